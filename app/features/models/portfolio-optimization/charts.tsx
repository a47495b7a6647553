import { ColumnChart } from "#app/components/charts/column-chart.tsx";
import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatEuro } from "#app/format/money.ts";
import { formatPercent } from "#app/format/percent.ts";
import { backtest, type Strategy, testYears } from "#models/portfolio/backtest.ts";
import type { PortfolioInputs } from "#models/portfolio/inputs.ts";
import { assetNames } from "#models/portfolio/returns.ts";

export function WeightsChart({ weights }: { weights: readonly number[] }) {
  return (
    <Figure
      caption={`Fig. 2 – weights: ${assetNames.map((name, i) => `${i + 1} ${name}`).join(", ")}`}
    >
      <ColumnChart
        label={`Weights of the chosen portfolio: ${assetNames.map((name, i) => `${name} ${formatPercent(weights[i] ?? 0)}`).join(", ")}.`}
        columns={assetNames.map((name, i) => ({
          name: String(i + 1),
          parts: [{ name, value: weights[i] ?? 0, tone: "accent" }],
        }))}
        format={(weight) => formatPercent(weight, 0)}
        labels="value axis"
        plotHeight={192}
      />
    </Figure>
  );
}

/** What €100 becomes in ten years that no estimate has seen. */
export function WealthChart({ shown }: { shown: PortfolioInputs }) {
  const pointsOf = (strategy: Strategy) =>
    backtest(strategy, shown).wealth.map((wealth, index) => ({
      x: (testYears[0] ?? 0) - 1 + index,
      y: 100 * wealth,
    }));
  const [chosen, equal] = [pointsOf("chosen"), pointsOf("equal")];
  const endOf = (points: typeof chosen) => formatEuro(points.at(-1)?.y ?? 0);
  return (
    <Figure caption="Fig. 3 – €100 invested at the end of 2015, at the end of each year, after costs">
      <LineChart
        label={`Wealth out of sample: €100 becomes ${endOf(chosen)} in the chosen portfolio and ${endOf(equal)} with equal weights. The table has the figures.`}
        series={[
          { name: "chosen", tone: "accent", strong: true, points: chosen },
          { name: "equal", tone: "muted", dashed: true, points: equal },
        ]}
        base={100}
        formatX={(year) => String(year)}
        formatY={(wealth) => formatEuro(wealth)}
        readingTitle={(year) => `End of ${year}`}
        formatReading={(wealth) => formatEuro(wealth)}
        plotHeight={192}
      />
    </Figure>
  );
}
