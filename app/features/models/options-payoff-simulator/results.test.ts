import { describe, expect, test } from "vitest";
import { type StrategyName, strategies } from "#models/options/presets.ts";
import { type StrategyInputs, strategyResults } from "#models/options/strategy.ts";
import { headlines } from "./results.ts";

function figures(name: StrategyName, changes: Partial<StrategyInputs> = {}) {
  const inputs = { ...strategies[name].inputs, ...changes };
  return headlines(inputs, strategyResults(inputs)).map(
    ({ label, value, note }) => `${label}: ${value}, ${note}`,
  );
}

describe("headlines", () => {
  // Source: by hand, 6 − 2.5 paid for a distance of 10 between the strikes.
  test("of the bull call spread", () => {
    expect(figures("bull-call-spread")).toEqual([
      "Greatest profit: +6.50, at 110 or above",
      "Greatest loss: −3.50, at 100 or below",
      "Break-even: 103.50, +3.5% from 100",
      "Value today: 3.48, profit −0.02, delta +0.24",
    ]);
  });

  test("of a straddle say that its profit has no limit, and both break-even points", () => {
    expect(figures("straddle").slice(0, 3)).toEqual([
      "Greatest profit: Unlimited, the further the share rises",
      "Greatest loss: −12.00, at 100",
      "Break-even: 88.00, 112.00, −12.0% and +12.0% from 100",
    ]);
  });

  test("of a naked short call say that its loss has no limit", () => {
    expect(figures("short-call").slice(0, 2)).toEqual([
      "Greatest profit: +2.50, at 110 or below",
      "Greatest loss: Unlimited, the further the share rises",
    ]);
  });

  test("of an iron condor name both sides of its loss", () => {
    expect(figures("iron-condor")[1]).toBe("Greatest loss: −3.00, at 85 or below, at 115 or above");
  });

  test("of a strategy that only gains have no loss and no break-even", () => {
    const legs = [{ ...strategies["short-call"].inputs.legs[0], side: "long", premium: 0 }];
    const free = figures("short-call", { legs: legs as StrategyInputs["legs"] });
    expect(free[1]).toBe("Greatest loss: None, nothing is lost at any price");
    expect(free[2]).toBe("Break-even: 0.00, 110.00, −100.0% and +10.0% from 100");
  });

  test("of a strategy that only loses say how much at least", () => {
    const [one, two] = strategies["bull-call-spread"].inputs.legs;
    if (!one || !two) throw new Error("the spread has two legs");
    const dear = figures("bull-call-spread", { legs: [{ ...one, premium: 15 }, two] });
    expect(dear[0]).toBe("Greatest profit: None, loses at least 2.50");
    expect(dear[2]).toBe("Break-even: None, loses at every price");
  });

  test("name the day, and expiry once the term is over", () => {
    expect(figures("straddle", { day: 30 })[3]).toMatch(/^Value on day 30: /);
    expect(figures("straddle", { day: 400, spot: 120 })[3]).toBe(
      "Value at expiry: 20.00, profit +8.00, delta +1.00",
    );
  });

  test("with interest move the break-even by what financing costs", () => {
    // 100 + 3.5 · e^(0.05 · 1) = 103.679.
    expect(figures("bull-call-spread", { rate: 0.05, termDays: 365 })[2]).toBe(
      "Break-even: 103.68, +3.7% from 100",
    );
  });
});
