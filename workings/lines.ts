import type { SheetInput, SheetLine, SheetTableLine } from "./definition.ts";

/** What a line is called and how its numbers are written. */
type Described<Name extends string = string> = Omit<SheetLine, "formula" | "note" | "name"> & {
  name: Name;
};

export function euros<Name extends string>(name: Name, label: string, digits = 0): Described<Name> {
  return { name, label, unit: "€", digits };
}

export function percents<Name extends string>(
  name: Name,
  label: string,
  digits = 1,
): Described<Name> {
  return { name, label, unit: "%", digits };
}

export function numbers<Name extends string>(
  name: Name,
  label: string,
  digits = 0,
): Described<Name> {
  return { name, label, unit: "number", digits };
}

export function texts(name: string, label: string): Described {
  return { name, label, unit: "text", digits: 0 };
}

/** In whole euro. */
export function euro(name: string, label: string, formula: string): SheetLine {
  return { ...euros(name, label), formula };
}

export function euroAndCents(name: string, label: string, formula: string): SheetLine {
  return { ...euros(name, label, 2), formula };
}

/** Held in euro, shown in millions. */
export function million(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "€m", digits: 1, formula };
}

export function rate(name: string, label: string, formula: string): SheetLine {
  return { ...percents(name, label), formula };
}

export function count(name: string, label: string, formula: string): SheetLine {
  return { ...numbers(name, label), formula };
}

export function decimal(name: string, label: string, formula: string, digits: number): SheetLine {
  return { ...numbers(name, label, digits), formula };
}

/** Adds the sum of all positions. */
export function withTotal(line: SheetLine): SheetTableLine {
  return { ...line, hasTotal: true };
}

/** Whole euro in every position, and their sum. */
export function summed(name: string, label: string, formula: string): SheetTableLine {
  return withTotal(euro(name, label, formula));
}

/** The sum of a line of euro up to each position. */
export function running(name: string, label: string, flow: string): SheetTableLine {
  return { ...euro(name, label, `=previous(${name})+${flow}`), firstFormula: `=${flow}` };
}

/** Makes inputs that have the limits of their model. */
export function inputsWithin<Name extends string>(
  limits: Readonly<Record<Name, { min: number; max: number }>>,
) {
  return (described: Described<Name>): SheetInput => {
    const { min, max } = limits[described.name];
    return { ...described, limits: { min, max } };
  };
}

/** Also as an input of each position of a table. */
export function choice(name: string, label: string, choices: readonly string[]): SheetInput {
  return { ...texts(name, label), limits: { choices } };
}

/** The positions 1, 2, 3 … of a table. */
export function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** For a line that has another formula in every position. */
export function formulasAt(formulas: Readonly<Record<string, string>>): {
  formula: string;
  formulaAt: Readonly<Record<string, string>>;
} {
  const [formula = "=0"] = Object.values(formulas);
  return { formula, formulaAt: formulas };
}
