import { areaIn, areaText, isWithin, sheetPrefix } from "../workbook/area.ts";
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
/** A block with no more results than this is shown whole. */
const fewResults = 6;
const minResults = 2;
/** Up to three figures in a row are distinguished by their columns. */
const maxInRow = 3;
const maxChartLines = 3;
const drawn =
  /revenue|sales|cash|profit|income|ebitda|balance|closing|cumulative|liability|debt|value|flow|total|\b(?:mrr|arr|noi)\b|umsatz|erlös|ergebnis|gewinn|saldo|restschuld|liquidität|kumul/i;
/** Even where the label mentions sales, as in “cost of sales”. */
const costs = /cost|expense|kosten|aufwand/i;
/** An opening balance repeats the closing balance of the period before. */
const repeats = /opening|beginning|b\/f|anfang|start/i;
/** What a reader of a model looks for first. */
const headlines =
  /(?<!\p{L})(x?irr|x?npv|moic|multiple|dscr|payback|net present value|rate of return|per share|rendite|kapitalwert|interner zinsfuß)(?!\p{L})/iu;
const checks = /check|control|difference|kontrolle|differenz/i;

export function proposeView(open: OpenWorkbook): ProposedView {
  // The first is drawn as a chart, so it should be the one with the most lines.
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

/** Customers and dollars cannot share an axis, so only the lines of the most frequent unit are drawn. */
function inOneUnit(lines: readonly ProposedLine[]): readonly ProposedLine[] {
  const alike = ({ unit: { kind, sign } }: ProposedLine) =>
    lines.filter(({ unit }) => unit.kind === kind && unit.sign === sign);
  return lines.map(alike).reduce((most, same) => (same.length > most.length ? same : most), []);
}

/** Beside the balance it pays down, a payment would be a flat line at the bottom. */
function ofOneSize(lines: readonly ProposedLine[]): readonly ProposedLine[] {
  const largest = Math.max(...lines.map(({ size }) => size));
  return lines.filter(({ size }) => size >= largest / 20);
}

function numericLines({ lines }: ProposedTable) {
  return lines.filter(({ isNumeric, isEntered }) => isNumeric && !isEntered).length;
}

/** Whether a cell is a period of a table, is part of a table, or is between its lines without being part of one. */
function placesOf({ workbook, calculator }: OpenWorkbook, tables: readonly ProposedTable[]) {
  const areasOf = (cells: (table: ProposedTable) => readonly (string | null)[]) =>
    tables.flatMap((table) =>
      cells(table).flatMap((place) => {
        const area = place && areaIn(place);
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

  /** The only figure in its row, such as a net present value below the cash flows. */
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
  const areas = [periods, ...lines.map(({ area }) => area)].flatMap((place) => areaIn(place) ?? []);
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
  const labeled = (slots: readonly number[], why: (slot: number) => string) =>
    slots.flatMap((slot) => figureAt(open, slot, why(slot), names.get(slot)) ?? []);

  const ofSections = () =>
    labeled(formulas, () => "").flatMap((figure) =>
      figure.section && resultSheet.test(figure.section)
        ? [{ ...figure, why: `below ${figure.section}` }]
        : [],
    );
  const choices = [
    () =>
      labeled(
        formulas.filter((slot) => resultSheet.test(sheetOf(slot))),
        (slot) => `sheet ${sheetOf(slot)}`,
      ),
    ofSections,
    // Intermediate steps such as `d_1` have names too; a name that no formula uses shows that results are named.
    () => (named.some((slot) => !calculator.graph.isUsed(slot)) ? ofNames() : []),
    ofEnds,
    ofNames,
  ];
  let chosen: ProposedFigure[] = [];
  for (const choice of choices) if (chosen.length === 0) chosen = choice();
  // Of a row with many figures only the first is shown; two or three are distinguished by their columns.
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
    return labeled(named, (slot) => `name ${names.get(slot)}`);
  }

  function columnOf({ place, heading }: ProposedFigure): string | null {
    const { sheet: index = 0, row = 0, column = 0 } = cells[calculator.slotOf(place) ?? -1] ?? {};
    const sheet = workbook.sheets[index];
    const cell = sheet?.cells.get(cellKey(row, column));
    return heading ?? (sheet && cell ? headingOf(workbook, sheet, cell) : null);
  }

  /** The sum below an entered column is not a line of the table, and not a result either. */
  function isTotalOfTable(figure: ProposedFigure) {
    return (
      totalLabel.test(figure.label) &&
      tables.some((table) => {
        const area = areaIn(table.periods);
        return (
          table.runsDown &&
          area &&
          rowOf(figure) === `${sheetPrefix(table.sheet)}${area.bottom + 2}`
        );
      })
    );
  }

  /** Formulas that no other uses, with the rest of their block if it is short: a payment beside its total interest. */
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
    // A row of many figures, such as prices at different yields, is not a result.
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

  /** A plan without any other result shows the totals of its lines. */
  function ofTotals(): ProposedFigure[] {
    const lines = tables[0]?.lines.filter(({ total }) => total !== null) ?? [];
    const named = lines.filter(({ label }) => drawn.test(label) && !costs.test(label));
    return (named.length > 0 ? named : lines).flatMap(({ total }) => {
      const slot = calculator.slotOf(total ?? "");
      const figure = slot === null ? null : figureAt(open, slot, "total of a line");
      return figure && slot !== null ? [{ ...figure, heading: headingAbove(slot) }] : [];
    });
  }

  /** The first row of the unbroken run of cells that ends here. */
  function topOf(slot: number): number {
    const { sheet = 0, row = 0, column = 0 } = cells[slot] ?? {};
    let top = row;
    while (workbook.sheets[sheet]?.cells.has(cellKey(top - 1, column))) top--;
    return top;
  }

  /** The heading of a cell in the row of periods, such as `CAGR` after the last year, or above a column of a schedule. */
  function headingAbove(slot: number): string | null {
    const { sheet: index = 0, row = 0, column = 0 } = cells[slot] ?? {};
    const sheet = workbook.sheets[index];
    const table = tables.find(
      (one) => one.sheet === sheet?.name && (one.runsDown || row <= one.end),
    );
    const periods = table && areaIn(table.periods);
    if (sheet && periods && table.runsDown) {
      return isWithin({ ...periods, right: sheet.width }, row, column)
        ? textAt(sheet, periods.top - 1, column)
        : null;
    }
    const isBeside = table?.lines.some(({ area }) => areaIn(area)?.top === row);
    return sheet && periods && isBeside ? textAt(sheet, periods.top, column) : null;
  }

  function rankOf({ label, place, unit }: ProposedFigure) {
    if (checks.test(label)) return 3;
    const isNumber = typeof open.calculation.value(calculator.slotOf(place) ?? -1) === "number";
    if (!isNumber || unit.kind === "date") return 2;
    return headlines.test(label) ? 0 : 1;
  }
}
