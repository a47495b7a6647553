import { normalCumulative } from "./normal-distribution.ts";

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

/** Value today by Black and Scholes. */
export function blackScholes(option: EuropeanOption): number {
  const { kind, spot, strike, years, rate, volatility } = option;
  const strikeToday = strike * Math.exp(-rate * years);
  const sign = kind === "call" ? 1 : -1;
  const deviation = volatility * Math.sqrt(years);
  // Without time, movement or a stake the outcome is certain, and d1 would divide by zero.
  if (deviation === 0 || spot === 0 || strike === 0) {
    return Math.max(0, sign * (spot - strikeToday));
  }
  const d1 = Math.log(spot / strikeToday) / deviation + deviation / 2;
  const d2 = d1 - deviation;
  const value =
    sign * (spot * normalCumulative(sign * d1) - strikeToday * normalCumulative(sign * d2));
  // Far out of the money the two terms cancel to a rounding error of either sign.
  return Math.max(0, value);
}
