import { expect, test } from "vitest";
import { barsOf, labelsOf } from "#app/components/charts/drawn-shapes.ts";
import { waterfallCases } from "#models/waterfall/inputs.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { waterfallYears } from "#models/waterfall/years.ts";
import { TierChart } from "./tier-chart.tsx";

const years = waterfallYears(waterfallCases.base, standardTerms);
const chart = <TierChart years={years} label="Base" />;
const bars = barsOf(chart).filter(({ left, width }) => left > 0 && width < 10);
const isHatch = ({ fill }: { fill: string }) => fill.startsWith("url");
const heights = (shown: typeof bars) => shown.reduce((sum, { height }) => sum + height, 0);

/** Per cent of the plot's height for a million, from the axis: the highest tick is at the top. */
const perMillion = 100 / Number(labelsOf(chart).find(({ y }) => y === 0)?.text);

test("the bars add up to the 185 million of the base scenario", () => {
  expect(heights(bars.filter((bar) => !isHatch(bar))) / perMillion).toBeCloseTo(185, 1);
});

test("the hatched parts add up to the 17 million of the GP", () => {
  expect(heights(bars.filter(isHatch)) / perMillion).toBeCloseTo(17, 1);
});

test("the parts of a year lie on each other, up to what it distributes", () => {
  const last = years.at(-1);
  const right = Math.max(...bars.map(({ right }) => right));
  const column = bars.filter((bar) => bar.right === right && !isHatch(bar));
  expect(column.length).toBeGreaterThan(1);
  for (const [index, bar] of column.slice(1).entries()) {
    expect(bar.bottom).toBeCloseTo(column[index]?.top ?? 0, 1);
  }
  const top = 100 - Math.min(...column.map(({ top }) => top));
  expect(top / perMillion).toBeCloseTo((last?.distributed ?? 0) / 1e6, 1);
});

test("a fund that distributes nothing says so", () => {
  const nothing = years.map((year) => ({ ...year, distributed: 0 }));
  expect(barsOf(<TierChart years={nothing} label="None" />)).toEqual([]);
});
