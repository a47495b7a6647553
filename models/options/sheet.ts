import { choice, count, decimal, inputsWithin, numbers, percents } from "#workings/lines.ts";
import { createSheet } from "#workings/sheet.ts";
import { legsTable } from "./legs-sheet.ts";
import { strategyLimits } from "./limits.ts";
import { kinksTable, pricesTable } from "./prices-sheet.ts";

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
    count("dayShown", "Day shown", "=MIN(day,termDays)"),
    decimal("yearsLeft", "Years to expiry", "=(termDays-dayShown)/365", 4),
    {
      ...decimal("deviation", "Deviation until expiry", "=volatility*SQRT(yearsLeft)", 4),
      note: "Standard deviation of the share’s log return until expiry.",
    },
    {
      ...decimal("growthAtExpiry", "One euro at expiry", "=EXP(rate*termDays/365)", 4),
      note: "What one euro paid today has become by then, with interest.",
    },
    decimal("growthOnDay", "One euro on the day shown", "=EXP(rate*dayShown/365)", 4),
    decimal("financing", "Interest on the cost until expiry", "=total(cost)*(growthAtExpiry-1)", 2),
    decimal("profitToday", "Profit on the day shown", "=value-total(cost)*growthOnDay", 2),
    {
      ...decimal("rounding", "Rounding", "=0.0000000000001*total(size)", 10),
      note: "A profit below this is what is left of amounts that cancel, and counts as zero.",
    },
    count("lastSlope", "Slope above the last strike", "=last(kinkSlope)"),
    {
      ...decimal(
        "breakEvenBeyond",
        "Break-even above the last strike",
        '=IF(last(kinkProfit)*lastSlope<0,last(kink)-last(kinkProfit)/lastSlope,"–")',
        2,
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
      ...decimal(
        "greatestProfit",
        "Greatest profit",
        '=IF(lastSlope>0,"Unlimited",IF(MAX(all(kinkProfit))>0,MAX(all(kinkProfit)),"None"))',
        2,
      ),
      note: "Profit is a straight line between strikes, so its extremes are at zero or at a strike.",
    },
    {
      ...decimal(
        "greatestLoss",
        "Greatest loss",
        '=IF(lastSlope<0,"Unlimited",IF(MIN(all(kinkProfit))<0,MIN(all(kinkProfit)),"None"))',
        2,
      ),
      note: "Profit is a straight line between strikes, so its extremes are at zero or at a strike.",
    },
    decimal(
      "breakEven",
      "Lowest break-even",
      '=IF(breakEvenCount=0,"None",MIN(all(breakEvenAt),breakEvenBeyond))',
      2,
    ),
    decimal(
      "upperBreakEven",
      "Highest break-even",
      '=IF(breakEvenCount=0,"None",MAX(all(breakEvenAt),breakEvenBeyond))',
      2,
    ),
    count("breakEvenCount", "Break-even prices", "=COUNT(all(breakEvenAt),breakEvenBeyond)"),
    decimal("value", "Value on the day shown", "=total(legValue)", 2),
  ],
});
