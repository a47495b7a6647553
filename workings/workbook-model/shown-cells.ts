import { placesIn, placeText } from "../workbook/area.ts";
import type { CellCalculator } from "../workbook/cell-calculation.ts";
import type { ShownCells } from "../workbook/problems.ts";
import { sheetArea } from "./places.ts";
import { cellOf, cellsOf, type WorkbookView } from "./view.ts";

/** The cells that a view shows, and what is wrong with the view itself. */
export function shownCells(
  sheets: readonly { name: string }[],
  { linked }: CellCalculator,
  { inputs, results, figures = {}, tables = {}, groups, chart }: WorkbookView,
): ShownCells & { problems: readonly string[] } {
  const problems: string[] = [];

  function heldIn(cells: string): string[] {
    const found = sheetArea(sheets, cells);
    if (!found) return [];
    const held = placesIn(found.area).flatMap(({ row, column }) =>
      linked.slotAt(found.sheet, row, column) === null
        ? []
        : placeText(sheets[found.sheet]?.name ?? "", row, column),
    );
    if (held.length === 0) problems.push(`${cells}: is shown but holds nothing`);
    return held;
  }

  function length(cells: string) {
    const found = sheetArea(sheets, cells);
    if (found) return placesIn(found.area).length;
    problems.push(`${cells}: is not a range of cells on a sheet of the workbook`);
    return 0;
  }

  const lines = Object.values(tables).flatMap(({ periods, lines }) => {
    const wanted = length(periods);
    return [
      ...heldIn(periods),
      ...Object.entries(lines).flatMap(([name, line]) => {
        const cells = cellsOf(line);
        const found = length(cells);
        if (found > 0 && found !== wanted) {
          problems.push(
            `${cells}: ${name} has ${found} cells, its periods ${periods} have ${wanted}`,
          );
        }
        const total = typeof line === "string" ? undefined : line.total;
        return [...heldIn(cells), ...(total === undefined ? [] : [total])];
      }),
    ];
  });

  const known = new Set(Object.values(tables).flatMap(({ lines }) => Object.keys(lines)));
  for (const name of groups?.flatMap(({ names }) => names) ?? []) {
    if (!(name in inputs)) problems.push(`groups: there is no input ${name}`);
  }
  for (const { name } of chart?.lines ?? []) {
    if (!known.has(name)) problems.push(`chart: there is no line ${name} in a table`);
  }
  return {
    problems,
    inputs: Object.values(inputs).map(({ cell }) => cell),
    figures: [...Object.values({ ...results, ...figures }).map(cellOf), ...lines],
  };
}
