import type { SheetChart, SheetUnit } from "../definition.ts";
import type { IsoDate } from "../describe.ts";
import type { InputGroup, PageSpec, Scalar, ShownFigures } from "../sheet-spec.ts";

/**
 * What the page of a workbook shows: `content/workbooks/<name>.ts` beside `<name>.xlsx`. Cells are written as in a
 * formula: `Inputs!B6`, `'Cash flow'!B5:L5`. Labels, units and notes are read from the workbook where none are given.
 */
export type WorkbookView = {
  /** What the model is called. */
  title: string;
  /** The currency of numbers with a separator of thousands, where their format does not say it. */
  amounts?: "€" | "$" | "£";
  /** What a visitor can change, by a name that words and groups use. It is also the parameter in the url. */
  inputs: Readonly<Record<string, ViewInput>>;
  /** The order and headings of the controls; one group if not given. */
  groups?: readonly InputGroup[];
  /** Named cases to start from. Each is the file's own, with these inputs replaced; the page opens with the first. */
  presets?: Readonly<Record<string, { title: string; inputs?: Readonly<Record<string, Scalar>> }>>;
  /** The parameter in the url that names a preset; needed where there are several. */
  presetKey?: string;
  /** The headline figures, in their order. */
  results: Readonly<Record<string, ViewFigure>>;
  /** Other single figures that words, sums or a part of the page use. */
  figures?: Readonly<Record<string, ViewFigure>>;
  tables?: Readonly<Record<string, ViewTable>>;
  /** Lines of a table; without it the page has no chart. */
  chart?: SheetChart;
  page?: ViewPage;
};

/** How a figure is described, where the workbook does not say it or says it differently. */
export type FigureDescription = {
  label?: string;
  unit?: SheetUnit;
  digits?: number;
  /** Follows the unit: `a year`. */
  per?: string;
  note?: string;
};

export type ViewInput = FigureDescription & {
  cell: string;
  /** The parameter in the url, where it is not the name. Do not change it: links with a case in them use it. */
  key?: string;
} & (
    | { from: number; to: number; step: number; whole?: true }
    | { first: IsoDate; last: IsoDate }
    | { choices: readonly Scalar[] | Readonly<Record<string, string>> }
  );

/** A cell, or a cell with more about it. */
export type ViewFigure = string | (FigureDescription & { cell: string });

export type ViewTable = {
  title: string;
  /** What a position is: `Year`. */
  axis: string;
  /** The cells with the years or months. */
  periods: string;
  /** Each as long as the periods; `total` is the cell with the sum. */
  lines: Readonly<Record<string, string | (FigureDescription & { cells: string; total?: string })>>;
};

/** Words with figures in them, `on {equity} of equity`, or a function of the case. */
export type ViewWords = string | ((figures: ShownFigures) => string);

type WordsByName = Readonly<Record<string, ViewWords>>;

type ViewPage = Omit<PageSpec, "notes" | "values" | "labels" | "chart" | "label"> & {
  label?: string;
  /** What is written below a result. */
  notes?: WordsByName;
  /** What is written in place of a value. */
  values?: WordsByName;
  /** Labels that follow the case. */
  labels?: WordsByName;
  chart?: Omit<NonNullable<PageSpec["chart"]>, "title" | "summary"> & {
    title: ViewWords;
    summary: ViewWords;
  };
};

export function cellOf(figure: ViewFigure): string {
  return typeof figure === "string" ? figure : figure.cell;
}

export function cellsOf(line: ViewTable["lines"][string]): string {
  return typeof line === "string" ? line : line.cells;
}

/** What the view says of a figure itself. */
export function descriptionIn(given: string | FigureDescription): FigureDescription {
  return typeof given === "string" ? {} : given;
}
