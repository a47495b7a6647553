import fc from "fast-check";
import { expect, test } from "vitest";
import { sqlStatements, sqlTokens } from "./sql-tokens.ts";

test.each([
  ["a string with a doubled quote", "SELECT 'it''s (' , x", ["SELECT", "'it''s ('", ",", "x"]],
  ["a string with backslashes", "SELECT E'it\\'s (' , x", ["SELECT", "E'it\\'s ('", ",", "x"]],
  ["a backslash in a plain string", "SELECT '\\', x", ["SELECT", "'\\'", ",", "x"]],
  ["dollar quotes", "SELECT $f$ a ' ( $$ $f$, x", ["SELECT", "$f$ a ' ( $$ $f$", ",", "x"]],
  ["a parameter is no dollar quote", "SELECT $1 + $2", ["SELECT", "$", "1", "+", "$", "2"]],
  ["a quoted name", 'FROM "odd "" name(" t', ["FROM", '"odd "" name("', "t"]],
  ["a comment to the end of the line", "a -- ) ' \n b", ["a", "b"]],
  ["a comment within a comment", "a /* ( /* ' */ ) */ b", ["a", "b"]],
  ["letters beyond ASCII", "SELECT größe", ["SELECT", "größe"]],
  ["a number with an exponent", "1.5e-3+2", ["1.5e-3", "+", "2"]],
])("%s", (_, sql, expected) => {
  const tokens = sqlStatements(sql).flatMap((statement) => statement.tokens);
  expect(tokens.map(({ text }) => text)).toEqual(expected);
});

test("the tokens of any text, put together, are that text", () => {
  const text = fc.string({ unit: fc.constantFrom(..."ab'\"$-/*;()E\\\n 1.") });
  fc.assert(
    fc.property(text, (sql) => {
      const tokens = sqlTokens(sql);
      expect(tokens.map((token) => token.text).join("")).toBe(sql);
      for (const { start, text } of tokens)
        expect(sql.slice(start, start + text.length)).toBe(text);
    }),
  );
});

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
