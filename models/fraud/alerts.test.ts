import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { evaluate, fraudKinds, precisionOf, type ScoredGroup } from "./alerts.ts";
import { baseLimits, type FraudLimits, levelOf, limitRanges, ruleNames } from "./limits.ts";
import { scoredPayments } from "./scored-payments.ts";

const nothing = { pace: 0, score: 0, chiSquare: 0, roundAmount: 0, newPayeeAmount: 0 };
const high = (...rules: (keyof typeof nothing)[]) => ({
  ...nothing,
  ...Object.fromEntries(rules.map((rule) => [rule, 35])),
});

/** Six payments whose outcome can be counted by hand. */
const groups: ScoredGroup[] = [
  { levels: nothing, fraud: null, payments: 90 },
  { levels: nothing, fraud: "burst", payments: 3 },
  { levels: high("pace"), fraud: null, payments: 4 },
  { levels: high("pace", "score"), fraud: "burst", payments: 2 },
  { levels: high("roundAmount"), fraud: "round sum", payments: 1 },
];

const anyLimits: fc.Arbitrary<FraudLimits> = fc.record({
  ...(Object.fromEntries(
    Object.entries(limitRanges).map(([name, { min, max, step }]) => [
      name,
      fc.integer({ min: 0, max: (max - min) / step }).map((steps) => min + steps * step),
    ]),
  ) as { [Name in keyof FraudLimits]: fc.Arbitrary<number> }),
});

describe("evaluate", () => {
  test("counts alerts and fraud, by rule and by kind", () => {
    const { payments, frauds, all, byRule, byKind } = evaluate(groups, baseLimits);
    expect({ payments, frauds }).toEqual({ payments: 100, frauds: 6 });
    expect(all).toEqual({ alerts: 7, hits: 3 });
    expect(byRule.pace).toEqual({ alerts: 6, hits: 2 });
    expect(byRule.score).toEqual({ alerts: 2, hits: 2 });
    expect(byRule.newPayeeAmount).toEqual({ alerts: 0, hits: 0 });
    expect(byKind.burst).toEqual({ planted: 5, found: 2 });
    expect(byKind["round sum"]).toEqual({ planted: 1, found: 1 });
  });

  test("with two rules to agree drops what only one flags, from every row", () => {
    const { all, byRule } = evaluate(groups, { ...baseLimits, agreeing: 2 });
    expect(all).toEqual({ alerts: 2, hits: 2 });
    expect(byRule.pace).toEqual({ alerts: 2, hits: 2 });
    expect(byRule.roundAmount).toEqual({ alerts: 0, hits: 0 });
  });

  test("finds no more with a higher limit, whichever it is", () => {
    fc.assert(
      fc.property(anyLimits, fc.constantFrom(...ruleNames, "agreeing" as const), (limits, name) => {
        const { max, step } = limitRanges[name];
        const stricter = { ...limits, [name]: Math.min(max, limits[name] + step) };
        const [before, after] = [
          evaluate(scoredPayments, limits),
          evaluate(scoredPayments, stricter),
        ];
        expect(after.all.alerts).toBeLessThanOrEqual(before.all.alerts);
        expect(after.all.hits).toBeLessThanOrEqual(before.all.hits);
      }),
    );
  });

  test("adds up: kinds to all fraud, and no rule beyond all alerts", () => {
    fc.assert(
      fc.property(anyLimits, (limits) => {
        const { frauds, all, byRule, byKind } = evaluate(scoredPayments, limits);
        const kinds = fraudKinds.map((kind) => byKind[kind]);
        expect(kinds.reduce((sum, { planted }) => sum + planted, 0)).toBe(frauds);
        expect(kinds.reduce((sum, { found }) => sum + found, 0)).toBe(all.hits);
        const most = ruleNames.reduce((sum, rule) => sum + byRule[rule].alerts, 0);
        expect(all.alerts).toBeLessThanOrEqual(most);
        for (const rule of ruleNames) {
          expect(byRule[rule].alerts).toBeLessThanOrEqual(all.alerts);
          expect(byRule[rule].hits).toBeLessThanOrEqual(byRule[rule].alerts);
        }
      }),
    );
  });
});

test("precision without alerts does not exist", () => {
  expect(precisionOf({ alerts: 0, hits: 0 })).toBeNull();
  expect(precisionOf({ alerts: 8, hits: 2 })).toBe(0.25);
});

test("a payment reaches a level exactly where it reaches the limit", () => {
  for (const rule of ruleNames) {
    const { min, max, step } = limitRanges[rule];
    for (let limit = min; limit <= max; limit += step) {
      expect(levelOf(rule, limit - 1e-9)).toBe(levelOf(rule, limit) - 1);
      expect(levelOf(rule, limit)).toBe(1 + (limit - min) / step);
    }
    expect(levelOf(rule, 1e9)).toBe(levelOf(rule, max));
  }
});
