import { shownValue } from "../calculation.ts";
import { dayNumber } from "../day-number.ts";
import type { SheetValue } from "../definition.ts";
import type { Described, Formula, Input } from "../describe.ts";
import type { Figures } from "../figures.ts";
import type { Functions } from "../functions/function.ts";
import type { PageSpec, Scalar, SheetModel, TableOf } from "../sheet-spec.ts";
import type { Value } from "../value.ts";
import { placesIn } from "../workbook/area.ts";
import {
  type CellCalculation,
  type CellCalculator,
  createCellCalculator,
  type EnteredCells,
} from "../workbook/cell-calculation.ts";
import { calculableOf } from "../workbook/slice.ts";
import type { PagePart, TracePart, WholePart } from "./compile-workbook.ts";
import { headingName, sheetArea } from "./places.ts";
import { cellOf, cellsOf, type ViewInput, type WorkbookView } from "./view.ts";
import { allWords, onOneLine, wordsOf } from "./words.ts";
import type { WorkbookCells } from "./workbook-cells.ts";

/** What is fetched when it is first needed. */
export type LazyParts = {
  trace: () => Promise<{
    part: TracePart;
    createCells: typeof import("./workbook-cells.ts")["createCells"];
  }>;
  whole: () => Promise<{
    part: WholePart;
    functions: Functions;
    changedCells: typeof import("./changed-cells.ts")["changedCells"];
  }>;
};

type WorkbookInputs = Readonly<Record<string, Scalar>>;

/** A workbook and what is shown of it, as a model like any other. */
export function workbookSheet(
  view: WorkbookView,
  page: PagePart,
  functions: Functions,
  later: LazyParts,
): SheetModel<WorkbookInputs> {
  const inputs = Object.fromEntries(
    Object.entries(view.inputs).map(([name, input]) => [name, inputOf(name, input, page)]),
  );
  const tables = tablesOf(view, page);
  const presets = Object.fromEntries(
    Object.entries(view.presets ?? { file: { title: view.title } }).map(
      ([name, { title, inputs }]) => [name, { title, inputs: { ...page.opening, ...inputs } }],
    ),
  );
  const [opensWith = ""] = Object.keys(presets);
  const known = new WeakMap<object, Figures>();
  let ready: CellCalculator | undefined;
  let last: CellCalculation | undefined;
  let cells: WorkbookCells | undefined;

  /** Its formulas are compiled at the first calculation. */
  function calculator() {
    ready ??= createCellCalculator(calculableOf(page.slice), functions);
    return ready;
  }

  function loadedCells(): WorkbookCells {
    if (!cells) throw new Error(`The cells of ${view.title} are not loaded; await ready() first.`);
    return cells;
  }

  const slotsOfLines = new Map<string, readonly (number | null)[]>();
  function slotsOf(name: string): readonly (number | null)[] {
    const before = slotsOfLines.get(name);
    if (before) return before;
    const { linked } = calculator();
    const found = sheetArea(linked.sheets, placeOfLine(view, name));
    if (!found) throw new Error(`There is no ${name} in the workbook of ${view.title}`);
    const slots = placesIn(found.area).map(({ row, column }) =>
      linked.slotAt(found.sheet, row, column),
    );
    slotsOfLines.set(name, slots);
    return slots;
  }

  const formats = new Map(
    Object.entries(page.axes).flatMap(([table, { format }]) =>
      format === undefined ? [] : [[headingName(table), format]],
    ),
  );
  /** A calculated date above a column, as the workbook writes it. */
  function asHeading(name: string, value: SheetValue): SheetValue {
    const format = formats.get(name);
    const text = format === undefined ? value : functions.TEXT?.apply(value, format);
    return typeof text === "string" ? onOneLine(text) : value;
  }

  function figuresOf(calculation: CellCalculation): Figures {
    const { slotOf } = calculator();
    const shown = (slot: number | null) =>
      shownValue(slot === null ? null : calculation.value(slot));
    const value = (name: string) => shown(slotOf(placeOfName(view, name)));
    const line = (name: string) =>
      slotsOf(name)
        .map(shown)
        .map((one) => asHeading(name, one));
    const at = (name: string, position: number | string) =>
      asHeading(name, shown(slotsOf(name)[positionOf(tables, name, position)] ?? null));
    return {
      value,
      number: (name) => numberIn(value(name), name),
      at,
      numberAt: (name, position) => numberIn(at(name, position), `${name}.${position}`),
      line,
      numbers: (name) => line(name).map((one) => numberIn(one, name)),
      total: (name) => numberIn(value(`${name}.total`), `${name}.total`),
      describe: (name) => described(name, view, page),
      all: () => loadedCells().valuesOf(calculation),
    };
  }

  return {
    title: view.title,
    inputs,
    groups: view.groups ?? [{ title: "Inputs", names: Object.keys(inputs) }],
    tables,
    lists: {},
    results: Object.keys(view.results),
    presets,
    opensWith,
    opening: presets[opensWith]?.inputs ?? page.opening,
    presetKey: view.presetKey,
    linked: undefined,
    loadData: undefined,
    page: pageOf(view),
    chart: view.chart ?? { title: "", kind: "line", lines: [] },
    get sheet() {
      return loadedCells().sheet;
    },
    ready: async () => {
      if (cells) return;
      const { part, createCells } = await later.trace();
      cells ??= createCells(view, { page, trace: part }, calculator(), functions);
    },
    calculate: (values) => {
      const before = known.get(values);
      if (before) return before;
      last = calculator().calculate(entered(calculator(), view, values), last);
      const figures = figuresOf(last);
      known.set(values, figures);
      return figures;
    },
    changedCells: async (values) => {
      const { part, functions, changedCells } = await later.whole();
      return changedCells(part, functions, (calculator) => entered(calculator, view, values));
    },
  };
}

