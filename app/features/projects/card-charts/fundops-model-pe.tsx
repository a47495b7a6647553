import { Label } from "#app/components/charts/label.tsx";
import { Bar, Dot, Line } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { edgesOf, middleOf } from "#app/components/charts/scale.ts";
import { stack } from "#app/components/charts/stack.ts";
import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { cumulative } from "#models/cash-flow/cumulative.ts";
import { fundMultiples } from "#models/fund/performance.ts";
import { scenarios } from "#models/waterfall/scenarios.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { waterfallYears } from "#models/waterfall/years.ts";
import { BASE, BaseLine, chartUp, flushColumns, Strip, Word } from "./strip.tsx";

/** A fund's life as its investors see it, in €m. */
const flows = waterfallYears(scenarios.base, standardTerms).map((year) => ({
  year: String(year.year),
  called: (year.invested + year.managementFee) / 1_000_000,
  distributed: year.received.lp / 1_000_000,
}));
const net = cumulative(flows.map(({ called, distributed }) => distributed - called));
const lowest = Math.min(...net);

const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
const dpi =
  fundMultiples({
    paidIn: sumOf(flows.map(({ called }) => called)),
    distributed: sumOf(flows.map(({ distributed }) => distributed)),
    netAssetValue: 0,
  })?.dpi ?? 0;

const columns = flushColumns(
  flows.map(({ year }) => year),
  6,
);
const y = chartUp([lowest, Math.max(...net)]);
const curve = flows.map(({ year }, index): Place => {
  return [middleOf(columns, year), y(net[index] ?? 0)];
});
const trough = curve[net.indexOf(lowest)] ?? [0, 0];

export function FundopsModelPe() {
  return (
    <Strip
      label={`J-curve of a fund over ten years: yearly calls and distributions, the cumulative flow lowest at ${formatEuro(lowest)}m, DPI ${formatNumber(dpi, 2)} at the end`}
    >
      {flows.map(({ year, called, distributed }) =>
        stack([{ value: -called }, { value: distributed }]).map(({ value, from, to }) => (
          <Bar
            key={`${year} ${value}`}
            x={edgesOf(columns, year)}
            y={[y(from), y(to)]}
            opacity={0.4}
          />
        )),
      )}
      <BaseLine at={y(0)} />
      <Line points={curve} />
      <Dot at={trough} hollow="card" />
      <Word x={trough[0]}>{`year ${net.indexOf(lowest) + 1}: ${formatEuro(lowest)}m`}</Word>
      <Label at={[100, BASE]} place={-4} anchor="end" tone="inherit">
        {`DPI ${formatNumber(dpi, 2)}`}
      </Label>
      <Word x={0}>1</Word>
      <Word x={100}>10</Word>
    </Strip>
  );
}
