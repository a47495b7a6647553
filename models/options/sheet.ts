import type { SheetLine, SheetTable, SheetTableLine } from "../sheet/definition.ts";
import { choice, inputsWithin, numbers, numbersTo, percents } from "../sheet/lines.ts";
import { createSheet } from "../sheet/sheet.ts";
import { legLimits, listedPrices, mostLegs, strategyLimits } from "./limits.ts";
import { legTypes } from "./strategy.ts";

/** Added to a price to look for the last strike at or below it. */
export const justAbove = "0.000000001";

const legNumbers = numbersTo(mostLegs);

const market = inputsWithin(strategyLimits);

export const strategySheet = createSheet({
  title: "Options payoff simulator",
  inputs: [
    choice("show", "What the chart shows", ["profit", "payoff"]),
    market(numbers("spot", "Share price", 2)),
    market(numbers("day", "Days gone by")),
    market(percents("volatility", "Volatility", 0)),
    market(percents("rate", "Interest rate, continuous", 2)),
    market(numbers("termDays", "Days from purchase to expiry")),
  ],
  steps: [
    { ...number("dayShown", "Day shown", "=MIN(day,termDays)"), digits: 0 },
    { ...number("yearsLeft", "Years to expiry", "=(termDays-dayShown)/365"), digits: 4 },
    {
      ...number("deviation", "Deviation until expiry", "=volatility*SQRT(yearsLeft)"),
      digits: 4,
      note: "Standard deviation of the share’s log return until expiry.",
    },
    {
      ...number("growthAtExpiry", "One euro at expiry", "=EXP(rate*termDays/365)"),
      digits: 4,
      note: "What one euro paid today has become by then, with interest.",
    },
    {
      ...number("growthOnDay", "One euro on the day shown", "=EXP(rate*dayShown/365)"),
      digits: 4,
    },
    number("financing", "Interest on the cost until expiry", "=total(cost)*(growthAtExpiry-1)"),
    number("profitToday", "Profit on the day shown", "=value-total(cost)*growthOnDay"),
    {
      ...number("rounding", "Rounding", "=0.0000000000001*total(size)"),
      digits: 10,
      note: "A profit below this is what is left of amounts that cancel, and counts as zero.",
    },
    { ...number("lastSlope", "Slope above the last strike", "=last(kinkSlope)"), digits: 0 },
    {
      ...number(
        "breakEvenBeyond",
        "Break-even above the last strike",
        '=IF(last(kinkProfit)*lastSlope<0,last(kink)-last(kinkProfit)/lastSlope,"–")',
      ),
      note: "Profit is a straight line there, so it crosses zero once or never.",
    },
  ],
  tables: [legsTable(), kinksTable(), pricesTable()],
  chart: {
    ...{ title: "Profit or payoff, euro by share price", kind: "scatter", along: "price" },
    lines: [
      { name: "shownAtExpiry", tone: "green" },
      { name: "shownOnDay", tone: "blue" },
    ],
  },
  results: [
    {
      ...number(
        "greatestProfit",
        "Greatest profit",
        '=IF(lastSlope>0,"Unlimited",IF(MAX(all(kinkProfit))>0,MAX(all(kinkProfit)),"None"))',
      ),
      note: "Profit is a straight line between strikes, so its extremes are at zero or at a strike.",
    },
    {
      ...number(
        "greatestLoss",
        "Greatest loss",
        '=IF(lastSlope<0,"Unlimited",IF(MIN(all(kinkProfit))<0,MIN(all(kinkProfit)),"None"))',
      ),
      note: "Profit is a straight line between strikes, so its extremes are at zero or at a strike.",
    },
    number(
      "breakEven",
      "Lowest break-even",
      '=IF(breakEvenCount=0,"None",MIN(all(breakEvenAt),breakEvenBeyond))',
    ),
    number(
      "upperBreakEven",
      "Highest break-even",
      '=IF(breakEvenCount=0,"None",MAX(all(breakEvenAt),breakEvenBeyond))',
    ),
    {
      ...number("breakEvenCount", "Break-even prices", "=COUNT(all(breakEvenAt),breakEvenBeyond)"),
      digits: 0,
    },
    number("value", "Value on the day shown", "=total(legValue)"),
  ],
});

