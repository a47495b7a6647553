import { defineSheet } from "#workings/define-sheet.ts";
import {
  basisPoints,
  date,
  decimal,
  euro,
  type Formula,
  formulasAt,
  months,
  numbersTo,
  percent,
} from "#workings/describe.ts";
import type { Row, ShownFigures } from "#workings/sheet-spec.ts";
import { bondLines, currencies, ratings } from "./bond-lines.ts";
import { keyYears } from "./buckets.ts";
import { bond, portfolios } from "./portfolios.ts";
import { spreadLines } from "./spread-search.ts";
import { searchLines } from "./yield-search.ts";

const maxBonds = 8;
/** Shared by the tables with a column for each bond, so that their formulas refer to the same bond. */
const bondNumbers = numbersTo(maxBonds);

/** Quarterly coupons from the first day of settlement to the last maturity. */
const maxPayments = 244;

/** How far the whole curve can shift, in fractions: 0.01 is 100 basis points. */
export const shiftLimits = { from: -0.03, to: 0.03 };

/** The shifts that the page compares with the one that is set. */
export const comparedShifts = [-0.03, -0.02, -0.01, -0.005, 0.005, 0.01, 0.02, 0.03] as const;

/** The name of a compared shift, `down50` for 50 basis points: a name cannot have a sign. */
export function shiftName(shift: number) {
  return `${shift < 0 ? "down" : "up"}${Math.round(Math.abs(shift) * 10_000)}`;
}

/** How much of a steepening and of a change of curvature there is at each key maturity. */
const steeper = { 2: "=-1/2", 5: "=-1/6", 10: "=1/6", 30: "=1/2" };
const bent = { 2: "=-1/2", 5: "=1/2", 10: "=1/2", 30: "=-1/2" };

/** Below the first and beyond the last key maturity the curve is flat. */
const turns = {
  2: "=(rate5-rate2)/3",
  5: "=(rate10-rate5)/5-(rate5-rate2)/3",
  10: "=(rate30-rate10)/20-(rate10-rate5)/5",
  30: "=-(rate30-rate10)/20",
};

