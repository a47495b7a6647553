import { readFileSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { expect, test } from "vitest";
import { firstOf } from "#tools/test-depth.ts";
import { readQueriesOf } from "./query-problems.ts";
import { databaseOf, runQuery } from "./run-queries.ts";
import { readResults, resultKey, resultsFolder, type StoredResults } from "./stored-results.ts";

// An owner may have no text with a query.
const names = await readdir(resultsFolder, { recursive: true }).catch(() => []);
const files = names.filter((name) => name.endsWith(".json"));
const texts = files.map((name) => `content/${name.replaceAll("\\", "/").replace(".json", ".mdx")}`);

// The others have the same code to make them, and tests of their own that run their queries.
test.each(firstOf(texts.toSorted()))(
  "the results of %s are what PostgreSQL gives; after a change of how they are made, delete content/query-results and run npm run check",
  async (text) => {
    const { queries, setUps } = readQueriesOf(readFileSync(text, "utf8"));
    const worked: StoredResults = {};
    for (const query of queries) {
      const source = databaseOf(query, setUps, text);
      worked[query.id] = {
        key: resultKey(query.sql, source),
        steps: await runQuery(query, source),
      };
    }
    expect(readResults(text)).toEqual(worked);
  },
  180_000,
);

test("line ends of the checkout do not change the key", () => {
  const source = (schema: string) => ({ name: "a", schema, schemaFile: "", tables: [] });
  expect(resultKey("SELECT\r\n1", source("CREATE\r\nx"))).toBe(
    resultKey("SELECT\n1", source("CREATE\nx")),
  );
});
