import { Label } from "#app/components/charts/label.tsx";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { edgesOf, middleOf } from "#app/components/charts/scale.ts";
import { formatEuro } from "#app/format/money.ts";
import { levelPayment } from "#models/cash-flow/loan.ts";
import { baseCase } from "#models/solar/inputs.ts";
import { costAfterSubsidy, solarYears } from "#models/solar/years.ts";
import { BaseLine, chartUp, flushColumns, Strip, Word } from "./strip.tsx";

const years = solarYears(baseCase).slice(1);
/** The project's page pays monthly; the dashboard pays the same loan once a year, which costs more. */
const monthlyPayment = levelPayment({
  principal: costAfterSubsidy(baseCase) * baseCase.loanShare,
  ratePerPeriod: baseCase.loanRate / 12,
  periods: baseCase.loanYears * 12,
});
const paidInAYear = 12 * monthlyPayment;
const [firstSaving = 0, lastSaving = 0] = [years[0]?.saving, years.at(-1)?.saving];

const nameOf = ({ year }: { year: number }) => String(year);
const columns = flushColumns(years.map(nameOf), 2.6);
const y = chartUp([0, lastSaving]);
const lastLoanYear = nameOf({ year: baseCase.loanYears });
const loanEnds = edgesOf(columns, lastLoanYear)[1];

export function SolarFinancingCalculator() {
  return (
    <Strip
      label={`Savings from a solar roof each year, from ${formatEuro(firstSaving)} to ${formatEuro(lastSaving)}, above monthly loan payments of ${formatEuro(monthlyPayment, 2)}, ${formatEuro(paidInAYear)} a year, in the first ${baseCase.loanYears} years`}
    >
      {years.map((year) => {
        const { saving } = year;
        const loanPayment = year.year <= baseCase.loanYears ? paidInAYear : 0;
        const x = edgesOf(columns, nameOf(year));
        return (
          <g key={year.year}>
            <Bar x={x} y={[y(0), y(loanPayment)]} opacity={0.3} />
            <Bar x={x} y={[y(loanPayment), y(saving)]} />
          </g>
        );
      })}
      <BaseLine />
      <Rule from={[0, y(paidInAYear)]} to={[loanEnds, y(paidInAYear)]} width={1.5} tone="red" />
      <Label at={[0, 0]} place={12} anchor="start" tone="red">
        {`loan 12 × ${formatEuro(monthlyPayment, 2)}`}
      </Label>
      <Word x={0}>year 1</Word>
      <Word x={middleOf(columns, lastLoanYear)}>{baseCase.loanYears}</Word>
      <Word x={100}>{years.length}</Word>
    </Strip>
  );
}
