import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import init, { Model } from "@ironcalc/wasm";

/** One-based, as in IronCalc. */
type Place = { sheet: string; row: number; column: number };

export type WrittenCell = Place & { text: string; isFormula: boolean };

export async function loadEngine() {
  const wasm = createRequire(import.meta.url).resolve("@ironcalc/wasm/wasm_bg.wasm");
  await init({ module_or_path: await readFile(wasm) });
}

/**
 * A workbook in IronCalc, a calculation engine that is not ours. Its numbers are read as they are shown: unless told
 * otherwise, in enough digits for a thousandth of a cent in a billion, and for rates.
 */
export function openInEngine(
  sheetNames: readonly string[],
  cells: readonly WrittenCell[],
  numberFormat = "0.0000000000000",
) {
  const model = new Model("workbook", "en", "UTC", "en");
  model.pauseEvaluation();
  for (const [index, name] of sheetNames.entries()) {
    if (index > 0) model.newSheet();
    model.renameSheet(index, name);
  }
  for (const cell of cells) write(cell, cell.text);
  // After the formulas, because PMT and others set a format of their own. Only where a formula is: styles
  // on empty cells make every recalculation slow.
  for (const { sheet, row, column } of cells.filter(({ isFormula }) => isFormula)) {
    const area = { sheet: sheetNames.indexOf(sheet), row, column, width: 1, height: 1 };
    model.updateRangeStyle(area, "num_fmt", numberFormat);
  }

  function write({ sheet, row, column }: Place, text: string) {
    model.setUserInput(sheetNames.indexOf(sheet), row, column, text);
  }

  function read({ sheet, row, column }: Place): number | string {
    const text = model.getFormattedCellValue(sheetNames.indexOf(sheet), row, column);
    return text.trim() === "" || Number.isNaN(Number(text)) ? text : Number(text);
  }

  /** Writes the given inputs, recalculates, and leaves the results to be read. */
  function recalculate(inputs: readonly (Place & { text: string })[] = []) {
    model.pauseEvaluation();
    for (const input of inputs) write(input, input.text);
    model.resumeEvaluation();
    model.evaluate();
  }

  return { recalculate, read };
}
