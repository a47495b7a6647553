import type { Value } from "../value.ts";
import { between } from "../workbook/area.ts";
import { cellKey, type Workbook, type WorkbookSheet } from "../workbook/workbook.ts";
import { unitOfFormat } from "./unit-of-format.ts";

const months =
  "jan(?:uary?|uar)?|feb(?:ruary?|ruar)?|m[aä]r(?:ch|z)?|apr(?:il)?|ma[iy]|june?|juni|july?|juli|aug(?:ust)?|sept?(?:ember)?|o[ck]t(?:ober)?|nov(?:ember)?|de[cz](?:ember)?";
const periodText = new RegExp(
  `^(?:(?:fy|cy|gj|year|yr|month|quarter|period|jahr|monat|quartal|q|h|m|y|p)?[ .'’-]*\\d{1,4}(?:[ ./–-]+(?:[qhm]?\\d{1,4}))*|(?:${months})\\.?[ .'’/–-]*(?:\\d{2,4})?) ?(?:ae?|e|f|b|bp|p|act(?:ual)?|est|ist|plan|budget|forecast|fc|ltm)?$`,
  "iu",
);

/** `2026E`, `FY25`, `Q1 2026`, `Year 1`, `Jan-26`. */
export function isPeriodText(text: string): boolean {
  return periodText.test(text.trim());
}

/** The heading of a column of figures. */
export function isPeriod(value: Value): boolean {
  return typeof value === "number" || (typeof value === "string" && isPeriodText(value));
}

export function isYear(value: Value): boolean {
  return typeof value === "number" && Number.isInteger(value) && value > 1900 && value < 2200;
}

type Run = { row: number; left: number; right: number };

/** Years, dates, numbers that count, or their names, from left to right; not a row of figures that happen to grow. */
export function isHeading({ styles }: Workbook, sheet: WorkbookSheet, run: Run): boolean {
  const cells = cellsOf(sheet, run);
  const isText = (cell: (typeof cells)[number]) => typeof cell?.value === "string";
  if (cells.every((cell) => isText(cell) || isYear(cell?.value ?? null)) && cells.some(isText)) {
    return true;
  }
  const numbers = cells.map((cell) => cell?.value);
  const isGrowing = numbers.every(
    (value, at) =>
      typeof value === "number" && (at === 0 || value > Number(numbers[at - 1] ?? value)),
  );
  if (!isGrowing) return false;
  const isDate = cells.every(
    (cell) => unitOfFormat(styles[cell?.style ?? 0]?.format ?? "General").kind === "date",
  );
  const step = Number(numbers[1]) - Number(numbers[0]);
  const counts = numbers.every(
    (value, at) => Number.isInteger(value) && value === Number(numbers[0]) + at * step,
  );
  return isDate || counts;
}

/** What one of the periods is: `Year`, `Month`. */
export function periodName(workbook: Workbook, sheet: WorkbookSheet, run: Run): string {
  const [first, second] = cellsOf(sheet, run).map((cell) => cell?.value);
  if (typeof first === "string") {
    if (/^(q|quart)/i.test(first)) return "Quarter";
    if (new RegExp(`^(?:${months}|m|monat|month)(?!\\p{L})`, "iu").test(first)) return "Month";
    return /\d{4}|^(fy|cy|gj|year|yr|jahr)/i.test(first) ? "Year" : "Period";
  }
  const days = Number(second) - Number(first);
  const { kind } = unitOfFormat(
    workbook.styles[cellsOf(sheet, run)[0]?.style ?? 0]?.format ?? "General",
  );
  if (kind === "date") {
    return days > 300 ? "Year" : days > 80 ? "Quarter" : days > 27 ? "Month" : "Day";
  }
  return isYear(first ?? null) ? "Year" : "Period";
}

function cellsOf({ cells }: WorkbookSheet, { row, left, right }: Run) {
  return between(left, right).map((column) => cells.get(cellKey(row, column)));
}
