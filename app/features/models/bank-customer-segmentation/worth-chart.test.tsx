import { expect, test } from "vitest";
import { shapesOf } from "#app/components/charts/test-drawn-shapes.ts";
import { sheet } from "#models/segmentation/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { WorthChart } from "./worth-chart.tsx";

test("a segment is read with its contribution, its customers and what each of them brings", () => {
  const figures = shownFigures(sheet.calculate(sheet.opening));
  const slider = shapesOf(<WorthChart figures={figures} />).find(({ tag }) => tag === "input");
  // €36,498 from 741 customers.
  expect(slider?.["aria-valuetext"]).toBe("Core: €36,498, customers 741, each €49.26");
});
