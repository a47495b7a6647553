import type { SheetInput, SheetUnit } from "./definition.ts";
import type { Value } from "./value.ts";

/** What a reader sees of a number: its name, its unit and how many digits follow the decimal point. */
export type Described = {
  label: string;
  unit: SheetUnit;
  digits: number;
  /** Follows the unit: `a year`, `a month`. */
  per?: string;
  /** What the number is or why it is calculated this way, in a sentence, where the formula does not say it. */
  note?: string;
  /** Whether its working writes euros in millions, as the page does. Not for sums, which must add up as they are shown. */
  inMillions?: true;
  /** Whether the visitor enters it. */
  isInput?: true;
};

/** A number that the visitor changes. Limits and step are in the model's own units: 0.06 is 6%. */
export type NumberInput = Described & {
  kind: "number";
  /** Its parameter in the url. */
  key: string;
  from: number;
  to: number;
  /** How far the slider and the arrow keys move; any number between the limits can be typed. */
  step: number;
  /** Whether only whole numbers make sense, as for years. */
  whole?: true;
  /** Whether only the steps are allowed: what is counted at each of them is not known between two. */
  onlySteps?: true;
  /** In a table: closes the line with the sum of its positions. */
  total?: true;
};

export type ChoiceInput<Choice extends string = string> = {
  kind: "choice";
  label: string;
  key: string;
  /**
   * What each choice is called on the page, by the value that formulas use. Where all of them are numbers, as for
   * coupons a year, the cell holds the number.
   */
  options: Readonly<Record<Choice, string>>;
  note?: string;
};

/** A day without a time, as urls and date fields write it: `2033-02-15`. */
export type IsoDate = `${number}-${number}-${number}`;

export type DateInput = {
  kind: "date";
  label: string;
  key: string;
  from: IsoDate;
  to: IsoDate;
  note?: string;
};

/**
 * What the page takes from something other than a control, such as a file that the visitor pastes. The workbook has it among
 * its inputs; the url does not.
 */
export type FilledInput = Described & {
  kind: "filled";
  filled: SheetInput["limits"];
  /** In a table: closes the line with the sum of its positions. */
  total?: true;
};

export type Input = NumberInput | ChoiceInput | DateInput | FilledInput;

/**
 * A calculated number, or a line of them. The formula is written as in a cell, with names instead of addresses:
 * `=production*price`; see `parse-formula.ts` for what it may contain.
 */
export type Formula = Described & {
  kind: "formula";
  formula: string;
  /** Where the first position differs: there is no previous one to refer to. */
  first?: string;
  /** Where the last position differs: there is no next one to refer to. */
  last?: string;
  /** The formulas of other positions that differ, by position. */
  at?: Readonly<Record<string, string>>;
  /** Closes the line with the sum of its positions. */
  total?: true;
  /**
   * What the formula gives, one or one for each position, where no input reaches it: the page needs neither to
   * calculate it nor to load the data it is counted from. The workbook has the formula.
   */
  known?: Value | readonly Value[];
};

/** A number that the visitor does not change, with the place it comes from, in a sentence. */
export type Given = Described & {
  kind: "given";
  given: string;
  /** One, or one for each position; absent where the model enters or solves it. */
  values?: Value | readonly Value[];
  total?: true;
};

type LineOptions = Pick<Described, "per" | "note" | "inMillions"> & { digits?: number };
type FormulaOptions = LineOptions & Pick<Formula, "first" | "last" | "at" | "total" | "known">;
type Limits = Pick<NumberInput, "key" | "from" | "to" | "step" | "whole" | "onlySteps">;
type Source = Pick<Given, "given" | "values" | "total">;
type Filled = Pick<FilledInput, "filled" | "total">;

/**
 * Makes lines in one unit. The second argument says what a line is: a text is its formula, limits make it an input,
 * `given` says where a fixed number comes from, and `filled` has the limits of what the page reads from elsewhere.
 */
