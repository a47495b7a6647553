import { expect, test } from "vitest";
import { barsOf, labelsOf, shapesOf } from "#app/components/charts/test-drawn-shapes.ts";
import { sheet } from "#models/fraud/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { AlertChart } from "./alert-chart.tsx";

function ratesIn(changes: Partial<typeof sheet.opening> = {}) {
  const figures = shownFigures(sheet.calculate({ ...sheet.opening, ...changes }));
  return labelsOf(<AlertChart figures={figures} />).map(({ text }) => text);
}

test("each bar has its rate, and the numbers that it is made of", () => {
  expect(ratesIn()[0]).toBe("82.9%, 102/123");
  expect(ratesIn().at(-1)).toBe("36.8%, 279/759");
});

test("a bar is as long as the share of its alerts that are fraud", () => {
  const figures = shownFigures(sheet.calculate(sheet.opening));
  const [fraud, rest] = barsOf(<AlertChart figures={figures} />);
  // 102 of 123.
  expect(fraud?.width).toBeCloseTo(82.9, 1);
  expect(rest?.right).toBeCloseTo(100);
});

test("the most precise rule comes first, all alerts last, and before them a rule that raises none", () => {
  const rates = ratesIn({ velocity: 8 }).map((text) =>
    text === "no alerts" ? -1 : Number.parseFloat(text),
  );
  const rules = rates.slice(0, -1);
  expect(rules).toEqual(rules.toSorted((a, b) => b - a));
  expect(rates).toHaveLength(6);
});

test("a rule is read with its alerts and how many of them are fraud", () => {
  const figures = shownFigures(sheet.calculate(sheet.opening));
  const slider = shapesOf(<AlertChart figures={figures} />).find(({ tag }) => tag === "input");
  // 102 of 123.
  expect(slider?.["aria-valuetext"]).toBe("First digits: alerts 123, fraud 102, 82.9%");
});

test("the rule that the title names is the only one in color", () => {
  const figures = shownFigures(sheet.calculate({ ...sheet.opening, velocity: 2, score: 6 }));
  const colored = barsOf(<AlertChart figures={figures} />).map(({ className }) =>
    className.includes("text-accent"),
  );
  expect(colored.slice(0, 2)).toEqual([true, false]);
  expect(colored.filter(Boolean)).toHaveLength(1);
});
