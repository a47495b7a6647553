import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { withSlashes } from "../process/files.ts";
import type { DatabaseSource } from "./database-source.ts";
import type { StepResult } from "./query-steps.ts";

/** The results of the queries of a text, by id. The key changes with the query, its data and PGlite. */
export type StoredResults = Record<string, { key: string; steps: StepResult[] }>;

/** In the repository, because PostgreSQL takes half a minute to work them out. */
export const resultsFolder = "content/query-results";

const { version } = JSON.parse(
  readFileSync("node_modules/@electric-sql/pglite/package.json", "utf8"),
);

export function resultKey(sql: string, { schema, tables }: DatabaseSource) {
  const inputs = [version, schema, ...tables.map(({ csv }) => csv), sql];
  // The same on a machine that checks files out with other line ends.
  const text = JSON.stringify(inputs.map((part) => part.replaceAll("\r\n", "\n")));
  return createHash("sha256").update(text).digest("hex").slice(0, 32);
}

/** `content/query-results/articles/some-slug.json` */
export function resultsFile(text: string, folder = resultsFolder) {
  return `${folder}/${text.replace(/^content\//, "").replace(/\.mdx$/, ".json")}`;
}

export function readResults(text: string, folder?: string): StoredResults {
  const file = resultsFile(text, folder);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};
}

/** Says so when it changes what is in the repository. */
export async function storeResults(text: string, results: StoredResults, folder?: string) {
  const content = resultsText(results);
  if (content === resultsText(readResults(text, folder))) return;
  const file = resultsFile(text, folder);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, content);
  console.log(`${file} has the new results; commit it with the text.`);
}

/** A line for each step, so that a change shows which one it is. */
export function resultsText(results: StoredResults) {
  const queries = Object.entries(results).map(([id, { key, steps }]) => {
    const lines = steps.map((step) => JSON.stringify(step)).join(",\n");
    return `"${id}": {"key": "${key}", "steps": [\n${lines}\n]}`;
  });
  return `{\n${queries.join(",\n")}\n}\n`;
}

/** Of texts that are gone, or have no query anymore. */
export async function removeOtherResults(texts: readonly string[], folder = resultsFolder) {
  const wanted = new Set(texts.map((text) => resultsFile(text, folder)));
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const files = names
    .filter((name) => name.endsWith(".json"))
    .map((name) => `${folder}/${withSlashes(name)}`);
  for (const file of files.filter((file) => !wanted.has(file))) await rm(file);
}
