import { Label } from "#app/components/charts/label.tsx";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { edgesOf } from "#app/components/charts/scale.ts";
import { formatEuro } from "#app/format/money.ts";
import { solarLoanCases } from "#models/solar-loan/inputs.ts";
import { firstYear } from "#models/solar-loan/months.ts";
import { solarLoanResults } from "#models/solar-loan/results.ts";
import { BaseLine, chartUp, flushColumns, Strip, Word } from "./kit/strip.tsx";

/** What the project's page opens with: the roof by month against the payment that never changes. */
const months = firstYear(solarLoanCases.base);
const { monthlyPayment } = solarLoanResults(solarLoanCases.base);
const benefits = months.map(({ benefit }) => benefit);
const [least, most] = [Math.min(...benefits), Math.max(...benefits)];

const nameOf = ({ month }: { month: number }) => String(month);
/** Room for the words at the left. */
const LEFT = 38;
const columns = flushColumns(months.map(nameOf), 6, LEFT);
const y = chartUp([0, most]);

export function CardChart() {
  return (
    <Strip
      label={`What a solar roof brings in each month, from ${formatEuro(least, 2)} in December to ${formatEuro(most, 2)} in June, against monthly loan payments of ${formatEuro(monthlyPayment, 2)}, ${formatEuro(12 * monthlyPayment)} a year, for ${solarLoanCases.base.loanYears} years`}
    >
      {months.map((month) => {
        const x = edgesOf(columns, nameOf(month));
        return (
          <g key={month.month}>
            <Bar x={x} y={[y(0), y(month.saved)]} />
            <Bar x={x} y={[y(month.saved), y(month.benefit)]} opacity={0.45} />
          </g>
        );
      })}
      <BaseLine />
      <Rule from={[0, y(monthlyPayment)]} to={[100, y(monthlyPayment)]} width={1.5} tone="red" />
      <Label at={[0, y(monthlyPayment)]} place={-6} anchor="start" tone="red">
        {`loan 12 × ${formatEuro(monthlyPayment, 2)}`}
      </Label>
      <Word x={LEFT} anchor="start">
        January
      </Word>
      <Word x={100}>December</Word>
    </Strip>
  );
}
