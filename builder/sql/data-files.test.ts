import { expect, test } from "vitest";
import { emptyPostgres } from "#app/features/sql/postgres/start-postgres.ts";
import { withOwnComponents } from "../mdx/prose-source.ts";
import { databaseScript, dataFilesOf } from "./data-files.ts";
import { type DatabaseSource, readDatabaseFolder, withDatabase } from "./database-source.ts";

const setUp =
  '```sql title="Set-up" creates="shop"\nCREATE TABLE sales (day date, amount numeric);\n```\n';
const downloads = `${setUp}\n<DataFiles database="shop" />\n`;

function namesOf(text: string) {
  const files = dataFilesOf(new Map([["content/articles/shop.mdx", text]]));
  return files.map(({ name }) => name);
}

test("a text without a query has the files that it offers", () => {
  expect(namesOf(downloads)).toEqual(["shop.sql"]);
  expect(namesOf('```python file="sum.py"\nprint(1)\n```\n')).toEqual(["sum.py"]);
  expect(namesOf(setUp)).toEqual([]);
});

test("only a text with a query loads the code that runs it", () => {
  expect(withOwnComponents(setUp)).toBe(setUp);
  expect(withOwnComponents(downloads)).toContain("/sql/data-files.tsx");
  const query = '```sql query="q1" database="shop"\nSELECT 1;\n```\n';
  expect(withOwnComponents(downloads + query)).toContain("/sql/sql-query.tsx");
});

/** What is in a database made from the schema and its CSV files, and in one made by the script. */
async function loadBoth(source: DatabaseSource, sql: string) {
  const fromFiles = await withDatabase(source, async (database) => database.query(sql));
  const copy = await emptyPostgres();
  await copy.exec(databaseScript(source));
  return { fromFiles: fromFiles.rows, fromScript: (await copy.query(sql)).rows };
}

test("the script makes the same database as the schema and its CSV files", async () => {
  const source = readDatabaseFolder("sales");
  if (!source) throw new Error("There is no sales database.");
  expect(source.tables.map(({ name }) => name)).toEqual([
    "customers",
    "products",
    "orders",
    "order_items",
  ]);
  const sums =
    "SELECT md5(string_agg(t::text, '|' ORDER BY t::text)), count(*) FROM (SELECT c::text AS t FROM customers c UNION ALL SELECT p::text FROM products p UNION ALL SELECT o::text FROM orders o UNION ALL SELECT i::text FROM order_items i) all_rows";
  const { fromFiles, fromScript } = await loadBoth(source, sums);
  expect(fromScript).toEqual(fromFiles);
});

test("quotation marks, backslashes, line breaks and empty cells arrive as they are", async () => {
  const csv = 'id,note\n1,"O\'Neil, ""Bob"""\n2,a\\nb\n3,"two\nlines"\n4,\n5,""\n';
  const { fromFiles, fromScript } = await loadBoth(
    {
      name: "notes",
      schema: "CREATE TABLE notes (id integer, note text);",
      schemaFile: "schema.sql",
      tables: [{ name: "notes", csvFile: "notes.csv", csv }],
    },
    "SELECT * FROM notes ORDER BY id",
  );
  expect(fromFiles).toEqual([
    { id: 1, note: `O'Neil, "Bob"` },
    { id: 2, note: "a\\nb" },
    { id: 3, note: "two\nlines" },
    { id: 4, note: null },
    { id: 5, note: null },
  ]);
  expect(fromScript).toEqual(fromFiles);
});
