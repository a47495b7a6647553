import { isoDay } from "../day-number.ts";
import type { SheetUnit } from "../definition.ts";
import { proposedTables } from "../proposal/tables.ts";
import type { Scalar } from "../sheet-spec.ts";
import { CellError, type Value } from "../value.ts";
import { type Area, areaIn, areaSize, between, placesIn } from "../workbook/area.ts";
import { firstLabel, labelOf } from "../workbook/labels.ts";
import type { OpenWorkbook } from "../workbook/open-workbook.ts";
import { rectangles, type Slice, sliceOf } from "../workbook/slice.ts";
import { cellKey, type StoredCell } from "../workbook/workbook.ts";
import { axisOf, type TableAxis } from "./axis.ts";
import { isBeside, isInTable, type OtherTable } from "./other-table.ts";
import { headingName, sheetArea } from "./places.ts";
import { unitOfCell } from "./unit-of-cell.ts";
import {
  cellOf,
  cellsOf,
  descriptionIn,
  type FigureDescription,
  type ViewFigure,
  type ViewTable,
  type WorkbookView,
} from "./view.ts";

/** What the page of a workbook calculates with. */
export type PagePart = {
  slice: Slice;
  /** What the names of the view are called, and how they are written: label, unit, digits and note. */
  descriptions: Readonly<Record<string, readonly [string, SheetUnit, number, string?]>>;
  axes: Readonly<Record<string, TableAxis>>;
  /** The inputs as the file has them. */
  opening: Readonly<Record<string, Scalar>>;
};

/** What the trace says about the cells that the page does not show. */
export type TracePart = {
  labels: readonly string[];
  /** For each sheet: label, row, column, height, width, and so on. */
  labelAreas: readonly (readonly number[])[];
  units: readonly (readonly [SheetUnit, number])[];
  unitAreas: readonly (readonly number[])[];
  /** Sheet, row, column and comment. */
  notes: readonly (readonly [number, number, number, string])[];
  tables: readonly OtherTable[];
};

/** What returning the file takes: every formula that an input moves. */
export type WholePart = {
  slice: Slice;
  /** The files of the sheets in the archive. */
  parts: readonly string[];
  /** Whether an input moves a formula that cannot be calculated, so that Excel has to. */
  isPartial: boolean;
};

export type CompiledWorkbook = { page: PagePart; trace: TracePart; whole: WholePart };

