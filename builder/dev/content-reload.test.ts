import { mkdir, mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { listChecker, overlay, overlayPage, textsWith } from "./content-reload.ts";

const [list, text, chart] = [
  "/site/content/articles.ts",
  "/site/content/articles/one.mdx",
  "/site/app/features/projects/card-charts/one.tsx",
];

test("the compiler runs after a change of a list, and not after one of a text or a chart", async () => {
  const checkTypes = vi.fn(async () => {});
  const check = listChecker(checkTypes);
  await check([text, chart]);
  expect(checkTypes).not.toHaveBeenCalled();
  await check([text, list]);
  expect(checkTypes).toHaveBeenCalledTimes(1);
});

test("a mistake in a list is reported until it is corrected, whatever else changes", async () => {
  let mistake: Error | null = new Error("a comma is missing");
  const check = listChecker(async () => {
    if (mistake) throw mistake;
  });
  await expect(check([list])).rejects.toThrow("a comma is missing");
  await expect(check([text])).rejects.toThrow("a comma is missing");
  mistake = null;
  await check([list]);
  mistake = new Error("not asked for");
  await check([text]);
});

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

const said = "content/articles.ts:12: date of one: it is <later> than today; write the day.\n";

test("the overlay has the file, the line and the fix, and no stack", () => {
  expect(overlay(said).err).toEqual({
    message: said.trim(),
    stack: "",
    plugin: "content",
    id: "content/articles.ts",
    loc: { file: "content/articles.ts", line: 12, column: 1 },
  });
});

test("a page opened meanwhile says the same, and waits for the fix", () => {
  const html = overlayPage(overlay(said), "/folio/");
  expect(html).toContain("content/articles.ts:12: date of one: it is &lt;later> than today");
  expect(html).toContain('src="/folio/@vite/client"');
});