function inUnit(unit: SheetUnit, usualDigits: number) {
  function line(label: string, formula: string, more?: FormulaOptions): Formula;
  function line(
    label: string,
    limits: Limits,
    more?: LineOptions & Pick<NumberInput, "total">,
  ): NumberInput;
  function line(label: string, source: Source, more?: LineOptions): Given;
  function line(label: string, source: Filled, more?: LineOptions): FilledInput;
  function line(
    label: string,
    source: string | Limits | Source | Filled,
    { digits = usualDigits, ...more }: FormulaOptions = {},
  ): Formula | NumberInput | Given | FilledInput {
    const described = { label, unit, digits, ...more };
    if (typeof source === "string") return { ...described, kind: "formula", formula: source };
    if ("given" in source) return { ...described, kind: "given", ...source };
    if ("filled" in source) return { ...described, kind: "filled", ...source };
    return { ...described, kind: "number", ...source };
  }
  return line;
}

export const euro = inUnit("€", 0);
export const cents = inUnit("€", 2);
/** Held in euro and shown in millions. */
export const million = inUnit("€m", 1);
/** In the currency named beside it, and shown in thousands. */
export const thousands = inUnit("k", 0);
/** For things that are counted one by one, such as shares, and shown in millions. */
export const millionCount = inUnit("m", 0);
export const euroPerKwh = inUnit("€/kWh", 2);
export const kilowattHours = inUnit("kWh", 0);
export const kilowatts = inUnit("kW", 1);
/** For fractions: 0.3 is shown as 30%. */
export const percent = inUnit("%", 1);
/** For changes of a rate: 0.01 is 100 basis points. */
export const basisPoints = inUnit("basis points", 0);
export const multiple = inUnit("×", 2);
export const years = inUnit("years", 0);
export const months = inUnit("months", 0);
export const days = inUnit("days", 0);
export const hours = inUnit("hours", 2);
/** A whole number without a unit. */
export const count = inUnit("number", 0);
export const decimal = inUnit("number", 2);
export const text = inUnit("text", 0);
/** Days and times are numbers in a spreadsheet; see `day-number.ts`. */
export const day = inUnit("date", 0);
export const moment = inUnit("moment", 0);
export const clock = inUnit("clock", 0);

export function choice<const Choice extends string>(
  label: string,
  key: string,
  options: Readonly<Record<Choice, string>>,
  note?: string,
): ChoiceInput<Choice> {
  return { kind: "choice", label, key, options, ...(note !== undefined && { note }) };
}

/** Whether the choices are numbers that formulas calculate with. */
export function hasNumbers({ options }: ChoiceInput): boolean {
  return Object.keys(options).every((value) => Number.isFinite(Number(value)));
}

export function date(
  label: string,
  { key, from, to }: Pick<DateInput, "key" | "from" | "to">,
): DateInput {
  return { kind: "date", label, key, from, to };
}

/** The sum of a line of euro up to each position. */
export function running(label: string, name: string, flow: string): Formula {
  return euro(label, `=previous(${name})+${flow}`, { first: `=${flow}` });
}

/** The positions 1, 2, 3 … of a table. */
export function numbersTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index + 1);
}

/** For a line with a different formula in every position. */
export function formulasAt(
  formulas: Readonly<Record<string, string>>,
): [formula: string, more: Pick<Formula, "at">] {
  const [formula = "=0"] = Object.values(formulas);
  return [formula, { at: formulas }];
}

/**
 * Lines that a list makes, each under a name of its own: `...each([1, 2], (row) => ({ [`rise${row}`]: … }))`. The
 * compiler cannot follow such names: `as Record<`rise${1 | 2}`, Formula>` tells it those that a page uses.
 */
export function each<Item, Line>(
  items: readonly Item[],
  linesOf: (item: Item) => Readonly<Record<string, Line>>,
): Record<never, Line> {
  return Object.assign({}, ...items.map(linesOf));
}
