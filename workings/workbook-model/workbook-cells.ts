import { shownValue } from "../calculation.ts";
import { cellId, type SheetCell } from "../cells.ts";
import type { SheetTable, SheetUnit, SheetValue, SheetValues } from "../definition.ts";
import { addressText, columnLetters } from "../excel-formula.ts";
import type { Functions } from "../functions/function.ts";
import type { Sheet } from "../sheet.ts";
import { Range, type Value } from "../value.ts";
import { placesIn, placeText } from "../workbook/area.ts";
import type { CellCalculation, CellCalculator } from "../workbook/cell-calculation.ts";
import { formulaAt } from "../workbook/formula-text.ts";
import { type LinkedCell, rangeIndex } from "../workbook/link.ts";
import { cellKey } from "../workbook/workbook.ts";
import { allPhrases } from "../workbook-phrases.ts";
import type { PagePart, TracePart } from "./compile-workbook.ts";
import { areaOfReference, lineFormula } from "./line-formula.ts";
import { isHeading, isInTable, type OtherTable } from "./other-table.ts";
import { headingName, sheetArea } from "./places.ts";
import { cellOf, cellsOf, type WorkbookView } from "./view.ts";

/** The cells that the page depends on, for its trace: each with the label, unit and comment that the workbook has. */
export type WorkbookCells = {
  sheet: Sheet;
  valuesOf: (calculation: CellCalculation) => SheetValues;
};

/** Where a cell belongs: its name, and its place in a table. */
type Place = Pick<SheetCell, "id" | "name" | "position" | "table"> &
  Partial<Pick<SheetCell, "label" | "unit" | "digits" | "note">>;

