import { expect, test } from "vitest";
import {
  collisions,
  crossedTexts,
  labelsOf,
  plotWidthOf,
  textBoxesOf,
} from "#app/components/charts/test-drawn-shapes.ts";
import { sheet } from "#models/options/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { PayoffChart } from "./payoff-chart.tsx";

function chartOf(inputs: typeof sheet.opening) {
  const figures = shownFigures(sheet.calculate(inputs));
  const handles = inputs.legs.map(({ strike, side }, index) => ({
    ...{ code: String(index + 1), label: "", text: "", value: strike },
    ...{ hollow: side === "short", onMove: () => {} },
  }));
  return <PayoffChart shown={{ inputs, figures }} handles={handles} label="" />;
}

const textsOf = (inputs: typeof sheet.opening) => labelsOf(chartOf(inputs)).map(({ text }) => text);

test("the break-even, the highest profit and the greatest loss are written out", () => {
  expect(textsOf(sheet.opening)).toEqual(expect.arrayContaining(["€103.50", "+€6.50", "−€3.50"]));
});

const cases = Object.entries(sheet.presets).flatMap(([name, { inputs }]) =>
  (["profit", "payoff"] as const).map((show) => [`${name}, ${show}`, { ...inputs, show }] as const),
);

test.each(cases)("%s: no label is on a line or on another", (_, inputs) => {
  const chart = chartOf({ ...sheet.opening, ...inputs });
  for (const column of [320, 350, 708]) {
    const size = {
      width: plotWidthOf(chart, column),
      height: 320,
      fontSize: column < 480 ? 11.5 : 12.5,
    };
    expect(crossedTexts(chart, size), `${column}`).toEqual([]);
    expect(collisions(textBoxesOf(chart, size)), `${column}`).toEqual([]);
  }
});
