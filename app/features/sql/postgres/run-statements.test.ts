import type { PGlite } from "@electric-sql/pglite";
import { beforeAll, expect, test } from "vitest";
import { createQueryText, type QueryText } from "./query-text.ts";
import { mostRows, runStatements } from "./run-statements.ts";
import { emptyPostgres } from "./shared-postgres.ts";

let database: PGlite;
let queryText: QueryText;
/** The most rows that any statement brought into memory. */
let mostRead = 0;

beforeAll(async () => {
  database = await emptyPostgres();
  const read = await createQueryText(database);
  queryText = async (sql) => {
    const result = await read(sql);
    mostRead = Math.max(mostRead, result.rows.length);
    return result;
  };
});

async function rowsOf(sql: string) {
  return (await runStatements(queryText, sql))?.rows;
}

test("the result is that of the last statement", async () => {
  expect(await rowsOf("SELECT 1; SELECT 2 AS b")).toEqual([["2"]]);
});

test("an error is placed in the whole text", async () => {
  const sql = "SELECT 1; SELECT nothing";
  await expect(rowsOf(sql)).rejects.toMatchObject({ offset: sql.indexOf("nothing") });
});

test.each([
  ["a result", "SELECT generate_series(1, 20000)"],
  ["a result inside a transaction", "BEGIN; SELECT generate_series(1, 20000)"],
  ["a result after a transaction", "BEGIN; COMMIT; SELECT generate_series(1, 20000)"],
])("of %s, only the first rows are read", async (_, sql) => {
  mostRead = 0;
  const result = await runStatements(queryText, sql);
  await queryText("ROLLBACK");
  expect(result).toMatchObject({ isCut: true, command: "SELECT" });
  expect(result?.rows).toHaveLength(mostRows);
  expect(mostRead).toBe(mostRows + 1);
});

test.each([
  ["a read", "BEGIN; SELECT 1/0; COMMIT"],
  ["a change", "BEGIN; CREATE TABLE a (b int); DROP TABLE nothing; COMMIT"],
])("%s that fails in a transaction leaves the session usable", async (_, sql) => {
  await expect(rowsOf(sql)).rejects.toThrow();
  expect(await rowsOf("SELECT 1")).toEqual([["1"]]);
});

test("a transaction stays open from one run to the next until it ends", async () => {
  await runStatements(queryText, "CREATE TABLE kept (n int)");
  await runStatements(queryText, "BEGIN; INSERT INTO kept VALUES (1)");
  expect(await rowsOf("SELECT * FROM kept")).toEqual([["1"]]);
  await runStatements(queryText, "ROLLBACK");
  expect(await rowsOf("SELECT * FROM kept")).toEqual([]);
});

test("a later run that fails in an open transaction leaves the session usable", async () => {
  await runStatements(queryText, "BEGIN");
  await expect(rowsOf("DROP TABLE nothing")).rejects.toThrow('"nothing" does not exist');
  expect(await rowsOf("SELECT 1")).toEqual([["1"]]);
});

test("a text without a statement has no result", async () => {
  expect(await runStatements(queryText, " -- nothing")).toBeNull();
});
