import type { Entered, Solver } from "./calculation.ts";
import type {
  SheetChart,
  SheetData,
  SheetTable,
  SheetTone,
  SheetValues,
  SheetVariant,
} from "./definition.ts";
import type {
  ChoiceInput,
  DateInput,
  FilledInput,
  Formula,
  Given,
  Input,
  IsoDate,
  NumberInput,
} from "./describe.ts";
import type { Figures } from "./figures.ts";
import type { Sheet } from "./sheet.ts";
import type { ChangedCells } from "./workbook/return-workbook.ts";

type Lines = Readonly<Record<string, Input | Formula | Given>>;

/** Numbers along an axis, such as years, or the rows of a list. */
export type TableOf<L extends Lines = Lines> = {
  title: string;
  /** A sentence beside the title, in the workbook. */
  note?: string;
  axis: SheetTable["axis"];
  /** A list: a row for each position, and the lines side by side; `"numbered"` where formulas use the position. */
  runsDown?: true | "numbered";
  /** Where the lines include inputs: how the visitor edits the rows. */
  list?: ListRules;
  lines: L;
};

export type ListRules = {
  /** Where the number of rows can change: its parameter in the url, and how few and how many. */
  length?: { key: string; from: number; to: number; newRow: Row };
  /** The accessible name of one input: `Contribution in year 3, €m`. */
  labelOf: (column: string, row: number) => string;
  /** Whether a row uses this column, as a share has no strike; absent where every row uses all. */
  applies?: (column: string, row: Row) => boolean;
  /** What the cells of unused rows hold, by column; 0, or empty text for a choice, if not given. */
  unused?: Row;
};

export type Scalar = number | string;
export type Row = Readonly<Record<string, Scalar>>;

type ScalarOf<I> =
  I extends ChoiceInput<infer Choice>
    ? Choice
    : I extends DateInput
      ? IsoDate
      : I extends NumberInput
        ? number
        : I extends FilledInput
          ? Scalar
          : never;

type InputNames<L> = { [Name in keyof L]: L[Name] extends Input ? Name : never }[keyof L];

type RowOf<L> = { readonly [Name in InputNames<L>]: ScalarOf<L[Name]> };

/** The tables in which the visitor enters something. */
type ListNames<T> = {
  [Name in keyof T]: T[Name] extends { lines: infer L }
    ? [InputNames<L>] extends [never]
      ? never
      : Name
    : never;
}[keyof T];

/** What a visitor enters: single values by name, and lists by the name of their table. */
export type InputsOf<I, T> = { readonly [Name in keyof I]: ScalarOf<I[Name]> } & {
  readonly [Name in ListNames<T>]: T[Name] extends { lines: infer L } ? readonly RowOf<L>[] : never;
};

export type LineNames<T> = {
  [Name in keyof T]: T[Name] extends { lines: infer L } ? keyof L : never;
}[keyof T] &
  string;

/** Of inputs, given numbers, steps and results. A name that is used says nothing about what there is. */
type SingleNames<I, G, S, R> = NoInfer<keyof (I & G & S & R) & string>;

export type InputGroup<Name extends string = string> = {
  title: string;
  names: readonly Name[];
  /** Whether it is folded on a phone, to keep the results close, or everywhere, because few need it. */
  folds?: true | "always";
};

export type SheetSpec<
  I extends Readonly<Record<string, Input>>,
  G extends Readonly<Record<string, Given>>,
  S extends Readonly<Record<string, Formula>>,
  T extends Readonly<Record<string, TableOf>>,
  R extends Readonly<Record<string, Formula>>,
  P extends string,
