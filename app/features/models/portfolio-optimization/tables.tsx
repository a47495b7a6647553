import { assetNames } from "#models/portfolio/returns.ts";
import {
  columnOf,
  firstWeights,
  strategies,
  strategyLabels,
} from "#models/portfolio/strategies.ts";
import { AccountsTable } from "../kit/accounts-table.tsx";
import type { PortfolioFigures } from "./charts.tsx";

const columns = strategies.map((strategy) => [strategy, strategyLabels[strategy]] as const);

/** What ten years that no estimate has seen gave each portfolio, after costs. */
export function TrackTable({ figures }: { figures: PortfolioFigures }) {
  const { describe } = figures;
  return (
    <AccountsTable
      figureOf={(line, strategy) => figures.cell(line, columnOf(strategy))}
      caption="Out-of-sample results of six portfolios"
      corner="Portfolio"
      columns={columns}
      groups={[
        {
          title: "Out of sample, 2016 to 2025",
          rows: [
            ["trackReturn", "Return, compound"],
            ["trackVolatility", "Volatility"],
            ["maximumDrawdown", "Maximum drawdown"],
            ["trackSharpe", "Sharpe ratio, arithmetic"],
            ["trackSharpeError", "± one standard error"],
            ["sharpeGap", "Sharpe ratio less 60/40"],
            ["sharpeGapError", "± one standard error"],
            ["trackingError", describe("trackingError").label],
            ["turnover", describe("turnover").label],
            ["tradingCosts", describe("tradingCosts").label],
          ],
        },
      ]}
      totals={[["wealth", describe("wealth").label, "total"]]}
    />
  );
}

/** What each portfolio held first, what it promised then, and what was true. */
export function EstimateTable({ figures }: { figures: PortfolioFigures }) {
  return (
    <AccountsTable
      // A weight is in the line of its portfolio, everything else in a line of its own.
      figureOf={(row, strategy) =>
        isAsset(row)
          ? figures.cell(firstWeights(strategy), row)
          : figures.cell(row, columnOf(strategy))
      }
      caption="Weights and estimates of six portfolios"
      corner="Portfolio"
      columns={columns}
      groups={[
        {
          title: "Weights at the end of 2015",
          rows: assetNames.map((name, index) => [`${index + 1}`, name] as const),
        },
        {
          title: "As estimated then",
          rows: [
            ["estimatedReturn", "Return"],
            ["estimatedVolatility", "Volatility"],
            ["estimatedSharpe", "Sharpe ratio"],
          ],
        },
        {
          title: "True values of the same weights",
          rows: [
            ["trueReturnOf", "Return"],
            ["trueVolatility", "Volatility"],
            ["trueSharpe", "Sharpe ratio"],
          ],
        },
      ]}
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

function isAsset(row: string): row is `${number}` {
  return Number(row) > 0;
}
