import type { PGlite } from "@electric-sql/pglite";
import { beforeAll, expect, test } from "vitest";
import { createQueryText } from "#app/features/sql/postgres/query-text.ts";
import { emptyPostgres } from "#app/features/sql/postgres/start-postgres.ts";
import { runInParts } from "./run-in-parts.ts";
import { splitQuery } from "./split-query.ts";

let database: PGlite;

beforeAll(async () => {
  database = await emptyPostgres();
  await database.exec(
    "CREATE TABLE sales AS SELECT day, day * 10 AS amount FROM generate_series(1, 4) AS day",
  );
  await database.exec("SET default_transaction_read_only = on");
});

async function run(sql: string) {
  const queryText = await createQueryText(database);
  const { parts, whole } = await runInParts(queryText, sql, splitQuery(sql));
  return { parts: parts.map(({ result }) => result.rows), whole: whole.rows };
}

test("each part sees those before it, and a part may have the name of a table", async () => {
  const sql = `
    WITH sales AS (SELECT * FROM sales WHERE day > 1),
         total (sum_of_days) AS MATERIALIZED (SELECT sum(amount) FROM sales)
    SELECT sum_of_days / 3 FROM total;`;
  expect(await run(sql)).toEqual({
    parts: [
      [
        ["2", "20"],
        ["3", "30"],
        ["4", "40"],
      ],
      [["90"]],
    ],
    whole: [["30"]],
  });
});

test("a recursive part works too", async () => {
  const sql =
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 3) TABLE n";
  expect((await run(sql)).parts).toEqual([[["1"], ["2"], ["3"]]]);
});

test("no part of a query can change the data, and nothing stays behind", async () => {
  const deletions = [
    "WITH a AS (SELECT 1) DELETE FROM sales",
    "WITH a AS (DELETE FROM sales RETURNING *) SELECT * FROM a",
  ];
  for (const sql of deletions) await expect(run(sql)).rejects.toThrow("read-only transaction");
  await run("WITH a AS (SELECT 1) SELECT * FROM a");
  await expect(database.query("SELECT * FROM a")).rejects.toThrow('"a" does not exist');
  expect((await database.query("SELECT * FROM sales")).rows).toHaveLength(4);
});

test("a mistake is reported at its place in the text", async () => {
  const sql = "WITH a AS (SELECT day FROM sales) SELECT price FROM a";
  await expect(run(sql)).rejects.toMatchObject({ position: String(sql.indexOf("price") + 1) });
});
