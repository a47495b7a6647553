import { ColumnChart } from "#app/components/charts/column-chart.tsx";
import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatEuro } from "#app/lib/format/money.ts";
import { formatPercent } from "#app/lib/format/percent.ts";
import { assetNames } from "#models/portfolio/returns.ts";
import type { sheet } from "#models/portfolio/sheet.ts";
import { firstDecision, testYears } from "#models/portfolio/strategies.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";

export type PortfolioFigures = FiguresOf<typeof sheet>;

export function WeightsChart({ figures }: { figures: PortfolioFigures }) {
  const weights = figures.numbers("chosen2015");
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
export function WealthChart({ figures }: { figures: PortfolioFigures }) {
  const pointsOf = (name: "chosenWealth" | "equalWealth") => [
    { x: firstDecision, y: 100 },
    ...testYears.map((year) => ({ x: year, y: figures.numberAt(name, year) })),
  ];
  const [chosen, equal] = [pointsOf("chosenWealth"), pointsOf("equalWealth")];
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
