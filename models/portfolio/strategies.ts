import { numbersTo } from "#workings/describe.ts";
import { assetNames, firstYear, months } from "./returns.ts";

/** The ways to invest, by the name that their lines begin with. */
export const strategyLabels = {
  chosen: "Chosen",
  calmest: "Least risk",
  sharpe: "Best Sharpe",
  parity: "Risk parity",
  equal: "Equal",
  benchmark: "60/40",
} as const;

export type Strategy = keyof typeof strategyLabels;
export type Solved = Exclude<Strategy, "equal" | "benchmark">;

export const strategies = Object.keys(strategyLabels) as Strategy[];
/** Those whose weights no formula gives. */
export const solvedStrategies = strategies.filter(isSolved);

export function isSolved(strategy: Strategy): strategy is Solved {
  return strategy !== "equal" && strategy !== "benchmark";
}

/** The column of a strategy in the table that compares them. */
export function columnOf<Name extends Strategy>(strategy: Name) {
  return (strategy.charAt(0).toUpperCase() + strategy.slice(1)) as Capitalize<Name>;
}

export const assetNumbers = numbersTo(assetNames.length);

/** The first decision falls at the end of this month; the months after it are the test. */
export const testStart = 120;
export const firstDecision = 2015;

export const testYears = numbersTo((months.length - testStart) / 12).map(
  (year) => firstYear + testStart / 12 + year - 1,
);
export const testMonths = numbersTo(12 * testYears.length);

/** The ends of years at which weights are chosen, each for the following year. */
export const decisionYears = testYears.map((year) => year - 1);

/** The line with the weights of a strategy that are chosen at the end of a year. */
export function weightLine(strategy: Strategy, year: number) {
  // Equal weights and those of the benchmark are the same in every year.
  return `${strategy}${isSolved(strategy) ? year : firstDecision}`;
}

/** The line with the weights of the first decision, whose name the compiler knows. */
export function firstWeights<Name extends Strategy>(strategy: Name): `${Name}2015` {
  return `${strategy}${firstDecision}`;
}
