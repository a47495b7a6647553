import { expect, test } from "vitest";
import { barsOf, labelsOf } from "#app/components/charts/drawn-shapes.ts";
import { sheet } from "#models/waterfall/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { TierChart } from "./tier-chart.tsx";

const { inputs } = sheet.presets.base;
const figures = shownFigures(sheet.calculate(inputs));
const chart = <TierChart figures={figures} label="Base" />;
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
  const right = Math.max(...bars.map(({ right }) => right));
  const column = bars.filter((bar) => bar.right === right && !isHatch(bar));
  expect(column.length).toBeGreaterThan(1);
  for (const [index, bar] of column.slice(1).entries()) {
    expect(bar.bottom).toBeCloseTo(column[index]?.top ?? 0, 1);
  }
  const top = 100 - Math.min(...column.map(({ top }) => top));
  expect(top / perMillion).toBeCloseTo(figures.numberAt("distributed", 10) / 1e6, 1);
});

test("a fund that distributes nothing says so", () => {
  const years = inputs.years.map((year) => ({ ...year, distributed: 0 }));
  const nothing = shownFigures(sheet.calculate({ ...inputs, years }));
  expect(barsOf(<TierChart figures={nothing} label="None" />)).toEqual([]);
});
