import { choice, count, decimal, percent } from "#workings/describe.ts";
import { foundVolatility } from "./implied-volatility.ts";

/** What is entered of a leg. A share and cash have no strike; theirs is kept and not used. */
export const legInputs = {
  side: choice("Side", "s", { long: "Long", short: "Short" }),
  type: choice("Type", "t", { call: "Call", put: "Put", share: "Share", cash: "Cash" }),
  quantity: count("Quantity", { key: "q", from: 1, to: 100, step: 1 }),
  strike: decimal("Strike", { key: "k", from: 1, to: 500, step: 0.5 }),
  premium: decimal(
    "Price",
    { key: "p", from: 0, to: 500, step: 0.05 },
    { note: "Of one: the premium, the price of the share or the amount of cash." },
  ),
};

const marginRule =
  "A share of the price less the amount out of the money; at least a smaller share of it, or of the strike of a put.";

/** The rules that a visitor does not change. */
export const givenOfLegs = {
  marginShare: percent("Margin of a short option", {
    given: "Cboe’s strategy-based margin: part of the share price, beyond the option’s value.",
    values: 0.2,
  }),
  leastMarginShare: percent("Margin of a short option, at least", {
    given: "Cboe’s strategy-based margin: of the share price for a call, of the strike for a put.",
    values: 0.1,
  }),
  leastVolatility: percent("Volatility at a strike, at least", {
    given: "So that a steep skew gives no strike a volatility of zero or less.",
    values: 0.01,
  }),
};

/** What a broker asks for a short option beyond its value. */
function marginOf(callOrPut: 1 | -1, least: "spot" | "strike") {
  const outOfMoney = callOrPut === 1 ? "strike-spot" : "spot-strike";
  return `=IF(AND(callOrPut=${callOrPut},units<0),-units*MAX(marginShare*spot-MAX(0,${outOfMoney}),leastMarginShare*${least}),0)`;
}

const isCertain = "OR(callOrPut=0,legDeviation=0)";

