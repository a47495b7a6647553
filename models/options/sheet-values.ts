import type { SheetValues } from "#workings/definition.ts";
import { normalDensity } from "#workings/functions/normal.ts";
import { strikeDistances, strikeToday } from "./black-scholes.ts";
import { roundingOf } from "./break-even.ts";
import type { Extreme } from "./extremes.ts";
import { mostLegs } from "./limits.ts";
import {
  type Leg,
  payoffAtExpiry,
  payoffOf,
  profitAtExpiry,
  slopeAbove,
  unitCost,
  unitSlope,
} from "./payoff.ts";
import { justAbove } from "./prices-sheet.ts";
import {
  dayShown,
  type LegInput,
  priceRow,
  quotedGreeks,
  type StrategyInputs,
  type StrategyResults,
  strategyResults,
  valueLeg,
  yearsLeft,
} from "./strategy.ts";

type SheetCase = StrategyInputs & { show: "profit" | "payoff" };

/** What the model makes of a case, cell by cell; `prices` are those of the table Price by price. */
export function strategySheetValues(inputs: SheetCase, prices: readonly number[]): SheetValues {
  const { show, spot, volatility, rate, termDays, day } = inputs;
  const results = strategyResults(inputs);
  const { growth, breakEvens } = results;
  return {
    ...{ show, spot, volatility, rate, termDays, day },
    dayShown: dayShown(inputs),
    yearsLeft: yearsLeft(inputs),
    deviation: deviationOf(inputs),
    growthAtExpiry: growth.atExpiry,
    growthOnDay: growth.onDay,
    financing: results.financing,
    profitToday: results.profitOnDay,
    rounding: roundingOf(results.legs, growth.atExpiry),
    lastSlope: slopeAbove(results.legs, Infinity),
    ...legValues(inputs, results),
    ...kinkValues(results),
    ...priceValues(inputs, results, prices),
    greatestProfit: extremeValue(results.greatestProfit, 1),
    greatestLoss: extremeValue(results.greatestLoss, -1),
    breakEven: breakEvens[0] ?? "None",
    upperBreakEven: breakEvens.at(-1) ?? "None",
    breakEvenCount: breakEvens.length,
    value: results.total.value,
  };
}

const unused = { side: "long", type: "none", quantity: 0, strike: 0, premium: 0 } as const;

function legValues(inputs: StrategyInputs, { legs, growth, legValuations }: StrategyResults) {
  const given = everyLeg((index): LegInput | typeof unused => inputs.legs[index] ?? unused);
  const years = yearsLeft(inputs);
  const byLeg = (of: (leg: Leg) => number) =>
    everyLeg((index) => {
      const leg = legs[index];
      return leg ? of(leg) : 0;
    });
  const greeks = everyLeg((index) => {
    const valuation = legValuations[index];
    return valuation ? quotedGreeks(valuation) : { delta: 0, gamma: 0, vega: 0, theta: 0 };
  });
  const d1 = byLeg((leg) => d1Of(leg, inputs, inputs.spot));
  return {
    side: given.map(({ side }) => side),
    type: given.map(({ type }) => type),
    quantity: given.map(({ quantity }) => quantity),
    strike: given.map(({ strike }) => strike),
    premium: given.map(({ premium }) => premium),
    units: byLeg(({ quantity }) => quantity),
    cost: byLeg((leg) => leg.quantity * unitCost(leg)),
    callOrPut: byLeg(({ kind }) => (kind === "call" ? 1 : kind === "put" ? -1 : 0)),
    optionStrike: byLeg(optionStrike),
    strikeToday: byLeg((leg) => strikeToday({ ...inputs, years, strike: optionStrike(leg) })),
    d1,
    d2: d1.map((one) => one - deviationOf(inputs)),
    density: d1.map(normalDensity),
    unitValue: byLeg((leg) => valueLeg({ ...leg, quantity: 1 }, inputs, inputs.spot).value),
    legValue: everyLeg((index) => legValuations[index]?.value ?? 0),
    delta: greeks.map(({ delta }) => delta),
    gamma: greeks.map(({ gamma }) => gamma),
    vega: greeks.map(({ vega }) => vega),
    theta: greeks.map(({ theta }) => theta),
    size: byLeg(
      (leg) => Math.abs(leg.quantity) * (optionStrike(leg) + unitCost(leg) * growth.atExpiry),
    ),
  } satisfies SheetValues;
}

