import { expect, test } from "vitest";
import { withOwnComponents } from "../mdx/prose-source.ts";
import { dataFilesOf } from "./data-files.ts";

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
  expect(withOwnComponents(downloads)).toContain("/sql/downloads.ts");
  const query = '```sql query="q1" database="shop"\nSELECT 1;\n```\n';
  expect(withOwnComponents(downloads + query)).toContain("/sql/components.ts");
});
