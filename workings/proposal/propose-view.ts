import { isWithin, parseArea } from "../workbook/area.ts";
import { resultSheet } from "../workbook/labels.ts";
import type { OpenWorkbook } from "../workbook/open-workbook.ts";
import {
  figureAt,
  nameOfCells,
  type ProposedFigure,
  type ProposedInput,
  proposedInputs,
} from "./inputs.ts";
import { type ProposedTable, proposedTables } from "./tables.ts";

/** What a page could show of a workbook, and in sentences what was guessed and why. */
export type ProposedView = {
  inputs: readonly ProposedInput[];
  results: readonly ProposedFigure[];
  tables: readonly ProposedTable[];
  /** The areas of the lines that a chart draws. */
  chart: readonly string[];
  guesses: readonly string[];
};

const mostResults = 8;
const mostChartLines = 3;
const drawn = /revenue|sales|cash|profit|income|balance|closing|value|flow|total/i;

export function proposeView(open: OpenWorkbook): ProposedView {
  const inputs = proposedInputs(open);
  const tables = proposedTables(open);
  const results = proposedResults(open, tables);
  const lines = tables[0]?.lines.filter(
    ({ unit, isNumeric }) => isNumeric && unit.kind !== "percent" && unit.kind !== "date",
  );
  const named = lines?.filter(({ label }) => drawn.test(label)) ?? [];
  const chart = (named.length > 0 ? named : (lines ?? []))
    .slice(0, mostChartLines)
    .map(({ area }) => area);
  const guesses = [
    ...inputs.map(({ place, label, why }) => `${place}: input “${label}” (${why})`),
    ...results.map(({ place, label, why }) => `${place}: result “${label}” (${why})`),
    ...tables.map(({ periods, lines, runsDown }) => {
      const [what, where] = runsDown ? ["column", "headings"] : ["row", "a row of periods"];
      const count = `${lines.length} ${what}${lines.length === 1 ? "" : "s"}`;
      return `${periods}: table of ${count} (formulas under ${where})`;
    }),
    ...chart.map((area) => `${area}: line of the chart (the first table)`),
  ];
  return { inputs, results, tables, chart, guesses };
}

/** Formulas with a label: of a sheet of results, else with a name, else those that no other formula uses. */
function proposedResults(open: OpenWorkbook, tables: readonly ProposedTable[]): ProposedFigure[] {
  const { workbook, calculator } = open;
  const { cells } = calculator.linked;
  const inTables = tables.flatMap(({ sheet, periods, lines }) =>
    [periods, ...lines.map(({ area }) => area)].map((area) => ({
      sheet,
      area: parseArea(area.slice(area.lastIndexOf("!") + 1)),
    })),
  );
  const formulas = [...cells.keys()].filter((slot) => {
    const { shape, row = 0, column = 0 } = cells[slot] ?? {};
    const isInTable = inTables.some(
      ({ sheet, area }) => sheet === sheetOf(slot) && area && isWithin(area, row, column),
    );
    return shape && !isInTable;
  });
  const names = nameOfCells(open);

  function sheetOf(slot: number) {
    return workbook.sheets[cells[slot]?.sheet ?? 0]?.name ?? "";
  }

  const choices = [
    formulas
      .filter((slot) => resultSheet.test(sheetOf(slot)))
      .map((slot) => figureAt(open, slot, `sheet ${sheetOf(slot)}`)),
    formulas
      .filter((slot) => names.has(slot))
      .map((slot) => figureAt(open, slot, `name ${names.get(slot)}`, names.get(slot))),
    formulas
      .filter((slot) => calculator.graph.reach([slot]).size === 1)
      .map((slot) => figureAt(open, slot, "used by no other formula")),
  ];
  const found = choices.map((figures) => figures.flatMap((figure) => figure ?? []));
  const chosen = found.find(({ length }) => length > 0) ?? [];
  // Of a row with many figures, the first.
  const labels = new Set<string>();
  return chosen
    .filter(({ label }) => !labels.has(label) && labels.add(label))
    .slice(0, mostResults);
}
