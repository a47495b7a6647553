import { expect, test } from "vitest";
import { sqlStatements } from "./sql-statements.ts";

const texts = (sql: string) => sqlStatements(sql).map(({ text }) => text);

test("statements end at semicolons outside quotes and comments", () => {
  expect(texts("SELECT ';' -- ;\n; DROP TABLE a;")).toEqual(["SELECT ';' -- ;\n", "DROP TABLE a"]);
});

test("spaces and comments alone are no statement", () => {
  expect(texts(" ; -- nothing\n ; /* nothing */")).toEqual([]);
});

test("each statement knows its place in the text", () => {
  expect(sqlStatements("SELECT 1;\n  SELECT 2").map(({ start }) => start)).toEqual([0, 12]);
});
