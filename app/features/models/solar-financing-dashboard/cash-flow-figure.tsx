import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import type { Financing } from "#models/solar/inputs.ts";
import type { SolarResults } from "#models/solar/results.ts";
import type { SolarYear } from "#models/solar/years.ts";
import { formatPayback } from "./results.ts";

export function CashFlowFigure({
  years,
  financing,
  results,
}: {
  years: readonly SolarYear[];
  financing: Financing;
  results: SolarResults;
}) {
  const lineOf = (way: Financing) =>
    years.map(({ year, cumulative }) => ({ x: year, y: cumulative[way] }));
  const { paybackYears } = results;
  return (
    <Figure caption="Fig. 1 – €, by year of operation">
      <LineChart
        label={summary(years)}
        series={[
          { name: "cash", tone: "green", points: lineOf("cash"), strong: financing === "cash" },
          {
            name: "loan",
            tone: "blue",
            points: lineOf("loan"),
            strong: financing === "loan",
            dashed: true,
          },
        ]}
        formatX={formatNumber}
        formatY={formatTick}
        readingTitle={(year) => `Year ${year}`}
        formatReading={formatEuro}
        mark={
          paybackYears ? { x: paybackYears, y: 0, text: formatPayback(paybackYears) } : undefined
        }
      />
    </Figure>
  );
}

/** `25k`, `1.5M`; the caption gives the unit, euros. */
function formatTick(euro: number) {
  if (euro === 0) return "0";
  const inThousands = Math.abs(euro) < 1e6;
  return formatNumber(euro / (inThousands ? 1e3 : 1e6), { atMost: 1 }) + (inThousands ? "k" : "M");
}

function summary(years: readonly SolarYear[]) {
  const first = years[0]?.cumulative;
  const last = years.at(-1);
  if (!first || !last) return "";
  const way = (name: Financing) =>
    `${name} starts at ${formatEuro(first[name])} and ends at ${formatEuro(last.cumulative[name])}`;
  return `Cumulative cash flow over ${last.year} years: ${way("cash")}; ${way("loan")}. The table Year by year has every value.`;
}
