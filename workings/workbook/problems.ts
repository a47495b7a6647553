import { CellError } from "../value.ts";
import {
  type Area,
  areaText,
  isWithin,
  joinedCells,
  type Place,
  placeText,
  sheetPrefix,
} from "./area.ts";
import { type Difference, differences, valueText } from "./compare.ts";
import type { Graph } from "./graph.ts";
import type { Linked, LinkedCell, Shape } from "./link.ts";
import { type OpenWorkbook, placeOf } from "./open-workbook.ts";
import { cellKey, type WorkbookSheet } from "./workbook.ts";

/** What a page shows of a workbook, as places: `Inputs!C7`. */
export type ShownCells = { inputs: readonly string[]; figures: readonly string[] };

/** One line each. An error means that there can be no page; a warning affects no figure that is shown. */
export type Problems = { errors: readonly string[]; warnings: readonly string[] };

type Problem = { text: string; isError: boolean };

export function problemsOf(open: OpenWorkbook, shown: ShownCells): Problems {
  const { calculator } = open;
  const { slotOf, graph } = calculator;
  const figures = shown.figures.flatMap((place) => slotOf(place) ?? []);
  const support = graph.support(figures);
  const isShown = (slot: number) => support.has(slot);
  const found = [
    ...missingCells(open, shown),
    ...fileProblems(open),
    ...formulaProblems(open, isShown),
    ...fixedAreas(open, isShown),
    ...cycles(open, isShown),
    ...errorCells(open, new Set(figures)),
    ...mergedInputs(open, shown.inputs),
    ...differentValues(open),
  ];
  const texts = (wanted: boolean) => [
    ...new Set(found.filter(({ isError }) => isError === wanted).map(({ text }) => text)),
  ];
  return { errors: texts(true), warnings: texts(false) };
}

function missingCells(
  { calculator: { slotOf, linked } }: OpenWorkbook,
  shown: ShownCells,
): Problem[] {
  const isNone = (place: string) => slotOf(place) === null;
  return [
    ...shown.figures
      .filter(isNone)
      .map((place) => ({ text: `${place}: is shown but holds nothing`, isError: true })),
    ...shown.inputs.flatMap((place) => {
      const slot = slotOf(place);
      const cell = slot === null ? undefined : linked.cells[slot];
      if (!cell) return [{ text: `${place}: is an input but holds nothing`, isError: true }];
      const isFormula = cell.shape || cell.problem;
      return isFormula ? [{ text: `${place}: is an input but has a formula`, isError: true }] : [];
    }),
  ];
}

function fileProblems({ workbook }: OpenWorkbook): Problem[] {
  const found: Problem[] = [];
  const formulas = workbook.sheets.flatMap(({ cells }) =>
    [...cells.values()].flatMap(({ formula }) => formula ?? []),
  );
  const unstored = formulas.filter(({ hasValue }) => !hasValue).length;
  if (unstored > 0 && unstored === formulas.length) {
    const text = `The formulas have no stored values: open the file in Excel or LibreOffice and save it once`;
    found.push({ text, isError: true });
  }
  if (workbook.is1904) {
    const text = `Days are counted from 1904: copy the sheets into a new workbook, and add 1,462 to dates that were entered`;
    found.push({ text, isError: true });
  }
  for (const target of workbook.externalLinks) {
    found.push({ text: `The workbook links to another file: ${target}`, isError: false });
  }
  for (const { name, visibility } of workbook.sheets) {
    if (visibility === "visible") continue;
    found.push({ text: `${name}: the sheet is hidden`, isError: false });
  }
  return found;
}

/** Formulas that cannot be calculated. */
function formulaProblems(
  { calculator: { linked } }: OpenWorkbook,
  isShown: (slot: number) => boolean,
) {
  const found = linked.cells.flatMap((cell, slot) =>
    cell.problem === null ? [] : [{ cell, text: cell.problem, isError: isShown(slot) }],
  );
  return byRuns(linked, found);
}

type CellProblem = Problem & { cell: LinkedCell };

/** A row or column of cells with the same problem is one line. */
function byRuns({ sheets }: Linked, found: readonly CellProblem[]): Problem[] {
  const groups = new Map<string, Problem & { sheet: number; held: LinkedCell[] }>();
  for (const { cell, text, isError } of found) {
    const { sheet } = cell;
    const id = `${sheet}:${isError}:${text}`;
    const group = groups.get(id) ?? { sheet, text, isError, held: [] };
    group.held.push(cell);
    groups.set(id, group);
  }
  return [...groups.values()].flatMap(({ sheet, text, isError, held }) => {
    const prefix = sheetPrefix(sheets[sheet]?.name ?? "");
    return runsOf(held).map((area) => ({ text: `${prefix}${areaText(area)}: ${text}`, isError }));
  });
}

/** Cells that follow one another, in a row or else in a column, as one area. */
export function runsOf(places: readonly Place[]): Area[] {
  const sorted = places.toSorted((a, b) => a.row - b.row || a.column - b.column);
  return joinedCells(sorted.map(({ row, column }) => ({ kind: 0, row, column })));
}

