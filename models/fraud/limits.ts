import type { Signals } from "./signals.ts";

/** The rules, in the order of the page. */
export const ruleNames = ["pace", "score", "chiSquare", "roundAmount", "newPayeeAmount"] as const;
export type RuleName = (typeof ruleNames)[number];

/** From which value on each rule flags a payment, and how many rules must agree. */
export type FraudLimits = Record<RuleName, number> & { agreeing: number };

/** The range and step of each limit. A limit at the upper end switches its rule nearly off. */
export const limitRanges: Record<keyof FraudLimits, { min: number; max: number; step: number }> = {
  pace: { min: 2, max: 8, step: 1 },
  score: { min: 2, max: 6, step: 0.25 },
  chiSquare: { min: 10, max: 60, step: 5 },
  roundAmount: { min: 500, max: 5_000, step: 500 },
  newPayeeAmount: { min: 500, max: 5_000, step: 500 },
  agreeing: { min: 1, max: 3, step: 1 },
};

/** For each rule the number of the highest limit that a payment reaches, from 1; 0 if it reaches none. */
export type Levels = Record<RuleName, number>;

export function levelsOf(signals: Signals): Levels {
  const level = (rule: RuleName) => levelOf(rule, signals[rule] ?? 0);
  return {
    pace: level("pace"),
    score: level("score"),
    chiSquare: level("chiSquare"),
    roundAmount: level("roundAmount"),
    newPayeeAmount: level("newPayeeAmount"),
  };
}

/** A payment is flagged where its level is at least the level of the limit. */
export function levelOf(rule: RuleName, value: number): number {
  const { min, max, step } = limitRanges[rule];
  return value < min ? 0 : 1 + Math.floor((Math.min(value, max) - min) / step);
}

/** The limits the page opens with. */
export const baseLimits: FraudLimits = {
  pace: 3,
  score: 3.5,
  chiSquare: 25,
  roundAmount: 1_000,
  newPayeeAmount: 1_000,
  agreeing: 1,
};

/** Named cases to start from. */
export const limitCases = {
  base: baseLimits,
  strict: {
    pace: 5,
    score: 4.5,
    chiSquare: 30,
    roundAmount: 2_000,
    newPayeeAmount: 2_000,
    agreeing: 1,
  },
  loose: {
    pace: 2,
    score: 2.5,
    chiSquare: 15,
    roundAmount: 500,
    newPayeeAmount: 500,
    agreeing: 1,
  },
  agreed: {
    pace: 2,
    score: 2,
    chiSquare: 15,
    roundAmount: 500,
    newPayeeAmount: 500,
    agreeing: 2,
  },
} satisfies Record<string, FraudLimits>;
