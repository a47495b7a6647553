import { across } from "#app/components/charts/scale.ts";
import { strikesOf } from "#models/options/payoff.ts";
import type { StrategyInputs, StrategyResults } from "#models/options/strategy.ts";

/** Around the share, as wide as strikes and break-even points need, in whole steps of the axis. */
export function pricesInView(
  { spot }: StrategyInputs,
  results: StrategyResults,
): readonly [number, number] {
  const marks = [...strikesOf(results.legs), ...results.breakEvens];
  const distance = Math.max(0.3 * spot, ...marks.map((mark) => Math.abs(mark - spot) + 0.1 * spot));
  return across([Math.max(0, spot - distance), spot + distance]).nice(6).domain;
}

/** The prices on the axis, the strikes and the break-even points, ascending. */
export function pricesInTable(shown: StrategyInputs, results: StrategyResults): number[] {
  const ticks = across(pricesInView(shown, results)).ticks(6);
  const prices = [...ticks, ...strikesOf(results.legs), ...results.breakEvens];
  return [...new Set(prices)].toSorted((a, b) => a - b);
}
