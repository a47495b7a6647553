import { areaText, isWithin, parseArea, sheetPrefix } from "../workbook/area.ts";
import { resultSheet, textAt } from "../workbook/labels.ts";
import type { OpenWorkbook } from "../workbook/open-workbook.ts";
import { cellKey } from "../workbook/workbook.ts";
import {
  figureAt,
  labelWithHeading,
  mostUseful,
  nameOfCells,
  type ProposedFigure,
  type ProposedInput,
  proposedInputs,
  rowOf,
} from "./inputs.ts";
import { headingOf } from "./sections.ts";
import { type ProposedLine, type ProposedTable, proposedTables, totalLabel } from "./tables.ts";

/** What a page could show of a workbook, and in sentences what was guessed and why. */
export type ProposedView = {
  inputs: readonly ProposedInput[];
  results: readonly ProposedFigure[];
  tables: readonly ProposedTable[];
  /** The areas of the lines that a chart draws. */
  chart: readonly string[];
  guesses: readonly string[];
};

const maxResults = 8;
/** So many of a block are shown together. */
const fewResults = 6;
const minResults = 2;
/** Two or three figures of a row are told apart by their columns. */
const maxInRow = 3;
const maxChartLines = 3;
const drawn =
  /revenue|sales|cash|profit|income|ebitda|balance|closing|cumulative|liability|debt|value|flow|total|\b(?:mrr|arr|noi)\b|umsatz|erlös|ergebnis|gewinn|saldo|restschuld|liquidität|kumul/i;
/** Also those of sales. */
const costs = /cost|expense|kosten|aufwand/i;
/** The balance at the start of a period is that at the end of the one before. */
const repeats = /opening|beginning|b\/f|anfang|start/i;
/** What a reader of a model looks for first. */
const headlines =
  /(?<!\p{L})(x?irr|x?npv|moic|multiple|dscr|payback|net present value|rate of return|per share|rendite|kapitalwert|interner zinsfuß)(?!\p{L})/iu;
const checks = /check|control|difference|kontrolle|differenz/i;

export function proposeView(open: OpenWorkbook): ProposedView {
  // The chart is of the first, which is the one that says most.
  const allTables = proposedTables(open);
  const most = Math.max(...allTables.map(numericLines));
  const tables = allTables.toSorted(
    (a, b) => Number(numericLines(b) === most) - Number(numericLines(a) === most),
  );
  const isIn = placesOf(open, tables);
  const { found, others } = proposedInputs(open, isIn.heading);
  const inputs = mostUseful(found);
  const allResults = proposedResults(open, tables, isIn);
  const results = allResults.slice(0, maxResults);
  const lines = tables[0]?.lines.filter(
    ({ unit, isNumeric, isEntered }) =>
      isNumeric && !isEntered && unit.kind !== "percent" && unit.kind !== "date",
  );
  const named =
    lines?.filter(({ label }) => drawn.test(label) && !repeats.test(label) && !costs.test(label)) ??
    [];
  const chart = ofOneSize(inOneUnit(named.length > 0 ? named : (lines ?? [])))
    .slice(0, maxChartLines)
    .map(({ area }) => area);
  const guesses = [
    ...inputs.map(({ place, label, why }) => `${place}: input “${label}” (${why})`),
    ...leftOut(
      found.filter((one) => !inputs.includes(one)),
      "left out, because a page with more inputs is hard to use",
    ),
    ...leftOut(others, "entered and used by formulas, but not marked as an input like the others"),
    ...results.map((one) => `${one.place}: result “${labelWithHeading(one)}” (${one.why})`),
    ...leftOut(allResults.slice(maxResults), `left out, because there are ${maxResults} results`),
    ...tables.map(({ periods, lines, runsDown }) => {
      const [what, where] = runsDown ? ["column", "headings"] : ["row", "a row of periods"];
      const count = `${lines.length} ${what}${lines.length === 1 ? "" : "s"}`;
      return `${periods}: table of ${count} (formulas under ${where})`;
    }),
    ...chart.map((area) => `${area}: line of the chart (the first table)`),
  ];
  return { inputs, results, tables, chart, guesses };
}

function leftOut(figures: readonly ProposedFigure[], why: string): string[] {
  const [first, ...others] = figures;
  if (!first) return [];
  const more = others.length > 0 ? ` and ${others.length} more` : "";
  return [`${first.place} (“${first.label}”)${more}: ${why}`];
}

/** Customers and dollars share no axis: those of the unit that most have. */
function inOneUnit(lines: readonly ProposedLine[]): readonly ProposedLine[] {
  const alike = ({ unit: { kind, sign } }: ProposedLine) =>
    lines.filter(({ unit }) => unit.kind === kind && unit.sign === sign);
  return lines.map(alike).reduce((most, same) => (same.length > most.length ? same : most), []);
}

