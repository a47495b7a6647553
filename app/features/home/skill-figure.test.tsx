import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Language } from "#content/types.ts";
import { SkillFigure } from "./skill-figure.tsx";

function markupOf(language: Language): string {
  return renderToStaticMarkup(<SkillFigure language={language} />);
}

function heightsOf(language: Language): number[] {
  const bars = [...markupOf(language).matchAll(/<rect.*? height="([\d.]+)"/g)];
  return bars.map(([, height]) => Number(height));
}

test.each(["python", "sql", "vba", "excel"] as const)(
  "the figure of %s draws finite numbers, and is no word to a screen reader",
  (language) => {
    expect(markupOf(language)).toContain('aria-hidden="true"');
    expect(markupOf(language)).not.toMatch(/NaN|Infinity|undefined| style=/);
  },
);

test("the bars of SQL fall as Benford’s law has it: digit 1 is 6.58 times as frequent as 9", () => {
  const heights = heightsOf("sql");
  expect(heights).toHaveLength(9);
  // log10(2) / log10(10/9), by a pocket calculator.
  expect((heights[0] ?? 0) / (heights[8] ?? 1)).toBeCloseTo(6.58, 1);
});

test("the tiers of Excel add up to the last bar", () => {
  const heights = heightsOf("excel");
  const total = heights.pop();
  expect(heights.reduce((sum, height) => sum + height, 0)).toBeCloseTo(total ?? 0, 1);
});
