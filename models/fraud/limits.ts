import type { Signals } from "./signals.ts";

/** The rules, in the order of the page. */
export const ruleNames = [
  "velocity",
  "score",
  "chiSquare",
  "roundAmount",
  "newPayeeAmount",
] as const;
export type RuleName = (typeof ruleNames)[number];

/** The range and step of each rule's limit. A limit at the upper end switches its rule nearly off. */
export const ruleLimits = {
  velocity: { from: 2, to: 8, step: 1 },
  score: { from: 2, to: 6, step: 0.25 },
  chiSquare: { from: 10, to: 60, step: 5 },
  roundAmount: { from: 500, to: 5_000, step: 500 },
  newPayeeAmount: { from: 500, to: 5_000, step: 500 },
} satisfies Record<RuleName, { from: number; to: number; step: number }>;

/** For each rule the number of the highest limit that a payment reaches, from 1; 0 if it reaches none. */
export type Levels = Record<RuleName, number>;

export function levelsOf(signals: Signals): Levels {
  const level = (rule: RuleName) => levelOf(rule, signals[rule] ?? 0);
  return {
    velocity: level("velocity"),
    score: level("score"),
    chiSquare: level("chiSquare"),
    roundAmount: level("roundAmount"),
    newPayeeAmount: level("newPayeeAmount"),
  };
}

export function levelOf(rule: RuleName, value: number): number {
  const { from, to, step } = ruleLimits[rule];
  return value < from ? 0 : 1 + Math.floor((Math.min(value, to) - from) / step);
}

/** The limit that a level stands for; 0 where a payment reaches none. */
export function limitAt(rule: RuleName, level: number) {
  const { from, step } = ruleLimits[rule];
  return level === 0 ? 0 : from + (level - 1) * step;
}
