import type { Value } from "../value.ts";
import {
  type Area,
  areaText,
  between,
  type Place,
  placesIn,
  sheetPrefix,
} from "../workbook/area.ts";
import { columnHeading, firstLabel } from "../workbook/labels.ts";
import type { OpenWorkbook } from "../workbook/open-workbook.ts";
import { areaOf } from "../workbook/reference-area.ts";
import { isUnitText } from "../workbook/unit-text.ts";
import { cellKey, isHidden, type Workbook, type WorkbookSheet } from "../workbook/workbook.ts";
import { isHeading, isPeriod, isYear, periodName } from "./periods.ts";
import { type FormatUnit, unitOfFormat } from "./unit-of-format.ts";

/** Rows of formulas under a row of periods, or columns of formulas under their headings. */
export type ProposedTable = {
  sheet: string;
  runsDown: boolean;
  /** The cells with the periods; in a table that runs down, its first column. */
  periods: string;
  /** What one of them is: `Year`. */
  axis: string;
  /** Whether they are names, such as those of shareholders, instead of periods in time. */
  areNames: boolean;
  /** Its title, unless that is the name of the sheet. */
  title: string | null;
  lines: readonly ProposedLine[];
  /** The last row that belongs to it. */
  end: number;
};

export type ProposedLine = {
  label: string;
  area: string;
  /** The cell that adds it up. */
  total: string | null;
  unit: FormatUnit;
  isNumeric: boolean;
  /** Without a formula. */
  isEntered: boolean;
  /** Its largest number, without the sign. */
  size: number;
};

type Run = { left: number; right: number };

const minPeriods = 3;
const lastHeading = 200;
/** At least this share of a line is formulas; the rest is past years, or empty. */
const minCalculated = 0.4;
export const totalLabel = /^(totals?|sum|summe|gesamt)\b/i;

export function proposedTables(open: OpenWorkbook): ProposedTable[] {
  return open.workbook.sheets.flatMap((sheet, index) => {
    if (sheet.visibility !== "visible") return [];
    const across = tablesAcross(open, sheet, index);
    return across.length > 0 ? across : (tableDown(open, sheet, index) ?? []);
  });
}

/** The longest run of consecutive cells of a row that hold such values: after twelve dates, `FY26` is not one of them. */
function runIn({ cells, width }: WorkbookSheet, row: number, isPart: (value: Value) => boolean) {
  let best: Run = { left: 0, right: -1 };
  let left = -1;
  let kind = "";
  for (let column = 0; column <= width; column++) {
    const cell = cells.get(cellKey(row, column));
    const found = cell !== undefined && isPart(cell.value) ? kindOf(cell.value) : "";
    if (found === kind) continue;
    if (kind && column - left > best.right - best.left + 1) best = { left, right: column - 1 };
    [left, kind] = [column, found];
  }
  return best.right - best.left + 1 >= minPeriods ? best : null;
}

/** One for each row of periods; blocks below one another often repeat it. */
function tablesAcross(open: OpenWorkbook, sheet: WorkbookSheet, index: number): ProposedTable[] {
  const headings = headingRows(open.workbook, sheet);
  return headings.flatMap(({ row, ...run }, at) => {
    const end = (headings[at + 1]?.row ?? sheet.height) - 1;
    const { left, right } = withoutTotals(open, index, { ...run, row, end });
    const areaIn = (at: number) => ({ top: at, bottom: at, left, right });
    const isCalculated = (at: number) => formulasIn(sheet, areaIn(at)) >= minCalculated;
    const rows = between(row + 1, end).filter(
      (at) => firstLabel(sheet, at, left) && !isHidden(sheet, at, left),
    );
    // What is entered for every period above a calculated line belongs to the table too.
    const last = rows.findLast(isCalculated) ?? -1;
    const lines = rows
      .filter((at) => isCalculated(at) || (at < last && areNumbers(sheet, areaIn(at))))
      .map((at) => lineOf(open, { sheet, index }, firstLabel(sheet, at, left) ?? "", areaIn(at)));
    if (last < 0) return [];
    const label = firstLabel(sheet, row, left);
    return [
      {
        ...{ sheet: sheet.name, runsDown: false, areNames: false, lines, end },
        // Where a sheet has several blocks, the label beside the periods is the title of the block.
        title: headings.length > 1 && label && !isAxis.test(label) ? label : null,
        periods: sheetPrefix(sheet.name) + areaText(areaIn(row)),
        axis: axisName(label, periodName(open.workbook, sheet, { row, left, right })),
      },
    ];
  });
}

