import { memo } from "react";
import { type Column, ColumnChart } from "#app/components/charts/column-chart.tsx";
import { Legend, type LegendEntry } from "#app/components/charts/legend.tsx";
import { Figure } from "#app/components/ui/figure.tsx";
import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import type { RentalInputs } from "#models/rental/inputs.ts";
import { type RentalYear, rentalYears } from "#models/rental/years.ts";

const parts = [
  { name: "Net rent", tone: "green", of: (year: RentalYear) => year.netOperatingIncome },
  { name: "Tax saved", tone: "blue", of: (year: RentalYear) => year.taxSaved },
  { name: "Interest", tone: "red", of: (year: RentalYear) => 0 - year.interest },
  { name: "Repayment", tone: "ochre", of: (year: RentalYear) => 0 - year.repayment },
] as const;

const legend: readonly LegendEntry[] = parts.map(({ name, tone }) => ({ name, tone }));

// Memoised, so that a slider need not wait for the chart at each step.
export const CashFlowSection = memo(function CashFlowSection({ inputs }: { inputs: RentalInputs }) {
  const years = rentalYears(inputs);
  return (
    <section
      aria-labelledby="does-the-rent-pay"
      className="lg:col-start-2 lg:row-span-2 lg:row-start-1"
    >
      <h2 id="does-the-rent-pay" className="text-h2">
        Does the rent pay the loan?
      </h2>
      <Figure caption="Fig. 1 – thousand euro a year, before the sale; the number is what the owner keeps or adds">
        <ColumnChart
          label={summary(years)}
          columns={years.map(columnOf)}
          format={(thousands) => formatNumber(thousands, { atMost: 1 })}
          labels="value axis"
          plotHeight={288}
        />
        <Legend label="Parts of the cash flow" entries={[...legend]} />
      </Figure>
    </section>
  );
});

function columnOf(year: RentalYear): Column {
  return {
    name: String(year.year),
    parts: parts.map(({ name, tone, of }) => ({ name, tone, value: of(year) / 1_000 })),
  };
}

function summary(years: readonly RentalYear[]) {
  const [first, last] = [years[0], years.at(-1)];
  if (!first || !last) return "";
  const cashFlow = (year: RentalYear) =>
    `${formatEuro(year.netOperatingIncome)} of net rent against ${formatEuro(year.interest + year.repayment)} to the bank, which with tax leaves ${formatEuro(year.cashFlow)}`;
  return `Cash flow by year. Year 1: ${cashFlow(first)}. Year ${last.year}: ${cashFlow(last)}. The table Year by year has every value.`;
}