> = {
  title: string;
  inputs: I;
  /** The order and headings of the controls on the page. */
  groups: readonly InputGroup<keyof I & string>[];
  /** Named cases to start from; the page opens with `opensWith`. */
  presets: Readonly<Record<P, { title: string; inputs: NoInfer<InputsOf<I, T>> }>>;
  opensWith: NoInfer<P>;
  /** The parameter in the url that names a preset; needed where there are several. */
  presetKey?: string;
  /** An input that scales others, as the size of a system scales its cost. */
  linked?: {
    by: keyof I & string;
    moves: readonly (keyof I & string)[];
    apply: (from: NoInfer<InputsOf<I, T>>, value: number) => NoInfer<InputsOf<I, T>>;
  };
  given?: G;
  data?: readonly SheetData[];
  /** The rows of the data, where the page calculates with them. */
  rows?: Entered;
  /** The rows of the data, where only the workbook needs them. */
  loadData?: () => Promise<SheetValues>;
  steps: S;
  tables: T;
  /** The headline figures of the page. */
  results: R;
  /** The chart of the workbook. */
  chart: SheetChart<SingleNames<I, G, S, R>, LineNames<T>>;
  variants?: readonly SheetVariant<SingleNames<I, G, S, R> | LineNames<T>>[];
  /** Lines that are zero if the model is right, and what they say then. The workbook has them on its first sheet. */
  checks?: Partial<Readonly<Record<(keyof S & string) | LineNames<T>, string>>>;
  /** Numbers that no formula gives. */
  solvers?: readonly Solver[];
  /** What the default page shows, where it differs from everything in its order. */
  page?: PageSpec<SingleNames<I, G, S, R>, LineNames<T>, keyof T & string>;
};

declare const isCell: unique symbol;

/** The id of a cell, `npv` or `saving.3`, made of names that the sheet has: `figures.id("saving", 3)`. */
export type CellId = string & { readonly [isCell]: true };

/** Formats a number of the case as the page writes it: `text("npv")`, `text("saving", 3)`. */
export type ShownFigures<Single extends string = string, Line extends string = string> = Figures<
  Single,
  Line
> & {
  text(name: Single | Line | `${Single | Line}_${string}`, position?: number | string): string;
  /** What leads from a figure on the page to its cell. */
  id(name: Single | Line | `${Single | Line}_${string}`, position?: number | string): CellId;
  /** Id and text of a cell: `<FigureText {...cell("npv")} />`. */
  cell(
    name: Single | Line | `${Single | Line}_${string}`,
    position?: number | string,
  ): { id: CellId; text: string };
  /** Another number, written as this one is. */
  write(like: Single | Line, value: number): string;
  /** The same, with its sign either way: `+€1,260`. */
  signed(like: Single | Line, value: number): string;
};

/** Words that follow the case. */
export type Words<Single extends string = string, Line extends string = string> = (
  figures: ShownFigures<Single, Line>,
) => string;

/** A part of a stacked column, or a line: the sum of these lines of the table. */
export type ChartPart<Line extends string = string> = {
  name: string;
  tone: SheetTone | "ink";
  opacity?: number;
  dashed?: true;
  /** A line that is level over each column, as at their tops. */
  stepped?: true;
  sum: readonly Line[];
  /** −1 for what the sheet has as a negative amount. */
  sign?: -1;
};

export type PageSpec<
  Single extends string = string,
  Line extends string = string,
  Table extends string = string,
