import { expect, test } from "vitest";
import { splitQuery } from "./split-query.ts";

function parts(sql: string) {
  const { parts, end } = splitQuery(sql);
  return {
    parts: parts.map(({ name, start, end }) => [name, sql.slice(start, end)]),
    rest: sql.slice(parts.at(-1)?.end ?? 0, end),
  };
}

test("a query without named parts is its main statement", () => {
  expect(parts("SELECT 1;")).toEqual({ parts: [], rest: "SELECT 1" });
});

test("each named part ends at its own parenthesis", () => {
  expect(parts("WITH a AS (SELECT (1)), b AS (SELECT * FROM a) SELECT * FROM b")).toEqual({
    parts: [
      ["a", "a AS (SELECT (1))"],
      ["b", "b AS (SELECT * FROM a)"],
    ],
    rest: " SELECT * FROM b",
  });
});

test("parentheses and commas in quotes and comments split nothing", () => {
  const sql = "WITH a AS (\n  SELECT ')' AS \"b) AS (\" -- ), c AS (\n)\nSELECT 1";
  expect(parts(sql).parts.map(([name]) => name)).toEqual(["a"]);
  expect(parts(sql).rest).toBe("\nSELECT 1");
});

test("column names, RECURSIVE and MATERIALIZED are understood", () => {
  const sql =
    'with recursive n (i) as not materialized (select 1), "Sum" AS MATERIALIZED (select 2) table n';
  expect(parts(sql)).toEqual({
    parts: [
      ["n", "n (i) as not materialized (select 1)"],
      ['"Sum"', '"Sum" AS MATERIALIZED (select 2)'],
    ],
    rest: " table n",
  });
});

test.each([
  "WITH a AS (SELECT (1) SELECT 2",
  "WITH a (SELECT 1) SELECT 2",
  "WITH a AS SELECT 1, (2), (3)",
  "WITH 'a' AS (SELECT 1) SELECT 2",
])("%s is left for PostgreSQL to refuse", (sql) => {
  expect(() => splitQuery(sql)).not.toThrow();
});

test.each([
  ["-- nothing", "there is no query in this block"],
  ["SELECT 1; SELECT 2", "a query to step through is one statement"],
])("%s: %s", (sql, fault) => {
  expect(() => splitQuery(sql)).toThrow(fault);
});
