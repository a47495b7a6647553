import { normalDensity, normalProbability } from "#workings/functions/normal.ts";
import {
  blackScholes,
  type EuropeanOption,
  strikeDistances,
  strikeToday,
} from "./black-scholes.ts";

/** How a value responds to the share price, to volatility and to time. */
export type Greeks = {
  /** Change of the value per unit of the share's price. */
  delta: number;
  /** Change of delta per unit of the share's price. */
  gamma: number;
  /** Change of the value per unit of volatility: 1 is 100 points. */
  vega: number;
  /** Change of the value per year that passes. */
  theta: number;
};

export type Valuation = Greeks & { value: number };

/** A European option by Black and Scholes, with the derivatives of its value. */
export function valueOption(option: EuropeanOption): Valuation {
  const { kind, spot, years, rate, volatility } = option;
  const sign = kind === "call" ? 1 : -1;
  const discounted = strikeToday(option);
  const distances = strikeDistances(option);
  const value = blackScholes(option);
  if (!distances) {
    // The outcome is certain: a straight line with a kink, on which both sides meet half-way.
    const distance = sign * (spot - discounted);
    const exercised = distance > 0 ? 1 : distance < 0 ? 0 : 0.5;
    const interest = years === 0 ? 0 : rate * discounted;
    return {
      value,
      delta: sign * exercised,
      gamma: 0,
      vega: 0,
      theta: -sign * interest * exercised,
    };
  }
  const { d1, d2, deviation } = distances;
  const density = normalDensity(d1);
  return {
    value,
    delta: sign * normalProbability(sign * d1),
    gamma: density / (spot * deviation),
    vega: spot * density * Math.sqrt(years),
    theta:
      (-spot * density * volatility) / (2 * Math.sqrt(years)) -
      sign * rate * discounted * normalProbability(sign * d2),
  };
}
