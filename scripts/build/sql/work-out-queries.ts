import type { QueryStep } from "#app/features/sql/query.ts";
import { codeStamp, makeOnce } from "../make-once.ts";
import { type DatabaseSource, databaseFolders, readDatabaseFolder } from "./database-source.ts";
import type { SetUp, WrittenQuery } from "./queries-in-text.ts";
import { queryStepsOf, type StepResult } from "./query-steps.ts";
import { readStepWords } from "./step-words.ts";
import { withDatabase } from "./with-database.ts";

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
  setUps: readonly SetUp[],
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

/** The steps of a query, from the cache unless the query, its data or this code has changed. */
export async function stepsOf(query: WrittenQuery, source: DatabaseSource): Promise<QueryStep[]> {
  const { schema, tables } = source;
  const ingredients = [await sqlStamp(), schema, tables.map(({ csv }) => csv), query.sql];
  const { content } = await makeOnce(
    { folder: ".cache/sql-steps", ending: ".json", ingredients },
    async () => new TextEncoder().encode(JSON.stringify(await workOut(query, source))),
  );
  return withWords(query, JSON.parse(content.toString()) satisfies StepResult[]);
}

function workOut(query: WrittenQuery, source: DatabaseSource) {
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

function withWords({ words }: WrittenQuery, steps: readonly StepResult[]): QueryStep[] {
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

let stamped: Promise<string> | undefined;

/** Changes with the code that makes steps and data files, and with PGlite. */
export function sqlStamp() {
  stamped ??= codeStamp("scripts/build/sql", "app/features/sql/postgres");
  return stamped;
}
