import { breakEvens } from "./break-even.ts";
import { type Extreme, extremes } from "./extremes.ts";
import { type Greeks, type Valuation, valueOption } from "./greeks.ts";
import { costToday, type Leg, payoffAtExpiry, profitAtExpiry } from "./payoff.ts";

export const legTypes = ["call", "put", "share", "cash"] as const;

/** A leg as the visitor sets it. A share and cash have no strike; theirs is kept and not used. */
export type LegInput = {
  type: (typeof legTypes)[number];
  side: "long" | "short";
  /** Units of one share each. */
  quantity: number;
  strike: number;
  /** Paid or received today for one unit: the premium, the price of the share, or the amount of cash. */
  premium: number;
};

/** Rates are fractions a year, the interest rate continuously compounded. */
export type StrategyInputs = {
  legs: readonly LegInput[];
  /** Price of the share on the day shown. */
  spot: number;
  volatility: number;
  rate: number;
  /** From the purchase to expiry, which all options share. */
  termDays: number;
  /** Gone by since the purchase; never more than the term counts. */
  day: number;
};

const daysAYear = 365;

export function legOf({ type, side, quantity, strike, premium }: LegInput): Leg {
  const signed = side === "long" ? quantity : -quantity;
  return type === "call" || type === "put"
    ? { kind: type, strike, premium, quantity: signed }
    : { kind: type, price: premium, quantity: signed };
}

/** What a strategy costs and what it can bring, at expiry and on the day shown. */
export type StrategyResults = {
  legs: readonly Leg[];
  /** What one euro paid today has become at expiry and on the day shown. */
  growth: { atExpiry: number; onDay: number };
  cost: number;
  /** Interest on the cost until expiry. */
  financing: number;
  greatestProfit: Extreme;
  greatestLoss: Extreme;
  breakEvens: readonly number[];
  /** One for each leg, for its whole quantity, and their sum. */
  legValuations: readonly Valuation[];
  total: Valuation;
  /** Value on the day shown, less the cost and the interest on it so far. */
  profitOnDay: number;
};

export function strategyResults(inputs: StrategyInputs): StrategyResults {
  const legs = inputs.legs.map(legOf);
  const growth = growthOf(inputs);
  const cost = costToday(legs);
  const legValuations = legs.map((leg) => valueLeg(leg, inputs, inputs.spot));
  const total = legValuations.reduce(add, nothing);
  return {
    legs,
    growth,
    cost,
    financing: cost * (growth.atExpiry - 1),
    ...extremes(legs, growth.atExpiry),
    breakEvens: breakEvens(legs, growth.atExpiry),
    legValuations,
    total,
    profitOnDay: total.value - cost * growth.onDay,
  };
}

/** Payoff and profit for one price of the share, at expiry and on the day shown. */
export type PriceRow = {
  price: number;
  payoff: number;
  profit: number;
  valueOnDay: number;
  profitOnDay: number;
};

export function priceRow(inputs: StrategyInputs, price: number): PriceRow {
  const legs = inputs.legs.map(legOf);
  const growth = growthOf(inputs);
  const valueOnDay = legs.reduce((sum, leg) => sum + valueLeg(leg, inputs, price).value, 0);
  return {
    price,
    payoff: payoffAtExpiry(legs, price, growth.atExpiry),
    profit: profitAtExpiry(legs, price, growth.atExpiry),
    valueOnDay,
    profitOnDay: valueOnDay - costToday(legs) * growth.onDay,
  };
}

/** The day that counts: after expiry nothing moves any more. */
export function dayShown({ day, termDays }: StrategyInputs) {
  return Math.min(day, termDays);
}

/** From the day shown to expiry. */
export function yearsLeft(inputs: StrategyInputs) {
  return (inputs.termDays - dayShown(inputs)) / daysAYear;
}

function growthOf(inputs: StrategyInputs) {
  return {
    atExpiry: Math.exp((inputs.rate * inputs.termDays) / daysAYear),
    onDay: Math.exp((inputs.rate * dayShown(inputs)) / daysAYear),
  };
}

const nothing: Valuation = { value: 0, delta: 0, gamma: 0, vega: 0, theta: 0 };

/** A whole leg on the day shown, with the share at `spot`. */
export function valueLeg(leg: Leg, inputs: StrategyInputs, spot: number): Valuation {
  return scaled(unitValuation(leg, inputs, spot), leg.quantity);
}

function unitValuation(leg: Leg, inputs: StrategyInputs, spot: number): Valuation {
  const { rate, volatility } = inputs;
  if ("strike" in leg) {
    const years = yearsLeft(inputs);
    return valueOption({ kind: leg.kind, spot, strike: leg.strike, years, rate, volatility });
  }
  if (leg.kind === "share") return { ...nothing, value: spot, delta: 1 };
  const value = leg.price * growthOf(inputs).onDay;
  return { ...nothing, value, theta: rate * value };
}

function scaled(valuation: Valuation, by: number): Valuation {
  const { value, delta, gamma, vega, theta } = valuation;
  return {
    value: value * by,
    delta: delta * by,
    gamma: gamma * by,
    vega: vega * by,
    theta: theta * by,
  };
}

function add(a: Valuation, b: Valuation): Valuation {
  return {
    value: a.value + b.value,
    delta: a.delta + b.delta,
    gamma: a.gamma + b.gamma,
    vega: a.vega + b.vega,
    theta: a.theta + b.theta,
  };
}

/** Vega for one point of volatility and theta for one day, as they are quoted. */
export function quotedGreeks({ delta, gamma, vega, theta }: Greeks): Greeks {
  return { delta, gamma, vega: vega / 100, theta: theta / daysAYear };
}
