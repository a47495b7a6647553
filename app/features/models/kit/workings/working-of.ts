import { cellValue } from "#workings/cell-value.ts";
import { cellId, type SheetCell } from "#workings/cells.ts";
import type { SheetTable, SheetValue, SheetValues } from "#workings/definition.ts";
import { excelFormula } from "#workings/excel-formula.ts";
import { because, explain, type Piece, referencesOf, rowsText } from "#workings/explain.ts";
import type { Sheet } from "#workings/sheet.ts";
import type { Workings } from "../sheet-workings.ts";
import { cellText } from "./cell-text.ts";
import type { WrittenWorking } from "./figures.ts";

/** A cell or a range that a figure comes from. */
export type Precedent = {
  cells: readonly SheetCell[];
  label: string;
  value: string;
  /** Where the trace goes from here: of a range, to its first amount that is not zero, and past what is only given. */
  goesTo: SheetCell;
};

/** How a number is calculated, in the case shown. */
export type Working = {
  cell: SheetCell;
  label: string;
  value: string;
  note: string | null;
  /** `null` for an input. */
  pieces: readonly Piece[] | null;
  formula: string | null;
  precedents: readonly Precedent[];
};

export function workingOf(sheet: Sheet, values: SheetValues, cell: SheetCell): Working {
  const valueAt = (of: SheetCell) => cellValue(of, values);
  const pieces = explain(sheet, cell, valueAt);
  const precedents = referencesOf(pieces ?? []).flatMap((cells): Precedent[] => {
    const [first] = cells;
    // The year of a column is not worth a step of its own.
    if (!first || first.name === first.table?.axis.name) return [];
    const label = labelOf(cells, cell);
    if (first.data) return [{ cells, label, value: rowsText(first.data), goesTo: first }];
    const amounts = cells.filter((part) => isAmount(valueAt(part)));
    const isCalculated = ({ given }: SheetCell) => !given;
    const goesTo = amounts.find(isCalculated) ?? amounts[0] ?? cells.find(isCalculated) ?? first;
    return [{ cells, label, value: rangeText(cells, values, cell), goesTo }];
  });
  return {
    cell,
    label: labelOf([cell]),
    value: cell.data ? rowsText(cell.data) : cellText(cell, valueAt(cell)),
    note: cell.note,
    pieces,
    formula: excelFormula(sheet, cell),
    precedents,
  };
}

/**
 * How the number is calculated, if this figure only passes it on: with nothing to claw back, `carry paid − clawback due`
 * is carry paid, and carry paid is a total. Named and written as the figure does.
 */
export function sourceOf(sheet: Sheet, values: SheetValues, working: Working): Working | null {
  const value = cellValue(working.cell, values);
  const [only, ...others] = working.precedents.filter(({ cells }) =>
    cells.some((cell) => cell.data || cellValue(cell, values) !== 0),
  );
  const [cell, ...more] = only?.cells ?? [];
  if (!only || !cell?.formula || others.length > 0 || more.length > 0) return null;
  if (!isAmount(value) || cellValue(cell, values) !== value) return null;
  const source = workingOf(sheet, values, cell);
  const found = sourceOf(sheet, values, source) ?? source;
  const { label, value: written } = only;
  const { inMillions } = working.cell;
  return {
    ...{ ...found, label, value: written },
    cell: { ...found.cell, ...(inMillions && { inMillions }) },
  };
}

const timeAxis = /^(year|quarter|month)$/;

