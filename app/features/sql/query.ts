import type { CodeToken } from "#app/components/prose/code-block.tsx";
import type { SqlCell, SqlColumn } from "./postgres/query-text.ts";

export type CodeLine = readonly CodeToken[];

/** First and last line, counted from 0. */
export type LineRange = readonly [from: number, to: number];

/** One step through a query, with its result as it was when the site was built. */
export type QueryStep = {
  /** The table, the named part, or `result` for the whole. */
  name: string;
  lines: readonly LineRange[];
  columns: readonly SqlColumn[];
  /** The first few. */
  rows: readonly (readonly SqlCell[])[];
  rowCount: number;
  /** What the step does, in the author's words; its first sentence is the lead. */
  lead?: string;
  text?: string;
  /** Figures about the result: how many rows each table has, the first and last date. */
  facts: readonly (readonly [label: string, value: string])[];
  /** The statement that gives this result. */
  sql: string;
};

/** A file that a text offers, by its path below the root of the site. */
export type DownloadFile = { path: string; bytes: number };

/** A worked query of a text, as the build hands it to the page. */
export type WorkedQuery = {
  /** Unique on its page; `q1-step2` is the anchor of its second step. */
  id: string;
  /** Name of its database: `/data/<name>.sql` creates it. */
  database: string;
  /** The name of its code block. */
  title: string;
  section: string;
  /** How long it runs in a browser, in words, if that is long. */
  takes?: string;
  lines: readonly CodeLine[];
  steps: readonly QueryStep[];
};
