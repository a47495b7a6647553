import type { QueryStep } from "#app/features/sql/query.ts";
import {
  type DatabaseSource,
  databaseFolders,
  readDatabaseFolder,
  withDatabase,
} from "./database-source.ts";
import type { SetUpBlock, WrittenQuery } from "./queries-in-text.ts";
import { queryStepsOf, type StepResult } from "./query-steps.ts";
import { readResults, resultKey, type StoredResults } from "./stored-results.ts";

/** A mistake in a query, at a line of its text. */
export class QueryMistake extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

/** Where a named database comes from: a set-up in the same text, or a folder in `content/data/`. */
export function databaseOf(
  { database, line }: Pick<WrittenQuery, "database" | "line">,
  setUps: readonly SetUpBlock[],
  file: string,
): DatabaseSource {
  const setUp = setUps.find(({ name }) => name === database);
  if (setUp) {
    const schemaFile = `${file}:${setUp.line}`;
    return { name: database, schema: setUp.sql, schemaFile, tables: [] };
  }
  const source = readDatabaseFolder(database);
  if (source) return source;
  const known = [...setUps.map(({ name }) => name), ...databaseFolders()].join(", ");
  throw new QueryMistake(line, `there is no database "${database}"; use one of ${known}`);
}

/** What PostgreSQL gives for a query, from the results that are kept unless it or its data has changed. */
export async function resultOf(
  query: WrittenQuery,
  source: DatabaseSource,
  file: string,
  kept: StoredResults = readResults(file),
) {
  const key = resultKey(query.sql, source);
  const known = kept[query.id];
  if (known?.key === key) return known;
  console.log(
    `${file}:${query.line}: PostgreSQL runs the query "${query.id}", which is new or has changed with its data.`,
  );
  return { key, steps: await runQuery(query, source) };
}

export function runQuery(query: WrittenQuery, source: DatabaseSource) {
  return withDatabase(source, async (database) => {
    try {
      return await queryStepsOf(database, query.sql);
    } catch (error) {
      throw mistakeIn(query, error);
    }
  });
}

function mistakeIn({ sql, line }: WrittenQuery, error: unknown) {
  const { message, position } = error as { message: string; position?: string };
  const before = sql.slice(0, Math.max(0, Number(position ?? 1) - 1));
  const at = line + before.split("\n").length;
  return new QueryMistake(at, `the query does not run on PostgreSQL: ${message}; correct it here`);
}

/** The steps of a result with the author's explanations. */
export function withWords({ words }: WrittenQuery, steps: readonly StepResult[]): QueryStep[] {
  if (!words) return [...steps];
  try {
    const said = readStepWords(
      words.block,
      steps.map(({ name }) => name),
    );
    return steps.map((step) => ({ ...step, ...said.get(step.name) }));
  } catch (error) {
    throw new QueryMistake(words.line, error instanceof Error ? error.message : String(error));
  }
}

/** What an author says about one step. */
type StepWords = { lead: string; text: string };

/**
 * Reads the block that follows a query: one paragraph per step, `months: Writes the calendar. One row …`.
 * Lines that do not name a step continue the one before.
 */
export function readStepWords(block: string, names: readonly string[]): Map<string, StepWords> {
  const words = new Map<string, string>();
  let current: string | undefined;
  for (const line of block.split("\n").filter((line) => line.trim() !== "")) {
    const [, name, rest = ""] = /^("[^"]+"|[\w$]+):\s*(.*)$/.exec(line) ?? [];
    if (name && !names.includes(name)) {
      throw new Error(`there is no step "${name}"; the steps are ${names.join(", ")}`);
    }
    if (name && words.has(name)) throw new Error(`the step "${name}" is explained twice`);
    current = name ?? current;
    if (!current) throw new Error(`begin with the name of a step: ${names[0]}: …`);
    words.set(current, `${words.get(current) ?? ""} ${name ? rest : line.trim()}`.trim());
  }
  return new Map([...words].map(([name, said]) => [name, inSentences(said)]));
}

function inSentences(said: string): StepWords {
  const [, lead = said, text = ""] = /^(.+?[.!?])\s+(.*)$/.exec(said) ?? [];
  return { lead, text };
}
