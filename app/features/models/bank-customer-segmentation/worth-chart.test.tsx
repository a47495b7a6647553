import { expect, test } from "vitest";
import { barsOf, shapesOf } from "#app/components/charts/test-drawn-shapes.ts";
import { sheet } from "#models/segmentation/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { byContribution, titleOf } from "./segments.ts";
import { WorthChart, worthFinding } from "./worth-chart.tsx";

test("a segment is read with its contribution, its customers and what each of them brings", () => {
  const figures = shownFigures(sheet.calculate(sheet.opening));
  const slider = shapesOf(<WorthChart figures={figures} />).find(({ tag }) => tag === "input");
  // €36,498 from 741 customers.
  expect(slider?.["aria-valuetext"]).toBe("Core: €36,498, customers 741, each €49.26");
});

const figuresOf = (inputs: object) =>
  shownFigures(sheet.calculate({ ...sheet.opening, ...inputs }));
const loss = { balanceMargin: 0, feeRate: 0, accountCost: 30 };
const someLosses = { balanceMargin: 0, accountCost: 5 };
const highMinimum = { recentFrom: 5, lapsedTo: 4, highFrom: 2 };

test("the title says what the two largest segments bring, or which is largest where others lose", () => {
  const titleAt = (inputs: object) => worthFinding(figuresOf(inputs)).title;
  expect(titleAt({})).toBe("Core and steady bring 62% of the contribution, at\u00a0risk 9%");
  expect(titleAt(loss)).toBe("No segment earns its costs");
  expect(titleAt(someLosses)).toMatch(
    /^Core contributes most: €[\d,]+ a year, at\u00a0risk €[\d,]+$/,
  );
  expect(titleAt(highMinimum)).toMatch(/^At risk and core bring \d+% of the contribution$/);
});

test.each([{}, loss, someLosses, highMinimum])(
  "in color are the segments that the title names: %o",
  (inputs) => {
    const figures = figuresOf(inputs);
    const bars = barsOf(<WorthChart figures={figures} />);
    const inColor = byContribution(figures).filter(
      (_, index) => !bars[index]?.className.includes("text-edge"),
    );
    const title = worthFinding(figures).title.toLowerCase().replace("\u00a0", " ");
    expect(inColor).toEqual(
      byContribution(figures).filter((segment) => title.includes(titleOf(segment).toLowerCase())),
    );
  },
);