/** What each leg costs, what it is worth on the day shown, and how that responds to the market. */
function legsTable(): SheetTable {
  const isCertain = "OR(callOrPut=0,deviation=0)";
  return {
    name: "legs",
    title: "Leg by leg",
    axis: { name: "leg", label: "Leg", positions: legNumbers },
    lines: [
      choice("side", "Side", ["long", "short"]),
      choice("type", "Type", [...legTypes, "none"]),
      {
        ...{ name: "quantity", label: "Quantity", unit: "number", digits: 0 },
        // An unused position holds zero.
        limits: { min: 0, max: legLimits.quantity.max },
      },
      legInput("strike", "Strike"),
      legInput("premium", "Price of one"),
      {
        ...number(
          "units",
          "Units, short negative",
          '=IF(type="none",0,IF(side="long",quantity,-quantity))',
        ),
        digits: 0,
      },
      { ...number("cost", "Paid", "=units*premium"), hasTotal: true },
      {
        ...number("callOrPut", "Call 1, put −1", '=IF(type="call",1,IF(type="put",-1,0))'),
        digits: 0,
      },
      number("optionStrike", "Strike of an option", "=IF(callOrPut=0,0,strike)"),
      number("strikeToday", "Strike, discounted", "=optionStrike*EXP(-rate*yearsLeft)"),
      {
        ...number("d1", "d1", `=IF(${isCertain},0,LN(spot/strikeToday)/deviation+deviation/2)`),
        digits: 4,
      },
      { ...number("d2", "d2", "=d1-deviation"), digits: 4 },
      { ...number("density", "Normal density at d1", "=NORMDIST(d1,0,1,0)"), digits: 4 },
      {
        ...number(
          "unitValue",
          "Value of one",
          `=IF(type="share",spot,IF(callOrPut=0,premium*growthOnDay,IF(deviation=0,${intrinsic("spot")},${blackScholes("spot")})))`,
        ),
        note: "An option by Black and Scholes; cash with the interest on it.",
      },
      { ...number("legValue", "Value", "=units*unitValue"), hasTotal: true },
      {
        ...number(
          "delta",
          "Delta",
          '=IF(type="share",units,IF(callOrPut=0,0,IF(deviation=0,units*callOrPut*(SIGN(callOrPut*(spot-strikeToday))+1)/2,units*callOrPut*NORMSDIST(callOrPut*d1))))',
        ),
        ...{ digits: 3, hasTotal: true, note: "Change of the value for one euro of the share." },
      },
      {
        ...number("gamma", "Gamma", `=IF(${isCertain},0,units*density/(spot*deviation))`),
        ...{ digits: 4, hasTotal: true, note: "Change of delta for one euro of the share." },
      },
      {
        ...number("vega", "Vega", `=IF(${isCertain},0,units*spot*density*SQRT(yearsLeft)/100)`),
        ...{ digits: 3, hasTotal: true, note: "Change of the value for one point of volatility." },
      },
      {
        ...number(
          "theta",
          "Theta",
          '=IF(type="cash",units*rate*unitValue/365,IF(OR(callOrPut=0,deviation=0),0,units*(-spot*density*volatility/(2*SQRT(yearsLeft))-callOrPut*rate*strikeToday*NORMSDIST(callOrPut*d2))/365))',
        ),
        ...{ digits: 3, hasTotal: true, note: "Change of the value for one day that passes." },
      },
      {
        ...number(
          "size",
          "Size of the amounts",
          "=ABS(units)*(optionStrike+premium*growthAtExpiry)",
        ),
        hasTotal: true,
      },
    ],
  };
}

/** The prices at which the profit can change its slope: zero and the strikes, ascending. */
function kinksTable(): SheetTable {
  return {
    name: "kinks",
    title: "At expiry, with the share at zero and at each strike",
    axis: { name: "point", label: "Point", positions: numbersTo(mostLegs + 1) },
    lines: [
      {
        ...number("kink", "Share price", "=SMALL(all(optionStrike),point-1)"),
        firstFormula: "=0",
        note: "Positions that hold no option have a strike of zero.",
      },
      ...legNumbers.map((leg) => number(`kinkLeg${leg}`, `Payoff of leg ${leg}`, payoffOfLeg(leg))),
      number("kinkPayoff", "Payoff", sumOfLegs("kinkLeg")),
      number(
        "kinkProfit",
        "Profit",
        "=IF(ABS(kinkPayoff-total(cost)*growthAtExpiry)<=rounding,0,kinkPayoff-total(cost)*growthAtExpiry)",
      ),
      ...legNumbers.map((leg) => ({
        ...number(`slopeLeg${leg}`, `Slope of leg ${leg} above`, slopeOfLeg(leg)),
        digits: 0,
      })),
      { ...number("kinkSlope", "Slope above", sumOfLegs("slopeLeg")), digits: 0 },
      {
        ...number(
          "breakEvenAt",
          "Break-even at or below",
          '=IF(AND(kinkProfit=0,kink>previous(kink)),kink,IF(previous(kinkProfit)*kinkProfit<0,previous(kink)-previous(kinkProfit)/previous(kinkSlope),"–"))',
        ),
        firstFormula: '=IF(kinkProfit=0,kink,"–")',
        note: "Between two points the profit is a straight line, which crosses zero once if its ends have opposite signs.",
      },
    ],
  };
}

