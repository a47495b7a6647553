import { normalProbability } from "#workings/functions/normal.ts";

/** A European option on a stock that pays no dividend before expiry. */
export type EuropeanOption = {
  kind: "call" | "put";
  /** Price of the stock today. */
  spot: number;
  strike: number;
  /** Until expiry. */
  years: number;
  /** Riskless, continuously compounded, a fraction a year. */
  rate: number;
  /** Standard deviation of the stock's yearly log return. */
  volatility: number;
};

/** How far the share is from the strike, in standard deviations; `null` where the outcome is certain. */
export function strikeDistances(
  option: Omit<EuropeanOption, "kind">,
): { d1: number; d2: number; deviation: number } | null {
  const { spot, strike, years, volatility } = option;
  const deviation = volatility * Math.sqrt(years);
  // Without time, movement or a stake the outcome is certain, and d1 would divide by zero.
  if (deviation === 0 || spot === 0 || strike === 0) return null;
  const d1 = Math.log(spot / strikeToday(option)) / deviation + deviation / 2;
  return { d1, d2: d1 - deviation, deviation };
}

/** What the strike is worth today. */
export function strikeToday({
  strike,
  years,
  rate,
}: Pick<EuropeanOption, "strike" | "years" | "rate">): number {
  return strike * Math.exp(-rate * years);
}

/** Value today by Black and Scholes. */
export function blackScholes(option: EuropeanOption): number {
  const { kind, spot } = option;
  const sign = kind === "call" ? 1 : -1;
  const discounted = strikeToday(option);
  const distances = strikeDistances(option);
  if (!distances) return Math.max(0, sign * (spot - discounted));
  const { d1, d2 } = distances;
  const value =
    sign * (spot * normalProbability(sign * d1) - discounted * normalProbability(sign * d2));
  // Far out of the money the two terms cancel to a rounding error of either sign.
  return Math.max(0, value);
}
