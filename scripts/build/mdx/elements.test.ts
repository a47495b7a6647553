import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { compile as compileMdx } from "@mdx-js/mdx";
import rehypeSlug from "rehype-slug";
import { beforeAll, expect, test } from "vitest";
import { elementStyles } from "./element-styles.ts";
import { exportHeadings } from "./export-headings.ts";
import { placeCharts } from "./place-charts.ts";

let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "elements-"));
  await writeFile(path.join(folder, "prices.csv"), "name,price\nCoffee,4\nTea,3\n");
});

async function compile(text: string) {
  const compiled = await compileMdx(text, {
    jsx: true,
    tableCellAlignToStyle: false,
    remarkPlugins: [[placeCharts, { folder }]],
    rehypePlugins: [rehypeSlug, exportHeadings, elementStyles],
  });
  return String(compiled);
}

test("a chart is drawn at build, with its table and a stylesheet of its own", async () => {
  const code = await compile(
    '<BarChart data="../data/prices.csv" x="name" y="price" alt="Numbers" />',
  );
  expect(code).toContain('<_components.div className="data-chart">');
  expect(code).toContain('aria-label="Numbers"');
  expect(code).toMatch(/<_components\.th scope="row">/);
  expect(code).toContain("elements.css?url");
  expect(code).not.toMatch(/BarChart|style=/);
});

test("a text without such an element links no stylesheet", async () => {
  expect(await compile("Plain text.")).not.toContain("elements.css");
});
