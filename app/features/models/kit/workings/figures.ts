import { createContext } from "react";
import type { Workings } from "../sheet-workings.ts";

/** What the figures of a model need to know to be buttons. `null` where they are plain text. */
export type Figures = {
  /** The figure whose working is on show. */
  openId: string | null;
  /** Shows formulas in place of values where it gives one. */
  formulaOf: (id: string) => string | null;
};

export const FiguresContext = createContext<Figures | null>(null);

/** The id of the panel that the buttons open. */
export const panelId = "working";

/** The working of a headline figure, as text. */
export type WrittenWorking = {
  label: string;
  value: string;
  words: string;
  /** `null` where they would only repeat the value. */
  numbers: string | null;
  formula: string;
};

/** Given by the page, so that a model itself need not know of its workings. */
export type WorkingsSource = {
  load: () => Promise<{ workings: Workings }>;
  /** The workings of the opening case, written at build. */
  opening: readonly WrittenWorking[];
};

export const WorkingsSourceContext = createContext<WorkingsSource | null>(null);
