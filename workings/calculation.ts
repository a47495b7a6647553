import { type Compiled, compile } from "./compile.ts";
import type { FormulaText, SheetDefinition, SheetTable, SheetTableLine } from "./definition.ts";
import { functions } from "./functions/core.ts";
import { expressionOf, type LineReference } from "./parse-formula.ts";
import { CellError, errors, type Operand, Range, toSingle, type Value } from "./value.ts";
import { comparisonsOf, splitName } from "./variants.ts";

/** What the visitor entered and what the model gives beside it, by name: one value, or one for each position. */
export type Entered = Readonly<Record<string, Value | readonly Value[]>>;

/** Numbers that no formula gives, found from other cells: weights by an optimizer, a yield by Newton's method. */
export type Solver = {
  names: readonly string[];
  /** The inputs and lines that it reads. */
  from: readonly string[];
  solve: (calculation: Calculation) => Entered;
};

/** A row of the sheet, or a single cell. */
type Line = {
  name: string;
  index: number;
  table: SheetTable | null;
  length: number;
  /** Neither a line of a table nor a column of data. */
  isSingle: boolean;
  /** The formula of each position; `null` for what is entered. */
  formulaAt: ((position: number) => FormulaText) | null;
  /** Whether positions between the first and the last have formulas of their own. */
  varies: boolean;
  solver: Solver | null;
  /** By position, and by formula, which many positions share. */
  compiledAt: Compiled<never>[];
  compiled: Map<FormulaText, Compiled<never>>;
  /** The lines whose compiled formulas refer to this one. */
  dependents: Set<Line>;
};

/** The lines of a sheet, ready to be calculated with different inputs. Formulas are compiled when first needed. */
export type Calculator = (entered: Entered, before?: Calculation) => Calculation;

/**
 * The numbers of one case. Each is calculated when it is first asked for; with the calculation of another case
 * `before` it, what the changed inputs do not reach is taken from there.
 */
export type Calculation = {
  /** A single number, or a line at a position, counted from 0. */
  at: (name: string, position?: number) => Value;
  /** All positions of a line, or all rows of a column of data. */
  line: (name: string) => readonly Value[];
  total: (name: string) => Value;
  /** Every number, those of a line in order. */
  all: () => Record<string, Value | readonly Value[]>;
};