/** The numbers of the page’s chart. */
function pricesTable(): SheetTable {
  const below = (line: string) => `INDEX(all(${line}),below)`;
  return {
    name: "prices",
    title: "Price by price",
    axis: { name: "row", label: "Row", positions: numbersTo(listedPrices) },
    lines: [
      {
        ...{ name: "price", label: "Share price", unit: "number", digits: 2 },
        limits: { min: 0, max: 1_000_000 },
      },
      {
        // Programs differ in which of two equal strikes they find, but not in what is below a price.
        ...number("below", "Point at or below", `=MATCH(price+${justAbove},all(kink),1)`),
        digits: 0,
      },
      {
        ...number(
          "payoff",
          "Payoff at expiry",
          `=${below("kinkPayoff")}+${below("kinkSlope")}*(price-${below("kink")})`,
        ),
        note: "A straight line from the point at or below this price.",
      },
      number("profit", "Profit at expiry", "=payoff-total(cost)*growthAtExpiry"),
      ...legNumbers.flatMap((leg) => [
        { ...number(`d1Leg${leg}`, `d1 of leg ${leg}`, d1OfLeg(leg)), digits: 4 },
        number(`valueLeg${leg}`, `Value of leg ${leg}`, valueOfLeg(leg)),
      ]),
      number("valueOnDay", "Value on the day shown", sumOfLegs("valueLeg")),
      number("profitOnDay", "Profit on the day shown", "=valueOnDay-total(cost)*growthOnDay"),
      number("shownAtExpiry", "At expiry", '=IF(show="profit",profit,payoff)'),
      number("shownOnDay", "On the day shown", '=IF(show="profit",profitOnDay,valueOnDay)'),
    ],
  };
}

function payoffOfLeg(leg: number) {
  const [units, strike] = [`units.${leg}`, `strike.${leg}`];
  const isType = (type: string) => `type.${leg}="${type}"`;
  return `=IF(${isType("call")},${units}*MAX(0,kink-${strike}),IF(${isType("put")},${units}*MAX(0,${strike}-kink),IF(${isType("share")},${units}*kink,${units}*premium.${leg}*growthAtExpiry)))`;
}

function slopeOfLeg(leg: number) {
  const [units, strike] = [`units.${leg}`, `strike.${leg}`];
  const isType = (type: string) => `type.${leg}="${type}"`;
  return `=IF(${isType("call")},IF(kink>=${strike},${units},0),IF(${isType("put")},IF(kink<${strike},-${units},0),IF(${isType("share")},${units},0)))`;
}

function d1OfLeg(leg: number) {
  return `=IF(OR(callOrPut.${leg}=0,deviation=0,price=0),0,LN(price/strikeToday.${leg})/deviation+deviation/2)`;
}

function valueOfLeg(leg: number) {
  const units = `units.${leg}`;
  return `=IF(type.${leg}="share",${units}*price,IF(callOrPut.${leg}=0,${units}*premium.${leg}*growthOnDay,IF(OR(deviation=0,price=0),${units}*${intrinsic("price", leg)},${units}*${blackScholes("price", leg)})))`;
}

/** What an option is worth when its outcome is certain; of one leg, seen from another table. */
function intrinsic(price: string, leg?: number) {
  const of = (line: string) => (leg ? `${line}.${leg}` : line);
  return `MAX(0,${of("callOrPut")}*(${price}-${of("strikeToday")}))`;
}

function blackScholes(price: string, leg?: number) {
  const of = (line: string) => (leg ? `${line}.${leg}` : line);
  const sign = of("callOrPut");
  const [d1, d2] = leg ? [`d1Leg${leg}`, `(d1Leg${leg}-deviation)`] : ["d1", "d2"];
  return `MAX(0,${sign}*(${price}*NORMSDIST(${sign}*${d1})-${of("strikeToday")}*NORMSDIST(${sign}*${d2})))`;
}

function sumOfLegs(line: string) {
  return `=${legNumbers.map((leg) => `${line}${leg}`).join("+")}`;
}

function legInput(name: "strike" | "premium", label: string): SheetTableLine {
  return { ...numbers(name, label, 2), limits: { min: 0, max: legLimits[name].max } };
}

function number(name: string, label: string, formula: string): SheetLine {
  return { ...numbers(name, label, 2), formula };
}
