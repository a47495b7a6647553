import { describe, expect, test } from "vitest";
import { waterfallResults } from "#models/waterfall/results.ts";
import { scenarios } from "#models/waterfall/scenarios.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { startingCase, withYearly } from "./fund-case.ts";
import { keyFigures, rateOfReturn, spokenFigures } from "./key-figures.ts";

function figuresOf(fund: typeof scenarios.base) {
  const figures = keyFigures(waterfallResults(fund, standardTerms));
  return Object.fromEntries(figures.map(({ label, value, note }) => [label, { value, note }]));
}

function withEveryYear(name: "invested" | "distributed", millions: number) {
  return startingCase.fund.years.reduce(
    (fundCase, _, index) => withYearly(fundCase, name, index + 1, millions),
    startingCase,
  ).fund;
}

describe("the key figures", () => {
  test("of the base scenario are those of the model, rounded", () => {
    expect(figuresOf(scenarios.base)).toMatchObject({
      "LP multiple": { value: "1.68×" },
      "LP IRR": { value: "12.3%" },
      "GP carried interest": { value: "€17.0m", note: "20.0% of profit" },
      "Total distributed": { value: "€185.0m" },
    });
  });

  test("of a loss show a real minus sign and no profit to share", () => {
    const figures = figuresOf(scenarios.downside);
    expect(figures["LP IRR"]?.value).toBe("−2.2%");
    expect(figures["GP carried interest"]?.note).toBe("no profit to share");
  });

  test("of a fund that pays nothing back say that there is no rate, and why", () => {
    const rate = figuresOf(withEveryYear("distributed", 0))["LP IRR"];
    expect(rate).toEqual({
      value: "None",
      note: "in no year do the LPs get more than they pay in",
    });
  });

  test("of a fund that pays out more than it draws every year say that there is no rate, and why", () => {
    const rate = figuresOf(withEveryYear("distributed", 300))["LP IRR"];
    expect(rate).toEqual({
      value: "None",
      note: "in no year do the LPs pay in more than they get",
    });
  });

  test("name every rate where flows turn twice", () => {
    // 100 in, 230 back, 132 in: worth nothing today at 10% and at 20%.
    expect(rateOfReturn({ kind: "several", rates: [0.1, 0.2] })).toEqual({
      value: "Several",
      note: "10.0% and 20.0%: the flows turn more than once",
    });
  });

  test("are spoken in one breath", () => {
    expect(spokenFigures(keyFigures(waterfallResults(scenarios.base, standardTerms)))).toBe(
      "LP multiple: 1.68×. LP IRR: 12.3%. GP carried interest: €17.0m. Total distributed: €185.0m.",
    );
  });
});