export function createCalculator(
  definition: SheetDefinition,
  solvers: readonly Solver[] = [],
): Calculator {
  const { title, variants = [] } = definition;
  const lines = linesOf(definition, solvers);
  /** The names of the cells of all variants, found when all cells are asked for. */
  let namesOfVariants: readonly string[] | undefined;

  function lineNamed(name: string): Line {
    const line = lines.get(name);
    if (line) return line;
    throw new Error(`There is no ${name} in the sheet of ${title}`);
  }

  /** `carry_deals` is the line `carry`, calculated by a variant. */
  function lineOf(name: string): Line {
    return lines.get(name) ?? lineNamed(splitName(name).own);
  }

  for (const line of lines.values()) {
    for (const name of line.solver?.from ?? []) lineNamed(name).dependents.add(line);
  }

  function compiledAt(line: Line, position: number): Compiled<Run> {
    // Most lines have one formula from the second position to the last but one.
    const isInside = !line.varies && position > 0 && position < line.length - 1;
    const at = isInside ? 1 : position;
    const known = line.compiledAt[at] as Compiled<Run> | undefined;
    if (known) return known;
    const made = compiled(line.formulaAt?.(at) ?? "", line);
    line.compiledAt[at] = made;
    return made;
  }

  function compiled(written: FormulaText, line: Line): Compiled<Run> {
    const known = line.compiled.get(written) as Compiled<Run> | undefined;
    if (known) return known;
    try {
      const made = compile<Run>(
        expressionOf(written),
        (reference) => bind(reference, line),
        functions,
      );
      line.compiled.set(written, made);
      return made;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${line.name} in the sheet of ${title}: ${reason}`);
    }
  }

  function bind({ name: written, part }: LineReference, from: Line): Compiled<Run> {
    const dot = written.indexOf(".");
    const name = dot < 0 ? written : written.slice(0, dot);
    const target = lineNamed(part === "total" ? `${name}.total` : name);
    const { index } = target;
    target.dependents.add(from);
    if (dot >= 0) {
      const place = written.slice(dot + 1);
      const position = target.table
        ? (placesOf(target.table.axis.positions).get(place) ?? -1)
        : Number(place) - 1;
      if (!(position >= 0 && position < target.length)) {
        throw new Error(`There is no ${written}`);
      }
      return (run) => run.value(target, position);
    }
    if (!target.table) {
      // A value that is known needs no further call, and most references are to such cells.
      return target.isSingle
        ? (run) => run.values[index]?.[0] ?? run.value(target, 0)
        : (run) => run.range(target);
    }
    const last = target.length - 1;
    if (part === "first") return (run) => run.value(target, 0);
    if (part === "last") return (run) => run.value(target, last);
    if (part === "rest") return (run) => run.slice(target, 1, last);
    const isAlongside = target.table.axis.positions === from.table?.axis.positions;
    if (part === "all" || !isAlongside) return (run) => run.range(target);
    if (part === "untilHere") return (run, position) => run.slice(target, 0, position);
    const step = part === "previous" ? -1 : part === "next" ? 1 : 0;
    return (run, position) =>
      run.values[index]?.[position + step] ?? run.value(target, position + step);
  }

  /** One case being calculated. */
  class Run implements Calculation {
    readonly entered: Entered;
    readonly values: (readonly (Value | undefined)[] | undefined)[];
    /** The values that are its own. Others are shared with another calculation, and copied before they are filled in. */
    readonly own: (Value | undefined)[][] = [];
    readonly ranges: (Range | undefined)[];
    readonly solved: Map<Solver, Entered>;
    readonly variants = new Map<string, Run>();
    /** The cells being calculated now, to name a cycle: their lines, and their positions beside them. */
    readonly path: Line[] = [];
    readonly positions: number[] = [];
    depth = 0;

    constructor(
      entered: Entered,
      before?: Run,
      changed = before ? changedLines(entered, before.entered) : [],
    ) {
      this.entered = entered;
      const reached = before && dependentsOf(changed);
      const isKept = (line: Line) => reached !== undefined && !reached.has(line);
      this.values = before ? before.values.slice() : [];
      this.ranges = before ? before.ranges.slice() : [];
      // Either calculation may go on to fill in what neither has asked for yet.
      if (before) before.own.length = 0;
      for (const { index } of reached ?? []) {
        this.values[index] = undefined;
        this.ranges[index] = undefined;
      }
      this.solved = new Map(
        [...(before?.solved ?? [])].filter(([{ names }]) =>
          names.every((name) => isKept(lineNamed(name))),
        ),
      );
    }

    at(name: string, position = 0): Value {
      return this.runOf(name).value(lineOf(name), position);
    }

    line(name: string): readonly Value[] {
      return this.runOf(name).range(lineOf(name)).values;
    }

    total(name: string): Value {
      return this.at(`${name}.total`);
    }

    all() {
      const own = [...lines.values()]
        .filter(({ name, table }) => !name.includes(".") && name !== table?.axis.name)
        // The rows of data may come later, with the workbook.
        .filter(({ name, table, isSingle }) => table || isSingle || name in this.entered)
        .map(({ name }) => name);
      namesOfVariants ??= comparisonsOf(definition).flatMap(({ steps, tables }) =>
        [...steps, ...tables.flatMap((table) => table.lines)].map(({ name }) => name),
      );
      return Object.fromEntries(
        [...own, ...namesOfVariants].map((name) => {
          return [name, lineOf(name).isSingle ? this.at(name) : this.line(name)];
        }),
      );
    }

    /** `carry` is calculated by this case, `carry_deals` by its variant `deals`. */
    runOf(name: string): Run {
      if (lines.has(name)) return this;
      const { variant } = splitName(name);
      return variant === undefined ? this : this.variant(variant);
    }

    /** This case with what a variant replaces. */
    variant(name: string): Run {
      const known = this.variants.get(name);
      if (known) return known;
      const replaced = variants.find((variant) => variant.name === name)?.replaced;
      if (!replaced) throw new Error(`There is no variant ${name} in the sheet of ${title}`);
      const changed = Object.keys(replaced).map(lineNamed);
      const values = changed.map((line) => {
        const written = replaced[line.name] ?? "";
        return Array.from({ length: line.length }, (_, position) => {
          const formula = typeof written === "string" ? written : (written[position] ?? "");
          return asValue(compiled(formula, line)(this, position));
        });
      });
      const entered = Object.fromEntries(changed.map((line, at) => [line.name, values[at] ?? []]));
      const run = new Run({ ...this.entered, ...entered }, this, changed);
      for (const [at, { index }] of changed.entries()) run.values[index] = values[at];
      this.variants.set(name, run);
      return run;
    }

    value(line: Line, position: number): Value {
      const known = this.values[line.index]?.[position];
      if (known !== undefined) return known;
      if (position < 0 || position >= line.length) return errors.reference;
      return line.formulaAt ? this.calculate(line, position) : this.givenValue(line, position);
    }

    range(line: Line): Range {
      const known = this.ranges[line.index];
      if (known) return known;
      const given = line.formulaAt ? this.calculateAll(line) : this.given(line);
      const range =
        given.length === line.length ? rangeOf(line, given) : this.slice(line, 0, line.length - 1);
      this.ranges[line.index] = range;
      return range;
    }

    slice(line: Line, first: number, last: number): Range {
      const values = new Array<Value>(last - first + 1);
      for (let at = 0; at < values.length; at++) values[at] = this.value(line, first + at);
      return rangeOf(line, values);
    }

    calculate(line: Line, position: number): Value {
      const depth = this.push(line);
      this.positions[depth] = position;
      const value = asValue(compiledAt(line, position)(this, position));
      this.depth = depth;
      this.ownValues(line)[position] = value;
      return value;
    }

    /** Every position of a line. */
    calculateAll(line: Line): readonly Value[] {
      const depth = this.push(line);
      const own = this.ownValues(line);
      for (let at = 0; at < line.length; at++) {
        if (own[at] !== undefined) continue;
        this.positions[depth] = at;
        own[at] = asValue(compiledAt(line, at)(this, at));
      }
      this.depth = depth;
      return own as Value[];
    }

    push(line: Line): number {
      const { depth } = this;
      // A cycle has no end, so it is enough to look for one where formulas go deep.
      if (depth % 100 === 99) this.throwIfCycle();
      this.path[depth] = line;
      this.depth = depth + 1;
      return depth;
    }

    ownValues(line: Line) {
      const known = this.own[line.index];
      if (known) return known;
      // Filled at once, all these lists have the same internal type in the browser, whatever they hold later.
      const own = this.values[line.index]?.slice() ?? new Array(line.length).fill(undefined);
      this.values[line.index] = own;
      this.own[line.index] = own;
      return own;
    }

    throwIfCycle() {
      const ids = this.path
        .slice(0, this.depth)
        .map(({ name, table }, at) =>
          table ? `${name}.${table.axis.positions[this.positions[at] ?? 0]}` : name,
        );
      const from = ids.findIndex((id, at) => ids.includes(id, at + 1));
      if (from < 0) return;
      const cycle = ids.slice(from, ids.indexOf(ids[from] ?? "", from + 1) + 1);
      throw new Error(`A cycle of formulas: ${cycle.join(" → ")}`);
    }

    givenValue(line: Line, position: number): Value {
      const values = this.given(line);
      this.values[line.index] = values;
      const value = values[position];
      if (value !== undefined) return value;
      throw new Error(`The sheet of ${title} is given no value for ${line.name}`);
    }

    /** The values of a line without formulas. */
    given(line: Line): readonly Value[] {
      const { name, table, isSingle, solver } = line;
      if (table?.axis.name === name) return table.axis.positions;
      const value = (solver ? this.solution(solver) : this.entered)[name];
      if (Array.isArray(value)) return value;
      return isSingle && value !== undefined ? [value as Value] : [];
    }

    solution(solver: Solver): Entered {
      const known = this.solved.get(solver) ?? solver.solve(this);
      this.solved.set(solver, known);
      return known;
    }
  }

  function changedLines(entered: Entered, before: Entered): Line[] {
    return Object.keys(entered).flatMap((name) => {
      const line = lines.get(name);
      return line && !isSame(entered[name], before[name]) ? [line] : [];
    });
  }

  return (entered, before) => new Run(entered, before instanceof Run ? before : undefined);
}

const places = new WeakMap<readonly unknown[], ReadonlyMap<string, number>>();

/** Where the positions of an axis are, by their names. */
export function placesOf(positions: readonly (number | string)[]): ReadonlyMap<string, number> {
  const known = places.get(positions) ?? new Map(positions.map((one, at) => [String(one), at]));
  places.set(positions, known);
  return known;
}

function rangeOf({ table }: Line, values: readonly Value[]) {
  const isColumn = table === null || table.runsDown !== undefined;
  return new Range(values, isColumn ? 1 : values.length);
}

function dependentsOf(changed: readonly Line[]) {
  const reached = new Set(changed);
  // A set that grows during iteration is iterated to its end.
  for (const line of reached) for (const dependent of line.dependents) reached.add(dependent);
  return reached;
}

function isSame(value: Entered[string] | undefined, other: Entered[string] | undefined) {
  if (value === other) return true;
  if (!Array.isArray(value) || !Array.isArray(other) || value.length !== other.length) return false;
  return value.every((one, index) => one === other[index]);
}

/** Every line of the sheet by its name; a total is a line of its own. */
function linesOf(definition: SheetDefinition, solvers: readonly Solver[]): Map<string, Line> {
  const { title, inputs, given = [], data = [], steps, results, tables } = definition;
  const lines = new Map<string, Line>();
  for (const { name } of [...inputs, ...given]) addLine(lines, title, name);
  for (const { columns, rowCount } of data) {
    for (const { name } of columns)
      addLine(lines, title, name, { length: rowCount, isSingle: false });
  }
  for (const { name, formula } of [...steps, ...results]) {
    addLine(lines, title, name, { formulaAt: () => formula });
  }
  for (const table of tables) addTable(lines, title, table);
  for (const solver of solvers) {
    for (const name of solver.names) {
      const line = lines.get(name);
      if (line) line.solver = solver;
    }
  }
  return lines;
}

function addTable(lines: Map<string, Line>, title: string, table: SheetTable) {
  const shared = { table, length: table.axis.positions.length, isSingle: false };
  addLine(lines, title, table.axis.name, shared);
  for (const line of table.lines) {
    const varies = "formulaAt" in line;
    addLine(lines, title, line.name, { ...shared, varies, formulaAt: formulaOf(line, table) });
    if (!line.hasTotal) continue;
    const formulaAt = () => `=SUM(all(${line.name}))`;
    addLine(lines, title, `${line.name}.total`, { formulaAt });
  }
}

function addLine(
  lines: Map<string, Line>,
  title: string,
  name: string,
  parts: Partial<Pick<Line, "table" | "length" | "isSingle" | "formulaAt" | "varies">> = {},
) {
  if (lines.has(name)) throw new Error(`Two lines of ${title} are called ${name}`);
  lines.set(name, {
    name,
    index: lines.size,
    table: null,
    length: 1,
    isSingle: true,
    formulaAt: null,
    varies: false,
    solver: null,
    compiledAt: [],
    compiled: new Map(),
    dependents: new Set(),
    ...parts,
  });
}

function formulaOf(line: SheetTableLine, { axis: { positions } }: SheetTable): Line["formulaAt"] {
  if (!("formula" in line)) return null;
  const { formula, firstFormula = formula, lastFormula = formula, formulaAt } = line;
  const last = positions.length - 1;
  return (position) =>
    formulaAt?.[positions[position] ?? ""] ??
    (position === 0 ? firstFormula : position === last ? lastFormula : formula);
}

/** A formula that refers to an empty cell gives 0. */
function asValue(operand: Operand): Value {
  if (typeof operand === "number") return Number.isNaN(operand) ? errors.number : operand;
  return toSingle(operand) ?? 0;
}

/** What page, trace and workbook show: errors as they look in a cell. */
export function shownValue(value: Value): number | string {
  if (typeof value === "number" || typeof value === "string") return value;
  if (value instanceof CellError) return value.code;
  return value === null ? "" : value ? "TRUE" : "FALSE";
}
