import { numberIn, type Value } from "../value.ts";
import { type Area, isWithin, parseArea, placeText } from "../workbook/area.ts";
import { valueText } from "../workbook/compare.ts";
import { firstLabel, inputSheet, isStyledAsInput, rowLabel } from "../workbook/labels.ts";
import type { LinkedCell } from "../workbook/link.ts";
import { type OpenWorkbook, placeOf } from "../workbook/open-workbook.ts";
import { cellKey, type WorkbookSheet } from "../workbook/workbook.ts";
import type { Finding } from "./finding.ts";

const nothing: ReadonlyMap<number, Value> = new Map();

/** An entered number that no formula refers to. */
export function unusedInputs(open: OpenWorkbook): Finding[] {
  const { workbook, calculator } = open;
  const { linked, graph } = calculator;
  const unread = areasOfUnread(open);
  /** Years above a table are headings, not inputs. */
  function isHeading({ sheet, row, column, stored }: LinkedCell) {
    return [-1, 1].some((step) => {
      const slot = linked.slotAt(sheet, row, column + step);
      return slot !== null && linked.cells[slot]?.stored === Number(stored) + step;
    });
  }

  return linked.cells.flatMap((cell, slot): Finding[] => {
    const sheet = workbook.sheets[cell.sheet];
    const stored = sheet?.cells.get(cellKey(cell.row, cell.column));
    if (!sheet || !stored || stored.formula || typeof cell.stored !== "number") return [];
    const label = rowLabel(sheet, cell.row, cell.column);
    const isInput = isStyledAsInput(workbook, sheet, stored) ?? inputSheet.test(sheet.name);
    if (!isInput || !label || isHeading(cell) || graph.isUsed(slot)) return [];
    if (unread.some((area) => isWithin(area, cell.row, cell.column))) return [];
    return [
      {
        place: placeOf(calculator, slot),
        text: `the input “${label}” is used by no formula`,
        instead: nothing,
      },
    ];
  });
}

/** What formulas that could not be read mention, on whatever sheet: those cells may be used. */
function areasOfUnread({ workbook, calculator }: OpenWorkbook): Area[] {
  const texts = calculator.linked.cells.flatMap(({ sheet, row, column, problem }) => {
    const { formula } = workbook.sheets[sheet]?.cells.get(cellKey(row, column)) ?? {};
    return problem && formula ? [formula.text] : [];
  });
  const names = workbook.names.filter(({ name }) => texts.some((text) => text.includes(name)));
  return [...texts, ...names.map(({ text }) => text)].flatMap((text) =>
    [...text.matchAll(/\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?/g)].flatMap(
      ([address]) => parseArea(address) ?? [],
    ),
  );
}

/** A number that is text counts as nothing in a sum. */
export function numbersAsText({ calculator }: OpenWorkbook): Finding[] {
  const { cells, slotAt } = calculator.linked;
  return cells.flatMap((cell, slot): Finding[] => {
    const { stored, shape, problem, sheet, row, column } = cell;
    const isEntered = typeof stored === "string" && !shape && !problem;
    const number = isEntered ? numberIn(stored) : null;
    if (number === null || isYearAmongTexts(cell)) return [];
    // A column of account numbers is text on purpose; one among numbers is not.
    const neighbors = [slotAt(sheet, row - 1, column), slotAt(sheet, row + 1, column)];
    const isAmongNumbers = neighbors.some(
      (one) => one !== null && typeof cells[one]?.stored === "number",
    );
    if (!isAmongNumbers) return [];
    const text = `the number ${valueText(stored)} is stored as text`;
    return [{ place: placeOf(calculator, slot), text, instead: new Map([[slot, number]]) }];
  });

  /** A row of years above figures may be texts. */
  function isYearAmongTexts({ sheet, row, column, stored }: LinkedCell) {
    return [-1, 1].some((step) => {
      const beside = slotAt(sheet, row, column + step);
      return (
        /^(19|20|21)\d\d$/.test(String(stored)) &&
        beside !== null &&
        typeof cells[beside]?.stored === "string"
      );
    });
  }
}

const checkLabel =
  /^((balance|cash|sheet|sum|cross)[ -])?(check|control|difference)\b|^(kontrolle|differenz)\b/i;
const assets = /^total assets$|^assets, total$|^summe aktiva$/i;
const liabilities =
  /^total (equity (and|&) liabilities|liabilities (and|&) (shareholders['’]? )?equity)$|^summe passiva$/i;
/** Half a cent is rounding. */
const minDifference = 0.005;

/** A row called check that is not zero, and total assets that are not total equity and liabilities. */
export function brokenBalances({ workbook, calculator, calculation }: OpenWorkbook): Finding[] {
  return workbook.sheets.flatMap((sheet, index) => {
    const values = (row: number) => rowValues(sheet, index, row);
    const labels = rowLabels(sheet);
    const checks = labels.filter(({ label }) => label.length <= 30 && checkLabel.test(label));
    const [left, right] = [assets, liabilities].map((name) =>
      labels.find(({ label }) => name.test(label)),
    );
    const found = checks.flatMap(({ row, label }) =>
      values(row)
        .filter(({ value }) => value === false || Math.abs(Number(value)) > minDifference)
        .map(({ column, value }) => ({
          place: placeText(sheet.name, row, column),
          text: `“${label}” is ${valueText(value)}, not zero`,
          instead: nothing,
        })),
    );
    const unbalanced =
      left && right
        ? values(left.row).flatMap(({ column, value }) => {
            const other = values(right.row).find((one) => one.column === column)?.value;
            const difference = Number(value) - Number(other ?? value);
            if (!(Math.abs(difference) > minDifference)) return [];
            const text = `the balance sheet does not balance: ${left.label} exceed ${right.label} by ${valueText(difference)}`;
            return [{ place: placeText(sheet.name, left.row, column), text, instead: nothing }];
          })
        : [];
    return [...found, ...unbalanced];
  });

  function rowValues({ width }: WorkbookSheet, sheet: number, row: number) {
    return Array.from({ length: width }, (_, column) => column).flatMap((column) => {
      const slot = calculator.linked.slotAt(sheet, row, column);
      const value =
        slot === null || !calculator.linked.cells[slot]?.shape ? null : calculation.value(slot);
      return typeof value === "number" || typeof value === "boolean" ? [{ column, value }] : [];
    });
  }
}

function rowLabels(sheet: WorkbookSheet) {
  return Array.from({ length: sheet.height }, (_, row) => row).flatMap((row) => {
    const label = firstLabel(sheet, row);
    return label === null ? [] : [{ row, label }];
  });
}
