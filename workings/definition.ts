import type { Expression } from "./parse-formula.ts";

/**
 * A model as a spreadsheet: what its inputs, tables and results are called, and the formula behind
 * every number. The trace on the page, the workbook, the CSV and the printed appendix are all made
 * from this one definition, and the numbers are calculated from its formulas.
 */
export type SheetDefinition = {
  title: string;
  inputs: readonly SheetInput[];
  /** Single numbers that the visitor does not change. */
  given?: readonly SheetGiven[];
  /** Long lists that the visitor does not change, each on a sheet of its own. */
  data?: readonly SheetData[];
  tables: readonly SheetTable[];
  /** Single numbers calculated on the way, such as the yearly loan payment. */
  steps: readonly SheetLine[];
  /** The headline figures of the page. */
  results: readonly SheetLine[];
  chart: SheetChart;
  variants?: readonly SheetVariant[];
  /** Lines that are zero if the model is right, and what that means: `Assets equal liabilities and equity`. */
  checks?: readonly { name: string; label: string }[];
};

/**
 * The same model with other inputs, for a table that compares cases. Its cells have names of their own, such
 * as `carry_deals`, and are copied from the formulas of the model: see `variants.ts`.
 */
export type SheetVariant<Name extends string = string> = {
  name: string;
  /** Follows the labels of its cells: `deal by deal`. */
  title: string;
  /** What inputs and lines are here: a formula, or one for each position of a table. */
  replaced: Readonly<Partial<Record<Name, string | readonly string[]>>>;
  /** The names of the results that are shown. */
  wanted: readonly Name[];
};

/** The chart of the workbook: lines of one table along its axis. */
export type SheetChart<Single extends string = string, Line extends string = string> = {
  title: string;
  kind: "line" | "column" | "scatter";
  stacked?: true;
  /** Of a scatter chart: the line of the table that its lines are drawn against. */
  along?: Line;
  /** The number that is the last position of the case; those after it are not drawn. */
  until?: Single;
  /** `label` where the end of a line has little room. */
  lines: readonly { name: Line; tone: SheetTone; label?: string }[];
};

/** The colors of the page's charts. */
export type SheetTone = "green" | "blue" | "ochre" | "purple" | "muted" | "red";

/** How a number is written, on the page and as a number format of the workbook. */
export type SheetUnit =
  | "€"
  | "$"
  | "£"
  /** Held in euro and shown in millions. */
  | "€m"
  /** Held in euro and shown in thousands. */
  | "€k"
  /** Things, such as shares, that are counted one by one and shown in millions. */
  | "m"
  /** Amounts in a currency that is named beside them, shown in thousands. */
  | "k"
  | "€/kWh"
  | "kWh"
  | "kW"
  | "years"
  | "months"
  | "days"
  | "hours"
  /** A date and time as a spreadsheet holds it, shown by weekday, day and time; nothing where it is 0. */
  | "moment"
  /** A part of a day, shown as a time: 0.5 is 12:00. */
  | "clock"
  | "%"
  /** A change of a rate, held as a fraction: 0.01 is 100 basis points. */
  | "basis points"
  | "×"
  /** A day as a spreadsheet counts it; see `day-number.ts`. */
  | "date"
  /** The same, of which only month and year are shown. */
  | "month"
  | "number"
  | "text";

type Described = {
  /** The name formulas use: `systemCost`. */
  name: string;
  /** What the reader sees: `System cost`. */
  label: string;
  unit: SheetUnit;
  /** Digits after the decimal point. */
  digits: number;
  /** Follows the unit: `a year`. */
  per?: string;
  /** What the number is or why it is calculated this way, in a sentence, where the formula does not say it. */
  note?: string;
  /** Whether its working writes euros in millions. */
  inMillions?: true;
};

export type SheetInput = Described & {
  limits: { min: number; max: number } | { choices: readonly string[] } | TextLimits;
};

/** Where a number comes from that neither the visitor enters nor a formula gives, in a sentence. */
type Given = { given: string };

export type SheetGiven = Described & Given;

/**
 * Rows that formulas count and sum, such as loans: a column is one reference, however long it is, and `x.3` is
 * its third row.
 */
export type SheetData = {
  /** The name of its sheet: one word, so that formulas need no quotation marks. */
  sheet: string;
  title: string;
  /** What a row is: `test loan`. */
  rowLabel: string;
  rowCount: number;
  /** Where the rows come from, in a sentence. */
  given: string;
  columns: readonly Described[];
};

/** Any text up to this number of characters. */
type TextLimits = { longest: number };

/**
 * One calculated number. The formula is written as in a cell, with names instead of addresses:
 * `=production * price`. See `parse-formula.ts` for what it may contain.
 */
export type SheetLine = Described & { formula: FormulaText };

/** As it is written, or parsed already. */
export type FormulaText = string | Expression;

/** Numbers along an axis, such as years: one column of the workbook for each position. */
export type SheetTable = {
  name: string;
  title: string;
  /** A sentence beside the title, in the workbook. */
  note?: string;
  /** In formulas, `name` is the position itself, for example the year. */
  axis: {
    name: string;
    label: string;
    positions: readonly (number | string)[];
    /** What positions that only count are called: `Jan-26`; `calculated` where the line of headings says it. */
    names?: readonly string[] | "calculated";
    /** Of positions whose unit is not that of the line, such as a variance in percent. */
    units?: Readonly<Record<string, { unit: SheetUnit; digits: number }>>;
  };
  /**
   * A list, such as the accounts of a company: a row for each position, and the lines side by side. Where
   * formulas refer to the position, the rows are numbered in the first column.
   */
  runsDown?: true | "numbered";
  /** Without lines, only the numbers of the axis, for formulas that sum along it. */
  lines: readonly SheetTableLine[];
};

export type SheetTableLine = Described & {
  /** Closes the line with the sum of its positions. */
  hasTotal?: true;
} & (
    | { limits: SheetInput["limits"] }
    | Given
    | {
        formula: FormulaText;
        /** The formula of the first position, where it differs: there is no previous one to refer to. */
        firstFormula?: FormulaText;
        /** The formula of the last position, where it differs: there is no next one to refer to. */
        lastFormula?: FormulaText;
        /** The formulas of other positions that differ, by position. */
        formulaAt?: Readonly<Record<string, FormulaText>>;
      }
  );

/** What the model calculated, by name: one value, or one for each position of a table. */
export type SheetValues = Readonly<Record<string, SheetValue | readonly SheetValue[]>>;

/** Text where there is no number, such as the reason why a rate of return does not exist. */
export type SheetValue = number | string;
