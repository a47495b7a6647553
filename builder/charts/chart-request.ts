import { formatEuro, formatMillionEuro } from "#app/lib/format/money.ts";
import { type Digits, formatNumber, formatPercent } from "#app/lib/format/number.ts";
import { ContentMistake } from "../content/problem.ts";
import type { TreeNode } from "../mdx/tree.ts";
import { type BaseAxis, baseAxis, numberAxis } from "./base-axis.ts";
import { type DataTable, numbersOf, placeOf, readDataTable } from "./data-table.ts";

/** What a text may write: `<LineChart data="../data/sales.csv" x="year" y="revenue, cost" alt="…" />`. */
export const chartNames = [
  "LineChart",
  "ColumnChart",
  "BarChart",
  "ScatterChart",
  "HeatGrid",
] as const;

type ChartName = (typeof chartNames)[number];

/** A chart as its text asks for it, with the values it needs. */
export type ChartRequest = {
  name: ChartName;
  /** The chart in words. */
  alt: string;
  /** Its finding, above it. */
  title?: string | undefined;
  caption: string | undefined;
  /** What the values are counted in. */
  unit?: string | undefined;
  x: { name: string; axis: BaseAxis };
  series: readonly { name: string; values: readonly (number | null)[] }[];
  format: ValueFormat;
  /** What lines are read against. */
  base: number;
  /** The row that has a ring on the first line, as the table writes it. */
  mark?: string | undefined;
};

const required = ["data", "x", "y", "alt"];
const optional = ["title", "caption", "unit", "format", "base", "mark"];

/** More than six colors cannot be told apart. */
const maxSeries = 6;

export function isChart({ name }: TreeNode) {
  return chartNames.some((chart) => chart === name);
}

/** Throws a `ContentMistake` for anything that cannot be drawn. */
export function chartRequest(node: TreeNode, folder?: string): ChartRequest {
  const name = chartNames.find((chart) => chart === node.name) ?? "LineChart";
  const written = attributesOf(node, name);
  const text = (attribute: string) => written.get(attribute) ?? "";
  const table = readDataTable(text("data"), folder);
  const axis = (name === "ScatterChart" ? numberAxis : baseAxis)(table, text("x"));
  const series = text("y")
    .split(",")
    .map((column) => column.trim())
    .map((column) => ({ name: column, values: numbersOf(table, column) }));
  checkSeries({ name, series, table, axis });
  const values = series.flatMap((one) => one.values.filter((value) => value !== null));
  return {
    name,
    alt: text("alt"),
    title: written.get("title"),
    caption: written.get("caption"),
    unit: written.get("unit"),
    x: { name: text("x"), axis },
    series,
    format: valueFormat(written.get("format") ?? "number", values),
    base: baseOf(written.get("base") ?? "0"),
    mark: markOf(written.get("mark"), axis),
  };
}

function attributesOf({ attributes = [] }: TreeNode, chart: ChartName) {
  const written = new Map<string, string>();
  for (const { name = "", value } of attributes) {
    if (![...required, ...optional].includes(name)) {
      throw new ContentMistake(
        `<${chart}> has no "${name}"; use ${[...required, ...optional].join(", ")}`,
      );
    }
    if (typeof value !== "string" || value.trim() === "") {
      throw new ContentMistake(`${name} of <${chart}> has no value; write ${name}="…"`);
    }
    written.set(name, value.trim());
  }
  const missing = required.find((name) => !written.has(name));
  if (missing === "alt") {
    throw new ContentMistake(`<${chart}> has no alt text; write alt="what the chart shows"`);
  }
  if (missing) throw new ContentMistake(`<${chart}> has no ${missing}; write ${missing}="…"`);
  return written;
}

type Checked = Pick<ChartRequest, "name" | "series"> & { table: DataTable; axis: BaseAxis };

function checkSeries({ name, series, table, axis }: Checked) {
  if (series.length > maxSeries) {
    throw new ContentMistake(
      `<${name}> shows ${maxSeries} columns at most; leave some out, or use two charts`,
    );
  }
  if (series.length > 1 && (name === "BarChart" || name === "ScatterChart")) {
    throw new ContentMistake(
      `<${name}> shows one column; name one in y, or use a LineChart or ColumnChart`,
    );
  }
  const repeated = axis.texts.findIndex((text, row) => axis.texts.indexOf(text) !== row);
  if (name !== "ScatterChart" && repeated !== -1) {
    throw new ContentMistake(
      `"${axis.texts[repeated]}" is there twice; keep one row for each, or use a ScatterChart`,
      placeOf(table, repeated),
    );
  }
  const empty = series.find(({ values }) => values.every((value) => value === null));
  if (empty) {
    throw new ContentMistake(
      `the column ${empty.name} has no numbers; fill it or leave it out of y`,
      `${table.file}:2`,
    );
  }
}

function baseOf(text: string) {
  const base = Number(text);
  if (Number.isFinite(base)) return base;
  throw new ContentMistake(`base="${text}" is not a number; write base="100"`);
}

function markOf(mark: string | undefined, { texts }: BaseAxis) {
  if (mark === undefined || texts.includes(mark)) return mark;
  throw new ContentMistake(`mark="${mark}" is no row; write it as in mark="${texts[0]}"`);
}

/** How a chart writes its values: short at the axis, and with the same digits throughout its table. */
type ValueFormat = { tick: (value: number) => string; exact: (value: number) => string };

type Kind = {
  /** The value in the file that is shown as 1: for one percent, 0.01. */
  unit: number;
  text: (value: number, digits: Digits) => string;
  tick?: (value: number) => string;
};

const kinds: Record<string, Kind> = {
  number: { unit: 1, text: formatNumber },
  euro: { unit: 1, text: formatEuro },
  // Thousands at the axis, below their unit.
  "thousand euro": {
    ...{ unit: 1, text: formatEuro },
    tick: (value) => formatNumber(value / 1_000, { atMost: maxDigits }),
  },
  "million euro": { unit: 1_000_000, text: formatMillionEuro },
  percent: { unit: 0.01, text: formatPercent },
};

const maxDigits = 2;

export function valueFormat(name: string, values: readonly number[]): ValueFormat {
  const kind = kinds[name];
  if (!kind) {
    throw new ContentMistake(
      `format="${name}" is not a format; use one of ${Object.keys(kinds).join(", ")}`,
    );
  }
  const digits = digitsIn(values.map((value) => value / kind.unit));
  return {
    tick: kind.tick ?? ((value) => kind.text(value, { atMost: maxDigits })),
    exact: (value) => kind.text(value, digits),
  };
}

/** As many digits after the point as the values have, two at most. */
function digitsIn(values: readonly number[]) {
  const isExactWith = (digits: number) =>
    values.every((value) => {
      const scaled = value * 10 ** digits;
      return Math.abs(scaled - Math.round(scaled)) < 1e-6 * Math.max(1, Math.abs(scaled));
    });
  let digits = 0;
  while (digits < maxDigits && !isExactWith(digits)) digits += 1;
  return digits;
}