/** A payment beside the balance that it pays down would be a line along the bottom. */
function ofOneSize(lines: readonly ProposedLine[]): readonly ProposedLine[] {
  const largest = Math.max(...lines.map(({ size }) => size));
  return lines.filter(({ size }) => size >= largest / 20);
}

function numericLines({ lines }: ProposedTable) {
  return lines.filter(({ isNumeric, isEntered }) => isNumeric && !isEntered).length;
}

/** Whether a cell belongs to a table, is one of its periods, or is among its lines without being in one. */
function placesOf({ workbook, calculator }: OpenWorkbook, tables: readonly ProposedTable[]) {
  const areasOf = (cells: (table: ProposedTable) => readonly (string | null)[]) =>
    tables.flatMap((table) =>
      cells(table).flatMap((place) => {
        const area = place && parseArea(place.slice(place.lastIndexOf("!") + 1));
        return area ? [{ sheet: table.sheet, area }] : [];
      }),
    );
  const isAmong = (areas: ReturnType<typeof areasOf>) => (slot: number) => {
    const { sheet = 0, row = 0, column = 0 } = calculator.linked.cells[slot] ?? {};
    const name = workbook.sheets[sheet]?.name;
    return areas.some((one) => one.sheet === name && isWithin(one.area, row, column));
  };
  const isAmongLines = isAmong(areasOf(({ periods, lines }) => [extentOf(periods, lines)]));
  return {
    heading: isAmong(areasOf(({ periods }) => [periods])),
    table: isAmong(
      areasOf(({ periods, lines }) => [
        periods,
        ...lines.flatMap(({ area, total }) => [area, total]),
      ]),
    ),
    amongLines: (slot: number) => isAmongLines(slot) && !isAlone(slot),
  };

  /** The one figure of a row between the lines of a table, such as a net present value under its flows. */
  function isAlone(slot: number) {
    const { sheet = 0, row = 0, column = 0 } = calculator.linked.cells[slot] ?? {};
    const { cells, width = 0, name } = workbook.sheets[sheet] ?? {};
    const isAcross = tables.some((table) => table.sheet === name && !table.runsDown);
    const others = Array.from({ length: width }, (_, at) => at).filter((at) => {
      const value = at === column ? null : cells?.get(cellKey(row, at))?.value;
      return typeof value === "number";
    });
    return isAcross && others.length === 0;
  }
}

/** From the first period to the last line. */
function extentOf(periods: string, lines: readonly ProposedLine[]): string | null {
  const at = (place: string) => parseArea(place.slice(place.lastIndexOf("!") + 1));
  const areas = [periods, ...lines.map(({ area }) => area)].flatMap((place) => at(place) ?? []);
  if (areas.length === 0) return null;
  return areaText({
    top: Math.min(...areas.map(({ top }) => top)),
    left: Math.min(...areas.map(({ left }) => left)),
    bottom: Math.max(...areas.map(({ bottom }) => bottom)),
    right: Math.max(...areas.map(({ right }) => right)),
  });
}

/**
 * Formulas with a label: of a sheet or a block of results, else with a name, else those that no other formula uses.
 * Rates of return and values come first, words and checks last.
 */