/** What a spilled array, a data table or a pivot table wrote looks like entered numbers. */
function fixedAreas({ workbook, calculator }: OpenWorkbook, isShown: (slot: number) => boolean) {
  return workbook.sheets.flatMap((sheet, index): Problem[] => {
    const filled = [...sheet.cells.values()].flatMap(({ formula }) => formula?.fills ?? []);
    const areas = [
      ...filled
        .filter(({ top, bottom, left, right }) => top !== bottom || left !== right)
        .map((area) => ({ area, text: "is filled by an array formula or a data table" })),
      ...sheet.pivots.map((area) => ({ area, text: "is a pivot table, which is not calculated" })),
    ];
    return areas.map(({ area, text }) => ({
      text: `${sheetPrefix(sheet.name)}${areaText(area)}: ${text}`,
      isError: slotsIn(sheet, area, index).some(isShown),
    }));
  });

  function slotsIn({ cells }: WorkbookSheet, area: Area, index: number) {
    return [...cells.values()]
      .filter(({ row, column }) => isWithin(area, row, column))
      .flatMap(({ row, column }) => calculator.linked.slotAt(index, row, column) ?? []);
  }
}

function cycles(
  { calculator, calculation, workbook }: OpenWorkbook,
  isShown: (slot: number) => boolean,
) {
  return calculator.graph.cycles.map((slots): Problem => {
    const isTaken = slots.some((slot) => calculation.cycles.has(slot));
    const places = shortestCycle(calculator.graph, slots).flatMap((node) =>
      node < calculator.linked.cells.length ? placeOf(calculator, node) : [],
    );
    const [first = ""] = places;
    const named = [...places.slice(0, 8), ...(places.length > 8 ? ["…"] : []), first].join(" → ");
    const turns = workbook.isIterative ? ", iterated by Excel" : "";
    return isTaken
      ? { text: `${first}: a circular reference${turns}: ${named}`, isError: slots.some(isShown) }
      : {
          text: `${first}: would be a circular reference with other inputs: ${named}`,
          isError: false,
        };
  });
}

/** From the first of the cells back to itself. */
function shortestCycle(graph: Graph, slots: readonly number[]): number[] {
  const start = Math.min(...slots);
  const cameFrom = new Map<number, number>();
  const reached = new Set([start]);
  for (const node of reached) {
    for (const next of graph.precedents(node)) {
      if (next === start) return pathTo(node);
      if (reached.has(next)) continue;
      reached.add(next);
      cameFrom.set(next, node);
    }
  }
  return [start];

  function pathTo(last: number) {
    const path = [last];
    for (let at = cameFrom.get(last); at !== undefined; at = cameFrom.get(at)) path.unshift(at);
    return path;
  }
}

function errorCells({ calculator, calculation }: OpenWorkbook, figures: ReadonlySet<number>) {
  const found = calculator.linked.cells.flatMap((cell, slot) => {
    if (!(cell.stored instanceof CellError) || calculation.cycles.has(slot)) return [];
    return [{ cell, text: `holds the error ${cell.stored.code}`, isError: figures.has(slot) }];
  });
  return byRuns(calculator.linked, found);
}

function mergedInputs({ workbook, calculator }: OpenWorkbook, inputs: readonly string[]) {
  const slots = inputs.flatMap((place) => calculator.slotOf(place) ?? []);
  return slots.flatMap((slot): Problem[] => {
    const { sheet = 0, row = 0, column = 0 } = calculator.linked.cells[slot] ?? {};
    const { name = "", merged = [] } = workbook.sheets[sheet] ?? {};
    const area = merged.find((area) => isWithin(area, row, column));
    if (!area) return [];
    const isFirst = area.top === row && area.left === column;
    const text = `${placeText(name, row, column)}: is an input in merged cells (${areaText(area)})`;
    return [{ text, isError: !isFirst }];
  });
}

/** Copies of a formula differ for the same reason, so only the first is reported. */
function differentValues({ calculator, calculation, workbook }: OpenWorkbook): Problem[] {
  const inCycles = calculator.graph.reachableFrom(calculation.cycles);
  const { cells } = calculator.linked;
  const formulaAt = (slot: number) => {
    const { sheet = 0, row = 0, column = 0 } = cells[slot] ?? {};
    return workbook.sheets[sheet]?.cells.get(cellKey(row, column))?.formula;
  };
  const found = differences(calculator, calculation).filter(
    ({ slot }) => !inCycles.has(slot) && formulaAt(slot)?.hasValue,
  );
  const isFound = new Set(found.map(({ slot }) => slot));
  // What follows from another difference is none of its own.
  const roots = found.filter(({ slot }) => {
    const { precedents } = calculator.graph;
    const direct = [...precedents(slot)].flatMap((node) =>
      node < cells.length ? [node] : [...precedents(node)],
    );
    return !direct.some((node) => isFound.has(node));
  });
  const counts = new Map<Shape | null, { first: Difference; count: number }>();
  for (const first of roots) {
    const shape = cells[first.slot]?.shape ?? null;
    const known = counts.get(shape);
    if (known) known.count++;
    else counts.set(shape, { first, count: 1 });
  }
  return [...counts.values()].map(({ first: { slot, stored, calculated }, count }) => {
    const others = count > 1 ? ` (and ${count - 1} more cells with this formula differ)` : "";
    return {
      text: `${placeOf(calculator, slot)}: the file has ${valueText(stored)}, the formula gives ${valueText(calculated)}${others}`,
      isError: true,
    };
  });
}
