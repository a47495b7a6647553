import { expect, test } from "vitest";
import { queryProblems } from "./query-problems.ts";

const setUp =
  '```sql title="Set-up" creates="shop"\nCREATE TABLE sales (day date, amount numeric);\nINSERT INTO sales VALUES (\'2024-01-01\', 5);\n```\n';

function problems(text: string) {
  return queryProblems(new Map([["content/articles/shop.mdx", `${setUp}\n${text}\n`]]));
}

const query = (sql: string, words = 'query="q1" database="shop"') =>
  `\`\`\`sql ${words}\n${sql}\n\`\`\`\n`;

test("a query that runs is no problem", async () => {
  expect(
    await problems(query("WITH a AS (SELECT * FROM sales) SELECT sum(amount) FROM a;")),
  ).toEqual([]);
});

test("a broken query is one line with its file, its line and what PostgreSQL says", async () => {
  expect(await problems(query("SELECT day,\n       price\nFROM   sales;"))).toEqual([
    'content/articles/shop.mdx:8: the query does not run on PostgreSQL: column "price" does not exist; correct it here.',
  ]);
});

test("a query cannot change the data for the next one", async () => {
  expect(await problems(query("DELETE FROM sales"))).toEqual([
    expect.stringContaining("cannot execute DELETE in a read-only transaction"),
  ]);
});

test("an unknown database, a step that does not exist and a repeated id are named", async () => {
  expect(await problems(query("SELECT 1", 'query="q1" database="shoop"'))).toEqual([
    expect.stringMatching(
      /^content\/articles\/shop\.mdx:6: there is no database "shoop"; use one of shop, .*\bsales\.$/,
    ),
  ]);
  expect(
    await problems(`${query("SELECT 1 FROM sales")}\n\`\`\`steps\nweeks: No.\n\`\`\``),
  ).toEqual([
    'content/articles/shop.mdx:10: there is no step "weeks"; the steps are sales, result.',
  ]);
  expect(await problems(query("SELECT 1") + query("SELECT 2"))).toEqual([
    'content/articles/shop.mdx:9: query="q1" is taken by another query of this text; choose another.',
  ]);
});

test("a set-up that PostgreSQL does not accept is named where it is written", async () => {
  const text = `${setUp.replace("numeric", "number")}${query("SELECT 1")}`;
  expect(await queryProblems(new Map([["content/articles/shop.mdx", text]]))).toEqual([
    'content/articles/shop.mdx:1: PostgreSQL does not load it: type "number" does not exist.',
  ]);
});
