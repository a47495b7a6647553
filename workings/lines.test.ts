import { expect, test } from "vitest";
import {
  choice,
  count,
  decimal,
  euro,
  euroAndCents,
  euros,
  formulasAt,
  inputsWithin,
  million,
  numbers,
  numbersTo,
  percents,
  rate,
  running,
  summed,
  texts,
} from "./lines.ts";

const named = { name: "cost", label: "Cost" };

test.each([
  ["euro", euros("cost", "Cost"), { unit: "€", digits: 0 }],
  ["percent", percents("cost", "Cost"), { unit: "%", digits: 1 }],
  ["numbers", numbers("cost", "Cost"), { unit: "number", digits: 0 }],
  ["text", texts("cost", "Cost"), { unit: "text", digits: 0 }],
])("a description in %s has its name, label, unit and digits", (_, described, unit) => {
  expect(described).toEqual({ ...named, ...unit });
});

test.each([
  ["whole euro", euro("cost", "Cost", "=1"), { unit: "€", digits: 0 }],
  ["euro and cents", euroAndCents("cost", "Cost", "=1"), { unit: "€", digits: 2 }],
  ["millions", million("cost", "Cost", "=1"), { unit: "€m", digits: 1 }],
  ["percent", rate("cost", "Cost", "=1"), { unit: "%", digits: 1 }],
  ["whole numbers", count("cost", "Cost", "=1"), { unit: "number", digits: 0 }],
  ["decimal numbers", decimal("cost", "Cost", "=1", 4), { unit: "number", digits: 4 }],
])("a line in %s has its formula and unit", (_, line, unit) => {
  expect(line).toEqual({ ...named, ...unit, formula: "=1" });
});

test("a summed line ends with its total", () => {
  expect(summed("cost", "Cost", "=1")).toEqual({ ...euro("cost", "Cost", "=1"), hasTotal: true });
});

test("a running sum begins with the first flow and adds each one after it", () => {
  expect(running("balance", "Balance", "flow")).toMatchObject({
    firstFormula: "=flow",
    formula: "=previous(balance)+flow",
    unit: "€",
  });
});

test("an input has the limits of its model, and nothing else that the model says about it", () => {
  const input = inputsWithin({ cost: { min: 1, max: 9, step: 2 } as { min: number; max: number } });
  expect(input(euros("cost", "Cost"))).toEqual({
    ...euros("cost", "Cost"),
    limits: { min: 1, max: 9 },
  });
});

test("a choice is text from a list", () => {
  expect(choice("way", "Way", ["loan", "lease"])).toEqual({
    ...texts("way", "Way"),
    limits: { choices: ["loan", "lease"] },
  });
});

test("positions are counted from one", () => {
  expect(numbersTo(3)).toEqual([1, 2, 3]);
});

test("a line with a formula for each position has the first of them everywhere else", () => {
  const formulas = { 1: "=1", 2: "=2" };
  expect(formulasAt(formulas)).toEqual({ formula: "=1", formulaAt: formulas });
});