/** `Saving in year 3`; as seen from a cell of the same year, `Saving`. */
export function labelOf(cells: readonly SheetCell[], from?: SheetCell): string {
  const [first, last] = [cells[0], cells.at(-1)];
  if (!first || !last) return "";
  const { label, table, position } = first;
  if (position === "total") return `${label}, total`;
  if (!table || position === null) {
    return last.label === label ? label : `${label} to ${lowerFirst(last.label)}`;
  }
  const axis = table.axis.label.toLowerCase();
  const at = (cell: SheetCell) =>
    typeof cell.position === "number" ? positionIn(table, cell.position) : "";
  // A position with a name of its own says what it is: `Saved, Jan to Dec`, `Paid in, LP 1`.
  const isNamed = typeof at(first) === "string";
  // A whole column of a list needs no numbers: `payments in the group`.
  if (table.runsDown && cells.length === table.axis.positions.length) return label;
  if (cells.length > 1 && last.position === position) {
    const lines = `${label} to ${lowerFirst(last.label)}`;
    const isHere = from?.table === table && from.position === position;
    return isHere ? lines : `${lines}, ${isNamed ? "" : `${axis} `}${at(first)}`;
  }
  if (cells.length > 1) {
    const range = `${at(first)} to ${at(last)}`;
    // No line starts with `to 10`.
    return `${label}, ${isNamed ? range : `${axis} ${range}`.replaceAll(" ", "\u00a0")}`;
  }
  if (first.name === table.axis.name) return isNamed ? `${at(first)}` : `${axis} ${at(first)}`;
  if (from?.table === table && from.position === position) return label;
  if (isNamed) return `${label}, ${at(first)}`;
  // Something happens in a year, but belongs to a partner or a stamp.
  return `${label}${timeAxis.test(axis) ? " in" : ","} ${axis} ${at(first)}`;
}

function positionIn({ axis: { positions, names } }: SheetTable, index: number) {
  return Array.isArray(names) ? names[index] : positions[index];
}

/** Neither zero nor text, which some lines have in place of an amount. */
function isAmount(value: SheetValue) {
  return typeof value === "number" && value !== 0;
}

/** The most numbers of a range that are listed one by one. */
const mostListed = 3;

/** The numbers of a cell or a range as the working of `from` writes them: of a long one, the lowest and the highest. */
function rangeText(range: readonly SheetCell[], values: SheetValues, from: SheetCell): string {
  // A long list has no numbers to show; its name says more.
  if (range[0]?.data) return lowerFirst(labelOf(range));
  const valueAt = (cell: SheetCell) => cellValue(cell, values);
  const numbers = range.filter((cell) => typeof valueAt(cell) === "number");
  const cells = numbers.length > 0 ? numbers : range;
  const texts = [...cells]
    .sort((a, b) => (cells.length > mostListed ? Number(valueAt(a)) - Number(valueAt(b)) : 0))
    .map((cell) => {
      const isEuro = from.inMillions && cell.unit === "€";
      return cellText(isEuro ? { unit: "€m", digits: 1 } : cell, valueAt(cell));
    });
  if (cells.length <= mostListed) return texts.join(", ");
  const count = `${cells.length} values`;
  const [lowest = "", highest = ""] = [texts[0], texts.at(-1)];
  if (numbers.length === 0) return count;
  if (lowest === highest) return `${count} of ${lowest}`;
  // `from 0.00 to 9.06 hours`.
  const [unit = ""] = /\s\D+$/.exec(highest) ?? [];
  const number = lowest.endsWith(unit) ? lowest.slice(0, lowest.length - unit.length) : lowest;
  return `${count} from ${number} to ${highest}`;
}

/** The explanation as one text, with each reference as `show` gives it. */
export function written(
  pieces: readonly Piece[],
  show: (cells: readonly SheetCell[]) => string,
): string {
  const textOf = (part: readonly Piece[]): string =>
    part
      .map((piece, index) => {
        if (piece.kind === "text") return piece.text;
        if (piece.kind === "reference") return afterSign(part[index - 1], show(piece.cells));
        const exponent = textOf(piece.pieces);
        return piece.pieces.length > 1 ? `^(${exponent})` : `^${exponent}`;
      })
      .join("");
  const text = textOf(pieces);
  // Euler's number is a lower-case letter, wherever it is.
  return text.startsWith("e^") ? text : text.charAt(0).toUpperCase() + text.slice(1);
}

