import { type Calculation, createCalculator, type Entered } from "./calculation.ts";
import { dayNumber } from "./day-number.ts";
import type { SheetDefinition } from "./definition.ts";
import { type Described, type Formula, type Given, hasNumbers, type Input } from "./describe.ts";
import { type Figures, figureReader } from "./figures.ts";
import { type CalculatingSheet, createSheet } from "./sheet.ts";
import type {
  InputsOf,
  LineNames,
  PageSpec,
  Row,
  Scalar,
  SheetModel,
  SheetSpec,
  TableOf,
} from "./sheet-spec.ts";
import { toDefinition } from "./to-definition.ts";
import type { Value } from "./value.ts";

/** Defines a model once: its page, its url, its trace and its workbook all come from here. */
export function defineSheet<
  const I extends Readonly<Record<string, Input>>,
  const S extends Readonly<Record<string, Formula>>,
  const T extends Readonly<Record<string, TableOf>>,
  const R extends Readonly<Record<string, Formula>>,
  P extends string,
  const G extends Readonly<Record<string, Given>> = Record<never, Given>,
>(
  spec: SheetSpec<I, G, S, T, R, P>,
): SheetModel<InputsOf<I, T>, keyof (I & G & S & R) & string, LineNames<T>, P, I> & {
  readonly sheet: CalculatingSheet;
  readonly tables: Readonly<Record<keyof T & string, TableOf>>;
} {
  type In = InputsOf<I, T>;
  type Single = keyof (I & G & S & R) & string;
  const {
    title,
    inputs,
    groups,
    presets,
    opensWith,
    presetKey,
    linked,
    given = {},
    solvers = [],
  } = spec;
  const definition = toDefinition(spec);
  const allLines = [given, spec.steps, ...Object.values(spec.tables).map(({ lines }) => lines)];
  // What formulas give that no input reaches.
  const known = valuesIn(allLines, (line) => (line.kind === "formula" ? line.known : undefined));
  const calculate = createCalculator(withoutFormulas(definition, known), solvers);
  const lists = Object.fromEntries(
    Object.entries(spec.tables).filter(([, { lines }]) => Object.values(lines).some(isInput)),
  );
  const fixed = {
    ...valuesIn(allLines, (line) => (line.kind === "given" ? line.values : undefined)),
    ...known,
    ...spec.rows,
  };
  const lines = [
    ...definition.inputs.map((line) => ({ ...line, isInput: true as const })),
    ...[definition.given ?? [], definition.steps, definition.results].flat(),
    ...definition.tables.flatMap((table) => table.lines),
  ];
  const described = new Map<string, Described>(lines.map((line) => [line.name, line]));
  const figuresOf = figureReader(definition, described);
  const calculated = new WeakMap<object, Figures<Single, LineNames<T>>>();
  /** Cases that differ in another input share the rows of a list. */
  const columnsOfLists = Object.entries(lists).map(
    ([name, table]) => [name, table, new WeakMap<readonly Row[], Entered>()] as const,
  );
  let last: Calculation | undefined;
  let sheet: CalculatingSheet | undefined;

  function cellValues(values: In): Entered {
    const entered: Record<string, Value | readonly Value[]> = { ...fixed };
    for (const [name, input] of Object.entries<Input>(inputs)) {
      entered[name] = cellOf(input, (values as Record<string, Scalar>)[name] ?? 0);
    }
    for (const [name, table, columns] of columnsOfLists) {
      const rows = (values as Record<string, readonly Row[]>)[name] ?? [];
      const known = columns.get(rows) ?? columnsOf(table, rows);
      columns.set(rows, known);
      Object.assign(entered, known);
    }
    return entered;
  }

  return {
    title,
    inputs,
    groups,
    tables: spec.tables,
    lists,
    results: Object.keys(spec.results),
    presets,
    opensWith,
    opening: presets[opensWith].inputs,
    presetKey,
    linked,
    page: spec.page as PageSpec | undefined,
    chart: spec.chart,
    loadData: spec.loadData,
    get sheet() {
      sheet ??= createSheet(definition, solvers);
      return sheet;
    },
    calculate: (values) => {
      const before = calculated.get(values as object);
      if (before) return before;
      last = calculate(cellValues(values), last);
      const figures = figuresOf(last);
      calculated.set(values as object, figures);
      return figures;
    },
  };
}

function isInput(line: Input | Formula | Given): line is Input {
  return line.kind !== "formula" && line.kind !== "given";
}

/** What the cell of an input holds: a date is a day number. */
function cellOf(input: Input, value: Scalar): Value {
  if (input.kind === "date") return dayNumber(String(value));
  return input.kind === "choice" && hasNumbers(input) ? Number(value) : value;
}

/** The columns that are entered, by name, with what fills the rows that are not used. */
function columnsOf({ axis, list, lines }: TableOf, rows: readonly Row[]): Entered {
  return Object.fromEntries(
    Object.entries(lines).flatMap(([column, line]) => {
      if (!isInput(line)) return [];
      const cells = axis.positions.map((_, index): Value => {
        const value = rows[index]?.[column] ?? list?.unused?.[column];
        if (value === undefined) return isText(line) ? "" : 0;
        return cellOf(line, value);
      });
      return [[column, cells]];
    }),
  );
}

function isText(line: Input) {
  return line.kind === "choice" || (line.kind === "filled" && line.unit === "text");
}

/** The values that some lines have from the start. */
function valuesIn(
  groups: readonly Readonly<Record<string, Input | Formula | Given>>[],
  valuesOf: (line: Input | Formula | Given) => Entered[string] | undefined,
): Entered {
  const lines = groups.flatMap((group) => Object.entries(group));
  return Object.fromEntries(
    lines.flatMap(([name, line]) => {
      const values = valuesOf(line);
      return values === undefined ? [] : [[name, values]];
    }),
  );
}

/** The definition in which these lines are given, not calculated. */
function withoutFormulas(definition: SheetDefinition, known: Entered): SheetDefinition {
  const given = "Known without the data.";
  const isKnown = ({ name }: { name: string }) => name in known;
  return {
    ...definition,
    given: [
      ...(definition.given ?? []),
      ...definition.steps.filter(isKnown).map(({ formula, ...line }) => ({ ...line, given })),
    ],
    steps: definition.steps.filter((line) => !isKnown(line)),
    tables: definition.tables.map((table) => ({
      ...table,
      lines: table.lines.map((line) => {
        if (!("formula" in line) || !isKnown(line)) return line;
        const { formula, firstFormula, lastFormula, formulaAt, ...described } = line;
        return { ...described, given };
      }),
    })),
  };
}