/** What the visitor entered, in the cells of the inputs. */
export function entered(
  { slotOf, linked }: CellCalculator,
  view: WorkbookView,
  values: WorkbookInputs,
): EnteredCells {
  return new Map(
    Object.entries(view.inputs).flatMap(([name, { cell }]) => {
      const slot = slotOf(cell);
      const value = values[name];
      if (slot === null || value === undefined) return [];
      return [[slot, cellValue(value, linked.cells[slot]?.stored ?? null)] as const];
    }),
  );
}

/** A choice or a date in the url is text; the cell holds what it held in the file. */
function cellValue(value: Scalar, stored: Value): Value {
  if (typeof value === "number") return value;
  if (typeof stored === "boolean") return value === "TRUE";
  if (typeof stored !== "number") return value;
  return /^\d{4}-\d\d-\d\d$/.test(value) ? dayNumber(value) : Number(value);
}

function inputOf(name: string, input: ViewInput, { descriptions }: PagePart): Input {
  const [label = name, unit = "number", digits = 0, note] = descriptions[name] ?? [];
  const shared = { label, key: input.key ?? name, ...(note !== undefined && { note }) };
  if ("choices" in input) {
    const { choices } = input;
    const options = Array.isArray(choices)
      ? Object.fromEntries(choices.map((choice: Scalar) => [String(choice), String(choice)]))
      : (choices as Readonly<Record<string, string>>);
    return { kind: "choice", ...shared, options };
  }
  if ("first" in input) return { kind: "date", ...shared, from: input.first, to: input.last };
  const { from, to, step, whole, per } = input;
  return {
    ...{ kind: "number", ...shared, unit, digits, isInput: true, from, to, step },
    ...(whole && { whole }),
    ...(per !== undefined && { per }),
  };
}

function tablesOf(view: WorkbookView, { descriptions, axes }: PagePart): Record<string, TableOf> {
  return Object.fromEntries(
    Object.entries(view.tables ?? {}).map(([name, { title, axis, lines }]) => [
      name,
      {
        title,
        axis: { name: headingName(name), label: axis, positions: [], ...axes[name] },
        lines: Object.fromEntries(
          Object.entries(lines).map(([line, written]): [string, Formula] => {
            const [label = line, unit = "number", digits = 0, note] = descriptions[line] ?? [];
            const hasTotal = typeof written !== "string" && written.total !== undefined;
            return [
              line,
              {
                ...{ kind: "formula", formula: "", label, unit, digits },
                ...(note !== undefined && { note }),
                ...(hasTotal && { total: true }),
              },
            ];
          }),
        ),
      },
    ]),
  );
}

function placeOfName(view: WorkbookView, name: string): string {
  const figure = view.inputs[name] ?? view.results[name] ?? view.figures?.[name];
  if (figure !== undefined) return cellOf(figure);
  const [line = "", total] = name.split(".");
  const written = total === "total" ? lineOf(view, line) : undefined;
  if (typeof written === "object" && written.total) return written.total;
  throw new Error(`There is no ${name} in the workbook of ${view.title}`);
}

function lineOf({ tables = {} }: WorkbookView, name: string) {
  return Object.values(tables).find(({ lines }) => name in lines)?.lines[name];
}

function placeOfLine(view: WorkbookView, name: string): string {
  const line = lineOf(view, name);
  if (line !== undefined) return cellsOf(line);
  const [table] = Object.entries(view.tables ?? {}).flatMap(([table, { periods }]) =>
    headingName(table) === name ? [periods] : [],
  );
  return table ?? "";
}

function positionOf(
  tables: Readonly<Record<string, TableOf>>,
  name: string,
  position: number | string,
): number {
  const table = Object.values(tables).find(
    ({ axis, lines }) => name in lines || axis.name === name,
  );
  return table?.axis.positions.map(String).indexOf(String(position)) ?? -1;
}

function described(name: string, view: WorkbookView, { descriptions }: PagePart): Described {
  const [label, unit, digits, note] = descriptions[name] ?? [];
  if (label === undefined || unit === undefined || digits === undefined) {
    throw new Error(`There is no ${name} in the workbook of ${view.title}`);
  }
  const input = view.inputs[name];
  return {
    ...{ label, unit, digits },
    ...(note !== undefined && { note }),
    ...(input && { isInput: true }),
    ...(input?.per !== undefined && { per: input.per }),
  };
}

/** An empty cell counts as nothing. */
function numberIn(value: SheetValue, name: string): number {
  if (typeof value === "number") return value;
  if (value === "") return 0;
  throw new Error(`${name} is “${value}”, not a number`);
}

function pageOf({ title, page = {}, tables = {}, results }: WorkbookView): PageSpec {
  const { notes, values, labels, chart, label = title, ...rest } = page;
  const names = Object.keys(results);
  // As the strip of any model: two or four.
  const more = names.slice(names.length < 4 ? 2 : 4);
  const isShown = page.sums !== undefined || page.strip !== undefined;
  return {
    ...(more.length > 0 && !isShown && { sums: [{ title: "More results", rows: more }] }),
    tables: Object.entries(tables).map(([table, { title, lines }]) => ({
      ...{ table, caption: title, columns: Object.keys(lines) },
    })),
    ...rest,
    label,
    ...{ notes: allWords(notes), values: allWords(values), labels: allWords(labels) },
    ...(chart && {
      chart: { ...chart, title: wordsOf(chart.title), summary: wordsOf(chart.summary) },
    }),
  };
}
