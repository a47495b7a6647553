import { CellError, type Value } from "../value.ts";
import { isWithin, placesIn, placeText } from "../workbook/area.ts";
import { inputSheet, isStyledAsInput, labelOf, rowLabel, unitTextOf } from "../workbook/labels.ts";
import type { OpenWorkbook } from "../workbook/open-workbook.ts";
import { parseCellFormula } from "../workbook/parse-cell-formula.ts";
import { areaOf } from "../workbook/reference-area.ts";
import {
  cellKey,
  isHidden,
  type StoredCell,
  type Validation,
  type WorkbookSheet,
} from "../workbook/workbook.ts";
import { headingOf, sectionOf } from "./sections.ts";
import { type FormatUnit, unitOfFormat } from "./unit-of-format.ts";

export type ProposedFigure = {
  place: string;
  label: string;
  /** The heading of the block in which it is. */
  section: string | null;
  unit: FormatUnit;
  /** What a column of units says: `EUR / month`. */
  unitText: string | null;
  note: string | null;
  /** The year or month above a row of inputs, or what the column beside a table is called. */
  heading: string | null;
  /** The convention by which it was found. */
  why: string;
};

export function labelWithHeading({ label, heading }: ProposedFigure): string {
  return heading ? `${label}, ${heading}` : label;
}

export type ProposedInput = ProposedFigure & {
  value: Value;
  limits: { min: number; max: number } | { choices: readonly Value[] } | null;
};

type Candidate = { sheet: WorkbookSheet; index: number; cell: StoredCell; slot: number };

/** More cells than this under one heading are data. */
const maxUnderHeading = 3;

/**
 * Entered cells that formulas use, by the conventions of the trade; without any, all entered numbers with a label.
 * `others` are those that an author who marks inputs has not marked.
 */
export function proposedInputs(
  open: OpenWorkbook,
  isInTable: (slot: number) => boolean,
): { found: ProposedInput[]; others: ProposedInput[] } {
  const used = candidates(open).filter(({ slot }) => !isInTable(slot));
  const names = nameOfCells(open);
  const styleOf = ({ sheet, cell }: Candidate) => isStyledAsInput(open.workbook, sheet, cell);
  // Where an author marks inputs, the unmarked numbers beside them are something else; a name is not such a mark.
  const marked = new Set(used.filter(styleOf).map(({ sheet }) => sheet));
  const hinted = new Set(
    used
      .filter((one) => names.has(one.slot) || inputSheet.test(sectionAbove(one) ?? ""))
      .map(({ sheet }) => sheet),
  );
  const found = used.flatMap((one) => {
    const name = names.get(one.slot);
    const why =
      styleOf(one) ?? (name ? `name ${name}` : marked.has(one.sheet) ? null : reasonByPlace(one));
    return why ? [{ ...one, why }] : [];
  });
  const entered = withoutData(used).filter(({ slot }) => !found.some((one) => one.slot === slot));
  const rest = entered.map((one) => ({ ...one, why: "used by formulas" }));
  // Where only rows of figures are marked, the single numbers beside them are inputs all the same.
  const isMarkedAlone = found.some(
    (one) => found.filter(({ sheet, cell }) => isInRowOf(one, sheet, cell)).length < minInRow,
  );
  const all = ({ why, ...one }: (typeof rest)[number]) =>
    described(open, one, why, names.get(one.slot));
  return isMarkedAlone
    ? { found: found.flatMap(all), others: rest.flatMap(all) }
    : { found: inOrder([...found, ...rest]).flatMap(all), others: [] };

  function sectionAbove({ sheet, cell }: Candidate) {
    return sectionOf(open.workbook, sheet, cell);
  }

  function reasonByPlace(one: Candidate) {
    const { sheet, cell } = one;
    if (inputSheet.test(sheet.name)) return `sheet ${sheet.name}`;
    const isBesideInputs = hinted.has(sheet) && rowLabel(sheet, cell.row, cell.column);
    return isBesideInputs ? `below ${sectionAbove(one) ?? "other inputs"}` : null;
  }
}

/** This many in a row are one input for each period. */
export const minInRow = 3;

/** The place without its column: `Inputs!7`. */
export function rowOf({ place }: ProposedFigure): string {
  return place.replace(/(?<=!)[A-Z]+/, "");
}

