import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sheet } from "#models/options/sheet.ts";
import { type CellContent, Excel } from "#tools/vba/excel.ts";
import { VbaModule } from "#tools/vba/module.ts";

const folder = "content/code/options-payoff-simulator";
const module = new VbaModule(readFileSync(`${folder}/OptionPayoff.bas`, "utf8"));

/** A sheet with legs in A2:E7, as the instructions say; rows that are not used are empty. */
function workbook(legs: readonly (readonly CellContent[])[], decimalMark: "." | "," = ".") {
  const excel = new Excel({ Strategy: [["Type"], ...legs] }, { decimalMark });
  const range = excel.sheet("Strategy").range("A2:E7");
  return (name: string, ...args: number[]) => module.run(excel, name, range, ...args);
}

const strategies = Object.entries(sheet.presets).map(([name, { inputs }]) => ({ name, inputs }));

describe.each(strategies)("$name, as on the page:", ({ inputs }) => {
  const legs = inputs.legs.map(({ type, side, quantity, strike, premium }) => [
    ...[type, side, quantity, type === "call" || type === "put" ? strike : null, premium],
  ]);
  const run = workbook(legs);
  const figures = sheet.calculate({ ...inputs, rate: 0 });

  test("payoff, cost and profit at zero, at every strike and in between", () => {
    const [prices, profits] = [figures.numbers("kink"), figures.numbers("kinkProfit")];
    for (const [index, price] of prices.entries()) {
      const profit = run("StrategyProfit", price) as number;
      expect(profit).toBeCloseTo(profits[index] ?? Number.NaN, 9);
      expect(run("StrategyPayoff", price)).toBeCloseTo(profit + (run("StrategyCost") as number), 9);
    }
    expect(run("StrategyCost")).toBeCloseTo(figures.total("cost"), 9);
  });

  test("break-even points and the slope above the last strike", () => {
    const found = run("StrategyBreakEvens");
    if (figures.number("breakEvenCount") === 0) expect(found).toBe("#N/A");
    else {
      const points = found as number[];
      expect(points).toHaveLength(figures.number("breakEvenCount"));
      expect(points[0]).toBeCloseTo(figures.number("breakEven"), 9);
      expect(points.at(-1)).toBeCloseTo(figures.number("upperBreakEven"), 9);
    }
    expect(run("StrategySlope")).toBe(figures.number("lastSlope"));
  });
});

test("the spread to try has the profits and the break-even of the instructions", () => {
  const [, ...rows] = readFileSync(`${folder}/bull-call-spread.csv`, "utf8").trim().split("\n");
  const run = workbook(
    rows.map((row) => row.split(",").map((cell) => (/^[\d.]+$/.test(cell) ? Number(cell) : cell))),
  );
  expect([100, 110].map((price) => run("StrategyProfit", price))).toEqual([-3.5, 6.5]);
  expect(run("StrategyBreakEvens")).toEqual([103.5]);
  expect(readFileSync(`${folder}/README.md`, "utf8")).toContain(
    "a profit of −3.50 at 100, +6.50 at 110, and a break-even at 103.50",
  );
});

// Val reads "102,5", which CStr makes of 102.5 there, as 102.
test("a strike of 102.5 is read as such where numbers have a decimal comma", () => {
  const run = workbook([["call", "long", 1, 102.5, 1]], ",");
  expect(run("StrategyPayoff", 105)).toBe(2.5);
  expect((run("StrategyBreakEvens") as number[])[0]).toBeCloseTo(103.5, 9);
});

test("a loss at every price has no break-even", () => {
  const run = workbook([
    ["call", "long", 1, 100, 6],
    ["call", "short", 1, 100, 5],
  ]);
  expect(run("StrategyBreakEvens")).toBe("#N/A");
});

test.each([
  ["a type that is none", ["swap", "long", 1, 100, 6]],
  ["a side that is none", ["call", "up", 1, 100, 6]],
  ["a quantity in words", ["call", "long", "one", 100, 6]],
])("%s is #VALUE!, in payoff and profit", (_, leg) => {
  const run = workbook([leg]);
  expect([run("StrategyPayoff", 100), run("StrategyProfit", 100)]).toEqual(["#VALUE!", "#VALUE!"]);
});

test("no statement of the module is left that none of these tests runs", () => {
  expect(module.linesNotRun()).toEqual([]);
});
