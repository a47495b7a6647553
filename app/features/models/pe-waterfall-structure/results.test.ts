import { describe, expect, test } from "vitest";
import { standardInputs, type WaterfallInputs, waterfallCases } from "#models/waterfall/inputs.ts";
import { waterfallResults } from "#models/waterfall/results.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { spoken } from "../kit/result.ts";
import { headlines } from "./results.ts";

function figuresOf(fund: WaterfallInputs) {
  const figures = headlines(waterfallResults(fund, standardTerms));
  return Object.fromEntries(figures.map(({ label, value, note }) => [label, { value, note }]));
}

function distributing(millions: number) {
  const years = waterfallCases.base.years.map((year) => ({ ...year, distributed: millions * 1e6 }));
  return { ...waterfallCases.base, years };
}

describe("the headlines", () => {
  test("of the base scenario are those of the model, rounded", () => {
    expect(figuresOf(waterfallCases.base)).toMatchObject({
      "LP multiple": { value: "1.68×" },
      "LP IRR": { value: "12.3%" },
      "GP carried interest": { value: "€17.0m", note: "20.0% of profit" },
      "Total distributed": { value: "€185.0m" },
    });
  });

  test("of a loss show a real minus sign and no profit to share", () => {
    const figures = figuresOf(waterfallCases.downside);
    expect(figures["LP IRR"]?.value).toBe("−2.2%");
    expect(figures["GP carried interest"]?.note).toBe("no profit to share");
  });

  test("of a fund that paid carry early and then lost money say that it is kept", () => {
    const flows = [
      [20, 0],
      [0, 60],
      [0, 0],
      [0, 0],
      [60, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 0],
      [0, 5],
    ];
    const years = flows.map(([invested = 0, distributed = 0]) => ({
      invested: invested * 1e6,
      distributed: distributed * 1e6,
    }));
    expect(
      figuresOf(standardInputs({ committedCapital: 100e6, years }))["GP carried interest"],
    ).toEqual({
      value: "€16.7m",
      note: "carry kept although the fund lost money: no clawback",
    });
  });

  test("of a fund with a clawback say what the GP has given back", () => {
    const agreed = { carryBasis: "deals", clawback: "on" } as const;
    const figures = figuresOf({ ...waterfallCases.downside, ...agreed });
    expect(figures["GP carried interest"]).toEqual({
      value: "€0.0m",
      note: "all €5.6m of it given back",
    });
  });

  test("of a fund whose LPs receive money before they pay any say that this is no return", () => {
    const years = waterfallCases.base.years.map((_, index) => ({
      invested: 0,
      distributed: index === 0 ? 50e6 : index === 9 ? 1e5 : 0,
    }));
    expect(figuresOf(standardInputs({ committedCapital: 100e6, years }))["LP IRR"]).toEqual({
      value: "None",
      note: "money comes in first",
    });
  });

  test("of a fund that pays nothing back say that there is no rate, and why", () => {
    const rate = figuresOf(distributing(0))["LP IRR"];
    expect(rate).toEqual({
      value: "None",
      note: "nothing comes back",
    });
  });

  test("of a fund that pays out more than it draws every year say that there is no rate, and why", () => {
    const rate = figuresOf(distributing(300))["LP IRR"];
    expect(rate).toEqual({
      value: "None",
      note: "nothing is invested",
    });
  });

  test("are spoken in one breath", () => {
    expect(spoken(headlines(waterfallResults(waterfallCases.base, standardTerms)))).toBe(
      "LP multiple: 1.68×. LP IRR: 12.3%. GP carried interest: €17.0m. Total distributed: €185.0m.",
    );
  });
});
