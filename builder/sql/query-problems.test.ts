import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { queryProblems } from "./query-problems.ts";

let folder = "";

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "query-results-"));
  vi.spyOn(console, "log").mockImplementation(() => {});
});

afterEach(async () => {
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

const setUp =
  '```sql title="Set-up" creates="shop"\nCREATE TABLE sales (day date, amount numeric);\nINSERT INTO sales VALUES (\'2024-01-01\', 5);\n```\n';

function problems(text: string) {
  return problemsIn(`${setUp}\n${text}\n`);
}

function problemsIn(text: string) {
  return queryProblems(new Map([["content/articles/shop.mdx", text]]), folder);
}

const query = (sql: string, words = 'query="q1" database="shop"') =>
  `\`\`\`sql ${words}\n${sql}\n\`\`\`\n`;

test("a query that runs is not a problem", async () => {
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
  expect(await problemsIn(text)).toEqual([
    'content/articles/shop.mdx:1: PostgreSQL does not load it: type "number" does not exist.',
  ]);
});

test("results are kept for the repository until the query or its data changes, which is said", async () => {
  const kept = path.join(folder, "articles/shop.json");
  const said = () => vi.mocked(console.log).mock.calls.splice(0).flat();
  await problems(query("SELECT amount FROM sales"));
  expect(said()).toEqual([
    'content/articles/shop.mdx:6: PostgreSQL runs the query "q1", which is new or has changed with its data.',
    expect.stringMatching(/articles\/shop\.json has the new results; commit it with the text\.$/),
  ]);
  const marked = (await readFile(kept, "utf8")).replaceAll('"5"', '"marked"');
  await writeFile(kept, marked);
  await problems(`More words.\n\n${query("SELECT amount FROM sales")}`);
  expect([said(), await readFile(kept, "utf8")]).toEqual([[], marked]);
  await problems(query("SELECT price FROM sales"));
  expect([said(), await readFile(kept, "utf8")]).toEqual([[expect.any(String)], marked]);
  await problems(query("SELECT amount, day FROM sales"));
  expect(said()).toHaveLength(2);
  expect(await readFile(kept, "utf8")).not.toContain("marked");
  await problemsIn(`${setUp.replace("5", "6")}\n${query("SELECT amount, day FROM sales")}`);
  expect(said()).toHaveLength(2);
});

test("results of a text that is gone are removed", async () => {
  await problems(query("SELECT 1"));
  await queryProblems(new Map(), folder);
  await expect(readFile(path.join(folder, "articles/shop.json"))).rejects.toThrow("ENOENT");
});
