import type { DefinedName, StoredCell, StoredFormula } from "./workbook.ts";

/** What calculating a workbook takes: all of it as it was read, or the part of it that a page needs. */
export type Calculable = {
  sheets: readonly CalculableSheet[];
  names: readonly DefinedName[];
};

export type CalculableSheet = {
  name: string;
  /** Of the whole sheet: a reference to a whole column ends there. */
  height: number;
  width: number;
  cells: { values: () => Iterable<CalculableCell> };
};

export type CalculableCell = Pick<StoredCell, "row" | "column" | "value"> & {
  formula: Pick<StoredFormula, "text" | "row" | "column" | "kind" | "fills"> | null;
};
