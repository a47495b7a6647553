import { ValueAxis } from "#app/components/charts/axis.tsx";
import { Frame } from "#app/components/charts/frame.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { Legend, type LegendEntry } from "#app/components/charts/legend.tsx";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { bands, edgesOf, middleOf, spanOf, upward } from "#app/components/charts/scale.ts";
import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { monthName, monthNames, type SolarMonth } from "#models/solar-loan/months.ts";

const legend: readonly LegendEntry[] = [
  { name: "Saved by own use", tone: "green" },
  { name: "Earned by feed-in", tone: "ochre" },
  { name: "Loan payment", tone: "red" },
];

/** What the roof brings in each month of the first year, against the payment that never changes. */
export function MonthChart({ months }: { months: readonly SolarMonth[] }) {
  const payment = months[0]?.payment ?? 0;
  const x = bands(monthNames, { gap: 0.3 });
  const y = upward(spanOf([0, payment, ...months.map(({ benefit }) => benefit)])).nice(5);
  const ticks = y.ticks(5);
  return (
    <>
      <Frame
        label={summary(months, payment)}
        plotHeight={288}
        left={ticks.map((tick) => formatNumber(tick))}
        base={monthNames.map((name) => ({ at: middleOf(x, name), text: name }))}
        above
      >
        <ValueAxis scale={y} ticks={ticks} format={formatNumber} />
        {months.map(({ month, saved, benefit }) => {
          const edges = edgesOf(x, monthName(month));
          return (
            <g key={month}>
              <Bar x={edges} y={[y(0), y(saved)]} tone="green" edged />
              <Bar x={edges} y={[y(saved), y(benefit)]} tone="ochre" edged />
            </g>
          );
        })}
        <Rule from={[0, y(payment)]} to={[100, y(payment)]} tone="red" width={2} />
        <Label at={[100, y(payment)]} place="above" anchor="end" tone="red" halo>
          {formatEuro(payment, 2)}
        </Label>
        <Rule from={[0, y(0)]} to={[100, y(0)]} tone="ink" />
      </Frame>
      <Legend label="Parts of the chart" entries={legend} />
    </>
  );
}

function summary(months: readonly SolarMonth[], payment: number) {
  const best = months.reduce((most, month) => (month.benefit > most.benefit ? month : most));
  const worst = months.reduce((least, month) => (month.benefit < least.benefit ? month : least));
  return `What the roof brings in by month, from ${formatEuro(worst.benefit, 2)} in ${monthName(worst.month)} to ${formatEuro(best.benefit, 2)} in ${monthName(best.month)}, against a loan payment of ${formatEuro(payment, 2)}. The table Month by month has every value.`;
}
