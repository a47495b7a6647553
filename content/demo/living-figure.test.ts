import { createElement } from "react";
import { expect, test } from "vitest";
import { DrawnChart } from "#app/components/charts/drawn-chart.tsx";
import { barsOf } from "#app/components/charts/test-drawn-shapes.ts";
import { readLivingFigure } from "#app/features/home/living-figure.server.tsx";
import type { LivingFigure } from "#content/types.ts";

const content: LivingFigure = {
  project: "pe-waterfall-structure",
  invitation: "Press a figure.",
  link: "Open it",
  opensWith: "base",
  cases: { downside: "It returns {lpMultiple}", base: "A {committedCapital} fund returns {lpIrr}" },
  figures: ["lpIrr", "lpMultiple"],
  chart: { line: "lpNetFlow", caption: "Cash flow, IRR {lpIrr}" },
};

test("each case has its finding, the figures of the sheet, and a link to the model in that case", async () => {
  const living = await readLivingFigure(content);
  expect(living?.opensWith).toBe(1);
  expect(living?.cases).toMatchObject([
    {
      title: "Downside",
      finding: "It returns 0.90×",
      to: "/projects/pe-waterfall-structure?scenario=downside",
    },
    {
      title: "Base",
      finding: "A €100m fund returns 12.3%",
      caption: "Cash flow, IRR 12.3%",
      drawing: expect.stringContaining('"aria-label":"Cash flow, IRR 12.3%. Year 1: −26.5'),
      to: "/projects/pe-waterfall-structure",
      figures: [
        // Its numbers are too long to be read.
        {
          ...{ label: "Net IRR", value: "12.3%", numbers: null },
          formula: expect.stringMatching(/^=IRR\(Calculation!C\d+:L\d+\)$/),
        },
        {
          ...{ label: "TVPI", value: "1.68×", numbers: "€168.0m ÷ €100.0m = 1.68×" },
          words: "In this case: “To the LPs”, total ÷ paid in, total",
          formula: expect.stringMatching(/^=Calculation!M\d+\/Calculation!M\d+$/),
        },
      ],
    },
  ]);
});

test("each bar is read with its flow and the sum so far, which ends at what the investors gain", async () => {
  const [, base] = (await readLivingFigure(content))?.cases ?? [];
  expect(base?.readings[0]).toBe("Year 1: −€26.5m, −€26.5m so far");
  // €168.0m received less €100.0m paid in.
  expect(base?.readings.at(-1)).toBe("Year 10: €10.8m, €68.0m so far");
});

test("one scale for all cases: what is paid in is drawn alike, and the best case fills the plot", async () => {
  const cases = (await readLivingFigure(content))?.cases ?? [];
  const bars = cases.map(({ drawing }) =>
    barsOf(createElement(DrawnChart, { drawing: drawing ?? "" })),
  );
  expect(bars.map((all) => all.length)).toEqual([10, 10]);
  const [downside = [], base = []] = bars;
  // The same €26.5m in the first year of each.
  expect(downside[0]).toEqual(base[0]);
  const highest = (all: typeof base) => Math.min(...all.map(({ top }) => top));
  // 16 of 224 pixels.
  expect(highest(base)).toBeCloseTo(7.14, 1);
  expect(highest(downside)).toBeGreaterThan(highest(base));
});

test("what a figure comes from leads to its place in the trace", async () => {
  const [downside] = (await readLivingFigure(content))?.cases ?? [];
  expect(downside?.figures[0]?.precedents).toEqual([
    {
      label: "LP net cash flow, year\u00a01\u00a0to\u00a010",
      value: "10 values from −€31.5m to €18.5m",
      to: "/projects/pe-waterfall-structure?scenario=downside&trace=lpIrr-lpNetFlow.1",
    },
  ]);
});

test("an owner may leave it out", async () => {
  expect(await readLivingFigure(null)).toBeNull();
});

test.each([
  [{ project: "sudoku-python" }, "'sudoku-python' is no project with a model"],
  [{ cases: { best: "" } }, "no preset 'best'"],
  [{ chart: { line: "profits", caption: "" } }, "no line 'profits'"],
  [{ cases: { base: "It returns {irr}" } }, "irr"],
  [{ figures: ["irr", "lpIrr"] as const }, "irr"],
])("a mistake in content/home.ts is named: %o", async (mistake, message) => {
  await expect(readLivingFigure({ ...content, ...mistake })).rejects.toThrow(message);
});