> = {
  /** What the section is called: `Solar model`. */
  label: string;
  /** The results in the strip, two or four; the first ones if not given. Some depend on the case. */
  strip?: readonly Single[] | ((figures: ShownFigures<Single, Line>) => readonly Single[]);
  /** The two that a phone keeps in view beside the inputs; the first two if not given. */
  inView?: readonly [Single, Single];
  /** What is written below a result. */
  notes?: Partial<Readonly<Record<Single, Words<Single, Line>>>>;
  /** What is written in place of a value, where it is more than its number or text. */
  values?: Partial<Readonly<Record<Single, Words<Single, Line>>>>;
  /** Labels of results that follow the case, such as `25-year savings`. */
  labels?: Partial<Readonly<Record<Single, Words<Single, Line>>>>;
  /** The id of the section of the page that a result is about, where it is about one: its label leads there. */
  about?: Partial<Readonly<Record<Single, string>>>;
  /** What the presets are: `Household to start from`. */
  presetLabel?: string;
  /** A choice that belongs above the groups of inputs. */
  firstChoice?: Single;
  /** The chart of the workbook, on the page. */
  chart?: {
    /** Its finding, in words that follow the case. */
    title: Words<Single, Line>;
    caption: string;
    /** The chart in words, for a visitor who cannot see it. */
    summary: Words<Single, Line>;
    /** The line that the case is about; the first if not given. */
    strong?: (figures: ShownFigures<Single, Line>) => Line;
    /** A point that gets a note. */
    mark?: (
      figures: ShownFigures<Single, Line>,
    ) => { x: number; y: number; text: string } | undefined;
    /** Stacked columns with lines over them, in place of the chart of the workbook. */
    columns?: {
      table: Table;
      /** The first position that is drawn, where it is not the first of the table. */
      from?: number | string;
      /** What the values are counted in: `€ a month`. */
      unit: string;
      parts: readonly ChartPart<Line>[];
      lines: readonly ChartPart<Line>[];
      /** What is written above the end of the first line. */
      note?: Words<Single, Line>;
    };
  };
  /** What moves a result: its table has the lines `npvDown`, `npvUp`, `npvChangeDown` and `npvChangeUp` of `npv`. */
  sensitivity?: {
    result: Single;
    /** By position: `{ Price: { name: "Electricity price", by: "±20%" } }`. */
    moves: Readonly<Record<string, { name: string; by: string }>>;
    note?: Words<Single, Line>;
  };
  /** A table of single figures, such as the same result under other assumptions. */
  comparison?: {
    title: string;
    columns: readonly string[];
    /** One for each column; the first is the heading of its row. */
    rows: readonly (readonly Single[])[];
    /** What the last column is in the case itself: the row that has it is marked. */
    result?: Single;
  };
  /** A link to another project, with the inputs that both models have. */
  continues?: {
    project: string;
    sheet: SheetModel<Readonly<Record<string, Scalar>>>;
    /** Inputs that differ there. */
    inputs: (figures: ShownFigures<Single, Line>) => Readonly<Record<string, Scalar>>;
    label: string;
    note: string;
  };
  /** Single amounts one below the other with their sums. */
  sums?: readonly { title: string; rows: readonly Single[]; totals?: readonly Single[] }[];
  /** Tables by period and their columns. Tables with a total somewhere if not given. */
  tables?: readonly {
    table: Table;
    title?: string;
    caption: string;
    columns: readonly Line[];
    /** Whether no row is folded. */
    whole?: true;
    /** Columns in which a negative amount is a loss. */
    losses?: readonly Line[];
    /** Where a line has no value: in year 0 nothing is let. */
    blank?: (line: Line, position: number | string) => boolean;
    /** The number that is the last position of the case. */
    until?: Single;
  }[];
};

/** A model: what it asks for, and how it calculates every number. */
export type SheetModel<
  In = unknown,
  Single extends string = string,
  Line extends string = string,
  Preset extends string = string,
  Entries extends Readonly<Record<string, Input>> = Readonly<Record<string, Input>>,
> = {
  title: string;
  inputs: Entries;
  groups: readonly InputGroup<keyof In & string>[];
  tables: Readonly<Record<string, TableOf>>;
  /** Those in which the visitor enters something. */
  lists: Readonly<Record<string, TableOf>>;
  /** The names of the results. */
  results: readonly string[];
  presets: Readonly<Record<Preset, { title: string; inputs: In }>>;
  opensWith: Preset;
  /** The inputs the page opens with. */
  opening: In;
  presetKey: string | undefined;
  page: PageSpec | undefined;
  chart: SheetChart;
  loadData: (() => Promise<SheetValues>) | undefined;
  linked: { by: string; moves: readonly string[]; apply(from: In, value: number): In } | undefined;
  /** The cells with their places, for trace and workbook; made when first asked for. */
  readonly sheet: Sheet;
  /** Of a workbook, whose cells are fetched: resolves when `sheet` can be asked for. */
  ready?: () => Promise<void>;
  calculate(inputs: In): Figures<Single, Line>;
  /** Of a workbook: what its file holds otherwise in this case. */
  changedCells?(inputs: In): Promise<ChangedCells>;
};

/** The numbers of a case of this model, for a component of its page. */
export type FiguresOf<Model> =
  Model extends SheetModel<infer _In, infer Single, infer Line, infer _Preset, infer _Entries>
    ? ShownFigures<Single, Line>
    : never;
