export type Tone = "green" | "blue" | "violet" | "ochre" | "red";

/** The colours of the house, for whatever draws in the text's colour. */
export const toneText: Record<Tone, string> = {
  green: "text-excel",
  blue: "text-sql",
  violet: "text-vba",
  ochre: "text-python",
  red: "text-loss",
};
