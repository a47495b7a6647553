import { expect, test } from "vitest";
import { shapesOf } from "#app/components/charts/test-drawn-shapes.ts";
import { sheet } from "#models/fraud/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { AlertChart } from "./alert-chart.tsx";

test("a rule is read with its alerts and how many of them are fraud", () => {
  const figures = shownFigures(sheet.calculate(sheet.opening));
  const slider = shapesOf(<AlertChart figures={figures} />).find(({ tag }) => tag === "input");
  // 41 of 207.
  expect(slider?.["aria-valuetext"]).toBe("Velocity: alerts 207, fraud 41, 19.8%");
});
