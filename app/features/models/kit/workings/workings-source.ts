import { createContext } from "react";
import type { Workings } from "../define-workings.ts";

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