function isInRowOf(one: Candidate, sheet: WorkbookSheet, { row }: StoredCell) {
  return one.sheet === sheet && one.cell.row === row;
}

/** As they are read on the sheets. */
function inOrder<One extends Candidate>(all: readonly One[]): One[] {
  return all.toSorted(
    (a, b) => a.index - b.index || a.cell.row - b.cell.row || a.cell.column - b.cell.column,
  );
}

/** A page with more controls than this would be a spreadsheet. */
const maxInputs = 30;

/** If there are too many: first the inputs that are alone in their row, then those of future years, never those of past years. */
export function mostUseful(inputs: readonly ProposedInput[]): readonly ProposedInput[] {
  const inRow = new Map<string, number>();
  for (const input of inputs) inRow.set(rowOf(input), (inRow.get(rowOf(input)) ?? 0) + 1);
  const rankOf = (input: ProposedInput) => {
    if ((inRow.get(rowOf(input)) ?? 0) < minInRow) return 0;
    return /\d ?a(ct(ual)?)?$|\b(actual|ist)\b/i.test(input.heading ?? "") ? 2 : 1;
  };
  if (inputs.length <= maxInputs) return inputs;
  const toCome = inputs.filter((input) => rankOf(input) < 2);
  const sorted = (toCome.length > 0 ? toCome : inputs).toSorted((a, b) => rankOf(a) - rankOf(b));
  const chosen = new Set(sorted.slice(0, maxInputs));
  // All years of a row, or none.
  const cut = new Set(sorted.slice(maxInputs).map(rowOf));
  return inputs.filter(
    (input) => chosen.has(input) && !(rankOf(input) > 0 && cut.has(rowOf(input))),
  );
}

/** Leaves out columns of data: long ones, and ones whose cells have no labels of their own. */
function withoutData(all: readonly Candidate[]): Candidate[] {
  const isLabeled = ({ sheet, cell }: Candidate) => rowLabel(sheet, cell.row, cell.column) !== null;
  const idOf = ({ index, cell }: Candidate) => `${index}:${cell.column}`;
  const counts = new Map<string, { all: number; unlabeled: number }>();
  for (const one of all) {
    const count = counts.get(idOf(one)) ?? { all: 0, unlabeled: 0 };
    count.all++;
    if (!isLabeled(one)) count.unlabeled++;
    counts.set(idOf(one), count);
  }
  return all.filter((one) => {
    const { all = 0, unlabeled = 0 } = counts.get(idOf(one)) ?? {};
    return all <= maxInList && (unlabeled <= maxUnderHeading || isLabeled(one));
  });
}

/** A list of more cells than these is data: no visitor moves one of 3,000 invoices. */
const maxInList = 40;

/** Cells that a formula refers to one by one or in a short range. */
function readOneByOne({ calculator: { linked } }: OpenWorkbook): Set<number> {
  const short = linked.ranges.filter(({ slots }) => slots.length <= maxInList);
  return new Set([
    ...linked.cells.flatMap(({ targets }) => targets),
    ...short.flatMap(({ slots }) => [...slots]),
  ]);
}

function candidates(open: OpenWorkbook): Candidate[] {
  const { workbook, calculator } = open;
  const isRead = readOneByOne(open);
  return workbook.sheets.flatMap((sheet, index) => {
    if (sheet.visibility !== "visible") return [];
    return [...sheet.cells.values()].flatMap((cell) => {
      const slot = calculator.linked.slotAt(index, cell.row, cell.column);
      if (slot === null || cell.formula || isHidden(sheet, cell.row, cell.column)) return [];
      const isText = typeof cell.value === "string";
      if (isText && !validationOf(sheet, cell)) return [];
      // A heading of a table is used too, but by the headings beside it.
      return isRead.has(slot) && calculator.graph.isUsed(slot)
        ? [{ sheet, index, cell, slot }]
        : [];
    });
  });
}

function described(
  open: OpenWorkbook,
  { sheet, cell }: Candidate,
  why: string,
  name: string | undefined,
): ProposedInput[] {
  const label = labelOf(sheet, cell.row, cell.column) ?? name;
  if (!label) return [];
  const validation = validationOf(sheet, cell);
  const figure = figureIn(open, sheet, cell, typeof cell.value === "string");
  return [
    {
      ...{ ...figure, label, why },
      heading: headingOf(open.workbook, sheet, cell),
      note: figure.note ?? (validation?.prompt || null),
      value: cell.value,
      limits: validation ? limitsOf(open, sheet, validation) : null,
    },
  ];
}