/** The first row of periods above formulas, and those further down that repeat it or are entered. */
function headingRows(workbook: Workbook, sheet: WorkbookSheet): (Run & { row: number })[] {
  const found: (Run & { row: number })[] = [];
  for (const row of between(0, Math.min(sheet.height, lastHeading) - 1)) {
    const run = runIn(sheet, row, isPeriod);
    if (!run || !isHeading(workbook, sheet, { row, ...run })) continue;
    const [first] = found;
    if (!first) {
      const below = between(row + 1, sheet.height - 1);
      const hasLine = below.some(
        (at) =>
          firstLabel(sheet, at, run.left) &&
          formulasIn(sheet, { top: at, bottom: at, ...run }) >= minCalculated,
      );
      if (hasLine) found.push({ row, ...run });
      continue;
    }
    const cells = between(run.left, run.right).map((at) => sheet.cells.get(cellKey(row, at)));
    const isRepeated = cells.every(
      (cell, at) => cell?.value === sheet.cells.get(cellKey(first.row, first.left + at))?.value,
    );
    const isEntered = cells.every((cell) => typeof cell?.value === "string" && !cell.formula);
    if (isRepeated || isEntered) found.push({ row, ...run });
  }
  return found;
}

const isAxis =
  /year|quarter|month|week|day|period|date|jahr|quartal|monat|woche|tag|datum|zeitraum/i;

/** The text beside a row of years is often a title or a unit rather than a name for them. */
function axisName(label: string | null, period: string): string {
  const short = label !== null && label.length <= longestAxis ? label : null;
  if (short && isAxis.test(short)) return short;
  return period === "Period" && short && !isUnitText(short) ? short : period;
}

const longestAxis = 16;

/** A column that adds up the twelve months before it is not a period, whatever its heading. */
function withoutTotals(
  open: OpenWorkbook,
  index: number,
  { left, right, row, end }: Run & { row: number; end: number },
): Run {
  const rows = between(row + 1, end);
  const addsUp = (column: number, others: Run) => {
    const formulas = rows.filter((row) => shapeAt(open, index, row, column));
    const sums = formulas.filter((row) =>
      isSumOf(open, index, { row, column }, { top: row, bottom: row, ...others }),
    );
    return sums.length > 0 && sums.length >= formulas.length / 3;
  };
  if (right - left < minPeriods) return { left, right };
  if (addsUp(right, { left, right: right - 1 })) return { left, right: right - 1 };
  return addsUp(left, { left: left + 1, right }) ? { left: left + 1, right } : { left, right };
}

function areNumbers({ cells }: WorkbookSheet, { top, left, right }: Area) {
  return between(left, right).every(
    (column) => typeof cells.get(cellKey(top, column))?.value === "number",
  );
}

/** The share of the cells that have a formula. */
function formulasIn({ cells }: WorkbookSheet, area: Area) {
  const keys = placesIn(area).map(({ row, column }) => cellKey(row, column));
  return keys.filter((key) => cells.get(key)?.formula).length / keys.length;
}

