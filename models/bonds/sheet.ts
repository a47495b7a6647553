import type { SheetLine, SheetTable } from "#workings/definition.ts";
import { euro, numbersTo } from "#workings/lines.ts";
import { createSheet } from "#workings/sheet.ts";
import { keysTable } from "./curve-sheet.ts";
import { bondsTable } from "./holdings-sheet.ts";
import { dateLimits, keyRateLimits, mostPayments, moveLimits } from "./limits.ts";
import { daysOf, rate, rateInput } from "./sheet-lines.ts";
import { bondVariants } from "./sheet-variants.ts";

export const bondSheet = createSheet({
  title: "Bond portfolio dashboard",
  inputs: [
    {
      ...{ name: "settlement", label: "Settlement", unit: "date", digits: 0 },
      limits: daysOf(dateLimits.settlement),
    },
    rateInput("rate2", "2-year rate", keyRateLimits),
    rateInput("rate5", "5-year rate", keyRateLimits),
    rateInput("rate10", "10-year rate", keyRateLimits),
    rateInput("rate30", "30-year rate", keyRateLimits),
    rateInput("shift", "Shift of the curve", moveLimits.shift),
    rateInput("steepening", "Steepening", moveLimits.steepening),
    rateInput("bend", "Bend", moveLimits.bend),
  ],
  steps: [
    average("averageMacaulay", "Macaulay duration, average", "macaulay", "years", 2),
    average("averageConvexity", "Convexity, average", "convexity", "number", 1),
    share("durationShare", "Change by duration, of the value", "byDuration"),
    share("convexityShare", "Change with convexity, of the value", "withConvexity"),
    share("repricedShare", "Change repriced, of the value", "repriced"),
  ],
  tables: [bondsTable(), keysTable(), paymentsTable()],
  variants: bondVariants,
  chart: {
    ...{ title: "Change by duration, euro by key maturity in years", kind: "column" },
    lines: [{ name: "keyChange", tone: "green" }],
  },
  results: [
    {
      ...euro("repriced", "Change in value", "=SUM(all(change))"),
      note: "Every payment discounted again, at its yield plus the curve’s move.",
    },
    {
      ...euro("byDuration", "By duration alone", "=SUM(all(keyChange))"),
      note: "A straight line: key rate durations times the moves of the key rates.",
    },
    euro("withConvexity", "With convexity", "=byDuration+total(convexityGain)"),
    average("modifiedDuration", "Modified duration", "modified", "years", 2),
  ],
});

/** Only the numbers 1, 2, 3 … that the sums over payments run along. */
function paymentsTable(): SheetTable {
  return {
    name: "payments",
    title: "Numbers of payments",
    axis: { name: "payment", label: "Payment", positions: numbersTo(mostPayments) },
    lines: [],
  };
}

function average(
  name: string,
  label: string,
  line: string,
  unit: "years" | "number",
  digits: number,
): SheetLine {
  return {
    ...{ name, label, unit, digits },
    formula: `=IF(total(value)=0,"None",SUMPRODUCT(all(value),all(${line}))/total(value))`,
    note: "Averaged by market value.",
  };
}

function share(name: string, label: string, change: string): SheetLine {
  return rate(name, label, `=IF(total(value)=0,"None",${change}/total(value))`);
}
