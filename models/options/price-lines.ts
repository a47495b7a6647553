import { count, decimal, each, numbersTo, percent, text } from "#workings/describe.ts";
import { legNumbers, maxLegs } from "./implied-volatility.ts";
import { blackScholes, intrinsic } from "./leg-lines.ts";

/** The prices at which the profit can change its slope: zero and the strikes, ascending. */
export const kinksTable = {
  title: "At expiry, with the share at zero and at each strike",
  axis: { name: "point", label: "Point", positions: numbersTo(maxLegs + 1) },
  lines: {
    kink: decimal("Share price", "=SMALL(all(optionStrike),point-1)", {
      ...{ first: "=0", note: "Positions that hold no option have a strike of zero." },
    }),
    ...each(legNumbers, (leg) => ({
      [`kinkLeg${leg}`]: decimal(`Payoff of leg ${leg}`, payoffOfLeg(leg)),
    })),
    kinkPayoff: decimal("Payoff", sumOfLegs("kinkLeg")),
    kinkProfit: decimal(
      "Profit",
      "=IF(ABS(kinkPayoff-total(cost)*growthAtExpiry)<=rounding,0,kinkPayoff-total(cost)*growthAtExpiry)",
    ),
    ...each(legNumbers, (leg) => ({
      [`slopeLeg${leg}`]: count(`Slope of leg ${leg} above`, slopeOfLeg(leg)),
    })),
    kinkSlope: count("Slope above", sumOfLegs("slopeLeg")),
    payoffCheck: decimal(
      "Check: payoff less that by the slopes",
      "=kinkPayoff-previous(kinkPayoff)-previous(kinkSlope)*(kink-previous(kink))",
      { digits: 6, first: "=0" },
    ),
    lower: percent("Probability of a lower price", probabilityBelow("kink"), {
      note: "Risk-neutral: the share grows at the interest rate less its dividends, with the volatility at the money.",
    }),
    breakEvenAt: decimal(
      "Break-even at or below",
      '=IF(AND(kinkProfit=0,kink>previous(kink)),kink,IF(previous(kinkProfit)*kinkProfit<0,previous(kink)-previous(kinkProfit)/previous(kinkSlope),"–"))',
      {
        first: '=IF(kinkProfit=0,kink,"–")',
        note: "Between two points the profit is a straight line, which crosses zero once if its ends have opposite signs.",
      },
    ),
    lowerThanBreakEven: percent(
      "Probability of a price below the break-even",
      `=IF(breakEvenAt="–",0,${probabilityBelow("breakEvenAt").slice(1)})`,
    ),
    gainLikely: percent(
      "Probability of a gain from the point below to this",
      "=IF(AND(previous(kinkProfit)<=0,kinkProfit<=0),0,IF(previous(kinkProfit)*kinkProfit>=0,lower-previous(lower),IF(kinkProfit>0,lower-lowerThanBreakEven,lowerThanBreakEven-previous(lower))))",
      { first: "=0" },
    ),
  },
} as const;

/** The probability that the share is below a price at expiry, as seen on the day shown. */
export function probabilityBelow(price: string) {
  return `=IF(${price}<=0,0,IF(deviation=0,IF(${price}>spot,1,0),NORMSDIST((LN(${price}/spot)-(rate-dividendYield)*yearsLeft)/deviation+deviation/2)))`;
}

/** What is at least in view on either side of the share, and beyond the outermost strike or break-even, of its price. */
const [widest, margin] = [0.3, 0.1];

export const viewSteps = {
  lowestMark: decimal("Lowest strike or break-even", extremeMark("MIN")),
  highestMark: decimal("Highest strike or break-even", extremeMark("MAX")),
  distance: decimal(
    "Distance in view",
    `=MAX(${widest}*spot,spot-lowestMark+${margin}*spot,highestMark-spot+${margin}*spot)`,
    { note: "On either side of the share price." },
  ),
  lowestPrice: decimal("Lowest price in view", "=last(viewFrom)"),
  highestPrice: decimal("Highest price in view", "=last(viewTo)"),
  priceStep: decimal("Step of the axis", "=last(viewStep)"),
  parts: count("Prices for each step of the axis", "=INT(80*priceStep/(highestPrice-lowestPrice))"),
  priceCount: count("Prices in view", "=COUNT(all(candidate))"),
};

/** Roughly how many steps an axis has. */
const steps = 6;

