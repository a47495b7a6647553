import { cumulative } from "../cash-flow/cumulative.ts";
import { irr } from "../cash-flow/irr.ts";

/** A loss beyond this, a quarter, is not discounted: such rates make distant flows worth more than the fund. */
export const greatestLoss = -0.1;

/**
 * The rate a quarter that the investments earn before fees, where it is certain to be the only one: the flows
 * turn once from paying to receiving, or their running total does and ends above zero, in which case one
 * rate alone is positive (Norstrøm 1972). A spreadsheet can count both; it could not tell whether another rate exists.
 */
export function certainRate(netFlows: readonly number[]): number | null {
  const totals = cumulative(netFlows);
  const recovers = turnsOnce(totals) && (totals.at(-1) ?? 0) > 0;
  if (!recovers && !turnsOnce(netFlows)) return null;
  const found = irr(netFlows);
  if (found.kind === "none") return null;
  const rates = found.kind === "rate" ? [found.rate] : found.rates;
  return rates.find((rate) => !recovers || rate > 0) ?? null;
}

/** What the value of the holdings is discounted at; 0 where nothing is. */
export function discountRate(netFlows: readonly number[]): number {
  const rate = certainRate(netFlows);
  return rate === null || rate < greatestLoss ? 0 : rate;
}

/** From below zero to above it, and nothing else; amounts of zero have no sign. */
function turnsOnce(amounts: readonly number[]): boolean {
  const signs = amounts.filter((amount) => amount !== 0).map(Math.sign);
  const turns = signs.filter((sign, index) => index > 0 && sign !== signs[index - 1]);
  return turns.length === 1 && turns[0] === 1;
}

/**
 * What the holdings are worth after each quarter: what they still bring, less what they still cost,
 * discounted at that rate. At that rate money put in is worth what was paid on the first day and
 * nothing after the last.
 */
export function worthOfHoldings(netFlows: readonly number[]): number[] {
  const rate = discountRate(netFlows);
  const worths = new Array<number>(netFlows.length).fill(0);
  for (let index = netFlows.length - 2; index >= 0; index -= 1) {
    worths[index] = ((worths[index + 1] ?? 0) + (netFlows[index + 1] ?? 0)) / (1 + rate);
  }
  return worths;
}