export function compileWorkbook(open: OpenWorkbook, view: WorkbookView): CompiledWorkbook {
  const { workbook, calculator, calculation } = open;
  const { linked, graph, slotOf } = calculator;
  const tables = Object.entries(view.tables ?? {});
  const inputs = Object.values(view.inputs).flatMap(({ cell }) => slotOf(cell) ?? []);
  const moved = graph.reachableFrom(inputs);
  const singles = { ...view.inputs, ...view.results, ...view.figures, ...totalsOf(view) };

  const others = otherTables();
  const shown = [
    ...Object.values(singles).flatMap((figure) => slotOf(cellOf(figure)) ?? []),
    ...tables.flatMap(([, { periods, lines }]) =>
      [periods, ...Object.values(lines).map(cellsOf)].flatMap(slotsIn),
    ),
  ];
  const needed = graph.support(shown);
  const traced = others.filter(({ sheet, heading }) =>
    [...needed].some((slot) => {
      const cell = linked.cells[slot];
      return cell?.sheet === sheet && isBeside(heading, cell);
    }),
  );
  const figures = [...shown, ...traced.flatMap(({ sheet, heading }) => slotsOf(sheet, heading))];
  const slice = sliceOf(open, figures);

  return {
    page: {
      slice,
      descriptions: Object.fromEntries([
        ...Object.entries(singles).map(([name, figure]) => [name, describeFigure(figure)]),
        ...tables.flatMap(([, { lines }]) =>
          Object.entries(lines).map(([name, line]) => [name, describeLine(line)]),
        ),
        ...tables.map(([name, { periods, axis }]) => [
          headingName(name),
          describe(slotsIn(periods)[0] ?? -1, headingOf(periods, axis), axis),
        ]),
      ]),
      axes: Object.fromEntries(tables.map(([name, { periods }]) => [name, axis(slotsIn(periods))])),
      opening: Object.fromEntries(
        Object.entries(view.inputs).map(([name, { cell, ...input }]) => [
          name,
          scalarOf(calculation.value(slotOf(cell) ?? -1), input),
        ]),
      ),
    },
    trace: tracePart([...graph.support(figures)], traced),
    whole: wholePart(),
  };

  /** Dates in a format of their own are texts. */
  function headingOf(periods: string, label: string): FigureDescription {
    return { label, ...(axis(slotsIn(periods)).format !== undefined && { unit: "text" }) };
  }

  function slotsIn(place: string): number[] {
    const found = sheetArea(workbook.sheets, place);
    return found ? slotsOf(found.sheet, found.area) : [];
  }

  function slotsOf(sheet: number, area: Area): number[] {
    return placesIn(area).flatMap(({ row, column }) => linked.slotAt(sheet, row, column) ?? []);
  }

  function storedAt(slot: number): StoredCell | undefined {
    const { sheet = 0, row = 0, column = 0 } = linked.cells[slot] ?? {};
    return workbook.sheets[sheet]?.cells.get(cellKey(row, column));
  }

  function formatOf(slot: number): string {
    return workbook.styles[storedAt(slot)?.style ?? 0]?.format ?? "General";
  }

  function unitOf(slot: number) {
    return unitOfCell(formatOf(slot), calculation.value(slot), view.amounts);
  }

  function axis(slots: readonly number[]): TableAxis {
    return axisOf(
      slots.map((slot) => ({ value: calculation.value(slot), format: formatOf(slot) })),
      slots.some((slot) => moved.has(slot)),
    );
  }

  function describeFigure(figure: ViewFigure): PagePart["descriptions"][string] {
    const slot = slotOf(cellOf(figure)) ?? -1;
    return describe(slot, descriptionIn(figure), labelAt(slot));
  }

  function describeLine(line: ViewTable["lines"][string]): PagePart["descriptions"][string] {
    const slots = slotsIn(cellsOf(line));
    const [first, second] = slots.map((slot) => linked.cells[slot]);
    const sheet = workbook.sheets[first?.sheet ?? 0];
    const isColumn = first !== undefined && second !== undefined && second.row !== first.row;
    const label = !isColumn && sheet && first ? firstLabel(sheet, first.row) : null;
    // A schedule may end in empty texts.
    const isNumber = (slot: number) => typeof calculation.value(slot) === "number";
    const unitAt = slots.findLast(isNumber) ?? slots.at(-1) ?? -1;
    return describe(unitAt, descriptionIn(line), label ?? labelAt(slots[0] ?? -1));
  }

  function describe(
    slot: number,
    given: FigureDescription,
    label: string,
  ): PagePart["descriptions"][string] {
    const [unit, digits] = unitOf(slot);
    const note = given.note ?? noteAt(slot);
    const shared = [given.label ?? label, given.unit ?? unit, given.digits ?? digits] as const;
    return note === undefined ? shared : [...shared, note];
  }

  function noteAt(slot: number): string | undefined {
    const { sheet = 0, row = 0, column = 0 } = linked.cells[slot] ?? {};
    return workbook.sheets[sheet]?.notes.get(cellKey(row, column));
  }

  function labelAt(slot: number): string {
    const cell = linked.cells[slot];
    const sheet = workbook.sheets[cell?.sheet ?? 0];
    if (!cell || !sheet) return "";
    const table = others.find((one) => one.sheet === cell.sheet && isInTable(one, cell));
    if (table?.runsDown) {
      const heading = sheet.cells.get(cellKey(table.heading.top - 1, cell.column))?.value;
      if (typeof heading === "string") return heading;
    }
    const beside = table ? firstLabel(sheet, cell.row) : null;
    return beside ?? labelOf(sheet, cell.row, cell.column) ?? sheet.name;
  }

  /** Of each sheet with a row of periods or with columns under headings. */
  function otherTables(): OtherTable[] {
    return proposedTables(open).flatMap(
      ({ sheet: name, periods, runsDown, axis: label, title, end }): OtherTable[] => {
        const sheet = workbook.sheets.findIndex((one) => one.name === name);
        const heading = areaIn(periods);
        const found = workbook.sheets[sheet];
        if (!heading || !found) return [];
        const lines = runsDown
          ? between(heading.left + 1, found.width - 1).filter((at) => filled(found.cells, at))
          : between(heading.bottom + 1, end).filter((at) => filled(found.cells, at));
        const slots = slotsOf(sheet, heading);
        const isWhole = slots.length === areaSize(heading);
        return isWhole
          ? [{ sheet, title: title ?? name, label, heading, runsDown, lines, ...axis(slots) }]
          : [];

        /** Most cells along the periods hold something. */
        function filled(cells: ReadonlyMap<number, StoredCell>, at: number) {
          const { top, left, bottom, right } = heading as Area;
          const keys = runsDown
            ? between(top, bottom).map((row) => cellKey(row, at))
            : between(left, right).map((column) => cellKey(at, column));
          return keys.filter((key) => cells.has(key)).length >= 0.6 * keys.length;
        }
      },
    );
  }

  function tracePart(slots: readonly number[], tables: readonly OtherTable[]): TracePart {
    const cells = slots.flatMap((slot) => {
      const cell = linked.cells[slot];
      return cell ? [{ ...cell, slot }] : [];
    });
    const labels = indexed<string>(String);
    const units = indexed<readonly [SheetUnit, number]>((unit) => unit.join());
    const areas = (kindOf: (slot: number) => number) =>
      workbook.sheets.map((_, sheet) =>
        rectangles(
          cells
            .filter((cell) => cell.sheet === sheet)
            .toSorted((a, b) => a.row - b.row || a.column - b.column)
            .map(({ row, column, slot }) => ({ kind: kindOf(slot), row, column })),
        ),
      );
    return {
      labelAreas: areas((slot) => labels.of(labelAt(slot))),
      labels: labels.all,
      unitAreas: areas((slot) => units.of(unitOf(slot))),
      units: units.all,
      notes: cells.flatMap(({ sheet, row, column, slot }) => {
        const note = noteAt(slot);
        return note === undefined ? [] : [[sheet, row, column, note] as const];
      }),
      tables,
    };
  }

  function wholePart(): WholePart {
    const formulas = [...moved].filter((node) => linked.cells[node]?.shape);
    return {
      slice: sliceOf(open, [...inputs, ...formulas]),
      parts: workbook.sheets.map(({ part }) => part),
      isPartial: linked.cells.some(({ problem }) => problem !== null),
    };
  }
}

function totalsOf({ tables = {} }: WorkbookView): Record<string, ViewFigure> {
  return Object.fromEntries(
    Object.values(tables).flatMap(({ lines }) =>
      Object.entries(lines).flatMap(([name, line]) =>
        typeof line === "string" || line.total === undefined
          ? []
          : [[`${name}.total`, { ...line, cell: line.total }]],
      ),
    ),
  );
}

/** A list without duplicates. */
function indexed<Thing>(idOf: (thing: Thing) => string) {
  const all: Thing[] = [];
  const places = new Map<string, number>();
  return {
    all,
    of: (thing: Thing) => {
      const known = places.get(idOf(thing));
      if (known !== undefined) return known;
      places.set(idOf(thing), all.length);
      return all.push(thing) - 1;
    },
  };
}

/** What an entered cell holds, as an input of the page. */
function scalarOf(value: Value, input: object): Scalar {
  if (value === null || value instanceof CellError) return 0;
  if (typeof value === "boolean") return value ? "TRUE" : "FALSE";
  if (typeof value !== "number") return value;
  if ("first" in input) return isoDay(value);
  return "choices" in input ? String(value) : value;
}
