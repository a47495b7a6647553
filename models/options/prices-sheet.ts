import type { SheetTable } from "#workings/definition.ts";
import { count, decimal, numbersTo } from "#workings/lines.ts";
import { blackScholes, intrinsic, legNumbers } from "./legs-sheet.ts";
import { listedPrices, mostLegs } from "./limits.ts";

/** Added to a price to look for the last strike at or below it. */
export const justAbove = "0.000000001";

/** The prices at which the profit can change its slope: zero and the strikes, ascending. */
export function kinksTable(): SheetTable {
  return {
    name: "kinks",
    title: "At expiry, with the share at zero and at each strike",
    axis: { name: "point", label: "Point", positions: numbersTo(mostLegs + 1) },
    lines: [
      {
        ...decimal("kink", "Share price", "=SMALL(all(optionStrike),point-1)", 2),
        firstFormula: "=0",
        note: "Positions that hold no option have a strike of zero.",
      },
      ...legNumbers.map((leg) =>
        decimal(`kinkLeg${leg}`, `Payoff of leg ${leg}`, payoffOfLeg(leg), 2),
      ),
      decimal("kinkPayoff", "Payoff", sumOfLegs("kinkLeg"), 2),
      decimal(
        "kinkProfit",
        "Profit",
        "=IF(ABS(kinkPayoff-total(cost)*growthAtExpiry)<=rounding,0,kinkPayoff-total(cost)*growthAtExpiry)",
        2,
      ),
      ...legNumbers.map((leg) =>
        count(`slopeLeg${leg}`, `Slope of leg ${leg} above`, slopeOfLeg(leg)),
      ),
      count("kinkSlope", "Slope above", sumOfLegs("slopeLeg")),
      {
        ...decimal(
          "breakEvenAt",
          "Break-even at or below",
          '=IF(AND(kinkProfit=0,kink>previous(kink)),kink,IF(previous(kinkProfit)*kinkProfit<0,previous(kink)-previous(kinkProfit)/previous(kinkSlope),"–"))',
          2,
        ),
        firstFormula: '=IF(kinkProfit=0,kink,"–")',
        note: "Between two points the profit is a straight line, which crosses zero once if its ends have opposite signs.",
      },
    ],
  };
}

/** The numbers of the page’s chart. */
export function pricesTable(): SheetTable {
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
      // Programs differ in which of two equal strikes they find, but not in what is below a price.
      count("below", "Point at or below", `=MATCH(price+${justAbove},all(kink),1)`),
      {
        ...decimal(
          "payoff",
          "Payoff at expiry",
          `=${below("kinkPayoff")}+${below("kinkSlope")}*(price-${below("kink")})`,
          2,
        ),
        note: "A straight line from the point at or below this price.",
      },
      decimal("profit", "Profit at expiry", "=payoff-total(cost)*growthAtExpiry", 2),
      ...legNumbers.flatMap((leg) => [
        decimal(`d1Leg${leg}`, `d1 of leg ${leg}`, d1OfLeg(leg), 4),
        decimal(`valueLeg${leg}`, `Value of leg ${leg}`, valueOfLeg(leg), 2),
      ]),
      decimal("valueOnDay", "Value on the day shown", sumOfLegs("valueLeg"), 2),
      decimal("profitOnDay", "Profit on the day shown", "=valueOnDay-total(cost)*growthOnDay", 2),
      decimal("shownAtExpiry", "At expiry", '=IF(show="profit",profit,payoff)', 2),
      decimal("shownOnDay", "On the day shown", '=IF(show="profit",profitOnDay,valueOnDay)', 2),
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

function sumOfLegs(line: string) {
  return `=${legNumbers.map((leg) => `${line}${leg}`).join("+")}`;
}