export function createCells(
  view: WorkbookView,
  { page, trace }: { page: PagePart; trace: TracePart },
  { linked, graph, slotOf }: CellCalculator,
  functions: Functions,
): WorkbookCells {
  const { sheets } = linked;
  const labels = trace.labelAreas.map(kindsIn);
  const units = trace.unitAreas.map(kindsIn);
  const notes = new Map(
    trace.notes.map(([sheet, row, column, note]) => [`${sheet}:${cellKey(row, column)}`, note]),
  );
  const sheetIds = idsOf(sheets.map(({ name }) => name));
  const inputs = new Set(Object.values(view.inputs).map(({ cell }) => slotOf(cell)));
  const viewTables = tablesOf(view, page);
  const otherTables = trace.tables.map((table) => ({ ...table, made: madeTable(table) }));

  const shownAt = new Map<number, SheetCell>();
  const cells: SheetCell[] = [];
  for (const { slot, place } of shownPlaces()) {
    const cell = cellAt(slot, place);
    if (!shownAt.has(slot)) shownAt.set(slot, cell);
    cells.push(cell);
  }
  for (const [slot, cell] of linked.cells.entries()) {
    if (shownAt.has(slot)) continue;
    const made = cellAt(slot, otherPlace(cell));
    shownAt.set(slot, made);
    cells.push(made);
  }
  const byId = new Map(cells.map((cell) => [cell.id, cell]));
  const slots = new Map(cells.map((cell) => [cell, slotAt(cell)]));

  function slotAt({ address: { sheet, row, column } }: SheetCell): number {
    const index = sheets.findIndex(({ name }) => name === sheet);
    return linked.slotAt(index, row, column) ?? -1;
  }

  /** What the page shows, by the names of the view. */
  function shownPlaces(): { slot: number; place: Place }[] {
    const singles = { ...view.results, ...view.inputs, ...view.figures };
    const named = Object.entries(singles).flatMap(([name, figure]) =>
      placed(slotOf(cellOf(figure)), {
        ...describe(name),
        id: name,
        name,
        position: null,
        table: null,
      }),
    );
    const lines = Object.entries(view.tables ?? {}).flatMap(([tableName, { periods, lines }]) => {
      const table = viewTables.get(tableName);
      if (!table) return [];
      const { positions, names } = table.axis;
      const along = (place: string, name: string, more: Partial<Place>) =>
        slotsIn(place).flatMap((slot, index) =>
          placed(slot, {
            ...more,
            ...{ id: cellId(name, positions[index]), name, position: index, table },
          }),
        );
      return [
        ...along(periods, names ? `${table.axis.name}s` : table.axis.name, {
          label: table.axis.label,
        }),
        ...Object.entries(lines).flatMap(([name, line]) => {
          const total = typeof line === "string" ? undefined : line.total;
          const id = cellId(name, "total");
          return [
            ...along(cellsOf(line), name, describe(name)),
            ...(total === undefined
              ? []
              : placed(slotOf(total), {
                  ...describe(name),
                  ...{ id, name: id, position: null, table: null },
                  label: `${describe(name).label}, total`,
                })),
          ];
        }),
      ];
    });
    return [...named, ...lines];
  }

  function describe(name: string) {
    const [label = name, unit = "number", digits = 0, note = null] = page.descriptions[name] ?? [];
    return { label, unit, digits, note };
  }

  function slotsIn(place: string): (number | null)[] {
    const found = sheetArea(sheets, place);
    return found
      ? placesIn(found.area).map(({ row, column }) => linked.slotAt(found.sheet, row, column))
      : [];
  }

  /** Named by its own address; in a table, by the address of its line. */
  function otherPlace({ sheet, row, column }: LinkedCell): Place {
    const id = `${sheetIds[sheet]}.${addressText({ row, column })}`;
    const table = otherTables.find(
      (one) =>
        one.sheet === sheet && (isHeading(one, { row, column }) || isInTable(one, { row, column })),
    );
    if (!table) return { id, name: id, position: null, table: null };
    const { heading, runsDown, made, names } = table;
    const position = runsDown ? row - heading.top : column - heading.left;
    if (isHeading(table, { row, column }) && !names) {
      return { id, name: made.axis.name, position, table: made, label: table.label };
    }
    const line = runsDown ? columnLetters(column) : String(row + 1);
    return { id, name: `${sheetIds[sheet]}.${line}`, position, table: made };
  }

  function cellAt(slot: number, place: Place): SheetCell {
    const { sheet = 0, row = 0, column = 0, shape = null } = linked.cells[slot] ?? {};
    const key = cellKey(row, column);
    const [unit, digits]: readonly [SheetUnit, number] = trace.units[
      units[sheet]?.get(key) ?? -1
    ] ?? ["number", 2];
    const { name = "" } = sheets[sheet] ?? {};
    return {
      ...{ label: trace.labels[labels[sheet]?.get(key) ?? -1] ?? name, unit, digits },
      note: notes.get(`${sheet}:${key}`) ?? null,
      ...place,
      address: { sheet: name, row, column },
      // Parsed when it is asked for: a trace goes through a few of thousands.
      get formula() {
        return shape && lineFormula(shape, { sheet, row, column }, linked.sheets, page.slice.names);
      },
      get written() {
        return shape && `=${formulaAt(shape.expression, shape, { row, column })}`;
      },
      ...(!shape &&
        !inputs.has(slot) && {
          given: `Entered in the workbook, ${placeText(name, row, column)}.`,
        }),
    };
  }

  function resolve({ name }: { name: string }): readonly SheetCell[] {
    const { sheet, area } = areaOfReference(name);
    const found = placesIn(clipped(area, sheets[sheet])).flatMap(({ row, column }) => {
      const slot = linked.slotAt(sheet, row, column);
      return slot === null ? [] : (shownAt.get(slot) ?? []);
    });
    return found;
  }

  function precedents(cell: SheetCell): readonly (readonly SheetCell[])[] {
    const { targets = [] } = linked.cells[slots.get(cell) ?? -1] ?? {};
    return [...new Set(targets)].flatMap((target) => {
      const meant = target >= 0 ? [target] : [...(linked.ranges[rangeIndex(target)]?.slots ?? [])];
      const found = meant.flatMap((slot) => shownAt.get(slot) ?? []);
      return found.length > 0 ? [found] : [];
    });
  }

  function dependents(cell: SheetCell): readonly SheetCell[] {
    const slot = slots.get(cell) ?? -1;
    return slot < 0 ? [] : graph.users(slot).flatMap((user) => shownAt.get(user) ?? []);
  }

  function find(id: string) {
    return byId.get(id) ?? null;
  }

  function cell(id: string): SheetCell {
    const found = find(id);
    if (!found) throw new Error(`No cell ${id} in the workbook of ${view.title}`);
    return found;
  }

  function valuesOf(calculation: CellCalculation): SheetValues {
    const values: Record<string, SheetValue | SheetValue[]> = {};
    for (const [{ name, position }, slot] of slots) {
      const value = shownValue(calculation.value(slot));
      if (typeof position !== "number") {
        values[name] = value;
        continue;
      }
      const line = values[name];
      const all = Array.isArray(line) ? line : [];
      all[position] = value;
      values[name] = all;
    }
    return values;
  }

  return {
    valuesOf,
    sheet: {
      definition: {
        title: view.title,
        inputs: [],
        tables: [...viewTables.values()],
        steps: [],
        results: Object.keys(view.results)
          .map((name) => ({ ...describe(name), name, formula: "" }))
          .map(({ note, ...line }) => ({ ...line, ...(note !== null && { note }) })),
        chart: view.chart ?? { title: "", kind: "line", lines: [] },
      },
      ...{ cells, cell, find, resolve, precedents, dependents },
      functions,
      words: allPhrases,
      rangeOf: ({ name }, value) => {
        const { sheet, area } = areaOfReference(name);
        const within = clipped(area, sheets[sheet]);
        const values = placesIn(within).map(({ row, column }): Value => {
          const slot = linked.slotAt(sheet, row, column);
          const found = slot === null ? undefined : shownAt.get(slot);
          return found ? value(found) : null;
        });
        return new Range(values, within.right - within.left + 1);
      },
      entryIn: ({ name }, row, column) => {
        const { sheet, area } = areaOfReference(name);
        const slot = linked.slotAt(sheet, area.top + row - 1, area.left + column - 1);
        return (slot !== null && shownAt.get(slot)) || null;
      },
    },
  };
}

