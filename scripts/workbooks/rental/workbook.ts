import { Workbook } from "wasm-xlsxwriter";
import type { Layout } from "../sheet.ts";
import { writeCashFlow } from "./cash-flow-sheet.ts";
import { writeInputs } from "./inputs-sheet.ts";
import { writeLoan } from "./loan-sheet.ts";
import type { RentalInputs } from "./rental-case.ts";
import { writeResult } from "./result-sheet.ts";

const tall = { 1: 36 };

export const rentalLayouts = {
  Inputs: { columns: [370, 122, 38, 370, 122, 142], rows: 26, tall },
  Loan: { columns: [80, 80, 130, 130, 130, 130, 130], rows: 28, tall },
  "Cash flow": { columns: [250, ...Array.from({ length: 11 }, () => 83)], rows: 26, tall },
  Result: { columns: [370, 132, 38, 156, 156, 156, 156], rows: 28, tall },
} as const satisfies Record<string, Layout>;

/**
 * The rental case as a workbook: it takes the model's inputs and calculates with its own formulas.
 * `models/rental/workbook.test.ts` compares the two cell by cell.
 */
export function rentalWorkbook(inputs: RentalInputs) {
  if (inputs.holdingYears !== 10) throw new Error("The workbook is laid out for ten years.");
  const book = new Workbook();
  writeInputs(book.addWorksheet().setName("Inputs"), rentalLayouts.Inputs, inputs);
  writeLoan(book.addWorksheet().setName("Loan"), rentalLayouts.Loan);
  writeCashFlow(book.addWorksheet().setName("Cash flow"), rentalLayouts["Cash flow"]);
  writeResult(book.addWorksheet().setName("Result"), rentalLayouts.Result);
  return book;
}
