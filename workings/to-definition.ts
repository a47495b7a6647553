import { dayNumber } from "./day-number.ts";
import type {
  SheetChart,
  SheetData,
  SheetDefinition,
  SheetTableLine,
  SheetVariant,
} from "./definition.ts";
import { type Formula, type Given, hasNumbers, type Input } from "./describe.ts";
import type { Scalar, TableOf } from "./sheet-spec.ts";

/** The definition as lists of lines, from which cells and formulas are made. */
export function toDefinition({
  title,
  inputs,
  given = {},
  data,
  steps,
  tables,
  results,
  chart,
  variants,
  checks = {},
}: {
  title: string;
  inputs: Readonly<Record<string, Input>>;
  given?: Readonly<Record<string, Given>>;
  data?: readonly SheetData[];
  steps: Readonly<Record<string, Formula>>;
  tables: Readonly<Record<string, TableOf>>;
  results: Readonly<Record<string, Formula>>;
  chart: SheetChart;
  variants?: readonly SheetVariant[];
  checks?: Readonly<Record<string, string | undefined>>;
}): SheetDefinition {
  return {
    title,
    inputs: Object.entries(inputs).map(([name, input]) => inputLine(name, input)),
    given: Object.entries(given).map(([name, { kind, values, total, ...line }]) => ({
      name,
      ...line,
    })),
    ...(data && { data }),
    steps: Object.entries(steps).map(([name, line]) => formulaLine(name, line)),
    tables: Object.entries(tables).map(([name, { lines, list, ...table }]) => ({
      name,
      ...table,
      lines: Object.entries(lines).map(([of, line]) => tableLine(of, line, list)),
    })),
    results: Object.entries(results).map(([name, line]) => formulaLine(name, line)),
    chart,
    ...(variants && { variants }),
    checks: Object.entries(checks).map(([name, label = ""]) => ({ name, label })),
  };
}

function tableLine(
  name: string,
  line: Input | Formula | Given,
  list: TableOf["list"],
): SheetTableLine {
  if (line.kind === "formula") return formulaLine(name, line);
  if (line.kind !== "given") {
    // In a workbook, a row of a list is removed by entering what an unused one holds.
    return inputLine(name, line, list?.length && (list.unused?.[name] ?? 0));
  }
  const { kind, values, total, ...given } = line;
  return { name, ...given, ...(total && { hasTotal: total }) };
}

function formulaLine(name: string, { kind, first, last, at, total, known, ...line }: Formula) {
  return {
    name,
    ...line,
    ...(first !== undefined && { firstFormula: first }),
    ...(last !== undefined && { lastFormula: last }),
    ...(at && { formulaAt: at }),
    ...(total && { hasTotal: total }),
  };
}

function inputLine(name: string, input: Input, unused?: Scalar) {
  const { label, note } = input;
  const shared = { name, label, ...(note !== undefined && { note }) };
  if (input.kind === "choice") {
    const spare = typeof unused === "string" ? [unused] : [];
    const limits = { choices: [...new Set([...Object.keys(input.options), ...spare])] };
    return { ...shared, unit: hasNumbers(input) ? "number" : "text", digits: 0, limits } as const;
  }
  if (input.kind === "date") {
    const limits = { min: dayNumber(input.from), max: dayNumber(input.to) };
    return { ...shared, unit: "date" as const, digits: 0, limits };
  }
  const { unit, digits, per, total } = input;
  return {
    ...shared,
    unit,
    digits,
    ...(per !== undefined && { per }),
    ...(total && { hasTotal: total }),
    limits:
      input.kind === "filled"
        ? input.filled
        : { min: Math.min(input.from, Number(unused ?? input.from)), max: input.to },
  };
}
