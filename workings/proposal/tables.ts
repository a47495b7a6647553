import type { Value } from "../value.ts";
import { type Area, areaText, sheetPrefix } from "../workbook/area.ts";
import { firstLabel } from "../workbook/labels.ts";
import type { OpenWorkbook } from "../workbook/open-workbook.ts";
import { cellKey, type Workbook, type WorkbookSheet } from "../workbook/workbook.ts";
import { type FormatUnit, unitOfFormat } from "./unit-of-format.ts";

/** Rows of formulas under a row of periods, or columns of formulas under their headings. */
export type ProposedTable = {
  sheet: string;
  runsDown: boolean;
  /** The cells with the periods, of a table that runs down the first column. */
  periods: string;
  /** What one of them is: `Year`. */
  axis: string;
  lines: readonly ProposedLine[];
};

export type ProposedLine = {
  label: string;
  area: string;
  unit: FormatUnit;
  isNumeric: boolean;
};

const leastPeriods = 3;

export function proposedTables(open: OpenWorkbook): ProposedTable[] {
  return open.workbook.sheets.flatMap((sheet) => {
    if (sheet.visibility !== "visible") return [];
    const across = acrossTable(open, sheet);
    return across ? [across] : (downTable(open, sheet) ?? []);
  });
}

/** Consecutive cells of a row that hold something, from the first that is no label. */
function runIn({ cells, width }: WorkbookSheet, row: number, isPart: (value: Value) => boolean) {
  let best = { left: 0, right: -1 };
  let left = -1;
  for (let column = 0; column <= width; column++) {
    const cell = cells.get(cellKey(row, column));
    const isIn = cell !== undefined && isPart(cell.value);
    if (isIn && left < 0) left = column;
    if (!isIn && left >= 0) {
      if (column - left > best.right - best.left + 1) best = { left, right: column - 1 };
      left = -1;
    }
  }
  return best.right - best.left + 1 >= leastPeriods ? best : null;
}

/** Years, months or numbers that grow from left to right. */
function isHeading(
  sheet: WorkbookSheet,
  row: number,
  { left, right }: { left: number; right: number },
) {
  let before = Number.NEGATIVE_INFINITY;
  for (let column = left; column <= right; column++) {
    const value = sheet.cells.get(cellKey(row, column))?.value;
    if (typeof value !== "number" || value <= before) return false;
    before = value;
  }
  return true;
}

function acrossTable({ workbook }: OpenWorkbook, sheet: WorkbookSheet): ProposedTable | null {
  for (let row = 0; row < Math.min(sheet.height, 30); row++) {
    const run = runIn(sheet, row, (value) => typeof value === "number");
    if (!run || !isHeading(sheet, row, run)) continue;
    const { left, right } = run;
    const lines = rowsBelow(row).flatMap((at) => {
      const label = firstLabel(sheet, at);
      const area = { top: at, bottom: at, left, right };
      return label ? [lineOf(workbook, sheet, label, area)] : [];
    });
    if (lines.length === 0) continue;
    const periods = sheetPrefix(sheet.name) + areaText({ top: row, bottom: row, left, right });
    const axis =
      firstLabel(sheet, row) ?? (isYear(run.left) && isYear(run.right) ? "Year" : "Period");
    return { sheet: sheet.name, runsDown: false, periods, axis, lines };

    function isYear(column: number) {
      const value = sheet.cells.get(cellKey(row, column))?.value;
      return Number.isInteger(value) && Number(value) > 1900 && Number(value) < 2200;
    }

    function rowsBelow(heading: number) {
      return Array.from({ length: sheet.height - heading - 1 }, (_, at) => heading + 1 + at).filter(
        (at) => formulasIn(at) >= 0.6 * (right - left + 1),
      );
    }

    function formulasIn(at: number) {
      let count = 0;
      for (let column = left; column <= right; column++) {
        if (sheet.cells.get(cellKey(at, column))?.formula) count++;
      }
      return count;
    }
  }
  return null;
}

/** A schedule: headings in a row, and under most of them formulas for many rows. */
function downTable({ workbook }: OpenWorkbook, sheet: WorkbookSheet): ProposedTable | null {
  for (let row = 0; row < Math.min(sheet.height, 30); row++) {
    const run = runIn(sheet, row, (value) => typeof value === "string");
    if (!run) continue;
    const top = row + 1;
    const columns = Array.from({ length: run.right - run.left + 1 }, (_, at) => run.left + at);
    // Some columns go on into a row of totals.
    const bottom = mostFrequent(columns.map(lastFormula).filter((last) => last > top));
    const filled = columns.filter((column) => lastFormula(column) >= bottom);
    if (bottom - top + 1 < leastPeriods || filled.length < 2) continue;
    const lines = filled
      .filter((column) => column !== run.left)
      .map((column) => {
        const label = String(sheet.cells.get(cellKey(row, column))?.value ?? "");
        return lineOf(workbook, sheet, label, { top, bottom, left: column, right: column });
      });
    const first = { top, bottom, left: run.left, right: run.left };
    const periods = sheetPrefix(sheet.name) + areaText(first);
    const axis = String(sheet.cells.get(cellKey(row, run.left))?.value ?? "Period");
    return { sheet: sheet.name, runsDown: true, periods, axis, lines };

    /** The end of the formulas that follow one another under a heading; the first row may be entered. */
    function lastFormula(column: number) {
      let at = top;
      while (sheet.cells.get(cellKey(at + 1, column))?.formula) at++;
      return at;
    }
  }
  return null;
}

function mostFrequent(numbers: readonly number[]): number {
  const times = (number: number) => numbers.filter((other) => other === number).length;
  return numbers.reduce(
    (best, number) => (times(number) > times(best) ? number : best),
    numbers[0] ?? 0,
  );
}

function lineOf(
  { styles }: Workbook,
  sheet: WorkbookSheet,
  label: string,
  area: Area,
): ProposedLine {
  const last = sheet.cells.get(cellKey(area.bottom, area.right));
  return {
    label,
    area: sheetPrefix(sheet.name) + areaText(area),
    unit: unitOfFormat(styles[last?.style ?? 0]?.format ?? "General"),
    isNumeric: typeof last?.value === "number",
  };
}