function proposedResults(
  open: OpenWorkbook,
  tables: readonly ProposedTable[],
  isIn: ReturnType<typeof placesOf>,
): ProposedFigure[] {
  const { workbook, calculator } = open;
  const { cells } = calculator.linked;
  const names = nameOfCells(open);
  const formulas = [...cells.keys()].filter((slot) => cells[slot]?.shape && !isIn.table(slot));
  const named = formulas.filter((slot) => names.has(slot));
  const sheetOf = (slot: number) => workbook.sheets[cells[slot]?.sheet ?? 0]?.name ?? "";
  const labelled = (slots: readonly number[], why: (slot: number) => string) =>
    slots.flatMap((slot) => figureAt(open, slot, why(slot), names.get(slot)) ?? []);

  const ofSections = () =>
    labelled(formulas, () => "").flatMap((figure) =>
      figure.section && resultSheet.test(figure.section)
        ? [{ ...figure, why: `below ${figure.section}` }]
        : [],
    );
  const choices = [
    () =>
      labelled(
        formulas.filter((slot) => resultSheet.test(sheetOf(slot))),
        (slot) => `sheet ${sheetOf(slot)}`,
      ),
    ofSections,
    // Steps of a calculation, `d_1`, have names too, and others use all of them.
    () => (named.some((slot) => !calculator.graph.isUsed(slot)) ? ofNames() : []),
    ofEnds,
    ofNames,
  ];
  let chosen: ProposedFigure[] = [];
  for (const choice of choices) if (chosen.length === 0) chosen = choice();
  // Of a row with many figures, the first; two or three are told apart by their columns.
  const labels = new Set<string>();
  return chosen
    .filter((one) => !isTotalOfTable(one))
    .map((one) => {
      const same = chosen.filter(
        (other) => other.label === one.label && rowOf(other) === rowOf(one),
      );
      return same.length === 1 || same.length > maxInRow ? one : { ...one, heading: columnOf(one) };
    })
    .filter((one) => !labels.has(labelWithHeading(one)) && labels.add(labelWithHeading(one)))
    .toSorted((a, b) => rankOf(a) - rankOf(b));

  function ofNames() {
    return labelled(named, (slot) => `name ${names.get(slot)}`);
  }

  function columnOf({ place, heading }: ProposedFigure): string | null {
    const { sheet: index = 0, row = 0, column = 0 } = cells[calculator.slotOf(place) ?? -1] ?? {};
    const sheet = workbook.sheets[index];
    const cell = sheet?.cells.get(cellKey(row, column));
    return heading ?? (sheet && cell ? headingOf(workbook, sheet, cell) : null);
  }

  /** The sum below a column that is entered is no line of the table, but none of its own either. */
  function isTotalOfTable(figure: ProposedFigure) {
    return (
      totalLabel.test(figure.label) &&
      tables.some((table) => {
        const area = parseArea(table.periods.slice(table.periods.lastIndexOf("!") + 1));
        return (
          table.runsDown &&
          area &&
          rowOf(figure) === `${sheetPrefix(table.sheet)}${area.bottom + 2}`
        );
      })
    );
  }

  /** With the figures of their own block, where these are no more: a payment stands beside its total interest. */
  function ofEnds(): ProposedFigure[] {
    const { isUsed } = calculator.graph;
    const all = formulas
      .filter((slot) => !isIn.amongLines(slot))
      .flatMap((slot) => {
        const figure = figureAt(open, slot, "used by no other formula", names.get(slot));
        const { sheet, column } = cells[slot] ?? {};
        const block = `${sheet}:${column}:${figure?.section}:${topOf(slot)}`;
        return figure ? [{ ...figure, heading: headingAbove(slot), slot, block }] : [];
      });
    // A row of many, as of prices at other yields, is no single figure.
    const figures = all.filter(
      (one) => all.filter((other) => rowOf(other) === rowOf(one)).length <= maxInRow,
    );
    const ends = figures.filter(({ slot }) => !isUsed(slot));
    const blocks = new Set(ends.map(({ block }) => block));
    const together = figures
      .filter(({ block }) => blocks.has(block))
      .map((one) => (isUsed(one.slot) ? { ...one, why: "beside other results" } : one));
    const isFew = together.length <= Math.max(fewResults, 2 * ends.length);
    const chosen = isFew ? together : ends;
    return chosen.length < minResults ? [...ofTotals(), ...chosen] : chosen;
  }

  /** Of a plan without any other result: what its lines come to. */
  function ofTotals(): ProposedFigure[] {
    const lines = tables[0]?.lines.filter(({ total }) => total !== null) ?? [];
    const named = lines.filter(({ label }) => drawn.test(label) && !costs.test(label));
    return (named.length > 0 ? named : lines).flatMap(({ total }) => {
      const slot = calculator.slotOf(total ?? "");
      const figure = slot === null ? null : figureAt(open, slot, "total of a line");
      return figure && slot !== null ? [{ ...figure, heading: headingAbove(slot) }] : [];
    });
  }

  /** The first row of the cells above it that follow one another. */
  function topOf(slot: number): number {
    const { sheet = 0, row = 0, column = 0 } = cells[slot] ?? {};
    let top = row;
    while (workbook.sheets[sheet]?.cells.has(cellKey(top - 1, column))) top--;
    return top;
  }

  /** What stands above a cell in the row of the periods, as `CAGR` after the last year, or in that of the columns. */
  function headingAbove(slot: number): string | null {
    const { sheet: index = 0, row = 0, column = 0 } = cells[slot] ?? {};
    const sheet = workbook.sheets[index];
    const table = tables.find(
      (one) => one.sheet === sheet?.name && (one.runsDown || row <= one.end),
    );
    const periods = table && parseArea(table.periods.slice(table.periods.lastIndexOf("!") + 1));
    if (sheet && periods && table.runsDown) {
      return isWithin({ ...periods, right: sheet.width }, row, column)
        ? textAt(sheet, periods.top - 1, column)
        : null;
    }
    const isBeside = table?.lines.some(
      ({ area }) => parseArea(area.slice(area.lastIndexOf("!") + 1))?.top === row,
    );
    return sheet && periods && isBeside ? textAt(sheet, periods.top, column) : null;
  }

  function rankOf({ label, place, unit }: ProposedFigure) {
    if (checks.test(label)) return 3;
    const isNumber = typeof open.calculation.value(calculator.slotOf(place) ?? -1) === "number";
    if (!isNumber || unit.kind === "date") return 2;
    return headlines.test(label) ? 0 : 1;
  }
}
