import { cents, decimal, percent } from "#workings/describe.ts";
import { formulasFor } from "./asset-lines.ts";
import {
  columnOf,
  firstWeights,
  isSolved,
  type Strategy,
  strategies,
  testMonths,
  testYears,
} from "./strategies.ts";

function weights(strategy: Strategy) {
  return `all(${firstWeights(strategy)})`;
}

/** Weights that were solved for other inputs say nothing about these. */
export function ifSolved(formula: string) {
  return `=IF(isSolved=1,${formula},"Solve again")`;
}

export function estimatedReturn(strategy: Strategy) {
  return ofSolved(strategy, `SUMPRODUCT(all(expected),${weights(strategy)})`);
}

export function estimatedVolatility(strategy: Strategy) {
  return ofSolved(strategy, `SQRT(SUMPRODUCT(${weights(strategy)},all(${strategy}Marginal)))`);
}

export function trackSharpe(strategy: Strategy, volatility: string) {
  return ofSolved(strategy, `(12*AVERAGE(all(${strategy}Return))-risklessRate)/${volatility}`);
}

function ofSolved(strategy: Strategy, formula: string) {
  return isSolved(strategy) ? ifSolved(formula) : `=${formula}`;
}

/** One formula for each strategy. */
function perStrategy(
  formula: (strategy: Strategy) => string,
  more?: { digits?: number; note?: string },
) {
  const byColumn = Object.fromEntries(
    strategies.map((strategy) => [columnOf(strategy), formula(strategy)]),
  );
  return formulasFor(Object.keys(byColumn), (column) => byColumn[column] ?? "", more);
}

/** What weights cost beyond the best ones for their own gradient. */
function gapOf(strategy: Strategy) {
  return `SUMPRODUCT(${weights(strategy)},all(${strategy}Gradient))-SUMPRODUCT(all(${strategy}Sorted),all(filled))`;
}

/** The yearly standard deviation of what the strategy returns beyond the benchmark. */
function trackingError(strategy: Strategy) {
  const [returns, benchmark] = [`all(${strategy}Return)`, "all(benchmarkReturn)"];
  const [count, mean] = [testMonths.length, `(AVERAGE(${returns})-AVERAGE(${benchmark}))`];
  return `SQRT(MAX(0,12*(SUMXMY2(${returns},${benchmark})-${count}*${mean}^2)/${count - 1}))`;
}

const gaps = {
  Chosen: `=${gapOf("chosen")}`,
  Calmest: `=${gapOf("calmest")}`,
  Sharpe: `=IF(estimatedReturn.Sharpe>risklessRate,${gapOf("sharpe")},"–")`,
  Parity: "=MAX(all(riskShare))-MIN(all(riskShare))",
  Equal: "=0",
  Benchmark: "=0",
};

/** The portfolios compared: as estimated, in truth and out of sample. */
export const strategiesTable = {
  title: "Six portfolios",
  axis: { name: "strategy", label: "Portfolio", positions: strategies.map(columnOf) },
  lines: {
    estimatedReturn: percent("Estimated return", ...perStrategy(estimatedReturn)),
    estimatedVolatility: percent("Estimated volatility", ...perStrategy(estimatedVolatility)),
    estimatedSharpe: decimal(
      "Estimated Sharpe ratio",
      "=(estimatedReturn-risklessRate)/estimatedVolatility",
    ),
    trueReturnOf: percent(
      "True return",
      ...perStrategy((strategy) =>
        ofSolved(strategy, `SUMPRODUCT(all(trueReturn),${weights(strategy)})`),
      ),
    ),
    trueVolatility: percent(
      "True volatility",
      ...perStrategy((strategy) =>
        ofSolved(strategy, `SQRT(SUMPRODUCT(${weights(strategy)},all(${strategy}TrueMarginal)))`),
      ),
    ),
    trueSharpe: decimal("True Sharpe ratio", "=(trueReturnOf-risklessRate)/trueVolatility"),
    trackReturn: percent(
      "Return out of sample",
      ...perStrategy((strategy) =>
        ofSolved(strategy, `(last(${strategy}Wealth)/100)^(1/${testYears.length})-1`),
      ),
    ),
    trackVolatility: percent(
      "Volatility out of sample",
      ...perStrategy((strategy) => ofSolved(strategy, `STDEV(all(${strategy}Return))*SQRT(12)`)),
    ),
    maximumDrawdown: percent(
      "Maximum drawdown out of sample",
      ...perStrategy((strategy) => ofSolved(strategy, `MIN(all(${strategy}Drawdown))`), {
        note: "The greatest fall from an earlier high, by month ends and after costs.",
      }),
    ),
    trackSharpe: decimal(
      "Sharpe ratio out of sample",
      ...perStrategy((strategy) => trackSharpe(strategy, "trackVolatility")),
    ),
    trackSharpeError: decimal(
      "Standard error of that Sharpe ratio",
      `=SQRT((1+trackSharpe^2/24)/${testYears.length})`,
      {
        note: "By Lo (2002), from months that are independent of each other: the square root of (1 + half the squared ratio of a month) over their number, for a year.",
      },
    ),
    trackingError: percent(
      "Tracking error to 60/40",
      ...perStrategy((strategy) => ofSolved(strategy, trackingError(strategy))),
    ),
    sharpeGap: decimal("Sharpe ratio less that of 60/40", "=trackSharpe-trackSharpe.Benchmark"),
    benchmarkCorrelation: decimal(
      "Correlation with 60/40",
      "=(trackVolatility^2+trackVolatility.Benchmark^2-trackingError^2)/(2*trackVolatility*trackVolatility.Benchmark)",
      { note: "From both volatilities and the tracking error." },
    ),
    sharpeGapError: decimal(
      "Standard error of that difference",
      `=SQRT(MAX(0,ROUND(2-2*benchmarkCorrelation+(trackSharpe^2+trackSharpe.Benchmark^2-2*trackSharpe*trackSharpe.Benchmark*benchmarkCorrelation^2)/24,12))/${testYears.length})`,
      {
        note: "By Jobson and Korkie (1981), as corrected by Memmel (2003), from months that are independent of each other.",
      },
    ),
    turnover: percent(
      "Turnover a year, bought and sold",
      ...perStrategy((strategy) => ofSolved(strategy, `AVERAGE(rest(${strategy}Trade))`), {
        ...{ digits: 0, note: "Without the first purchase." },
      }),
    ),
    tradingCosts: percent("Trading costs a year", "=tradingCost*turnover", { digits: 2 }),
    wealth: cents(
      "€100 became",
      ...perStrategy((strategy) => ofSolved(strategy, `last(${strategy}Wealth)`)),
    ),
    weightsCheck: percent(
      "Check: weights less 100%",
      ...perStrategy((strategy) => `=SUM(${weights(strategy)})-1`),
    ),
    smallestWeight: percent(
      "Check: smallest weight",
      ...perStrategy((strategy) => `=MIN(${weights(strategy)})`),
    ),
    largestWeight: percent(
      "Largest weight",
      ...perStrategy((strategy) => `=MAX(${weights(strategy)})`),
    ),
    gap: percent(
      "Check: distance from the optimum",
      ...formulasFor(Object.keys(gaps) as (keyof typeof gaps)[], (column) => gaps[column], {
        digits: 6,
        note: "Zero where no other portfolio within the limit is better; with risk parity, where all assets contribute the same risk.",
      }),
    ),
  },
} as const;
