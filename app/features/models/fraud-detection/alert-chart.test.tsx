import { expect, test } from "vitest";
import { labelsOf, shapesOf } from "#app/components/charts/test-drawn-shapes.ts";
import { sheet } from "#models/fraud/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { AlertChart } from "./alert-chart.tsx";

test("each bar has its rate, and the numbers that it is made of", () => {
  const figures = shownFigures(sheet.calculate(sheet.opening));
  const texts = labelsOf(<AlertChart figures={figures} />).map(({ text }) => text);
  expect(texts[0]).toBe("19.8%, 41 of 207");
  expect(texts.at(-1)).toBe("36.8%, 279 of 759");
});

test("a rule is read with its alerts and how many of them are fraud", () => {
  const figures = shownFigures(sheet.calculate(sheet.opening));
  const slider = shapesOf(<AlertChart figures={figures} />).find(({ tag }) => tag === "input");
  // 41 of 207.
  expect(slider?.["aria-valuetext"]).toBe("Velocity: alerts 207, fraud 41, 19.8%");
});
