/** What the keys of a spreadsheet ask for. */
export type Command = "precedents" | "dependents" | "formulas";

/**
 * Ctrl [, Ctrl ] and Ctrl `, as in Excel. By the sign or by its place on the keyboard: on many layouts these
 * signs need a further key, or wait for a letter to put an accent on.
 */
export function commandOf({ ctrlKey, key, code }: KeyboardEvent): Command | null {
  if (!ctrlKey) return null;
  if (key === "[" || code === "BracketLeft") return "precedents";
  if (key === "]" || code === "BracketRight") return "dependents";
  if (key === "`" || code === "Backquote") return "formulas";
  return null;
}
