import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test } from "vitest";
import { textsWith } from "./texts-with.ts";

let content = "";

beforeAll(async () => {
  content = await mkdtemp(path.join(tmpdir(), "content-"));
  for (const folder of ["articles", "projects"]) await mkdir(path.join(content, folder));
  const write = (name: string, text: string) => writeFile(path.join(content, name), text);
  await write("articles/chart.mdx", '<LineChart data="../data/sales.csv" />');
  await write("projects/paper.mdx", "As Sharpe shows.");
});

const namesOf = async (...files: string[]) =>
  (await textsWith(files, content)).map((file) => path.basename(file));

test("a change of data concerns the texts with a chart of it", async () => {
  expect(await namesOf("/x/content/data/sales.csv")).toEqual(["chart.mdx"]);
});

test("a change of a text or a list concerns no other text", async () => {
  expect(await namesOf("/x/content/articles/other.mdx", "/x/content/articles.ts")).toEqual([]);
});
