import { ValueAxis } from "#app/components/charts/axis.tsx";
import { Frame } from "#app/components/charts/frame.tsx";
import { Label } from "#app/components/charts/label.tsx";
import { Legend, type LegendEntry } from "#app/components/charts/legend.tsx";
import { Bar, Line, Rule } from "#app/components/charts/marks.tsx";
import { bands, edgesOf, middleOf, spanOf, upward } from "#app/components/charts/scale.ts";
import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { monthName, monthNames, type SolarMonth } from "#models/solar-loan/months.ts";

const legend: readonly LegendEntry[] = [
  { name: "Saved by own use", tone: "green" },
  { name: "Earned by feed-in", tone: "ochre" },
  { name: "Loan payment", tone: "red" },
];

/** What the roof brings in each month of the first year, against the payment, which in instalments falls. */
export function MonthChart({ months }: { months: readonly SolarMonth[] }) {
  const payments = months.map(({ payment }) => payment);
  const [first = 0, last = 0] = [payments[0], payments.at(-1)];
  const x = bands(monthNames, { gap: 0.3 });
  const y = upward(spanOf([0, first, ...months.map(({ benefit }) => benefit)])).nice(5);
  const ticks = y.ticks(5);
  return (
    <>
      <Frame
        label={summary(months)}
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
        <Line
          points={[
            [0, y(first)],
            ...months.map(
              ({ month, payment }) => [middleOf(x, monthName(month)), y(payment)] as const,
            ),
            [100, y(last)],
          ]}
          tone="red"
          width={2}
        />
        <Label at={[100, y(last)]} place="above" anchor="end" tone="red" halo>
          {firstAndLast(payments).join(" to ")}
        </Label>
        <Rule from={[0, y(0)]} to={[100, y(0)]} tone="ink" />
      </Frame>
      <Legend label="Parts of the chart" entries={legend} />
    </>
  );
}

/** The payment of the first month and that of the last, where it is another one. */
function firstAndLast(payments: readonly number[]) {
  const [first, last] = [payments[0], payments.at(-1)].map((amount) => formatEuro(amount ?? 0, 2));
  return first === last ? [first] : [first, last];
}

function summary(months: readonly SolarMonth[]) {
  const payments = firstAndLast(months.map(({ payment }) => payment));
  const loan = payments.length > 1 ? "loan payments from" : "a loan payment of";
  const best = months.reduce((most, month) => (month.benefit > most.benefit ? month : most));
  const worst = months.reduce((least, month) => (month.benefit < least.benefit ? month : least));
  return `What the roof brings in by month, from ${formatEuro(worst.benefit, 2)} in ${monthName(worst.month)} to ${formatEuro(best.benefit, 2)} in ${monthName(best.month)}, against ${loan} ${payments.join(" to ")}. The table Month by month has every value.`;
}
