import { BarChart } from "#app/components/charts/bar-chart.tsx";
import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatEuro } from "#app/lib/format/money.ts";
import { formatNumber, formatPercent } from "#app/lib/format/number.ts";
import { assetNames } from "#models/portfolio/returns.ts";
import type { sheet } from "#models/portfolio/sheet.ts";
import { firstDecision, testYears } from "#models/portfolio/strategies.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";

export type PortfolioFigures = FiguresOf<typeof sheet>;

/** The largest first, without those that are not held. */
function holdingsOf(figures: PortfolioFigures) {
  return assetNames
    .map((name, index) => ({ name, value: figures.numberAt("chosen2015", index + 1) }))
    .filter(({ value }) => value > 0.0005)
    .toSorted((a, b) => b.value - a.value);
}

/** The holdings that the title is about: more than one where the limit makes them equal. */
function largestOf(holdings: ReturnType<typeof holdingsOf>) {
  return holdings.filter(({ value }) => value > (holdings[0]?.value ?? 0) - 0.0005);
}

/** `The largest holding is government bonds: 35%, the limit`. */
export function weightsFinding(figures: PortfolioFigures) {
  const [largest, ...equals] = largestOf(holdingsOf(figures));
  if (!largest) return "What it holds";
  const weight = formatPercent(largest.value, 0);
  const isAtLimit = largest.value > figures.number("limit") - 0.0005;
  if (equals.length > 0 && isAtLimit) {
    return `${equals.length + 1} holdings are at the limit of ${weight}`;
  }
  return `The largest holding is ${largest.name.toLowerCase()}: ${weight}${isAtLimit ? ", the limit" : ""}`;
}

export function WeightsChart({ figures }: { figures: PortfolioFigures }) {
  const holdings = holdingsOf(figures);
  const others = assetNames.filter((name) => !holdings.some((one) => one.name === name));
  const listed = [others.slice(0, -1).join(", "), ...others.slice(-1)].filter(Boolean).join(" or ");
  const none = others.length > 0 ? ` Nothing in ${listed.toLowerCase()}.` : "";
  const largest = largestOf(holdings);
  return (
    <Figure caption={`Fig. 2 – weights at the end of 2015.${none}`}>
      <BarChart
        label={`Weights of the chosen portfolio: ${holdings.map(({ name, value }) => `${name} ${formatPercent(value)}`).join(", ")}.${none}`}
        bars={holdings.map((holding) => ({
          ...holding,
          tone: largest.includes(holding) ? ("accent" as const) : ("edge" as const),
        }))}
        format={(weight) => formatPercent(weight)}
        unit="Weight, largest first"
      />
    </Figure>
  );
}

/** What €100 becomes in ten years that no estimate has seen. */
export function WealthChart({ figures }: { figures: PortfolioFigures }) {
  const pointsOf = (name: "chosenWealth" | "equalWealth" | "benchmarkWealth") => [
    { x: firstDecision, y: 100 },
    ...testYears.map((year) => ({ x: year, y: figures.numberAt(name, year) })),
  ];
  const [chosen, equal, benchmark] = [
    pointsOf("chosenWealth"),
    pointsOf("equalWealth"),
    pointsOf("benchmarkWealth"),
  ];
  const endOf = (points: typeof chosen) => formatEuro(points.at(-1)?.y ?? 0);
  return (
    <Figure caption="Fig. 3 – what €100 invested at the end of 2015 is worth at the end of each year, after costs">
      <LineChart
        label={`Wealth out of sample: €100 becomes ${endOf(chosen)} in the chosen portfolio, ${endOf(benchmark)} in 60/40 and ${endOf(equal)} with equal weights. The table has the figures.`}
        series={[
          { name: "chosen", tone: "accent", strong: true, points: chosen },
          { name: "60/40", tone: "muted", points: benchmark },
          { name: "equal", tone: "muted", dashed: true, points: equal },
        ]}
        base={100}
        unit="€, by year"
        formatX={(year) => String(year)}
        formatY={(wealth) => formatNumber(wealth)}
        readingTitle={(year) => `End of ${year}`}
        formatReading={(wealth) => formatEuro(wealth)}
        plotHeight={208}
      />
    </Figure>
  );
}
