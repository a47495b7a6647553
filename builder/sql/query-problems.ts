import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { parseProse, plainProse } from "../mdx/plain-prose.ts";
import {
  type DownloadPlace,
  extractQueries,
  offersData,
  runsQueries,
  type SetUpBlock,
  type WrittenQuery,
} from "./queries-in-text.ts";
import { databaseOf, QueryMistake, resultOf, withWords } from "./run-queries.ts";
import {
  readResults,
  removeOtherResults,
  type StoredResults,
  storeResults,
} from "./stored-results.ts";

/** The queries of a text and the set-ups they need. */
export function readQueriesOf(source: string) {
  return extractQueries(parseProse(plainProse(source)));
}

/**
 * Runs the queries of the texts on PostgreSQL that are new or have changed: one line for each that fails, with its
 * file and line. Results are kept in the folder. PostgreSQL stays open until `closeDatabases`.
 */
export async function queryProblems(texts: ReadonlyMap<string, string>, folder?: string) {
  const problems: string[] = [];
  const data = dataVersion();
  for (const [file, source] of texts) {
    if (!runsQueries(source) && !offersData(source)) continue;
    const version = `${data}\n${source}`;
    if (correct.get(file) === version) continue;
    const found = await problemsIn(file, source, folder);
    problems.push(...found);
    if (found.length === 0) correct.set(file, version);
  }
  const withQueries = [...texts].filter(([, source]) => runsQueries(source)).map(([file]) => file);
  await removeOtherResults(withQueries, folder);
  return problems;
}

/** The texts without a mistake, by file. The dev server checks all of them after each change. */
const correct = new Map<string, string>();

/** Changes with any file of a database. */
function dataVersion(folder = "content/data") {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => {
      const { mtimeMs, size } = statSync(path.join(folder, name));
      return `${name} ${mtimeMs} ${size}`;
    })
    .join("\n");
}

async function problemsIn(file: string, source: string, folder?: string) {
  const problems: string[] = [];
  const { queries, setUps, downloads } = readQueriesOf(source);
  for (const place of downloads) problems.push(...databaseProblem(file, place, setUps));
  const kept = readResults(file, folder);
  const results: StoredResults = {};
  for (const [index, query] of queries.entries()) {
    problems.push(...idProblem(file, query, queries.slice(0, index)));
    try {
      const result = await resultOf(query, databaseOf(query, setUps, file), file, kept);
      withWords(query, result.steps);
      results[query.id] = result;
    } catch (error) {
      const known = kept[query.id];
      if (known) results[query.id] = known;
      if (error instanceof QueryMistake) problems.push(`${file}:${error.line}: ${error.message}.`);
      // A database that does not load names its own file.
      else problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  if (queries.length > 0) await storeResults(file, results, folder);
  return [...new Set(problems)];
}

function databaseProblem(file: string, place: DownloadPlace, setUps: readonly SetUpBlock[]) {
  try {
    databaseOf(place, setUps, file);
    return [];
  } catch (error) {
    return [`${file}:${place.line}: ${error instanceof Error ? error.message : String(error)}.`];
  }
}

function idProblem(file: string, { id, line }: WrittenQuery, before: readonly WrittenQuery[]) {
  if (!/^[a-z][a-z0-9-]*$/.test(id))
    return [
      `${file}:${line}: query="${id}" is not a valid id; use lowercase letters, digits and dashes.`,
    ];
  return before.some((query) => query.id === id)
    ? [`${file}:${line}: query="${id}" is taken by another query of this text; choose another.`]
    : [];
}