/** Round steps are 1, 2 or 5 times a power of ten; between two of them their geometric mean decides. */
export const viewTable = {
  title: "Prices in view",
  note: "Rounded to whole steps of the axis: a wider view may need a wider step, so this is done twice.",
  axis: { name: "round", label: "Round", positions: [1, 2, 3] },
  lines: {
    viewFrom: decimal("From", "=INT(previous(viewFrom)/previous(viewStep))*previous(viewStep)", {
      first: "=MAX(0,spot-distance)",
    }),
    viewTo: decimal("To", "=ROUNDUP(previous(viewTo)/previous(viewStep),0)*previous(viewStep)", {
      first: "=spot+distance",
    }),
    viewPower: decimal(
      "Power of ten at or below a step",
      `=10^INT(LOG((viewTo-viewFrom)/${steps}))`,
    ),
    viewTimes: decimal("Step in that power", `=(viewTo-viewFrom)/${steps}/viewPower`),
    viewStep: decimal(
      "Step",
      "=viewPower*IF(viewTimes^2>=50,10,IF(viewTimes^2>=10,5,IF(viewTimes^2>=2,2,1)))",
    ),
  },
} as const;

/** Added to a price to look for the last strike at or below it. */
const justAbove = "0.000000001";
/** Digits to which the prices of the list are rounded, so that the same price is found once. */
const digits = 9;

/** The list of prices begins with the break-even points and the strikes. */
const breakEvens = maxLegs + 2;
const marks = breakEvens + maxLegs;
const gridPlace = `(row-${marks + 1})`;
const most = marks + 81;

const markWord = `IF(source<=${breakEvens},"break-even",IF(source<=${marks},"strike",IF(pastStep=0,"axis","–")))`;

const below = (line: string) => `INDEX(all(${line}),below)`;

/** The numbers of the page’s chart: prices close together, and each strike and break-even exactly. */
export const pricesTable = {
  title: "Price by price",
  runsDown: "numbered",
  axis: { name: "row", label: "Row", positions: numbersTo(most) },
  lines: {
    candidate: decimal(
      "Price to show, unsorted",
      `=IF(${gridPlace}*priceStep/parts<=highestPrice-lowestPrice+${justAbove},ROUND(lowestPrice+${gridPlace}*priceStep/parts,${digits}),"–")`,
      { at: markedPrices() },
    ),
    price: decimal("Share price", "=SMALL(all(candidate),MIN(row,priceCount))", {
      note: "In ascending order; the last one is repeated to the end of the list.",
    }),
    source: count("First row with this price", "=MATCH(price,all(candidate),0)"),
    pastStep: count("Prices past a step of the axis", `=MOD(source-${marks + 1},parts)`),
    mark: text("What is there", `=IF(price=previous(price),"–",${markWord})`, {
      first: `=${markWord}`,
    }),
    // Programs differ in which of two equal strikes they find, but not in what is below a price.
    below: count("Point at or below", `=MATCH(price+${justAbove},all(kink),1)`),
    payoff: decimal(
      "Payoff at expiry",
      `=${below("kinkPayoff")}+${below("kinkSlope")}*(price-${below("kink")})`,
      { note: "A straight line from the point at or below this price." },
    ),
    profit: decimal("Profit at expiry", "=payoff-total(cost)*growthAtExpiry"),
    ...each(legNumbers, (leg) => ({
      [`d1Leg${leg}`]: decimal(`d1 of leg ${leg}`, d1OfLeg(leg), { digits: 4 }),
      [`valueLeg${leg}`]: decimal(`Value of leg ${leg}`, valueOfLeg(leg)),
    })),
    valueOnDay: decimal("Value on the day shown", sumOfLegs("valueLeg")),
    profitOnDay: decimal("Profit on the day shown", "=valueOnDay-total(cost)*growthOnDay"),
    shownAtExpiry: decimal("At expiry", '=IF(show="profit",profit,payoff)'),
    shownOnDay: decimal("On the day shown", '=IF(show="profit",profitOnDay,valueOnDay)'),
  },
} as const;

function markedPrices(): Record<string, string> {
  const atPoints = numbersTo(maxLegs + 1).map((point) => `breakEvenAt.${point}`);
  const strikes = legNumbers.map((leg) => `markedStrike.${leg}`);
  return Object.fromEntries(
    [...atPoints, "breakEvenBeyond", ...strikes].map((cell, index) => [
      String(index + 1),
      `=IF(${cell}="–","–",ROUND(${cell},${digits}))`,
    ]),
  );
}

function extremeMark(extreme: "MIN" | "MAX") {
  return `=${extreme}(spot,all(markedStrike),all(breakEvenAt),breakEvenBeyond)`;
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
  const deviation = `legDeviation.${leg}`;
  return `=IF(OR(callOrPut.${leg}=0,${deviation}=0,price=0),0,LN(price*dividendFactor/strikeToday.${leg})/${deviation}+${deviation}/2)`;
}

function valueOfLeg(leg: number) {
  const units = `units.${leg}`;
  return `=IF(type.${leg}="share",${units}*price,IF(callOrPut.${leg}=0,${units}*premium.${leg}*growthOnDay,IF(OR(legDeviation.${leg}=0,price=0),${units}*${intrinsic("price", leg)},${units}*${blackScholes("price", leg)})))`;
}

function sumOfLegs(line: string) {
  return `=${legNumbers.map((leg) => `${line}${leg}`).join("+")}`;
}
