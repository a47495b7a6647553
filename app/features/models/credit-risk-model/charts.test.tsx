import { describe, expect, test } from "vitest";
import { squareHeightIn } from "#app/components/charts/frame.tsx";
import { crossedTexts, plotWidthOf, rulesOf } from "#app/components/charts/test-drawn-shapes.ts";
import { sheet } from "#models/credit-risk/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { CalibrationChart, CostChart, RocChart } from "./charts.tsx";
import { declinedTitle } from "./words.ts";

const base = sheet.opening;
const cases = [
  base,
  ...[0.01, 0.05, 0.1, 0.2, 0.3, 0.425, 0.5, 0.9].map((cutOff) => ({ ...base, cutOff })),
  { ...base, loss: 1 },
  { ...base, loss: 0.05 },
  { ...base, margin: 0.3 },
  { ...base, margin: 0.005 },
  { ...base, loss: 1, margin: 0.3, cutOff: 0.25 },
];

describe.each([280, 320, 350, 390, 680, 772])(
  "in a column of %s pixels no label is on a line",
  (column) => {
    function crossed(chart: Parameters<typeof crossedTexts>[0], height = squareHeightIn(column)) {
      const width = plotWidthOf(chart, column);
      const fontSize = column < 480 ? 11.5 : 12.5;
      return crossedTexts(chart, { width, height, fontSize });
    }

    test.each(cases)(
      "at a cutoff of $cutOff, a loss of $loss and a margin of $margin",
      (inputs) => {
        const figures = shownFigures(sheet.calculate(inputs));
        expect(crossed(<CostChart figures={figures} />)).toEqual([]);
        expect(crossed(<RocChart figures={figures} />)).toEqual([]);
      },
    );

    test("the ROC curve is in a square", () => {
      const figures = shownFigures(sheet.calculate(base));
      expect(plotWidthOf(<RocChart figures={figures} />, column)).toBe(squareHeightIn(column));
    });

    test("of the ten groups", () => {
      const figures = shownFigures(sheet.calculate(base));
      expect(crossed(<CalibrationChart figures={figures} />, 320)).toEqual([]);
    });
  },
);

test("of the ten groups only the ninth is outside its interval, and is in color", () => {
  const chart = <CalibrationChart figures={shownFigures(sheet.calculate(base))} />;
  const whiskers = rulesOf(chart).filter(({ className }) => /ink|accent/.test(className));
  const upright = whiskers.filter(({ from, to }) => from[0] === to[0]);
  expect(upright).toHaveLength(10);
  // On the diagonal, what is predicted is as far from the left as from the bottom.
  const outside = upright.filter(({ from: [x = 0, low = 0], to: [, high = 0] }) => {
    return 100 - low > x || 100 - high < x;
  });
  expect(outside.map(({ className }) => className)).toEqual(["text-accent"]);
});

test.each([
  [0.15, "Each default declined costs 1.3 good loans"],
  [0.01, "Each default declined costs 5.1 good loans"],
  [0.9, "Each default declined costs 0.3 good loans"],
])("a cutoff of %s has its title", (cutOff, title) => {
  expect(declinedTitle(shownFigures(sheet.calculate({ ...base, cutOff })))).toBe(title);
});
