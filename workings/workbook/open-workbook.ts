import type { SpreadsheetFunction } from "../functions/function.ts";
import { placeText } from "./area.ts";
import {
  type CellCalculation,
  type CellCalculator,
  createCellCalculator,
} from "./cell-calculation.ts";
import { readWorkbook } from "./read-workbook.ts";
import type { Workbook } from "./workbook.ts";

/** A workbook that was read, and calculated with the inputs that it holds. */
export type OpenWorkbook = {
  workbook: Workbook;
  calculator: CellCalculator;
  calculation: CellCalculation;
};

export function openWorkbook(
  bytes: Uint8Array,
  functions: Readonly<Record<string, SpreadsheetFunction>>,
): OpenWorkbook {
  return calculated(readWorkbook(bytes), functions);
}

export function calculated(
  workbook: Workbook,
  functions: Readonly<Record<string, SpreadsheetFunction>>,
): OpenWorkbook {
  const calculator = createCellCalculator(workbook, functions);
  return { workbook, calculator, calculation: calculator.calculate() };
}

/** `Inputs!C7`. */
export function placeOf({ linked: { cells, sheets } }: CellCalculator, slot: number): string {
  const { sheet = 0, row = 0, column = 0 } = cells[slot] ?? {};
  return placeText(sheets[sheet]?.name ?? "", row, column);
}
