import type {
  FormulaText,
  SheetDefinition,
  SheetLine,
  SheetTable,
  SheetTableLine,
  SheetVariant,
} from "./definition.ts";
import { type Expression, expressionOf, referencesIn } from "./parse-formula.ts";

/** The cells of a variant. */
export type Comparison = { steps: readonly SheetLine[]; tables: readonly SheetTable[] };

type Line = SheetDefinition["inputs"][number] | SheetLine | SheetTableLine;

/**
 * Copies the formulas that the changes of a variant reach and its results need, each with the name of the
 * variant after its own. What a change does not reach is used from the model itself, so no formula is
 * written twice.
 */
export function comparisonsOf(definition: SheetDefinition): Comparison[] {
  const { variants = [] } = definition;
  if (variants.length === 0) return [];
  const model = modelOf(definition);
  return variants.map((variant) => comparisonOf(model, variant));
}

/** The lines of a sheet, and those that each refers to and that refer to it. */
type Model = ReturnType<typeof modelOf>;

function modelOf({ inputs, steps, tables, results }: SheetDefinition) {
  const singles: readonly Line[] = [...inputs, ...steps, ...results];
  const lines = [...singles, ...tables.flatMap(({ lines }) => lines)];
  const precedents = new Map(lines.map((line) => [line.name, namesIn(line)]));
  const dependents = new Map<string, string[]>(lines.map(({ name }) => [name, []]));
  for (const [of, names] of precedents) {
    for (const precedent of names) dependents.get(precedent)?.push(of);
  }
  return { singles, tables, precedents, dependents };
}

function comparisonOf(model: Model, variant: SheetVariant): Comparison {
  const { singles, tables } = model;
  const copied = copiedNames(model, variant);
  const axes = tables
    .filter((table) => table.lines.some(({ name }) => copied.has(name)))
    .map(({ axis }) => axis.name);
  const renamed = new Set([...copied, ...axes]);
  const rename = (formula: FormulaText) =>
    withNames(expressionOf(formula), (name) =>
      renamed.has(name.split(".")[0] ?? "") ? variantName(name, variant.name) : name,
    );

  const described = ({ name, label, unit, digits, note }: Line) => ({
    ...{ name: variantName(name, variant.name), label: `${label}, ${variant.title}` },
    ...{ unit, digits },
    ...(note !== undefined && { note }),
  });

  function single(line: Line): SheetLine {
    const given = variant.replaced[line.name];
    if (typeof given === "string") return { ...described(line), formula: given };
    if (!("formula" in line)) throw new Error(`${variant.name} has no value for ${line.name}`);
    return { ...described(line), formula: rename(line.formula) };
  }

  function tableLine(line: SheetTableLine, positions: SheetTable["axis"]["positions"]) {
    const shared = { ...described(line), ...(line.hasTotal && { hasTotal: line.hasTotal }) };
    const given = variant.replaced[line.name];
    if (given !== undefined) {
      const at = positions.map((position, index) => [position, given[index] ?? ""]);
      return typeof given === "string"
        ? { ...shared, formula: given }
        : { ...shared, formula: given[0] ?? "", formulaAt: Object.fromEntries(at) };
    }
    if (!("formula" in line)) throw new Error(`${variant.name} has no value for ${line.name}`);
    const { formula, firstFormula, lastFormula, formulaAt } = line;
    return {
      ...shared,
      formula: rename(formula),
      ...(firstFormula !== undefined && { firstFormula: rename(firstFormula) }),
      ...(lastFormula !== undefined && { lastFormula: rename(lastFormula) }),
      ...(formulaAt && {
        formulaAt: Object.fromEntries(
          Object.entries(formulaAt).map(([position, written]) => [position, rename(written)]),
        ),
      }),
    };
  }

  return {
    steps: singles.filter(({ name }) => copied.has(name)).map(single),
    tables: tables.flatMap((table): SheetTable[] => {
      const own = table.lines.filter(({ name }) => copied.has(name));
      if (own.length === 0) return [];
      return [
        {
          ...table,
          name: variantName(table.name, variant.name),
          title: `${table.title}, ${variant.title}`,
          axis: { ...table.axis, name: variantName(table.axis.name, variant.name) },
          lines: own.map((line) => tableLine(line, table.axis.positions)),
        },
      ];
    }),
  };
}

/** The lines that depend on a change, and that the wanted ones are calculated from. */
function copiedNames(
  { precedents, dependents }: Model,
  { replaced, wanted, name }: SheetVariant,
): ReadonlySet<string> {
  const reached = closure(Object.keys(replaced), (one) => dependents.get(one) ?? []);
  const unreached = wanted.find((one) => !reached.has(one));
  if (unreached) throw new Error(`${unreached} is the same in ${name} as in the model itself`);
  return closure(wanted, (one) =>
    one in replaced ? [] : (precedents.get(one) ?? []).filter((other) => reached.has(other)),
  );
}

function closure(from: readonly string[], next: (name: string) => readonly string[]) {
  const found = new Set(from);
  // A set that grows during iteration is iterated to its end.
  for (const name of found) for (const other of next(name)) found.add(other);
  return found;
}

/** The names of the lines that its formulas refer to, without positions. */
function namesIn(line: Line): string[] {
  if (!("formula" in line)) return [];
  const { formula, firstFormula, lastFormula, formulaAt }: FormulaLine = line;
  return [formula, firstFormula, lastFormula, ...Object.values(formulaAt ?? {})]
    .flatMap((written) => (written === undefined ? [] : referencesIn(expressionOf(written))))
    .map(({ name }) => name.split(".")[0] ?? "");
}

type FormulaLine = SheetLine & Partial<Extract<SheetTableLine, { formula: FormulaText }>>;

/** The same formula with other names. */
function withNames(expression: Expression, rename: (name: string) => string): Expression {
  const inner = (part: Expression) => withNames(part, rename);
  switch (expression.kind) {
    case "reference":
      return { ...expression, name: rename(expression.name) };
    case "group":
      return { ...expression, inner: inner(expression.inner) };
    case "negative":
      return { ...expression, operand: inner(expression.operand) };
    case "binary":
      return { ...expression, left: inner(expression.left), right: inner(expression.right) };
    case "call":
      return { ...expression, inputs: expression.inputs.map(inner) };
    default:
      return expression;
  }
}

/** `carry` in the variant `deals` is `carry_deals`, and `saving.3` is `saving_deals.3`. */
export function variantName<Id extends string>(id: Id, variant: string) {
  const [name, ...place] = id.split(".");
  return [`${name}_${variant}`, ...place].join(".") as `${Id}_${string}`;
}

/** The other way round: `saving_deals.3` is `saving.3` in the variant `deals`. */
export function splitName(id: string): { own: string; variant?: string } {
  const [, name, variant, place] = /^(\w+)_([^_.]+)(.*)$/.exec(id) ?? [];
  return name && variant ? { own: `${name}${place}`, variant } : { own: id };
}
