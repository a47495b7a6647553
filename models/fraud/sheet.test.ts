import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { levelOf, ruleLimits, ruleNames } from "./limits.ts";
import { sheet } from "./sheet.ts";

type Limits = Parameters<typeof sheet.calculate>[0];

const stepOf = ({ from, to, step }: { from: number; to: number; step: number }) =>
  fc.integer({ min: 0, max: (to - from) / step }).map((steps) => from + steps * step);
const { inputs } = sheet;
const anyLimits: fc.Arbitrary<Limits> = fc.record({
  velocity: stepOf(inputs.velocity),
  score: stepOf(inputs.score),
  chiSquare: stepOf(inputs.chiSquare),
  roundAmount: stepOf(inputs.roundAmount),
  newPayeeAmount: stepOf(inputs.newPayeeAmount),
  agreeing: stepOf(inputs.agreeing),
});

describe("the alerts", () => {
  test("are no more with a higher limit, whichever it is", () => {
    fc.assert(
      fc.property(anyLimits, fc.constantFrom(...ruleNames, "agreeing" as const), (limits, name) => {
        const { to, step } = inputs[name];
        const stricter = { ...limits, [name]: Math.min(to, limits[name] + step) };
        const [before, after] = [sheet.calculate(limits), sheet.calculate(stricter)];
        expect(after.number("alerts")).toBeLessThanOrEqual(before.number("alerts"));
        expect(after.number("hits")).toBeLessThanOrEqual(before.number("hits"));
      }),
    );
  });

  test("add up: kinds to all fraud, and no rule beyond all alerts", () => {
    const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);
    fc.assert(
      fc.property(anyLimits, (limits) => {
        const { number, numbers } = sheet.calculate(limits);
        expect(sumOf(numbers("planted"))).toBe(number("frauds"));
        expect(sumOf(numbers("found"))).toBe(number("hits"));
        expect(number("alerts")).toBeLessThanOrEqual(sumOf(numbers("ruleAlerts")));
        for (const [rule, flagged] of numbers("ruleAlerts").entries()) {
          expect(flagged).toBeLessThanOrEqual(number("alerts"));
          expect(numbers("ruleHits")[rule]).toBeLessThanOrEqual(flagged);
        }
      }),
    );
  });
});

test("a payment reaches a level exactly where it reaches the limit", () => {
  for (const rule of ruleNames) {
    const { from, to, step } = ruleLimits[rule];
    for (let limit = from; limit <= to; limit += step) {
      expect(levelOf(rule, limit - 1e-9)).toBe(levelOf(rule, limit) - 1);
      expect(levelOf(rule, limit)).toBe(1 + (limit - from) / step);
    }
    expect(levelOf(rule, 1e9)).toBe(levelOf(rule, to));
  }
});
