import { Label } from "#app/components/charts/label.tsx";
import { Bar, Line } from "#app/components/charts/marks.tsx";
import { edgesOf, middleOf } from "#app/components/charts/scale.ts";
import { formatEuro } from "#app/lib/format/money.ts";
import { sheet } from "#content/workbooks/rental.xlsx";
import { BaseLine, flushColumns, Strip, valueScale, Word } from "./kit/strip.tsx";

/** Yearly payments to the bank, interest and repayment, and how much of them the net rent covers. */
const figures = sheet.calculate(sheet.opening);
const years = Array.from({ length: 10 }, (_, index) => ({
  year: index + 1,
  interest: -figures.numberAt("interest", index + 1),
  repayment: -figures.numberAt("repayment", index + 1),
  netRent: figures.numberAt("netRent", index + 1),
}));
const [first, last] = [years[0], years.at(-1)];

/** Leaves room for the labels on the left. */
const LEFT = 24;
const nameOf = ({ year }: { year: number }) => String(year);
const columns = flushColumns(years.map(nameOf), 5.6 / (1 - LEFT / 100), LEFT);
const y = valueScale([0, first ? first.interest + first.repayment : 1]);

export function CardChart() {
  if (!first || !last) return null;
  const payment = first.interest + first.repayment;
  return (
    <Strip
      label={`Payments to the bank for an apartment, ${formatEuro(payment)} a year for ten years, of which the net rent covers ${formatEuro(first.netRent)} in the first year and ${formatEuro(last.netRent)} in the last`}
    >
      {years.map((year) => {
        const { interest, repayment } = year;
        const x = edgesOf(columns, nameOf(year));
        return (
          <g key={year.year}>
            <Bar x={x} y={[y(0), y(interest)]} opacity={0.2} />
            <Bar x={x} y={[y(interest), y(interest + repayment)]} opacity={0.45} />
          </g>
        );
      })}
      <Line points={years.map((year) => [middleOf(columns, nameOf(year)), y(year.netRent)])} />
      <BaseLine />
      <Label at={[0, 0]} place={9} anchor="start">
        repaid
      </Label>
      <Label at={[0, y(first.netRent)]} place={4} anchor="start" tone="inherit">
        net rent
      </Label>
      <Label at={[0, y(first.interest / 3)]} place={4} anchor="start">
        interest
      </Label>
      <Word x={LEFT} anchor="start">
        year 1
      </Word>
      <Word x={100}>{`year ${years.length}: net rent ${formatEuro(last.netRent)}`}</Word>
    </Strip>
  );
}
