import { defineSheet } from "#workings/define-sheet.ts";
import { cents, choice, count, days, decimal, percent } from "#workings/describe.ts";
import type { Row } from "#workings/sheet-spec.ts";
import { impliedLines, legNumbers, maxLegs } from "./implied-volatility.ts";
import { givenOfLegs, legLines } from "./leg-lines.ts";
import { kinksTable, pricesTable, probabilityBelow, viewSteps, viewTable } from "./price-lines.ts";
import { newLeg, strategies } from "./strategies.ts";
import { breakEvensOf, breakEvenText, dayText, extremeText, listed } from "./words.ts";

const longestTerm = 730;

const atKinks =
  "Profit is a straight line between strikes, so its extremes are at zero or at a strike.";

/** What a strategy of calls, puts, shares and cash brings at expiry, and what it is worth before. */
export const sheet = defineSheet({
  title: "Options payoff simulator",
  inputs: {
    show: choice("What the chart shows", "show", { profit: "Profit", payoff: "Payoff" }),
    spot: decimal(
      "Share price",
      { key: "spot", from: 10, to: 400, step: 1 },
      { note: "On the day shown." },
    ),
    day: days("Days elapsed", { key: "day", from: 0, to: longestTerm, step: 1 }),
    volatility: percent(
      "Volatility",
      { key: "vol", from: 0.01, to: 1.5, step: 0.01 },
      { digits: 0 },
    ),
    rate: percent(
      "Interest rate",
      { key: "rate", from: -0.02, to: 0.15, step: 0.0025 },
      { per: "a year", digits: 2, note: "Compounded continuously." },
    ),
    dividendYield: percent(
      "Dividend yield",
      { key: "div", from: 0, to: 0.15, step: 0.0025 },
      { per: "a year", digits: 2, note: "Paid continuously, as Merton (1973) has it." },
    ),
    skew: percent(
      "Skew",
      { key: "skew", from: -0.1, to: 0.1, step: 0.0025 },
      { digits: 2, note: "Volatility gained for each 10% that a strike is below the share." },
    ),
    termDays: days("Days from purchase to expiry", {
      ...{ key: "term", from: 1, to: longestTerm, step: 1 },
    }),
  },
  groups: [
    { title: "Before expiry", names: ["spot", "day", "volatility"] },
    {
      ...{ title: "Interest, dividends, skew and term", folds: true },
      names: ["rate", "dividendYield", "skew", "termDays"],
    },
  ],
  presets: strategies,
  opensWith: "bull-call-spread",
  presetKey: "strategy",
  given: givenOfLegs,
  steps: {
    dayShown: count("Day shown", "=MIN(day,termDays)", {
      note: "After expiry nothing moves anymore.",
    }),
    yearsLeft: decimal("Years to expiry", "=(termDays-dayShown)/365", { digits: 4 }),
    deviation: decimal("Deviation until expiry", "=volatility*SQRT(yearsLeft)", {
      ...{ digits: 4, note: "Standard deviation of the share’s log return until expiry." },
    }),
    dividendFactor: decimal("Share less dividends", "=EXP(-dividendYield*yearsLeft)", {
      ...{ digits: 4, note: "What is left of one euro of the share, without its dividends." },
    }),
    growthAtExpiry: decimal("One euro at expiry", "=EXP(rate*termDays/365)", {
      ...{ digits: 4, note: "What one euro paid today has become by then, with interest." },
    }),
    growthOnDay: decimal("One euro on the day shown", "=EXP(rate*dayShown/365)", { digits: 4 }),
    financing: cents("Interest on the cost until expiry", "=total(cost)*(growthAtExpiry-1)"),
    profitToday: cents("Profit on the day shown", "=value-total(cost)*growthOnDay"),
    rounding: decimal("Rounding", "=0.0000000000001*total(size)", {
      digits: 10,
      note: "A profit below this is what is left of amounts that cancel, and counts as zero.",
    }),
    lastSlope: count("Slope above the last strike", "=last(kinkSlope)"),
    breakEvenBeyond: decimal(
      "Break-even above the last strike",
      '=IF(last(kinkProfit)*lastSlope<0,last(kink)-last(kinkProfit)/lastSlope,"–")',
      { note: "Profit is a straight line there, so it crosses zero once or never." },
    ),
    gainBeyond: percent(
      "Probability of a gain above the last strike",
      `=IF(breakEvenBeyond="–",IF(OR(last(kinkProfit)>0,AND(last(kinkProfit)=0,lastSlope>0)),1-last(lower),0),IF(lastSlope>0,1-lowerThanBeyond,lowerThanBeyond-last(lower)))`,
    ),
    lowerThanBeyond: percent(
      "Probability of a price below that break-even",
      `=IF(breakEvenBeyond="–",0,${probabilityBelow("breakEvenBeyond").slice(1)})`,
    ),
    profitLikely: percent("Probability of profit", "=SUM(all(gainLikely))+gainBeyond", {
      note: "Risk-neutral, that the strategy has gained something at expiry; at the volatility without the skew.",
    }),
    nakedMargin: cents(
      "Margin of the short options alone",
      "=total(proceeds)+MAX(total(callMargin),total(putMargin))",
      {
        note: "Of short calls and puts only one side can end in the money: the greater requirement counts.",
      },
    ),
    margin: cents(
      "Margin",
      "=IF(lastSlope<0,nakedMargin,MIN(nakedMargin,MAX(0,-MIN(all(kinkPayoff)))))",
      {
        note: "By the rules for strategies of Cboe (Rule 10.3): where the other legs limit the loss, no more than what is owed at expiry in the worst case.",
      },
    ),
    lowerMove: percent("To the lowest break-even", '=IF(breakEvenCount=0,"–",breakEven/spot-1)'),
    upperMove: percent(
      "To the highest break-even",
      '=IF(breakEvenCount=0,"–",upperBreakEven/spot-1)',
    ),
    ...viewSteps,
  },
  tables: {
    legs: {
      title: "Leg by leg",
      axis: { name: "leg", label: "Leg", positions: legNumbers },
      list: {
        length: { key: "legs", from: 1, to: maxLegs, newRow: newLeg },
        labelOf: (column: string, leg: number) => `${column} of leg ${leg}`,
        applies: (column: string, { type }: Row) =>
          column !== "strike" || type === "call" || type === "put",
        unused: { side: "long", type: "none", quantity: 0, strike: 0, premium: 0 },
      },
      lines: legLines,
    },
    implied: {
      title: "The volatility that explains a price",
      note: "Newton’s method, from the start of Manaster and Koehler.",
      axis: { name: "impliedLeg", label: "Leg", positions: legNumbers },
      lines: impliedLines(),
    },
    kinks: kinksTable,
    view: viewTable,
    prices: pricesTable,
  },
  results: {
    greatestProfit: cents(
      "Maximum profit",
      '=IF(lastSlope>0,"Unlimited",IF(MAX(all(kinkProfit))>0,MAX(all(kinkProfit)),"None"))',
      { note: atKinks },
    ),
    greatestLoss: cents(
      "Maximum loss",
      '=IF(lastSlope<0,"Unlimited",IF(MIN(all(kinkProfit))<0,MIN(all(kinkProfit)),"None"))',
      { note: atKinks },
    ),
    breakEven: cents(
      "Lowest break-even",
      '=IF(breakEvenCount=0,"None",MIN(all(breakEvenAt),breakEvenBeyond))',
    ),
    upperBreakEven: cents(
      "Highest break-even",
      '=IF(breakEvenCount=0,"None",MAX(all(breakEvenAt),breakEvenBeyond))',
    ),
    breakEvenCount: count("Break-even prices", "=COUNT(all(breakEvenAt),breakEvenBeyond)"),
    value: cents("Value on the day shown", "=total(legValue)"),
  },
  checks: {
    parityCheck: "Values of the options less those by put–call parity",
    payoffCheck: "Payoffs at the strikes less what the slopes between them add up to",
  },
  chart: {
    ...{ title: "Profit or payoff, euros by share price", kind: "scatter", along: "price" },
    lines: [
      { name: "shownAtExpiry", tone: "green" },
      { name: "shownOnDay", tone: "blue" },
    ],
  },
  page: {
    ...{ label: "Options model", presetLabel: "Strategy to start from" },
    inView: ["breakEven", "greatestLoss"],
    strip: ({ number }) => [
      ...(["greatestProfit", "greatestLoss"] as const),
      number("breakEvenCount") > 2 ? "breakEvenCount" : "breakEven",
      "value",
    ],
    labels: {
      breakEven: () => "Break-even",
      breakEvenCount: () => "Break-even",
      value: (figures) => `Value ${dayText(figures)}`,
    },
    values: {
      greatestProfit: ({ value, signed }) => signedOr(value("greatestProfit"), signed),
      greatestLoss: ({ value, signed }) => signedOr(value("greatestLoss"), signed),
      breakEven: (figures) =>
        breakEvensOf(figures)
          .map((price) => figures.write("value", price))
          .join(", ") || "None",
      breakEvenCount: ({ text }) => `${text("breakEvenCount")} prices`,
    },
    notes: {
      greatestProfit: (figures) => extremeText(figures, "greatestProfit"),
      greatestLoss: (figures) => extremeText(figures, "greatestLoss"),
      breakEven: breakEvenText,
      breakEvenCount: (figures) =>
        `at ${listed(breakEvensOf(figures).map((price) => figures.write("value", price)))}`,
      value: ({ number, total, signed }) =>
        `profit ${signed("value", number("profitToday"))}, delta ${signed("spot", total("delta"))}`,
    },
  },
});

function signedOr(
  extreme: number | string,
  signed: (like: "value", amount: number) => string,
): string {
  return typeof extreme === "number" ? signed("value", extreme) : extreme;
}
