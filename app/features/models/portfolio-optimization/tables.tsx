import { formatEuro } from "#app/format/money.ts";
import { formatPercent } from "#app/format/percent.ts";
import {
  backtest,
  estimateAt,
  type Strategy,
  type Track,
  testStart,
  weightsAt,
} from "#models/portfolio/backtest.ts";
import { type Portfolio, portfolioOf, sharpeRatio } from "#models/portfolio/frontier.ts";
import type { PortfolioInputs } from "#models/portfolio/inputs.ts";
import { assetNames, truth } from "#models/portfolio/returns.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import { ratioText } from "./results.ts";

const titles: Record<Strategy, string> = {
  chosen: "Chosen",
  calmest: "Least risk",
  "best-sharpe": "Best Sharpe",
  "risk-parity": "Risk parity",
  equal: "Equal",
};
const strategies = Object.keys(titles) as Strategy[];

type Column = { estimated: Portfolio; inTruth: Portfolio; track: Track };

/** Weights, promises and results of five ways to invest. */
export function StrategyTable({ shown }: { shown: PortfolioInputs }) {
  const assets = estimateAt(testStart, shown);
  const columns = strategies.map((strategy) => {
    const weights = weightsAt(testStart, strategy, shown);
    return {
      id: strategy,
      title: titles[strategy],
      column: {
        estimated: portfolioOf(weights, assets),
        inTruth: portfolioOf(weights, truth),
        track: backtest(strategy, shown),
      },
    };
  });
  const moments = (name: "estimated" | "inTruth"): TableRow<Column>[] => [
    row(`${name}-return`, "Return", (column) => formatPercent(column[name].expectedReturn)),
    row(`${name}-volatility`, "Volatility", (column) => formatPercent(column[name].volatility)),
    row(`${name}-sharpe`, "Sharpe ratio", (column) =>
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
            ...row(`weight-${asset + 1}`, name, ({ estimated }) =>
              formatPercent(estimated.weights[asset] ?? 0),
            ),
            code: String(asset + 1),
          })),
        },
        { title: "As estimated then", rows: moments("estimated") },
        { title: "True values of the same weights", rows: moments("inTruth") },
        {
          title: "Out of sample, 2016 to 2025",
          rows: [
            row("track-return", "Return", ({ track }) => formatPercent(track.annualReturn)),
            row("track-volatility", "Volatility", ({ track }) => formatPercent(track.volatility)),
            row("track-sharpe", "Sharpe ratio", ({ track }) => ratioText(track.sharpe)),
            row("track-turnover", "Turnover a year", ({ track }) =>
              formatPercent(track.turnover, 0),
            ),
          ],
        },
      ]}
      totals={[
        {
          ...row("track-wealth", "€100 became", ({ track }) =>
            formatEuro(100 * (track.wealth.at(-1) ?? 1), 2),
          ),
          look: "total",
        },
      ]}
    />
  );
}

function row(id: string, title: string, textOf: (column: Column) => string): TableRow<Column> {
  return { id, title, textOf };
}
