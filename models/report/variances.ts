import type { Cents } from "./amount.ts";
import { isIncomeStatementLine, type LineName, lineNames, reportLines } from "./lines.ts";
import type { IncomeStatement } from "./statements.ts";

export type Variance = {
  line: LineName;
  actual: Cents;
  budget: Cents;
  /** Signed so that positive is better for profit: more income, or less cost. */
  variance: Cents;
  /** Of the budget; `null` where nothing was budgeted. */
  share: number | null;
};

export function variances(actual: IncomeStatement, budget: IncomeStatement): Variance[] {
  return lineNames.filter(isIncomeStatementLine).map((line) => {
    const sign = reportLines[line].kind === "income" ? 1 : -1;
    const variance = sign * (actual.lines[line] - budget.lines[line]);
    const planned = Math.abs(budget.lines[line]);
    return {
      line,
      actual: actual.lines[line],
      budget: budget.lines[line],
      // A plain zero: −1 times nothing would print as −0.
      variance: variance === 0 ? 0 : variance,
      share: planned === 0 ? null : variance / planned,
    };
  });
}

/** Few enough to be read on a phone; the table of variances has every line. */
export const bridgeSteps = ["sales", "goods", "staff", "other"] as const;

export type BridgeStepName = (typeof bridgeSteps)[number];

function stepOf(line: LineName): BridgeStepName {
  if (line === "revenue") return "sales";
  if (line === "goods" || line === "staff") return line;
  return "other";
}

/** From the budgeted profit to the actual one, in cents. */
export function profitBridge(actual: IncomeStatement, budget: IncomeStatement) {
  const all = variances(actual, budget);
  const changes = bridgeSteps.map((name) => ({
    name,
    change: all
      .filter(({ line }) => stepOf(line) === name)
      .reduce((sum, { variance }) => sum + variance, 0),
  }));
  return { budget: budget.profit, changes, actual: actual.profit };
}
