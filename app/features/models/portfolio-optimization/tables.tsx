import { formatEuro } from "#app/format/money.ts";
import { formatPercent } from "#app/format/percent.ts";
import { backtest, estimateAt, type Track, testStart } from "#models/portfolio/backtest.ts";
import { type Portfolio, portfolioOf, sharpeRatio } from "#models/portfolio/frontier.ts";
import type { PortfolioInputs } from "#models/portfolio/inputs.ts";
import { assetNames, truth } from "#models/portfolio/returns.ts";
import {
  firstDecision,
  strategies,
  strategyWords,
  weightLine,
} from "#models/portfolio/sheet-positions.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { ratioText } from "./results.ts";

type Column = { estimated: Portfolio; inTruth: Portfolio; track: Track };

/** Weights, promises and results of five ways to invest. */
export function StrategyTable({ shown }: { shown: PortfolioInputs }) {
  const assets = estimateAt(testStart, shown);
  const columns = strategies.map((strategy) => {
    const track = backtest(strategy, shown);
    const [weights = []] = track.weights;
    return {
      id: strategy,
      title: strategyWords[strategy].label,
      column: {
        estimated: portfolioOf(weights, assets),
        inTruth: portfolioOf(weights, truth),
        track,
      },
    };
  });
  const moments = (
    name: "estimated" | "inTruth",
    [returns, volatility, sharpe]: readonly [string, string, string],
  ): TableRow<Column>[] => [
    row(returns, "Return", (column) => formatPercent(column[name].expectedReturn)),
    row(volatility, "Volatility", (column) => formatPercent(column[name].volatility)),
    row(sharpe, "Sharpe ratio", (column) =>
      ratioText(sharpeRatio(column[name], shown.risklessRate)),
    ),
  ];
  return (
    <AccountsTable
      caption="Weights, estimates and out-of-sample results of five portfolios"
      corner="Portfolio"
      columns={columns}
      groups={[
        {
          title: "Weights at the end of 2015",
          rows: assetNames.map((name, asset) => ({
            ...row(String(asset + 1), name, ({ estimated }) =>
              formatPercent(estimated.weights[asset] ?? 0),
            ),
            code: String(asset + 1),
          })),
        },
        {
          title: "As estimated then",
          rows: moments("estimated", ["estimatedReturn", "estimatedVolatility", "estimatedSharpe"]),
        },
        {
          title: "True values of the same weights",
          rows: moments("inTruth", ["trueReturnOf", "trueVolatility", "trueSharpe"]),
        },
        {
          title: "Out of sample, 2016 to 2025",
          rows: [
            row("trackReturn", "Return", ({ track }) => formatPercent(track.annualReturn)),
            row("trackVolatility", "Volatility", ({ track }) => formatPercent(track.volatility)),
            row("trackSharpe", "Sharpe ratio", ({ track }) => ratioText(track.sharpe)),
            row("turnover", "Turnover a year", ({ track }) => formatPercent(track.turnover, 0)),
          ],
        },
      ]}
      totals={[
        {
          ...row("wealth", "€100 became", ({ track }) =>
            formatEuro(100 * (track.wealth.at(-1) ?? 1), 2),
          ),
          look: "total",
        },
      ]}
      cellOf={cellOf}
    />
  );
}

/** A weight is in the line of its portfolio, everything else in a line of its own. */
function cellOf(row: string, column: string) {
  const strategy = strategies.find((one) => one === column) ?? "chosen";
  return Number(row) > 0
    ? `${weightLine(strategy, firstDecision)}.${row}`
    : `${row}.${strategyWords[strategy].position}`;
}

function row(id: string, title: string, textOf: (column: Column) => string): TableRow<Column> {
  return { id, title, textOf };
}
