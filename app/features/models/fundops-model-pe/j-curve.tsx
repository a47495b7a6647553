import { memo } from "react";
import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatMillionEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { quartersAYear } from "#models/fund/calendar.ts";
import type { FundQuarter } from "#models/fund/ledger.ts";

/** What the LPs are out of pocket, and what they would be if the holdings were sold. */
export const JCurve = memo(function JCurve({
  ledger,
  reported,
}: {
  ledger: readonly FundQuarter[];
  reported: FundQuarter;
}) {
  const line = (amountOf: (quarter: FundQuarter) => number) => [
    { x: 0, y: 0 },
    ...ledger.map((one) => ({ x: one.quarter / quartersAYear, y: amountOf(one) })),
  ];
  return (
    <section aria-labelledby="j-curve">
      <h2 id="j-curve" className="text-h2">
        When the LPs have their money back
      </h2>
      <Figure caption="Fig. 1 – €m since the start, by year; the table by quarter has every figure">
        <LineChart
          label={summary(ledger)}
          series={[
            { name: "cash", tone: "green", strong: true, points: line(({ netCash }) => netCash) },
            {
              name: "+ NAV",
              tone: "blue",
              dashed: true,
              points: line(({ netCash, netAssetValue }) => netCash + netAssetValue),
            },
          ]}
          formatX={formatNumber}
          formatY={(euro) => formatNumber(euro / 1e6, { atMost: 1 })}
          formatReading={formatMillionEuro}
          readingTitle={(year) => `Quarter ${Math.round(year * quartersAYear)}`}
          mark={{
            x: reported.quarter / quartersAYear,
            y: reported.netCash,
            text: `quarter ${reported.quarter}`,
          }}
        />
      </Figure>
    </section>
  );
});

function summary(ledger: readonly FundQuarter[]) {
  const lowest = ledger.reduce((low, one) => (one.netCash < low.netCash ? one : low));
  const back = ledger.find((one) => one.quarter > lowest.quarter && one.netCash >= 0);
  const turn = back ? `is back at zero in quarter ${back.quarter}` : "does not come back to zero";
  return `J-curve: what the LPs received less what they paid in is lowest at ${formatMillionEuro(lowest.netCash)} in quarter ${lowest.quarter}, ${turn} and ends at ${formatMillionEuro(ledger.at(-1)?.netCash ?? 0)}.`;
}
