import { memo } from "react";
import { ValueAxis } from "#app/components/charts/axis.tsx";
import { Frame } from "#app/components/charts/frame.tsx";
import { Legend, type LegendEntry } from "#app/components/charts/legend.tsx";
import { Bar, Dot, Line } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { bands, edgesOf, middleOf, spanOf, upward } from "#app/components/charts/scale.ts";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import type { RentalInputs } from "#models/rental/inputs.ts";
import { type RentalYear, rentalYears } from "#models/rental/years.ts";

// Memoised, so that a slider need not wait for the chart at each step.
export const CashFlowSection = memo(function CashFlowSection({ inputs }: { inputs: RentalInputs }) {
  return (
    <section
      aria-labelledby="does-the-rent-pay"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="does-the-rent-pay" className="text-h2">
        Does the rent pay the loan?
      </h2>
      <Figure caption="Fig. 1 – euro a year, before the sale; where a line stays below a column, the owner pays the rest">
        <LoanAndRent years={rentalYears(inputs)} />
        <Legend label="Loan and rent in the chart" entries={legend} />
      </Figure>
    </section>
  );
});

const legend: readonly LegendEntry[] = [
  { name: "Interest", tone: "edge" },
  { name: "Repayment", tone: "muted" },
  { name: "Net rent", tone: "green" },
  { name: "With the tax saved", tone: "blue" },
];

/** What the bank takes each year as columns, and what there is to pay it with as lines. */
function LoanAndRent({ years }: { years: readonly RentalYear[] }) {
  const rents = years.map((year) => year.netOperatingIncome);
  const withTax = years.map((year) => year.netOperatingIncome + year.taxSaved);
  const payments = years.map(({ interest, repayment }) => interest + repayment);
  const names = years.map(({ year }) => String(year));
  const x = bands(names, { gap: 0.32 });
  const y = upward(spanOf([0, ...rents, ...withTax, ...payments])).nice(5);
  const ticks = y.ticks(5);
  const line = (amounts: readonly number[]): Place[] =>
    amounts.map((amount, index) => [middleOf(x, names[index] ?? ""), y(amount)]);
  return (
    <Frame
      label={summary(years)}
      plotHeight={288}
      left={ticks.map((tick) => formatNumber(tick))}
      base={names.map((name) => ({ at: middleOf(x, name), text: name }))}
    >
      <ValueAxis scale={y} ticks={ticks} format={formatNumber} />
      {years.map(({ year, interest, repayment }) => {
        const edges = edgesOf(x, String(year));
        return (
          <g key={year}>
            <Bar x={edges} y={[y(0), y(interest)]} tone="edge" edged />
            <Bar x={edges} y={[y(interest), y(interest + repayment)]} tone="muted" edged />
          </g>
        );
      })}
      {[
        { amounts: rents, tone: "green" as const },
        { amounts: withTax, tone: "blue" as const, dashes: "6 4" },
      ].map(({ amounts, tone, dashes }) => (
        <g key={tone}>
          <Line points={line(amounts)} tone="paper" width={6} />
          <Line points={line(amounts)} tone={tone} width={2.5} dashes={dashes} />
          {line(amounts)
            .slice(-1)
            .map((end) => (
              <Dot key={tone} at={end} radius={4} hollow="paper" tone={tone} />
            ))}
        </g>
      ))}
    </Frame>
  );
}

function summary(years: readonly RentalYear[]) {
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return "";
  const cashFlow = (year: RentalYear) =>
    `${formatEuro(year.netOperatingIncome)} of net rent and ${formatEuro(year.taxSaved)} of tax saved against ${formatEuro(year.interest + year.repayment)} to the bank, a cash flow of ${formatEuro(year.cashFlow)}`;
  return `Rent and loan by year. Year 1: ${cashFlow(first)}. Year ${last.year}: ${cashFlow(last)}. The table Year by year has every value.`;
}