function placed(slot: number | null, place: Place) {
  return slot === null ? [] : [{ slot, place }];
}

/** By the key of a cell, the kind that its rectangle has. */
function kindsIn(areas: readonly number[]): Map<number, number> {
  const kinds = new Map<number, number>();
  for (let at = 0; at + 4 < areas.length; at += 5) {
    const [kind = 0, top = 0, left = 0, height = 0, width = 0] = areas.slice(at, at + 5);
    const area = { top, left, bottom: top + height - 1, right: left + width - 1 };
    for (const { row, column } of placesIn(area)) kinds.set(cellKey(row, column), kind);
  }
  return kinds;
}

/** What a sheet is called in a url: letters and digits alone. */
function idsOf(names: readonly string[]): string[] {
  const plain = names.map((name) => name.replaceAll(/[^A-Za-z0-9]/g, ""));
  return plain.map((id, index) =>
    id === "" || plain.indexOf(id) !== index ? `Sheet${index + 1}` : id,
  );
}

function tablesOf(view: WorkbookView, { axes }: PagePart): Map<string, SheetTable> {
  return new Map(
    Object.entries(view.tables ?? {}).map(([name, { title, axis }]) => [
      name,
      {
        ...{ name, title, lines: [] },
        axis: { name: headingName(name), label: axis, positions: [], ...axes[name] },
      },
    ]),
  );
}

function madeTable({ title, label, positions, names, runsDown, sheet }: OtherTable): SheetTable {
  const name = `table ${sheet + 1}`;
  return {
    ...{ name, title, lines: [] },
    axis: { name: `${name} heading`, label, positions, ...(names && { names }) },
    ...(runsDown && { runsDown: true }),
  };
}

/** A whole column ends with its sheet. */
function clipped(
  { top, left, bottom, right }: ReturnType<typeof areaOfReference>["area"],
  sheet: { height: number; width: number } | undefined,
) {
  const { height = 1, width = 1 } = sheet ?? {};
  return {
    ...{ top, left },
    bottom: Math.max(top, Math.min(bottom, height - 1)),
    right: Math.max(left, Math.min(right, width - 1)),
  };
}
