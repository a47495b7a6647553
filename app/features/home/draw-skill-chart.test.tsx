import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { DrawnChart } from "#app/components/charts/drawn-chart.tsx";
import { barsOf, dotsOf, linesOf, rulesOf } from "#app/components/charts/test-drawn-shapes.ts";
import type { Language } from "#content/types.ts";
import { drawSkillChart } from "./draw-skill-chart.server.tsx";

function chartOf(language: Language) {
  return <DrawnChart drawing={drawSkillChart(language).drawing ?? ""} />;
}

test.each(["python", "sql", "vba", "excel"] as const)(
  "the chart of %s draws finite numbers, and is hidden from screen readers",
  (language) => {
    const markup = renderToStaticMarkup(chartOf(language));
    expect(markup).toContain('aria-hidden="true"');
    expect(markup).not.toMatch(/NaN|Infinity|undefined| style=/);
  },
);

test("the bars of SQL fall as Benford’s law says: digit 1 is 6.58 times as frequent as 9", () => {
  const bars = barsOf(chartOf("sql"));
  expect(bars).toHaveLength(9);
  expect(bars.every(({ bottom }) => Math.abs(bottom - 100) < 0.02)).toBe(true);
  // log10(2) / log10(10/9), by a pocket calculator.
  expect((bars[0]?.height ?? 0) / (bars[8]?.height ?? 1)).toBeCloseTo(6.58, 1);
});

describe("the tiers of Excel", () => {
  const bars = barsOf(chartOf("excel"));
  const total = bars.pop();

  test("add up to the last bar, which fills the plot", () => {
    expect(total).toMatchObject({ top: 0, bottom: 100 });
    expect(bars.reduce((sum, { height }) => sum + height, 0)).toBeCloseTo(100, 1);
  });

  test("rise from one to the next", () => {
    for (const [index, bar] of bars.slice(1).entries()) {
      expect(bar.bottom).toBeCloseTo(bars[index]?.top ?? 0, 1);
    }
  });
});

test("the spread of VBA breaks even where it crosses the line of zero, at 103.50", () => {
  const zero = rulesOf(chartOf("vba"))[0]?.from[1] ?? 0;
  const [, [x1 = 0, y1 = 0] = [], [x2 = 0, y2 = 0] = []] = linesOf(chartOf("vba"))[0] ?? [];
  const crossing = x1 + ((zero - y1) / (y2 - y1)) * (x2 - x1);
  expect(crossing).toBeCloseTo((13.5 / 30) * 100, 1);
});

test("the calmest mix of Python is the leftmost point of its curve", () => {
  const [calmest] = dotsOf(chartOf("python"));
  const [curve = []] = linesOf(chartOf("python"));
  expect(Math.min(...curve.map(([x = 0]) => x))).toBeGreaterThanOrEqual(calmest?.[0] ?? 100);
});