/** A schedule: headings in a row, and under most of them formulas that are copied down for many rows. */
function tableDown(open: OpenWorkbook, sheet: WorkbookSheet, index: number): ProposedTable | null {
  for (let row = 0; row < Math.min(sheet.height, lastHeading); row++) {
    const run = runIn(sheet, row, (value) => typeof value === "string");
    if (!run) continue;
    const top = row + 1;
    const columns = between(run.left, run.right);
    // Some columns go on into a row of totals.
    const lowest = mostFrequent(columns.map(lastFormula).filter((last) => last > top));
    const bottom = totalLabel.test(String(sheet.cells.get(cellKey(lowest, run.left))?.value))
      ? lowest - 1
      : lowest;
    const filled = columns.filter((column) => lastFormula(column) >= bottom);
    if (bottom - top + 1 < minPeriods || filled.length < 2) continue;
    if (filled.filter(isCopied).length < filled.length / 2) continue;
    const lines = columns
      .filter((column) => filled.includes(column) || isEntered(column))
      .filter((column) => column !== run.left && !isHidden(sheet, row, column))
      .map((column) => {
        const label = columnHeading(sheet, row, column);
        const area = { top, bottom, left: column, right: column };
        return lineOf(open, { sheet, index }, label, area);
      });
    const first = { top, bottom, left: run.left, right: run.left };
    const periods = sheetPrefix(sheet.name) + areaText(first);
    const heading = String(sheet.cells.get(cellKey(row, run.left))?.value ?? "");
    const axis = /^(?:no|nr|#)?\.?$/i.test(heading.trim()) ? "Period" : heading;
    const areNames = between(top, bottom).every((at) => {
      const name = sheet.cells.get(cellKey(at, run.left))?.value;
      return typeof name === "string" && !isPeriod(name);
    });
    return {
      ...{ sheet: sheet.name, runsDown: true, periods, axis, areNames, lines },
      ...{ title: null, end: bottom },
    };

    /** The end of the formulas that follow one another under a heading; the first row may be entered. */
    function lastFormula(column: number) {
      let at = top;
      while (sheet.cells.get(cellKey(at + 1, column))?.formula) at++;
      return at;
    }

    function isEntered(column: number) {
      return between(top, bottom).every(
        (at) => typeof sheet.cells.get(cellKey(at, column))?.value === "number",
      );
    }

    /** A list of different calculations is not a schedule. */
    function isCopied(column: number) {
      const keys = between(top, bottom).map((at) => shapeAt(open, index, at, column)?.key);
      const same = keys.filter((key, at) => at > 0 && key !== undefined && key === keys[at - 1]);
      return same.length >= (keys.length - 1) / 2;
    }
  }
  return null;
}

function shapeAt(
  { calculator: { linked } }: OpenWorkbook,
  index: number,
  row: number,
  column: number,
) {
  const slot = linked.slotAt(index, row, column);
  return slot === null ? undefined : linked.cells[slot]?.shape;
}

function mostFrequent(numbers: readonly number[]): number {
  const times = (number: number) => numbers.filter((other) => other === number).length;
  return numbers.reduce(
    (best, number) => (times(number) > times(best) ? number : best),
    numbers[0] ?? 0,
  );
}

function lineOf(
  open: OpenWorkbook,
  { sheet, index }: { sheet: WorkbookSheet; index: number },
  label: string,
  area: Area,
): ProposedLine {
  const { calculator, calculation } = open;
  const values = placesIn(area).map(({ row, column }) => {
    const slot = calculator.linked.slotAt(index, row, column);
    return slot === null ? null : calculation.value(slot);
  });
  const numbers = values.filter((value) => typeof value === "number");
  const texts = values.filter((value) => typeof value === "string" && value !== "").length;
  const last = sheet.cells.get(cellKey(area.bottom, area.right));
  const prefix = sheetPrefix(sheet.name);
  const total = totalOf(open, index, area);
  return {
    label,
    area: prefix + areaText(area),
    total: total && prefix + areaText(total),
    unit: unitOfFormat(open.workbook.styles[last?.style ?? 0]?.format ?? "General"),
    // After the last payment, a schedule is empty texts.
    isNumeric: numbers.length > texts,
    isEntered: formulasIn(sheet, area) === 0,
    size: Math.max(...numbers.map(Math.abs)),
  };
}

/** A cell a few places after a line, or before it, that adds up all of it. */
function totalOf(open: OpenWorkbook, index: number, area: Area): Area | null {
  const { top, bottom, left, right } = area;
  const isRow = top === bottom;
  const places = isRow
    ? [right + 1, right + 2, right + 3, left - 1, left - 2].map((column) => ({ row: top, column }))
    : [bottom + 1, bottom + 2, bottom + 3].map((row) => ({ row, column: left }));
  const found = places.find((place) => isSumOf(open, index, place, area));
  return found
    ? { top: found.row, bottom: found.row, left: found.column, right: found.column }
    : null;
}

function isSumOf(open: OpenWorkbook, index: number, { row, column }: Place, area: Area): boolean {
  const shape = shapeAt(open, index, row, column);
  const [reference] = shape?.references ?? [];
  const { expression } = shape ?? {};
  if (!reference || expression?.kind !== "call" || expression.name !== "SUM") return false;
  const summed = reference.cells.sheet === null && areaOf(reference, { row, column });
  return summed ? areaText(summed) === areaText(area) : false;
}

/** Years may be numbers beside texts: 2025, `2026E`. */
function kindOf(value: Value) {
  return typeof value === "string" || isYear(value) ? "named" : "counted";
}
