import path from "node:path";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DrawnChart } from "../../components/charts/drawn-chart.tsx";
import {
  collisions,
  dotsOf,
  labelsOf,
  placesOf,
  rulesOf,
  textBoxesOf,
} from "../../components/charts/test-drawn-shapes.ts";
import type { Finished } from "./card-charts/kit/finished-when.tsx";
import { drawCardChart } from "./card-charts.server.tsx";

const chartSlugs = Object.keys(import.meta.glob("./card-charts/*.tsx")).map((file) =>
  path.basename(file, ".tsx"),
);
const slugWithoutChart = "no-such-project";

function chartOf(slug: string, finished: Finished | null = null) {
  return <DrawnChart drawing={drawCardChart(slug, finished) ?? "[]"} />;
}

function labelOf(slug: string, finished: Finished | null = null) {
  const markup = renderToStaticMarkup(chartOf(slug, finished));
  return /^<svg role="img" aria-label="([^"]+)"/.exec(markup)?.[1] ?? "";
}

test("every card chart describes what it shows in its own words", () => {
  const labels = chartSlugs.map((slug) => labelOf(slug));
  expect(labels.filter((label) => label.length < 20)).toEqual([]);
  expect(new Set(labels).size).toBe(chartSlugs.length);
});

describe("a project without its own chart", () => {
  const all = ["2021-03", "2023-11"];

  test("shows when it was finished, among the others", () => {
    const finished = { month: "2024-01", all };
    expect(labelOf(slugWithoutChart, finished)).toBe(
      "Finished in January 2024, the others between March 2021 and November 2023",
    );
    // 36.5 of 48 months from January 2021 to December 2024; March 2021 is 2.5 of them.
    expect(dotsOf(chartOf(slugWithoutChart, finished))).toEqual([[76.04, 30.56]]);
    const [, march] = rulesOf(chartOf(slugWithoutChart, finished));
    expect(march?.from[0]).toBeCloseTo(5.21);
    const texts = labelsOf(chartOf(slugWithoutChart, finished)).map(({ text }) => text);
    expect(texts).toEqual(["January 2024", "2021", "2025"]);
  });

  test("has its place on the line even when it is the only one", () => {
    expect(labelOf(slugWithoutChart, { month: "2024-12", all: ["2024-12"] })).toBe(
      "Finished in December 2024",
    );
    expect(dotsOf(chartOf(slugWithoutChart, { month: "2024-12", all: [] }))[0]?.[0]).toBe(95.83);
  });

  test("has a card without a chart while it is not finished", () => {
    expect(drawCardChart(slugWithoutChart, null)).toBeNull();
  });
});

describe.each(chartSlugs)("the card chart of %s", (name) => {
  test("draws finite numbers, and has no inline style", () => {
    expect(renderToStaticMarkup(chartOf(name))).not.toMatch(/NaN|Infinity|undefined|null| style=/);
  });

  test("gives each tone its own fill or stroke, which previews need", () => {
    const toned = renderToStaticMarkup(chartOf(name)).match(/<\w+[^>]*class="[^"]*text-[^>]*>/g);
    expect((toned ?? []).filter((tag) => !/ (fill|stroke)=/.test(tag))).toEqual([]);
  });

  test("keeps to its strip", () => {
    const chart = chartOf(name);
    // The boards of a game are drawn in pixels.
    const places = placesOf(chart).filter((place) => !Number.isNaN(place));
    expect(places.length).toBeGreaterThan(5);
    expect(Math.min(...places)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...places)).toBeLessThanOrEqual(100.01);
  });

  test.each([300, 440])("keeps its words apart on a card that is %i wide", (width) => {
    expect(collisions(textBoxesOf(chartOf(name), { width, height: 72, fontSize: 11.5 }))).toEqual(
      [],
    );
  });
});
