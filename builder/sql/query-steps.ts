import type { PGlite } from "@electric-sql/pglite";
import { createQueryText } from "#app/features/sql/postgres/query-text.ts";
import type { SqlToken } from "#app/features/sql/postgres/sql-tokens.ts";
import type { LineRange, QueryStep } from "#app/features/sql/query.ts";
import { formatCount } from "#app/lib/format/number.ts";
import { runInParts, type StepRows, stepRowsOf } from "./run-in-parts.ts";
import { type SplitQuery, splitQuery } from "./split-query.ts";

/** A step as PostgreSQL gives it; the author's words are added to it later. */
export type StepResult = Omit<QueryStep, "lead" | "text">;

/** Runs a query step by step: the rows it starts from, each named part, the whole. */
export async function queryStepsOf(database: PGlite, sql: string): Promise<StepResult[]> {
  const queryText = await createQueryText(database);
  const split = splitQuery(sql);
  const steps: StepResult[] = [];
  const { parts, whole } = await runInParts(queryText, sql, split);

  const tables = tablesIn(split, await tableNames(database));
  const [first] = tables;
  if (first) {
    const counts: [string, string][] = [];
    for (const { name } of tables) counts.push([name, formatCount(await countRows(name), "row")]);
    const source = `SELECT * FROM ${first.name}`;
    steps.push({
      ...step(first.name, stepRowsOf(await queryText(source)), `${source};`),
      lines: linesOf(
        sql,
        tables.flatMap(({ places }) => places),
      ),
      facts: tables.length > 1 ? counts : [],
    });
  }
  for (const [index, { name, start, end }] of split.parts.entries()) {
    const part = parts[index];
    if (!part) continue;
    const ordered = `${sql.slice(0, end)}\nSELECT * FROM ${name}${part.order};`;
    steps.push({ ...step(name, part.result, ordered), lines: linesBetween(sql, start, end) });
  }
  steps.push({ ...step("result", whole, sql), lines: linesBetween(sql, 0, split.end) });
  return steps;

  async function countRows(table: string) {
    const { rows } = await queryText(`SELECT count(*) FROM ${table}`);
    return Number(rows[0]?.[0]);
  }
}

function step(name: string, { dates, ...result }: StepRows, sql: string): StepResult {
  const facts: [string, string][] = dates
    ? [
        ["first", dates.first],
        ["last", dates.last],
      ]
    : [];
  return { name, lines: [], ...result, facts, sql };
}

async function tableNames(database: PGlite) {
  const { rows } = await database.query<{ relname: string }>(
    "SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'v')",
  );
  return new Set(rows.map(({ relname }) => relname));
}

/** The tables that a query reads, in the order of the text, with the places that name them. */
function tablesIn({ tokens, parts }: SplitQuery, known: ReadonlySet<string>) {
  const own = new Set(parts.map(({ name }) => name.toLowerCase()));
  const found = new Map<string, number[]>();
  for (const [index, token] of tokens.entries()) {
    const isRead = /^(FROM|JOIN|ONLY)$/i.test(tokens[index - 1]?.text ?? "");
    const name = tableName(token);
    if (!isRead || !known.has(name) || own.has(name)) continue;
    found.set(name, [...(found.get(name) ?? []), token.start]);
  }
  return [...found].map(([name, places]) => ({ name, places }));
}

function tableName({ kind, text }: SqlToken) {
  return kind === "name" ? text.slice(1, -1) : text.toLowerCase();
}

/** The lines that hold these offsets, counted from 0; neighbors become one range. */
function linesOf(sql: string, offsets: readonly number[]) {
  const lines = offsets.map((offset) => sql.slice(0, offset).split("\n").length - 1);
  const ranges: [from: number, to: number][] = [];
  for (const line of lines.toSorted((a, b) => a - b)) {
    const last = ranges.at(-1);
    if (last && line <= last[1] + 1) last[1] = line;
    else ranges.push([line, line]);
  }
  return ranges;
}

/** From the line of one offset to the line of another. */
function linesBetween(sql: string, start: number, end: number): LineRange[] {
  const [[from] = [0]] = linesOf(sql, [start]);
  const [[to] = [from]] = linesOf(sql, [end]);
  return [[from, to]];
}
