import { createContext } from "react";

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
