import type { SheetInput, SheetLine, SheetTableLine } from "./definition.ts";

/** What a line is called and how its numbers are written. */
type Described = Omit<SheetLine, "formula" | "note">;

export function euros(name: string, label: string, digits = 0): Described {
  return { name, label, unit: "€", digits };
}

export function percents(name: string, label: string, digits = 1): Described {
  return { name, label, unit: "%", digits };
}

export function numbers(name: string, label: string, digits = 0): Described {
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

export function rate(name: string, label: string, formula: string): SheetLine {
  return { ...percents(name, label), formula };
}

export function count(name: string, label: string, formula: string): SheetLine {
  return { ...numbers(name, label), formula };
}

/** Also as an input of each position of a table. */
export function choice(name: string, label: string, choices: readonly string[]): SheetInput {
  return { ...texts(name, label), limits: { choices } };
}

/** For a line that has another formula in every position. */
export function formulasAt(
  formulas: Readonly<Record<string, string>>,
): Pick<Extract<SheetTableLine, { formula: string }>, "formula" | "formulaAt"> {
  const [formula = "=0"] = Object.values(formulas);
  return { formula, formulaAt: formulas };
}
