import type { PGlite } from "@electric-sql/pglite";
import { beforeAll, expect, test } from "vitest";
import { createQueryText, type QueryText } from "./query-text.ts";
import { maxRows, refuseCopyThroughClient, runStatements } from "./run-statements.ts";
import { sqlStatements } from "./sql-tokens.ts";
import { emptyPostgres } from "./start-postgres.ts";

let database: PGlite;
let queryText: QueryText;
/** The most rows that any statement brought into memory. */
let maxRead = 0;

beforeAll(async () => {
  database = await emptyPostgres();
  const read = await createQueryText(database);
  queryText = async (sql) => {
    const result = await read(sql);
    maxRead = Math.max(maxRead, result.rows.length);
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
  maxRead = 0;
  const result = await runStatements(queryText, sql);
  await queryText("ROLLBACK");
  expect(result).toMatchObject({ isCut: true });
  expect(result?.rows).toHaveLength(maxRows);
  expect(maxRead).toBe(maxRows + 1);
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

test("of all of a visitor's own cursor, only the first rows are shown", async () => {
  const own = "BEGIN; DECLARE own CURSOR FOR SELECT generate_series(1, 20000)";
  const result = await runStatements(queryText, `${own}; FETCH ALL FROM own`);
  await queryText("ROLLBACK");
  expect(result).toMatchObject({ isCut: true });
  expect(result?.rows).toHaveLength(maxRows);
});

test.each([
  ["COPY kept FROM STDIN", "COPY from STDIN needs a client such as psql"],
  ["COPY (SELECT 1) TO STDOUT WITH (FORMAT csv)", "COPY to STDOUT needs a client such as psql"],
])(
  "%s is refused at once, with its place, and leaves the session usable",
  async (copy, message) => {
    const sql = `SELECT 1; ${copy}`;
    await expect(rowsOf(sql)).rejects.toMatchObject({
      message,
      code: "0A000",
      offset: sql.indexOf("STD"),
    });
    expect(await rowsOf("SELECT 1")).toEqual([["1"]]);
  },
);

test("a text without a statement has no result", async () => {
  expect(await runStatements(queryText, " -- nothing")).toBeNull();
});

function statement(sql: string) {
  const [first] = sqlStatements(sql);
  if (!first) throw new Error("There is no statement.");
  return first;
}

test.each(["COPY own FROM STDIN", "copy own (n) from /* rows */ stdin with (format csv)"])(
  "%s is refused, with its place and what to do instead",
  (sql) => {
    const refused = () => refuseCopyThroughClient(statement(sql));
    expect(refused).toThrow("COPY from STDIN needs a client such as psql");
    expect(refused).toThrow(
      expect.objectContaining({
        code: "0A000",
        hint: "Add the rows with INSERT instead.",
        position: String(sql.toUpperCase().indexOf("STDIN") + 1),
      }),
    );
  },
);

test.each(["COPY own FROM '/tmp/stdin'", "SELECT stdin FROM own", "COPY \"stdin\" TO '/tmp/x'"])(
  "%s is left to PostgreSQL",
  (sql) => {
    expect(() => refuseCopyThroughClient(statement(sql))).not.toThrow();
  },
);