/** `€9 − (−€1)`: a number with a sign does not follow another sign. */
export function afterSign(before: Piece | undefined, shown: string): string {
  const followsSign = before?.kind === "text" && /[−+×÷] ?$/.test(before.text);
  return followsSign && shown.startsWith("−") ? `(${shown})` : shown;
}

/** The formula in words, or where a number without one comes from. */
export function inWords({ pieces, cell }: Working): string {
  if (!pieces) return cell.given ?? "An input.";
  return written(pieces, (cells) => named(cells, cell));
}

const preposition = /^(?:After|At|Before|By|For|From|In|Of|On|Over|Per|To|Under|With) /;

/** A label within a sentence: `the sum of “To the LPs”, year 1 to 10`, but `the sum of interest`. */
function named(cells: readonly SheetCell[], from: SheetCell): string {
  const text = labelOf(cells, from);
  const label = cells[0]?.label ?? "";
  return preposition.test(label) && text.startsWith(label)
    ? `“${label}”${text.slice(label.length)}`
    : lowerFirst(text);
}

/** The same, where the formula has other parts for other cases. */
export function inThisCase(working: Working): string {
  const { formula } = working.cell;
  const words = inWords(working);
  const isBranching = formula?.kind === "call" && formula.name === "IF";
  return isBranching ? `In this case: ${lowerFirst(words)}` : words;
}

/** The formula with its numbers. */
export function inNumbers(working: Working, values: SheetValues): string {
  return written(working.pieces ?? [], numbersOf(working, values));
}

/**
 * What the formula with its numbers shows of a reference. In a sentence the numbers of a list say little, so it keeps
 * its name: `The present value of cash flow, year 1 to 10 at 8%`.
 */
export function numbersOf({ pieces, cell }: Working, values: SheetValues) {
  const words = (pieces ?? []).flatMap((piece) => (piece.kind === "text" ? piece.text : []));
  const isSentence = /^[^−+×÷]{20,}$/.test(words.join(""));
  return (cells: readonly SheetCell[]) =>
    isSentence && cells.length > 1 ? named(cells, cell) : rangeText(cells, values, cell);
}

/** Adds or counts the rows of a list that meet a condition. */
const hasCondition = /(?:SUM|COUNT|AVERAGE|MIN|MAX)IFS?\(/;

/**
 * Whether the numbers say more than the words and the value. `Passed, because 0 = 0` does not, where the words are
 * `Passed, because problems = 0`, nor does a figure taken from elsewhere: `€68,000.00 = €68,000`.
 * With a condition they cannot be read: `The sum of worked where day = 26 = 8.71 hours`.
 */
export function isCalculated(working: Working, values: SheetValues): boolean {
  const { pieces, value, formula } = working;
  if (!pieces || hasCondition.test(formula ?? "")) return false;
  if ([value, inWords(working)].includes(inNumbers(working, values))) return false;
  if (pieces.length === 1 && pieces[0]?.kind === "reference") return false;
  return !pieces.some((piece) => piece.kind === "text" && piece.text === because);
}

/** `Catch-up` as `catch-up`, but `LP net cash flow` as it is. */
export function lowerFirst(label: string) {
  return /^[A-Z][a-z]/.test(label) ? label.charAt(0).toLowerCase() + label.slice(1) : label;
}

/** The workings of the headline figures as text. */
export function writtenWorkings({ sheet, valuesOf }: Workings, query: string): WrittenWorking[] {
  const values = valuesOf(query);
  return sheet.definition.results.map(({ name }) => {
    const working = workingOf(sheet, values, sheet.cell(cellId(name)));
    return {
      label: working.label,
      value: working.value,
      words: inWords(working),
      numbers: isCalculated(working, values) ? inNumbers(working, values) : null,
      formula: working.formula ?? "",
    };
  });
}