/** What bonds are worth, and what they gain or lose when the curve moves. Rates are fractions a year. */
export const sheet = defineSheet({
  title: "Bond portfolio dashboard",
  inputs: {
    shift: basisPoints("Shift", { key: "shift", ...shiftLimits, step: 0.0005 }),
    steepening: basisPoints(
      "Steepening",
      { key: "steepening", from: -0.02, to: 0.02, step: 0.0005 },
      { note: "How much the 30-year rate gains on the 2-year rate." },
    ),
    bend: basisPoints(
      "Curvature",
      { key: "bend", from: -0.02, to: 0.02, step: 0.0005 },
      { note: "How much the middle gains on both ends." },
    ),
    settlement: date("Settlement", { key: "settlement", from: "2020-01-01", to: "2040-12-31" }),
    rate2: keyRate("2-year rate", "r2"),
    rate5: keyRate("5-year rate", "r5"),
    rate10: keyRate("10-year rate", "r10"),
    rate30: keyRate("30-year rate", "r30"),
    horizon: months("Horizon", { key: "horizon", from: 1, to: 12, step: 1 }),
    fundingRate: percent(
      "Funding rate",
      { key: "funding", from: -0.01, to: 0.15, step: 0.0005 },
      { digits: 2, note: "Of the market value, with simple interest." },
    ),
    dollarsPerEuro: exchangeRate("US dollars per euro", "usd"),
    poundsPerEuro: exchangeRate("Pounds per euro", "gbp"),
  },
  groups: [
    { title: "The curve moves by", names: ["shift", "steepening", "bend"] },
    {
      ...{ title: "The curve today", folds: true },
      names: ["rate2", "rate5", "rate10", "rate30", "settlement"],
    },
    {
      ...{ title: "Horizon, funding and currencies", folds: "always" },
      names: ["horizon", "fundingRate", "dollarsPerEuro", "poundsPerEuro"],
    },
  ],
  presets: portfolios,
  opensWith: "ladder",
  presetKey: "portfolio",
  steps: {
    marketValue: euro("Market value", "=total(value)"),
    averageMacaulay: average("Macaulay duration, average", "macaulay", 2),
    portfolioYield: percent(
      "Portfolio yield",
      '=IF(total(dv01)=0,"None",SUMPRODUCT(all(dv01),all(annualYield))/total(dv01))',
      {
        ...{ digits: 2 },
        note: "Weighted by DV01, which comes close to the internal rate of return of all payments together.",
      },
    ),
    averageYield: percent("Yield, average", averageOf("annualYield"), {
      ...{ digits: 2, note: "Averaged by market value." },
    }),
    averageZSpread: decimal(
      "Z-spread, average",
      '=IF(SUM(all(spreadDv01))=0,"None",SUMPRODUCT(all(spreadDv01),all(spreadFound))/SUM(all(spreadDv01))*10000)',
      { digits: 0, note: "Weighted by DV01." },
    ),
    breakEvenRise: basisPoints(
      "Rise that carry and roll-down pay for",
      '=IF(total(dv01)=0,"None",(total(carry)+total(rollDown))/total(dv01)/10000)',
    ),
    averageConvexity: average("Convexity, average", "convexity", 1),
    durationShare: share("Change by duration, of the value", "byDuration"),
    convexityShare: share("Change with convexity, of the value", "withConvexity"),
    repricedShare: share("Change repriced, of the value", "repriced"),
  },
  tables: {
    bonds: {
      title: "Bond by bond, per 100 of face value unless in euros",
      axis: { name: "bond", label: "Bond", positions: bondNumbers },
      list: {
        length: {
          ...{ key: "bonds", from: 1, to: maxBonds },
          newRow: bond({ nominal: 500_000, couponRate: 0.03, maturity: "2031-01-15" }),
        },
        labelOf: (column: string, row: number) => `${column} of bond ${row}`,
        applies: (column: string, { quote }: Row) =>
          column === "yieldRate" ? quote === "yield" : column !== "price" || quote === "price",
        // An unused row holds a bond with a nominal of zero.
        unused: bond({ nominal: 0, couponRate: 0, maturity: "2020-01-02" }),
      },
      lines: bondLines,
    },
    search: {
      title: "The yield that explains a price, per 100 of face value",
      note: "Newton’s method, on the logarithm of the price.",
      axis: { name: "searched", label: "Bond", positions: bondNumbers },
      lines: searchLines(),
    },
    spreads: {
      title: "The spread over the curve that explains a price, per 100 of face value",
      note: "Newton’s method, on the logarithm of the price, from the yield less the curve at the duration.",
      axis: { name: "spreadOf", label: "Bond", positions: bondNumbers },
      lines: spreadLines(),
    },
    ratings: {
      title: "By rating",
      axis: { name: "grade", label: "Rating", positions: ratings },
      lines: groupLines("rating"),
    },
    currencies: {
      title: "By currency",
      axis: { name: "money", label: "Currency", positions: currencies },
      lines: groupLines("currency"),
    },
    keys: {
      title: "The curve and the key rate durations",
      axis: { name: "key", label: "Year", positions: keyYears },
      lines: {
        today: byKey(percent, "Curve today", (key) => `=rate${key}`),
        steeper: byKey(decimal, "Share of the steepening", (key) => steeper[key]),
        bent: byKey(decimal, "Share of the curvature", (key) => bent[key]),
        move: basisPoints("Curve moves by", "=shift+steepening*steeper+bend*bent"),
        after: percent("Curve after", "=today+move", { digits: 2 }),
        turn: byKey(percent, "Change of the slope there, a year", (key) => turns[key], {
          digits: 4,
        }),
        keyDuration: byKey(
          decimal,
          "Key rate duration",
          (key) => `=IF(total(value)=0,0,SUMPRODUCT(all(value),all(key${key}))/total(value))`,
          { digits: 2, total: true },
        ),
        keyDv01: euro("Key rate DV01", "=keyDuration*total(value)/10000", { total: true }),
        keyChange: euro("Change by duration", "=-keyDuration*total(value)*move", { total: true }),
      },
    },
    // Only the numbers 1, 2, 3 … that the sums over payments run along.
    payments: {
      title: "Numbers of payments",
      axis: { name: "payment", label: "Payment", positions: numbersTo(maxPayments) },
      lines: {},
    },
  },
  results: {
    repriced: euro("Change in value", "=SUM(all(change))", {
      note: "Every payment discounted again, at its yield plus the curve’s move.",
    }),
    byDuration: euro("By duration alone", "=SUM(all(keyChange))", {
      note: "A straight line: key rate durations times the moves of the key rates.",
    }),
    withConvexity: euro("With convexity", "=byDuration+total(convexityGain)"),
    modifiedDuration: average("Modified duration", "modified", 2),
  },
  // The case on show with the curve shifted by another distance.
  variants: comparedShifts.map((shift) => ({
    name: shiftName(shift),
    title: `at a shift of ${shift < 0 ? "−" : "+"}${Math.round(Math.abs(shift * 10_000))} basis points`,
    replaced: { shift: shift < 0 ? `=-${-shift}` : `=${shift}` },
    wanted: ["durationShare", "convexityShare", "repricedShare", "repriced"] as const,
  })),
  checks: {
    priceCheck: "Clean prices less the quotes they were entered as",
    spreadCheck: "Dirty prices at the Z-spread less those at the yield",
  },
  chart: {
    ...{ title: "Change by duration, euros by key maturity in years", kind: "column" },
    lines: [{ name: "keyChange", tone: "green" }],
  },
  page: {
    ...{ label: "Bond model", presetLabel: "Portfolio to start from" },
    inView: ["repriced", "modifiedDuration"],
    values: {
      repriced: ({ signed, number }) => signed("repriced", number("repriced")),
      byDuration: ({ signed, number }) => signed("byDuration", number("byDuration")),
      withConvexity: ({ signed, number }) => signed("withConvexity", number("withConvexity")),
    },
    notes: {
      repriced: ({ value, signed, number, text }) =>
        value("repricedShare") === "None"
          ? "no bond to value"
          : `${signed("repricedShare", number("repricedShare"))} of ${text("marketValue")}, fully repriced`,
      byDuration: (figures) => distanceText(figures, "byDuration"),
      withConvexity: (figures) => distanceText(figures, "withConvexity"),
      modifiedDuration: ({ value, text }) =>
        value("averageConvexity") === "None"
          ? "no bond to value"
          : `DV01 ${text("dv01", "total")}, convexity ${text("averageConvexity")}`,
    },
    tables: [],
  },
});

