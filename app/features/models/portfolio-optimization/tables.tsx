import { assetNames } from "#models/portfolio/returns.ts";
import {
  columnOf,
  firstWeights,
  type Strategy,
  strategies,
  strategyLabels,
} from "#models/portfolio/strategies.ts";
import { AccountsTable, type TableRow } from "../kit/accounts-table.tsx";
import type { PortfolioFigures } from "./charts.tsx";

/** Weights, promises and results of five ways to invest. */
export function StrategyTable({ figures }: { figures: PortfolioFigures }) {
  const row = (
    id: Parameters<typeof figures.at>[0],
    title: string = figures.describe(id).label,
  ): TableRow<Strategy> => ({
    ...{ id, title },
    textOf: (strategy) => figures.text(id, columnOf(strategy)),
  });
  return (
    <AccountsTable
      caption="Weights, estimates and out-of-sample results of five portfolios"
      corner="Portfolio"
      columns={strategies.map((strategy) => ({
        ...{ id: strategy, title: strategyLabels[strategy], column: strategy },
      }))}
      groups={[
        {
          title: "Weights at the end of 2015",
          rows: assetNames.map((title, index) => {
            const asset = String(index + 1);
            return {
              ...{ id: asset, code: asset, title },
              textOf: (strategy: Strategy) => figures.text(firstWeights(strategy), asset),
            };
          }),
        },
        {
          title: "As estimated then",
          rows: [
            row("estimatedReturn", "Return"),
            row("estimatedVolatility", "Volatility"),
            row("estimatedSharpe", "Sharpe ratio"),
          ],
        },
        {
          title: "True values of the same weights",
          rows: [
            row("trueReturnOf", "Return"),
            row("trueVolatility", "Volatility"),
            row("trueSharpe", "Sharpe ratio"),
          ],
        },
        {
          title: "Out of sample, 2016 to 2025",
          rows: [
            row("trackReturn", "Return"),
            row("trackVolatility", "Volatility"),
            row("trackSharpe", "Sharpe ratio"),
            row("turnover"),
          ],
        },
      ]}
      totals={[{ ...row("wealth"), look: "total" }]}
      cellOf={cellOf}
    />
  );
}

/** A weight is in the line of its portfolio, everything else in a line of its own. */
function cellOf(row: string, column: string) {
  const strategy = strategies.find((one) => one === column) ?? "chosen";
  return Number(row) > 0 ? `${firstWeights(strategy)}.${row}` : `${row}.${columnOf(strategy)}`;
}
