import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chartExamples } from "#app/features/articles/chart-example.tsx";
import { rows } from "#app/features/articles/chart-examples/tornado.tsx";
import { sheet } from "#models/solar/sheet.ts";

test("there is an example for each chart of the article, in its order", () => {
  const text = readFileSync(new URL("ctrl-alt-chart.mdx", import.meta.url), "utf8");
  const named = [...text.matchAll(/<ChartExample type="([^"]+)" \/>/g)].map(([, type]) => type);
  expect(named).toEqual(Object.keys(chartExamples));
  expect(named).toHaveLength(15);
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
