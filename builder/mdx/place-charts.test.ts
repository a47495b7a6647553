import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { compile } from "@mdx-js/mdx";
import { expect, test } from "vitest";
import { placeCharts } from "./place-charts.ts";

test("a chart is drawn at build, with its table and without inline styles", async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "charts-"));
  await writeFile(path.join(folder, "prices.csv"), "name,price\nCoffee,4\nTea,3\n");
  const text = '<BarChart data="../data/prices.csv" x="name" y="price" alt="Numbers" />';
  const options = {
    jsx: true,
    tableCellAlignToStyle: false,
    remarkPlugins: [[placeCharts, { folder }] satisfies [typeof placeCharts, object]],
  };
  const code = String(await compile(text, options));
  expect(code).toContain('<_components.div className="data-chart">');
  expect(code).toContain('aria-label="Numbers"');
  expect(code).toMatch(/<_components\.th scope="row">/);
  expect(code).not.toMatch(/BarChart|style=/);
});