function keyRate(label: string, key: string) {
  return percent(label, { key, from: -0.01, to: 0.15, step: 0.0005 }, { digits: 2 });
}

/** A line with a different formula for each key maturity. */
function byKey(
  unit: typeof percent,
  label: string,
  formula: (key: (typeof keyYears)[number]) => string,
  more: { digits: number; total?: true } = { digits: unit === percent ? 2 : 3 },
) {
  const [first, at] = formulasAt(Object.fromEntries(keyYears.map((key) => [key, formula(key)])));
  return unit(label, first, { ...at, ...more });
}

function exchangeRate(label: string, key: string) {
  return decimal(label, { key, from: 0.5, to: 2, step: 0.01 }, { digits: 4 });
}

/** What is held in each group of bonds. */
function groupLines(by: "rating" | "currency") {
  const group = by === "rating" ? "grade" : "money";
  const sum = (line: string) => `=SUMPRODUCT((all(${by})=${group})*all(${line}))`;
  const name = <Line extends string>(line: Line) => `${by}${line}` as const;
  return {
    [name("Value")]: euro("Market value", sum("value"), { total: true }),
    [name("Share")]: percent(
      "Of the portfolio",
      `=IF(total(value)=0,0,${name("Value")}/total(value))`,
    ),
    [name("Dv01")]: euro("DV01", sum("dv01"), { total: true }),
  } as Record<`${typeof by}${"Value" | "Share" | "Dv01"}`, Formula>;
}

function averageOf(line: string) {
  return `=IF(total(value)=0,"None",SUMPRODUCT(all(value),all(${line}))/total(value))`;
}

function average(label: string, line: string, digits: number): Formula {
  return decimal(label, averageOf(line), { digits, note: "Averaged by market value." });
}

function share(label: string, change: string): Formula {
  return percent(label, `=IF(total(value)=0,"None",${change}/total(value))`, { digits: 2 });
}

/** How far an estimate is from the full repricing. */
function distanceText<Name extends string>(
  { number, write }: ShownFigures<Name | "repriced">,
  name: Name,
): string {
  const [estimate, repriced] = [number(name), number("repriced")];
  const gap = Math.round(estimate) - Math.round(repriced);
  if (gap === 0) return "as repriced";
  const size = write("repriced", Math.abs(gap));
  // Below a loss, `too low` could mean either that the figure or that the loss is.
  if (Math.sign(estimate) !== Math.sign(repriced)) return `${size} off`;
  const overstates = Math.abs(estimate) > Math.abs(repriced);
  return `${overstates ? "overstates" : "understates"} the ${repriced < 0 ? "loss" : "gain"} by ${size}`;
}
