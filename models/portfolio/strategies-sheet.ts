import type { SheetTable } from "#workings/definition.ts";
import { euros, formulasAt, numbers, percents } from "#workings/lines.ts";
import { type Strategy, testYears } from "./backtest.ts";
import { firstDecision, strategies, strategyWords, weightLine } from "./sheet-positions.ts";

/** One formula for each strategy. */
function perStrategy(formula: (strategy: Strategy, line: string, position: string) => string) {
  return formulasAt(
    Object.fromEntries(
      strategies.map((strategy) => {
        const { line, position } = strategyWords[strategy];
        return [position, formula(strategy, line, position)];
      }),
    ),
  );
}

function weights(strategy: Strategy) {
  return `all(${weightLine(strategy, firstDecision)})`;
}

export function estimatedReturn(strategy: Strategy) {
  return `=SUMPRODUCT(all(expected),${weights(strategy)})`;
}

export function estimatedVolatility(strategy: Strategy) {
  return `=SQRT(SUMPRODUCT(${weights(strategy)},all(${strategyWords[strategy].line}Marginal)))`;
}

export function trackSharpe(strategy: Strategy, volatility: string) {
  return `=(12*AVERAGE(all(${strategyWords[strategy].line}Return))-risklessRate)/${volatility}`;
}

/** The portfolios compared: as estimated, in truth and out of sample. */
export function strategiesTable(): SheetTable {
  return {
    name: "strategies",
    title: "Five portfolios",
    axis: {
      name: "strategy",
      label: "Portfolio",
      positions: strategies.map((strategy) => strategyWords[strategy].position),
    },
    lines: [
      {
        ...percents("estimatedReturn", "Estimated return"),
        ...perStrategy(estimatedReturn),
      },
      {
        ...percents("estimatedVolatility", "Estimated volatility"),
        ...perStrategy(estimatedVolatility),
      },
      {
        ...numbers("estimatedSharpe", "Estimated Sharpe ratio", 2),
        formula: "=(estimatedReturn-risklessRate)/estimatedVolatility",
      },
      {
        ...percents("trueReturnOf", "True return"),
        ...perStrategy((strategy) => `=SUMPRODUCT(all(trueReturn),${weights(strategy)})`),
      },
      {
        ...percents("trueVolatility", "True volatility"),
        ...perStrategy(
          (strategy, line) => `=SQRT(SUMPRODUCT(${weights(strategy)},all(${line}TrueMarginal)))`,
        ),
      },
      {
        ...numbers("trueSharpe", "True Sharpe ratio", 2),
        formula: "=(trueReturnOf-risklessRate)/trueVolatility",
      },
      {
        ...percents("trackReturn", "Return out of sample"),
        ...perStrategy((_, line) => `=(last(${line}Wealth)/100)^(1/${testYears.length})-1`),
      },
      {
        ...percents("trackVolatility", "Volatility out of sample"),
        ...perStrategy((_, line) => `=STDEV(all(${line}Return))*SQRT(12)`),
      },
      {
        ...numbers("trackSharpe", "Sharpe ratio out of sample", 2),
        ...perStrategy((strategy) => trackSharpe(strategy, "trackVolatility")),
      },
      {
        ...percents("turnover", "Turnover a year", 0),
        ...perStrategy((_, line) => `=AVERAGE(rest(${line}Trade))`),
        note: "Without the first purchase.",
      },
      {
        ...euros("wealth", "€100 became", 2),
        ...perStrategy((_, line) => `=last(${line}Wealth)`),
      },
      {
        ...percents("weightSum", "Check: sum of the weights"),
        ...perStrategy((strategy) => `=SUM(${weights(strategy)})`),
      },
      {
        ...percents("smallestWeight", "Check: smallest weight"),
        ...perStrategy((strategy) => `=MIN(${weights(strategy)})`),
      },
      {
        ...percents("largestWeight", "Check: largest weight"),
        ...perStrategy((strategy) => `=MAX(${weights(strategy)})`),
      },
      {
        ...percents("gap", "Check: distance from the optimum", 6),
        ...formulasAt({
          Chosen: gapOf("chosen"),
          Calmest: gapOf("calmest"),
          Sharpe: `=IF(estimatedReturn.Sharpe>risklessRate,${gapOf("sharpe").slice(1)},"–")`,
          Parity: "=MAX(all(riskShare))-MIN(all(riskShare))",
          Equal: "=0",
        }),
        note: "Zero where no other portfolio within the limit is better; with risk parity, where all assets contribute the same risk.",
      },
    ],
  };
}

/** What weights cost beyond the best ones for their own gradient. */
function gapOf(line: string) {
  return `=SUMPRODUCT(all(${line}${firstDecision}),all(${line}Gradient))-SUMPRODUCT(all(${line}Sorted),all(filled))`;
}
