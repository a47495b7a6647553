import { readFileSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { beforeAll, describe, expect, test } from "vitest";
import { emptyPostgres } from "#app/features/sql/postgres/shared-postgres.ts";
import { pythonOrSkip } from "#tools/python.ts";
import { differences } from "./samples/compare-result.ts";
import { readSamples } from "./samples/read-samples.ts";
import { runPython } from "./samples/run-python.ts";
import { runQuery } from "./samples/run-query.ts";
import { vbaProblems } from "./samples/vba-blocks.ts";

const article = readFileSync(new URL("interview-preparation-chatgpt.mdx", import.meta.url), "utf8");
const samples = readSamples(article);
const byHeading = (language: string, title?: string) =>
  samples
    .filter((sample) => sample.language === language && (!title || sample.title === title))
    .map((sample) => [sample.heading, sample] as const);

test("each of the four tasks is solved in SQL, Python and VBA", () => {
  const tasks = [
    "Task 1: the top 3 by profit",
    "Task 2: expenses above 10,000",
    "Task 3: outliers",
    "Task 4: a 50/30/20 portfolio",
  ];
  for (const solutions of [byHeading("sql", "PostgreSQL"), byHeading("python"), byHeading("vb")]) {
    expect(solutions.map(([heading]) => heading)).toEqual(tasks);
  }
});

describe("SQL", () => {
  let database: PGlite;

  beforeAll(async () => {
    database = await emptyPostgres();
    for (const [, { code }] of byHeading("sql", "Set-up")) await database.exec(code);
  });

  test.each(byHeading("sql", "PostgreSQL"))(
    "%s: the result table is what PostgreSQL answers",
    async (_, sample) => {
      if (!sample.table) throw new Error("No result table follows this query.");
      expect(differences(sample.table, await runQuery(database, sample.code))).toEqual([]);
    },
  );

  test("the quick answer to task 1 puts the product without a cost first, as the text says", async () => {
    const quick = "SELECT product FROM product_results ORDER BY revenue - cost DESC LIMIT 3";
    expect((await runQuery(database, quick)).rows[0]).toEqual(["Archive"]);
  });

  test("a plain weighted sum reports 6.1% for the year without gold, as the text says", async () => {
    const plain = `SELECT 100 * SUM(weight * annual_return) FROM weights
      JOIN asset_returns USING (asset) WHERE year = 2023`;
    expect(Number((await runQuery(database, plain)).rows[0]?.[0])).toBe(6.1);
  });

  test("no z-score exceeds (n - 1) / √n, so five values never reach two", async () => {
    const extreme = (n: number) =>
      `SELECT MAX((x - m) / s) FROM (
         SELECT x, AVG(x) OVER () AS m, STDDEV_SAMP(x) OVER () AS s
         FROM (SELECT CASE WHEN i = 1 THEN 1000000 ELSE 0 END::numeric AS x
               FROM generate_series(1, ${n}) AS i) AS sample) AS scored`;
    const largest = async (n: number) =>
      Number((await runQuery(database, extreme(n))).rows[0]?.[0]);
    expect(await largest(5)).toBeCloseTo(4 / Math.sqrt(5), 9);
    expect(await largest(5)).toBeLessThan(2);
    expect(await largest(6)).toBeGreaterThan(2);
    expect(article).toContain("For $n = 5$ that is 1.79.");
  });
});

test("the output of every Python sample is what pandas prints", { timeout: 60_000 }, (context) => {
  // The samples print with formats of their own, which are the same in all of these versions.
  const python = pythonOrSkip(context, { pandas: ["1.5", "2", "3"] });
  const solutions = byHeading("python").map(([, sample]) => sample);
  const printed = runPython(
    python,
    solutions.map(({ code }) => code),
  );
  expect(printed).toEqual(solutions.map(({ output }) => output));
});

describe("VBA", () => {
  test.each(byHeading("vb"))("%s: blocks close and every name is declared", (_, sample) => {
    expect(vbaProblems(sample.code)).toEqual([]);
  });
});
