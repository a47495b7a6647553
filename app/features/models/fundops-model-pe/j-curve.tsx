import { memo } from "react";
import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatMillionEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { quartersAYear } from "#models/fund/quarter-lines.ts";
import { sheet } from "#models/fund/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";

/** What the LPs are out of pocket, and what they would be if the holdings were sold. */
export const JCurve = memo(function JCurve({ figures }: { figures: FiguresOf<typeof sheet> }) {
  const { number, numberAt, line } = figures;
  const quarter = number("quarter");
  return (
    <section aria-labelledby="j-curve">
      <h2 id="j-curve" className="text-h2">
        When the LPs have their money back
      </h2>
      <Figure caption="Fig. 1 – €m since the start, by year; the table by quarter has every figure">
        <LineChart
          label={summary(figures.numbers("netCash"))}
          series={sheet.chart.lines.map(({ name, tone, label = "" }, index) => ({
            ...{ name: label, tone, strong: index === 0, dashed: index > 0 },
            points: [0, ...line(name as "netCash")].map((amount, at) => ({
              x: at / quartersAYear,
              y: Number(amount),
            })),
          }))}
          formatX={formatNumber}
          formatY={(euro) => formatNumber(euro / 1e6, { atMost: 1 })}
          formatReading={formatMillionEuro}
          readingTitle={(year) => `Quarter ${Math.round(year * quartersAYear)}`}
          mark={{
            x: quarter / quartersAYear,
            y: numberAt("netCash", quarter),
            text: `quarter ${quarter}`,
          }}
        />
      </Figure>
    </section>
  );
});

function summary(netCash: readonly number[]) {
  const lowest = Math.min(...netCash);
  const trough = netCash.indexOf(lowest);
  const back = netCash.findIndex((cash, index) => index > trough && cash >= 0);
  const turn = back < 0 ? "does not come back to zero" : `is back at zero in quarter ${back + 1}`;
  return `J-curve: what the LPs received less what they paid in is lowest at ${formatMillionEuro(lowest)} in quarter ${trough + 1}, ${turn} and ends at ${formatMillionEuro(netCash.at(-1) ?? 0)}.`;
}