/** What each leg costs, what it is worth on the day shown, and how that responds to the market. */
export const legLines = {
  ...legInputs,
  units: count("Units, short negative", '=IF(type="none",0,IF(side="long",quantity,-quantity))'),
  cost: decimal("Paid", "=units*premium", { total: true }),
  callOrPut: count("Call 1, put −1", '=IF(type="call",1,IF(type="put",-1,0))'),
  optionStrike: decimal("Strike of an option", "=IF(callOrPut=0,0,strike)"),
  markedStrike: decimal("Strike, if it has one", '=IF(callOrPut=0,"–",strike)'),
  strikeToday: decimal("Strike, discounted", "=optionStrike*EXP(-rate*yearsLeft)"),
  legVolatility: percent(
    "Volatility at its strike",
    "=IF(callOrPut=0,0,MAX(leastVolatility,volatility-10*skew*(strike/spot-1)))",
    { note: "The volatility, more by the skew for each 10% that the strike is below the share." },
  ),
  legDeviation: decimal("Deviation until expiry", "=legVolatility*SQRT(yearsLeft)", { digits: 4 }),
  d1: decimal(
    "d1",
    `=IF(${isCertain},0,LN(spot*dividendFactor/strikeToday)/legDeviation+legDeviation/2)`,
    {
      digits: 4,
    },
  ),
  d2: decimal("d2", "=d1-legDeviation", { digits: 4 }),
  density: decimal("Normal density at d1", "=NORMDIST(d1,0,1,0)", { digits: 4 }),
  unitValue: decimal(
    "Value of one",
    `=IF(type="share",spot,IF(callOrPut=0,premium*growthOnDay,IF(legDeviation=0,${intrinsic("spot")},${blackScholes("spot")})))`,
    { note: "An option by Black and Scholes; cash with the interest on it." },
  ),
  legValue: decimal("Value", "=units*unitValue", { total: true }),
  parityValue: decimal(
    "Value of one, by put–call parity",
    `=IF(callOrPut=0,unitValue,callOrPut*(spot*dividendFactor-strikeToday)+IF(legDeviation=0,MAX(0,-callOrPut*(spot*dividendFactor-strikeToday)),-callOrPut*(spot*dividendFactor*NORMSDIST(-callOrPut*d1)-strikeToday*NORMSDIST(-callOrPut*d2))))`,
    { note: "From a put with the same strike if it is a call, and from a call if it is a put." },
  ),
  parityCheck: decimal("Check: value less that by parity", "=unitValue-parityValue", { digits: 6 }),
  delta: decimal(
    "Delta",
    '=IF(type="share",units,IF(callOrPut=0,0,IF(legDeviation=0,units*callOrPut*(SIGN(callOrPut*(spot-strikeToday))+1)/2,units*callOrPut*dividendFactor*NORMSDIST(callOrPut*d1))))',
    { digits: 3, total: true, note: "Change of the value for one euro of the share." },
  ),
  gamma: decimal("Gamma", `=IF(${isCertain},0,units*dividendFactor*density/(spot*legDeviation))`, {
    ...{ digits: 4, total: true, note: "Change of delta for one euro of the share." },
  }),
  vega: decimal(
    "Vega",
    `=IF(${isCertain},0,units*spot*dividendFactor*density*SQRT(yearsLeft)/100)`,
    {
      ...{
        digits: 3,
        total: true,
        note: "Change of the value for one percentage point of volatility.",
      },
    },
  ),
  theta: decimal(
    "Theta",
    `=IF(type="cash",units*rate*unitValue/365,IF(${isCertain},0,units*(-spot*dividendFactor*density*legVolatility/(2*SQRT(yearsLeft))-callOrPut*rate*strikeToday*NORMSDIST(callOrPut*d2)+callOrPut*dividendYield*spot*dividendFactor*NORMSDIST(callOrPut*d1))/365))`,
    { digits: 3, total: true, note: "Change of the value for one day that passes." },
  ),
  rho: decimal(
    "Rho",
    `=IF(type="cash",units*unitValue*dayShown/36500,IF(${isCertain},0,units*callOrPut*strikeToday*yearsLeft*NORMSDIST(callOrPut*d2)/100))`,
    { digits: 3, total: true, note: "Change of the value for one percentage point of interest." },
  ),
  impliedVolatility: percent(
    "Implied volatility",
    `=IF(OR(callOrPut=0,ABS(impliedWorth-premium)>0.00001),"–",${foundVolatility})`,
    {
      note: "At which Black and Scholes give the price that was entered, with the share as it is and the whole term to run.",
    },
  ),
  proceeds: decimal(
    "Short option: its value",
    "=IF(AND(callOrPut<>0,units<0),-units*unitValue,0)",
    { total: true },
  ),
  callMargin: decimal("Short call: beyond its value", marginOf(1, "spot"), {
    ...{ total: true, note: marginRule },
  }),
  putMargin: decimal("Short put: beyond its value", marginOf(-1, "strike"), {
    ...{ total: true, note: marginRule },
  }),
  size: decimal("Size of the amounts", "=ABS(units)*(optionStrike+premium*growthAtExpiry)", {
    total: true,
  }),
};

/** What an option is worth when its outcome is certain; of one leg, seen from another table. */
export function intrinsic(price: string, leg?: number) {
  const of = (line: string) => (leg ? `${line}.${leg}` : line);
  return `MAX(0,${of("callOrPut")}*(${price}*dividendFactor-${of("strikeToday")}))`;
}

export function blackScholes(price: string, leg?: number) {
  const of = (line: string) => (leg ? `${line}.${leg}` : line);
  const sign = of("callOrPut");
  const [d1, d2] = leg ? [`d1Leg${leg}`, `(d1Leg${leg}-legDeviation.${leg})`] : ["d1", "d2"];
  return `MAX(0,${sign}*(${price}*dividendFactor*NORMSDIST(${sign}*${d1})-${of("strikeToday")}*NORMSDIST(${sign}*${d2})))`;
}
