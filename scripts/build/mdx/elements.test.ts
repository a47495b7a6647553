import { mkdtemp, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { compile as compileMdx } from "@mdx-js/mdx";
import rehypeSlug from "rehype-slug";
import { beforeAll, expect, test } from "vitest";
import { elementStyles } from "./element-styles.ts";
import { exportHeadings } from "./export-headings.ts";
import { placeCharts } from "./place-charts.ts";
import { placeCitations } from "./place-citations.ts";

let folder = "";

const sources = `@article{markowitz1952, author={Markowitz, Harry}, title={Portfolio Selection}, year={1952}}
@article{ledoit2004, author={Ledoit, Olivier and Wolf, Michael}, title={Honey}, year={2004}}`;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "elements-"));
  await writeFile(path.join(folder, "sources.bib"), sources);
  await writeFile(path.join(folder, "prices.csv"), "name,price\nCoffee,4\nTea,3\n");
});

async function compile(text: string) {
  const compiled = await compileMdx(text, {
    jsx: true,
    tableCellAlignToStyle: false,
    remarkPlugins: [
      [placeCharts, { folder }],
      [placeCitations, { folder }],
    ],
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

test("a citation links to its source, and the source back to each citation", async () => {
  const code = await compile("One [@markowitz1952, p. 77]. Two [-@markowitz1952; @ledoit2004].");
  expect(code).toMatch(
    /<_components\.a href="#source-markowitz1952" id="cited-markowitz1952-1" className="citation">\{"Markowitz 1952, p. 77"\}/,
  );
  expect(code).toContain('{"Ledoit and Wolf 2004"}');
  expect(code).toContain('<_components.h2 id="sources">');
  expect(code).toMatch(/<_components\.li id="source-ledoit2004">[\s\S]*id="source-markowitz1952"/);
  expect(code).toContain('href="#cited-markowitz1952-2" aria-label="Back to the text, place 2"');
  expect(code).toContain('citations: ["Ledoit, Olivier and Michael Wolf (2004).');
});

test("numbered sources are in the order in which they are cited", async () => {
  const code = await compile("[@markowitz1952] [@ledoit2004]\n\n<Sources numbered />\n\nThe end.");
  expect(code).toMatch(/<_components\.ol className="sources">[\s\S]*markowitz[\s\S]*ledoit/);
  expect(code).toContain('{"["}');
  expect(code.indexOf("The end.")).toBeGreaterThan(code.indexOf("source-ledoit2004"));
});

test("brackets in code are not a citation", async () => {
  expect(await compile("`[@markowitz1952]`")).not.toContain("#source");
});