function kinkValues({ legs, growth, breakEvens }: StrategyResults): SheetValues {
  const kinks = kinksOf(legs);
  const rounding = roundingOf(legs, growth.atExpiry);
  // A break-even belongs to the first point at or above it.
  const pointOf = (price: number) => kinks.findIndex((kink) => kink >= price);
  return {
    kink: kinks,
    ...linesByLeg("kinkLeg", legs, kinks, (leg, kink) => {
      return leg.quantity * payoffOf(leg, kink, growth.atExpiry);
    }),
    kinkPayoff: kinks.map((kink) => payoffAtExpiry(legs, kink, growth.atExpiry)),
    kinkProfit: kinks.map((kink) => {
      const profit = profitAtExpiry(legs, kink, growth.atExpiry);
      return Math.abs(profit) <= rounding ? 0 : profit;
    }),
    ...linesByLeg("slopeLeg", legs, kinks, (leg, kink) => leg.quantity * unitSlope(leg, kink)),
    kinkSlope: kinks.map((kink) => slopeAbove(legs, kink)),
    breakEvenAt: kinks.map((_, point) => breakEvens.find((one) => pointOf(one) === point) ?? "–"),
    breakEvenBeyond: breakEvens.find((one) => pointOf(one) === -1) ?? "–",
  };
}

function priceValues(
  inputs: SheetCase,
  { legs }: StrategyResults,
  prices: readonly number[],
): SheetValues {
  const rows = prices.map((price) => priceRow(inputs, price));
  const isProfit = inputs.show === "profit";
  return {
    price: prices,
    below: prices.map(
      (price) => kinksOf(legs).findLastIndex((kink) => kink <= price + Number(justAbove)) + 1,
    ),
    payoff: rows.map(({ payoff }) => payoff),
    profit: rows.map(({ profit }) => profit),
    ...linesByLeg("d1Leg", legs, prices, (leg, price) => d1Of(leg, inputs, price)),
    ...linesByLeg("valueLeg", legs, prices, (leg, price) => valueLeg(leg, inputs, price).value),
    valueOnDay: rows.map(({ valueOnDay }) => valueOnDay),
    profitOnDay: rows.map(({ profitOnDay }) => profitOnDay),
    shownAtExpiry: rows.map(({ profit, payoff }) => (isProfit ? profit : payoff)),
    shownOnDay: rows.map(({ profitOnDay, valueOnDay }) => (isProfit ? profitOnDay : valueOnDay)),
  };
}

/** Zero and the strikes, ascending; a position without an option counts as a strike of zero. */
function kinksOf(legs: readonly Leg[]): number[] {
  const strikes = everyLeg((index) => {
    const leg = legs[index];
    return leg ? optionStrike(leg) : 0;
  });
  return [0, ...strikes.toSorted((a, b) => a - b)];
}

function optionStrike(leg: Leg) {
  return "strike" in leg ? leg.strike : 0;
}

function d1Of(leg: Leg, inputs: StrategyInputs, spot: number) {
  const terms = { ...inputs, spot, years: yearsLeft(inputs), strike: optionStrike(leg) };
  return strikeDistances(terms)?.d1 ?? 0;
}

function deviationOf(inputs: StrategyInputs) {
  return inputs.volatility * Math.sqrt(yearsLeft(inputs));
}

/** One line for each leg: `valueLeg1`, `valueLeg2` … */
function linesByLeg(
  name: string,
  legs: readonly Leg[],
  prices: readonly number[],
  of: (leg: Leg, price: number) => number,
): SheetValues {
  return Object.fromEntries(
    everyLeg((index) => {
      const leg = legs[index];
      return [`${name}${index + 1}`, prices.map((price) => (leg ? of(leg, price) : 0))];
    }),
  );
}

function everyLeg<Value>(of: (index: number) => Value): Value[] {
  return Array.from({ length: mostLegs }, (_, index) => of(index));
}

/** As the page states it: a number only where there is a profit, or a loss. */
function extremeValue(extreme: Extreme, sign: 1 | -1) {
  if (extreme.kind === "unlimited") return "Unlimited";
  return extreme.profit * sign > 0 ? extreme.profit : "None";
}
