import { numbersTo } from "#workings/lines.ts";
import { type Strategy, testYears } from "./backtest.ts";
import { assetNames } from "./returns.ts";

/** The ways to invest, as columns and as names of lines, in one word each. */
export const strategyWords: Record<Strategy, { position: string; line: string; label: string }> = {
  chosen: { position: "Chosen", line: "chosen", label: "Chosen" },
  calmest: { position: "Calmest", line: "calmest", label: "Least risk" },
  "best-sharpe": { position: "Sharpe", line: "sharpe", label: "Best Sharpe" },
  "risk-parity": { position: "Parity", line: "parity", label: "Risk parity" },
  equal: { position: "Equal", line: "equal", label: "Equal" },
};

export const strategies = Object.keys(strategyWords) as Strategy[];

export const assetNumbers = numbersTo(assetNames.length);
export const testMonths = numbersTo(12 * testYears.length);

/** The ends of years at which weights are chosen, each for the following year. */
export const decisionYears = testYears.map((year) => year - 1);
export const firstDecision = decisionYears[0] ?? 0;

/** The line with the weights of a strategy that are chosen at the end of a year. */
export function weightLine(strategy: Strategy, year: number) {
  // Equal weights are the same in every year.
  return `${strategyWords[strategy].line}${strategy === "equal" ? firstDecision : year}`;
}
