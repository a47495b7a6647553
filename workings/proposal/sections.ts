import { formatted } from "../functions/number-format.ts";
import { between } from "../workbook/area.ts";
import { columnHeading, textAt } from "../workbook/labels.ts";
import { isUnitText } from "../workbook/unit-text.ts";
import {
  cellKey,
  type StoredCell,
  type Workbook,
  type WorkbookSheet,
} from "../workbook/workbook.ts";
import { isPeriodText } from "./periods.ts";
import { unitOfFormat } from "./unit-of-format.ts";

const longestHeading = 60;
const longestScenario = 20;

/** The heading of the block in which a cell is: a bold text alone in its row, or any if none on the sheet is bold. */
export function sectionOf(
  workbook: Workbook,
  sheet: WorkbookSheet,
  { row, column }: StoredCell,
): string | null {
  const above = headingsAbove(workbook, sheet, row, column);
  // The topmost is the title of the sheet.
  const sections = above.length > 1 ? above.slice(0, -1) : above;
  return (sections.find(({ isBold }) => isBold) ?? sections[0])?.text ?? null;
}

/** From the nearest up. A heading has no figure in its row, and above the cell nothing or a period. */
function headingsAbove(
  { styles }: Workbook,
  sheet: WorkbookSheet,
  below: number,
  column: number,
): { text: string; isBold: boolean }[] {
  const found: { text: string; isBold: boolean }[] = [];
  // A block beside another has its heading in its own columns.
  const first = firstColumnOf(sheet, below, column);
  for (let row = below - 1; row >= 0; row--) {
    const at = between(first, column).find((one) => textAt(sheet, row, one));
    if (at === undefined || at >= column) continue;
    const text = textAt(sheet, row, at) ?? "";
    const isAlone = between(at + 1, column).every((one) => {
      const cell = sheet.cells.get(cellKey(row, one));
      return !cell || (typeof cell.value === "string" && isPeriodText(cell.value));
    });
    const isSentence = text.length > longestHeading || /[.!?]$/.test(text);
    if (!isAlone || isSentence || isPeriodText(text) || isUnitText(text)) continue;
    const style = styles[sheet.cells.get(cellKey(row, at))?.style ?? 0];
    found.push({ text, isBold: style?.isBold ?? false });
  }
  return found;
}

/** Where the block of a cell begins: after the figures of another block, to the left of the cell's label. */
function firstColumnOf(sheet: WorkbookSheet, row: number, column: number): number {
  let isPastLabel = false;
  for (let left = column - 1; left >= 0; left--) {
    const cell = sheet.cells.get(cellKey(row, left));
    if (isPastLabel && (cell?.formula || typeof cell?.value === "number")) return left + 1;
    isPastLabel ||= textAt(sheet, row, left) !== null;
  }
  return 0;
}

/** The year, month or scenario at the top of a column of inputs. */
export function headingOf(
  { styles }: Workbook,
  sheet: WorkbookSheet,
  { row, column }: StoredCell,
): string | null {
  for (let above = row - 1; above >= Math.max(0, row - 30); above--) {
    const cell = sheet.cells.get(cellKey(above, column));
    if (!cell) continue;
    const format = styles[cell.style]?.format ?? "General";
    if (typeof cell.value === "string") {
      const heading = columnHeading(sheet, above, column);
      return heading.length <= longestScenario ? heading : null;
    }
    if (typeof cell.value !== "number") return null;
    if (unitOfFormat(format).kind === "date") return formatted(cell.value, format);
    if (Number.isInteger(cell.value) && cell.value > 1900 && cell.value < 2200) {
      return String(cell.value);
    }
  }
  return null;
}
