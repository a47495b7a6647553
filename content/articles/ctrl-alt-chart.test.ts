import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chartExamples } from "#app/features/articles/ctrl-alt-chart/chart-example.tsx";
import { measures } from "#app/features/articles/ctrl-alt-chart/chart-examples/bullet.tsx";
import { years } from "#app/features/articles/ctrl-alt-chart/chart-examples/column-line.tsx";
import { past as quarterly } from "#app/features/articles/ctrl-alt-chart/chart-examples/fan.tsx";
import { segments } from "#app/features/articles/ctrl-alt-chart/chart-examples/indexed-line.tsx";
import { years as stacked } from "#app/features/articles/ctrl-alt-chart/chart-examples/stacked-column.tsx";
import { rows } from "#app/features/articles/ctrl-alt-chart/chart-examples/tornado.tsx";
import { actual, budget } from "#app/features/articles/ctrl-alt-chart/chart-examples/waterfall.tsx";
import { sheet } from "#models/solar/sheet.ts";

test("there is an example for each chart of the article, in its order", () => {
  const text = readFileSync(new URL("ctrl-alt-chart.mdx", import.meta.url), "utf8");
  const named = [...text.matchAll(/<ChartExample type="([^"]+)" \/>/g)].map(([, type]) => type);
  expect(named).toEqual(Object.keys(chartExamples));
  expect(named).toHaveLength(15);
});

test("the charts of revenue and EBITDA are of one company", () => {
  const { Services, Hardware, Licenses } = segments;
  const totals = Services.map(
    (value, index) => value + (Hardware[index] ?? 0) + (Licenses[index] ?? 0),
  );
  expect(totals).toEqual(years.map(({ revenue }) => revenue));
  expect(stacked.map(({ services }) => services)).toEqual(Services.slice(2));
  expect(stacked.map(({ hardware }) => hardware)).toEqual(Hardware.slice(2));
  expect(stacked.map(({ licenses }) => licenses)).toEqual(Licenses.slice(2));
  const quarters = [quarterly.slice(0, 4), quarterly.slice(4)].map((year) =>
    year.reduce((sum, quarter) => sum + quarter, 0),
  );
  for (const [index, total] of quarters.entries())
    expect(total).toBeCloseTo(totals[4 + index] ?? 0);
  const [revenue, margin] = measures;
  expect(revenue.value).toBe(years.at(-1)?.revenue);
  expect(margin.value / 100).toBeCloseTo(years.at(-1)?.margin ?? 0);
  expect(budget).toBeCloseTo((revenue.target * margin.target) / 100);
  expect(actual).toBeCloseTo((revenue.value * margin.value) / 100, 1);
});

test("the tornado chart shows what the solar case with a loan says", () => {
  const figures = sheet.calculate({ ...sheet.presets.base.inputs, financing: "loan" });
  const positions = ["Price", "Cost", "Rate"];
  expect(rows).toHaveLength(positions.length);
  for (const [index, position] of positions.entries()) {
    const changes = [
      figures.numberAt("npvChangeDown", position) / 1000,
      figures.numberAt("npvChangeUp", position) / 1000,
    ];
    expect(rows[index]?.loss).toBeCloseTo(Math.min(...changes), 3);
    expect(rows[index]?.gain).toBeCloseTo(Math.max(...changes), 3);
  }
});