/** What an input and a result have in common. */
function figureIn(
  { workbook }: OpenWorkbook,
  sheet: WorkbookSheet,
  cell: StoredCell,
  isText: boolean,
) {
  const { row, column } = cell;
  const unit: FormatUnit = isText
    ? { kind: "text", digits: 0, sign: null }
    : unitOfFormat(workbook.styles[cell.style]?.format ?? "General");
  return {
    place: placeText(sheet.name, row, column),
    section: sectionOf(workbook, sheet, cell),
    unitText: unitTextOf(sheet, row, column),
    unit,
    note: sheet.notes.get(cellKey(row, column)) ?? null,
  };
}

function validationOf({ validations }: WorkbookSheet, { row, column }: StoredCell) {
  return validations.find(({ areas }) => areas.some((area) => isWithin(area, row, column)));
}

function limitsOf(
  open: OpenWorkbook,
  sheet: WorkbookSheet,
  { kind, operator, first, second }: Validation,
): ProposedInput["limits"] {
  if (kind === "list") {
    const written = /^"(.*)"$/s.exec(first)?.[1];
    const choices = written
      ? written.split(",").map((choice) => choice.trim())
      : listed(open, sheet, first);
    return choices.length > 0 ? { choices } : null;
  }
  const [min, max] = [Number(first), Number(second)];
  const isBetween = operator === "between" && first !== "" && second !== "";
  return isBetween && Number.isFinite(min) && Number.isFinite(max) ? { min, max } : null;
}

/** The choices that a validation takes from cells. */
function listed(
  { workbook, calculation, calculator }: OpenWorkbook,
  own: WorkbookSheet,
  text: string,
): Value[] {
  const meaning = workbook.names.find(({ name }) => name === text)?.text ?? text;
  const reference = readReference(meaning);
  if (!reference) return [];
  const name = reference.sheet?.toLowerCase() ?? own.name.toLowerCase();
  const sheet = workbook.sheets.findIndex((one) => one.name.toLowerCase() === name);
  const { first, last } = reference;
  const bottom = Math.min(last.row, first.row + 200);
  const area = { top: first.row, left: first.column, bottom, right: last.column };
  return placesIn(area).flatMap(({ row, column }) => {
    const slot = calculator.linked.slotAt(sheet, row, column);
    return slot === null ? [] : [calculation.value(slot)];
  });
}

function readReference(text: string) {
  try {
    const expression = parseCellFormula(text);
    return expression.kind === "cells" ? expression : null;
  } catch {
    // A formula such as OFFSET gives no fixed list.
    return null;
  }
}

/** Defined names that mean one cell. */
export function nameOfCells({ workbook, calculator }: OpenWorkbook): Map<number, string> {
  const found = new Map<number, string>();
  for (const { name, text } of workbook.names) {
    const reference = readReference(text);
    const area =
      reference &&
      areaOf({ cells: reference, anchor: { row: 0, column: 0 } }, { row: 0, column: 0 });
    const sheet = workbook.sheets.findIndex((one) => one.name === reference?.sheet);
    if (!area || area.top !== area.bottom || area.left !== area.right) continue;
    const slot = calculator.linked.slotAt(sheet, area.top, area.left);
    if (slot !== null) found.set(slot, name);
  }
  return found;
}

export function figureAt(
  open: OpenWorkbook,
  slot: number,
  why: string,
  name?: string,
): ProposedFigure | null {
  const { sheet: index = 0, row = 0, column = 0 } = open.calculator.linked.cells[slot] ?? {};
  const sheet = open.workbook.sheets[index];
  const cell = sheet?.cells.get(cellKey(row, column));
  const label = sheet && (labelOf(sheet, row, column) ?? name);
  if (!sheet || !cell || !label || isHidden(sheet, row, column)) return null;
  // A value that is an error only here, as in a circular reference, is proposed, so that the owner is told.
  if (sheet.visibility !== "visible" || cell.value instanceof CellError) return null;
  const isText = typeof open.calculation.value(slot) === "string";
  // A sentence below a title, which would become its label.
  if (isText && column === 0) return null;
  return { ...figureIn(open, sheet, cell, isText), label, heading: null, why };
}
