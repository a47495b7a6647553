import { expect, test } from "vitest";
import { houseColours } from "../../build/house-colours.ts";
import { sampleFigures, samplePage, sampleRoute } from "../sample-figures.ts";
import { drawPicture } from "./draw-picture.tsx";

const colours = { light: await houseColours(), dark: await houseColours("dark") };

function draw(change: Parameters<typeof sampleFigures>[0] = {}) {
  return drawPicture(sampleFigures(change), colours);
}

/** The positions of the pages' dots, after the legend's. */
function paints(svg: string) {
  return [...svg.matchAll(/<circle cx="([\d.]+)"/g)].slice(1).map(([, x]) => Number(x));
}

test("a later paint is further to the right, and twice the time is twice as far from zero", () => {
  const late = sampleRoute("/late");
  late.lighthouse.largestPaintMs *= 2;
  const [early = 0, twice = 0] = paints(draw({ routes: [sampleRoute("/"), late] }));
  const zero = 350;
  expect(twice - zero).toBeCloseTo(2 * (early - zero));
});

test("every page has its name, its ratio and its weight", () => {
  const texts = [...draw().matchAll(/<text[^>]*>([^<]*)</g)].map(([, text]) => text);
  expect(texts).toEqual(expect.arrayContaining(["/", "/about", "1.05", "150"]));
});

test("the strip tells the worst of all pages", () => {
  const poor = sampleRoute("/poor");
  poor.lighthouse.scores.seo = 87;
  poor.lighthouse.blockingMs = 321;
  const svg = draw({ routes: [sampleRoute("/"), poor] });
  expect(svg).toContain(">87<");
  expect(svg).toContain(">321 ms<");
});

test("it has an accessible name and description", () => {
  const svg = draw({ other: samplePage("https://example.org/") });
  expect(svg).toContain('<title id="title">Speed and weight of every page</title>');
  expect(svg).toMatch(
    /<desc id="description">Largest paint of 2 pages, 0\.7[34] to 0\.7[34] seconds/,
  );
  expect(svg).toContain("of https://example.org/ below");
});

test("its colours follow the reader's theme", () => {
  const svg = draw();
  expect(svg).toMatch(/^<svg[^>]*xmlns/);
  expect(svg).toMatch(/--paper: #faf8f3.*prefers-color-scheme: dark.*--paper: #101418/s);
});

test("names with signs of markup stay text", () => {
  const svg = draw({ other: samplePage("https://example.org/?a=1&b=<i>") });
  expect(svg).toContain("?a=1&amp;b=&lt;i&gt;");
});
