import { readdirSync, statSync } from "node:fs";
import path from "node:path";
import { createProcessor } from "@mdx-js/mdx";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import { plainProse } from "../mdx/plain-prose.ts";
import type { TreeNode } from "../mdx/tree.ts";
import { keptScript } from "./kept-script.ts";
import {
  type DownloadPlace,
  type SetUp,
  takeQueries,
  type WrittenQuery,
} from "./queries-in-text.ts";
import { offersData, runsQueries } from "./what-text-needs.ts";
import { databaseOf, QueryMistake, stepsOf } from "./work-out-queries.ts";

const processor = createProcessor({ remarkPlugins: [remarkGfm, remarkMath] });

/** The queries of a text and the set-ups they need. */
export function readQueriesOf(source: string) {
  return takeQueries(processor.parse(plainProse(source)) as object as TreeNode);
}

/**
 * Runs every query of the texts on PostgreSQL: one line for each that fails, with its file and line. The
 * results stay in the cache for the pages. PostgreSQL stays open until `closeDatabases`.
 */
export async function queryProblems(texts: ReadonlyMap<string, string>): Promise<string[]> {
  const problems: string[] = [];
  const data = dataVersion();
  for (const [file, source] of texts) {
    if (!runsQueries(source) && !offersData(source)) continue;
    const version = `${data}\n${source}`;
    if (correct.get(file) === version) continue;
    const found = await problemsIn(file, source);
    problems.push(...found);
    if (found.length === 0) correct.set(file, version);
  }
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

async function problemsIn(file: string, source: string) {
  const problems: string[] = [];
  const { queries, setUps, downloads } = readQueriesOf(source);
  for (const place of downloads) problems.push(...databaseProblem(file, place, setUps));
  for (const [index, query] of queries.entries()) {
    problems.push(...idProblem(file, query, queries.slice(0, index)));
    try {
      const source = databaseOf(query, setUps, file);
      await stepsOf(query, source);
      // The pages will need it, and now PostgreSQL has this database.
      await keptScript(source);
    } catch (error) {
      if (error instanceof QueryMistake) problems.push(`${file}:${error.line}: ${error.message}.`);
      // A database that does not load names its own file.
      else problems.push(error instanceof Error ? error.message : String(error));
    }
  }
  return [...new Set(problems)];
}

function databaseProblem(file: string, place: DownloadPlace, setUps: readonly SetUp[]) {
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
