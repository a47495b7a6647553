import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import init, { Model } from "@ironcalc/wasm";
import type { SheetCell } from "#models/sheet/cells.ts";
import type { SheetValue, SheetValues } from "#models/sheet/definition.ts";
import { excelFormula } from "#models/sheet/excel-formula.ts";
import type { Sheet } from "#models/sheet/sheet.ts";
import { cellValue } from "#models/sheet/values.ts";

const sheetNames = ["Inputs", "Calculation", "Results"] as const;

/** Enough digits for a thousandth of a cent in a billion, and for rates. */
const numberFormat = "0.0000000000000";

export async function loadEngine() {
  const wasm = createRequire(import.meta.url).resolve("@ironcalc/wasm/wasm_bg.wasm");
  await init({ module_or_path: await readFile(wasm) });
}

/**
 * The formulas of a model in IronCalc, a calculation engine that is not ours. The inputs of a case
 * go in, every calculated cell comes out.
 */
export function openInEngine(sheet: Sheet) {
  const model = new Model(sheet.definition.title, "en", "UTC", "en");
  model.pauseEvaluation();
  for (const [index, name] of sheetNames.entries()) {
    if (index > 0) model.newSheet();
    model.renameSheet(index, name);
  }
  for (const cell of sheet.cells) {
    const formula = excelFormula(sheet, cell);
    if (formula) write(cell, formula);
  }
  // After the formulas, because PMT and its like bring a format of their own.
  for (const sheet of sheetNames.keys()) {
    const everything = { sheet, row: 1, column: 1, width: 60, height: 200 };
    model.updateRangeStyle(everything, "num_fmt", numberFormat);
  }

  function write(cell: SheetCell, text: string) {
    const { sheet, row, column } = cell.address;
    model.setUserInput(sheetNames.indexOf(sheet), row + 1, column + 1, text);
  }

  function read({ address: { sheet, row, column } }: SheetCell): SheetValue {
    const text = model.getFormattedCellValue(sheetNames.indexOf(sheet), row + 1, column + 1);
    return text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text);
  }

  return function recalculate(values: SheetValues) {
    model.pauseEvaluation();
    for (const cell of sheet.cells) {
      if (!cell.formula) write(cell, String(cellValue(cell, values)));
    }
    model.resumeEvaluation();
    model.evaluate();
    return read;
  };
}
