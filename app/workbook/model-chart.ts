import { cellId } from "#workings/cells.ts";
import type { SheetValues } from "#workings/definition.ts";
import type { Sheet } from "#workings/sheet.ts";
import type { WorkbookChart } from "./chart.ts";
import { fixedRangeOf } from "./fixed-range.ts";

/** The chart of the page, over the cells of the workbook. */
export function workbookChart(sheet: Sheet, values: SheetValues): WorkbookChart {
  const { title, kind, stacked, lines, until, along } = sheet.definition.chart;
  const table = sheet.definition.tables.find((table) =>
    table.lines.some(({ name }) => name === lines[0]?.name),
  );
  if (!table) throw new Error(`The chart of ${sheet.definition.title} needs lines of a table`);
  const last = until === undefined ? Infinity : Number(values[until]);
  const positions = table.axis.positions.filter((position) => !(Number(position) > last));
  const cellsOf = (name: string) => positions.map((position) => sheet.cell(cellId(name, position)));
  return {
    ...{ title, kind, stacked: stacked ?? false },
    categories: fixedRangeOf(cellsOf(along ?? table.axis.name)),
    categoryKind:
      along || positions.every((position) => typeof position === "number") ? "number" : "text",
    series: lines.map(({ name, tone }) => ({
      name: table.lines.find((line) => line.name === name)?.label ?? name,
      values: fixedRangeOf(cellsOf(name)),
      tone,
    })),
    sheet: "Results",
    ...chartPlace(sheet),
  };
}

/** Below the results. */
export function chartPlace({ definition }: Sheet) {
  const row = definition.results.length + 5;
  return { from: { row, column: 0 }, to: { row: row + 22, column: 8 } };
}
