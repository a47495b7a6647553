import { expect, test } from "vitest";
import { shapesOf } from "#app/components/charts/test-drawn-shapes.ts";
import { sheet } from "#models/segmentation/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { WorthChart, worthTitle } from "./worth-chart.tsx";

test("a segment is read with its contribution, its customers and what each of them brings", () => {
  const figures = shownFigures(sheet.calculate(sheet.opening));
  const slider = shapesOf(<WorthChart figures={figures} />).find(({ tag }) => tag === "input");
  // €36,498 from 741 customers.
  expect(slider?.["aria-valuetext"]).toBe("Core: €36,498, customers 741, each €49.26");
});

test("the title says what the two largest segments bring, or which is largest where others lose", () => {
  const titleAt = (inputs: object) =>
    worthTitle(shownFigures(sheet.calculate({ ...sheet.opening, ...inputs })));
  expect(titleAt({})).toBe("Core and steady bring 62% of the contribution");
  const loss = { balanceMargin: 0, feeRate: 0, accountCost: 30 };
  expect(titleAt(loss)).toBe("No segment earns its costs");
  expect(titleAt({ balanceMargin: 0, accountCost: 5 })).toMatch(
    /^Core contributes most: €[\d,]+ a year$/,
  );
});
