import { memo } from "react";
import { LineChart } from "#app/components/charts/line-chart.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatMillionEuro } from "#app/lib/format/money.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { sheet } from "#models/fund/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";

/** Quarters between two ticks. */
const ticksApart = 8;

/** What the LPs are out of pocket, and what they would be if the holdings were sold. */
export const JCurve = memo(function JCurve({ figures }: { figures: FiguresOf<typeof sheet> }) {
  const { number, numbers, line, value } = figures;
  const quarter = number("quarter");
  const netCash = [0, ...numbers("netCash")];
  const back = value("breakEven");
  const breakEven =
    typeof back === "number"
      ? { x: zeroBefore(netCash, back), y: 0, text: `Break-even in Q${back}` }
      : undefined;
  const reported = (y: number) => ({
    ...{ x: quarter, y, text: `Q${quarter}: ${formatNumber(y / 1e6, { atMost: 1 })}` },
  });
  const cash = netCash[quarter] ?? 0;
  const withNav = cash + number("held");
  return (
    <section aria-labelledby="j-curve" className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
      <h2 id="j-curve" className="text-h2">
        {typeof back === "number"
          ? `The LPs break even in cash in quarter ${back} of ${netCash.length - 1}`
          : "The LPs do not get their money back"}
      </h2>
      <Figure
        caption={`Fig. 1 – cumulative distributions less contributions; Q${quarter} is the reported quarter`}
      >
        <LineChart
          label={summary(figures)}
          series={sheet.chart.lines.map(({ name, tone, label = "" }, index) => ({
            ...{ name: label, tone, strong: index === 0, dashed: index > 0 },
            points: [0, ...line(name as "netCash")].map((amount, x) => ({ x, y: Number(amount) })),
          }))}
          unit="€m, by quarter"
          formatX={(quarter) => formatNumber(quarter)}
          xTicks={[...netCash.keys()].filter((at) => at % ticksApart === 0)}
          formatY={(euro) => formatNumber(euro / 1e6, { atMost: 1 })}
          formatReading={formatMillionEuro}
          readingTitle={(at) => `Quarter ${at}`}
          marks={[
            // In the quarter of the break-even one mark says both.
            back === quarter ? undefined : reported(cash),
            // With nothing held it is the same point.
            withNav === cash ? undefined : reported(withNav),
            breakEven,
          ]}
        />
      </Figure>
    </section>
  );
});

/** Where the straight line from the quarter before crosses zero. */
function zeroBefore(netCash: readonly number[], quarter: number) {
  const [before = 0, after = 0] = netCash.slice(quarter - 1);
  return quarter - after / (after - before);
}

function summary({ numbers, value }: FiguresOf<typeof sheet>) {
  const netCash = numbers("netCash");
  const lowest = Math.min(...netCash);
  const back = value("breakEven");
  const turn =
    back === "Never" ? "does not come back to zero" : `is back at zero in quarter ${back}`;
  return `J-curve: what the LPs received less what they paid in is lowest at ${formatMillionEuro(lowest)} in quarter ${netCash.indexOf(lowest) + 1}, ${turn} and ends at ${formatMillionEuro(netCash.at(-1) ?? 0)}.`;
}
