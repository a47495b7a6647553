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

const columns = strategies.map((strategy) => ({
  ...{ id: strategy, title: strategyLabels[strategy], column: strategy },
}));

function rowsOf(figures: PortfolioFigures) {
  return (
    id: Parameters<typeof figures.at>[0],
    title: string = figures.describe(id).label,
  ): TableRow<Strategy> => ({
    ...{ id, title },
    textOf: (strategy) => figures.text(id, columnOf(strategy)),
  });
}

/** What ten years that no estimate has seen gave each portfolio, after costs. */
export function TrackTable({ figures }: { figures: PortfolioFigures }) {
  const row = rowsOf(figures);
  return (
    <AccountsTable
      caption="Out-of-sample results of six portfolios"
      corner="Portfolio"
      columns={columns}
      groups={[
        {
          title: "Out of sample, 2016 to 2025",
          rows: [
            row("trackReturn", "Return, compound"),
            row("trackVolatility", "Volatility"),
            row("trackSharpe", "Sharpe ratio, arithmetic"),
            row("trackSharpeError", "± one standard error"),
            row("sharpeGap", "Sharpe ratio less 60/40"),
            row("sharpeGapError", "± one standard error"),
            row("trackingError"),
            row("turnover"),
            row("tradingCosts"),
          ],
        },
      ]}
      totals={[{ ...row("wealth"), look: "total" }]}
      cellOf={cellOf}
    />
  );
}

/** What each portfolio held first, what it promised then, and what was true. */
export function EstimateTable({ figures }: { figures: PortfolioFigures }) {
  const row = rowsOf(figures);
  return (
    <AccountsTable
      caption="Weights and estimates of six portfolios"
      corner="Portfolio"
      columns={columns}
      groups={[
        {
          title: "Weights at the end of 2015",
          rows: assetNames.map((title, index) => {
            const asset = String(index + 1);
            return {
              ...{ id: asset, title },
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
      ]}
      cellOf={cellOf}
    />
  );
}

/** Rows of the table of weights and estimates. */
export const estimateRows = assetNames.length + 6;

/** `Not bound by the limit of 35%: Risk parity (42.6%) and 60/40 (60.0%).` */
export function breachOf({ numberAt, number, text }: PortfolioFigures) {
  const beyond = strategies.filter(
    (strategy) => numberAt("largestWeight", columnOf(strategy)) > number("limit") + 1e-9,
  );
  if (beyond.length === 0) return null;
  const named = beyond.map(
    (strategy) => `${strategyLabels[strategy]} (${text("largestWeight", columnOf(strategy))})`,
  );
  return `Not bound by the limit of ${text("limit")}: ${named.join(" and ")} in one asset.`;
}

/** A weight is in the line of its portfolio, everything else in a line of its own. */
function cellOf(row: string, column: string) {
  const strategy = strategies.find((one) => one === column) ?? "chosen";
  return Number(row) > 0 ? `${firstWeights(strategy)}.${row}` : `${row}.${columnOf(strategy)}`;
}
