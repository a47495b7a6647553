import { Label } from "#app/components/charts/label.tsx";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { edgesOf, middleOf } from "#app/components/charts/scale.ts";
import { formatEuro } from "#app/lib/format/money.ts";
import { monthNames, sheet } from "#models/solar-loan/sheet.ts";
import { BaseLine, flushColumns, Strip, valueScale, Word } from "./kit/strip.tsx";

/** What the project's page opens with: the roof by month against the payment that never changes. */
const { number, numbers } = sheet.calculate(sheet.opening);
const monthlyPayment = number("monthlyPayment");
const [saved, benefits] = [numbers("saved"), numbers("benefit")];
const [least, most] = [Math.min(...benefits), Math.max(...benefits)];

const columns = flushColumns(monthNames, 6);
const y = valueScale([0, most]);

export function CardChart() {
  return (
    <Strip
      label={`What a solar roof brings in each month, from ${formatEuro(least, 2)} in December to ${formatEuro(most, 2)} in June, against monthly loan payments of ${formatEuro(monthlyPayment, 2)}, ${formatEuro(12 * monthlyPayment)} a year, for ${sheet.opening.loanYears} years`}
    >
      {monthNames.map((name, index) => {
        const x = edgesOf(columns, name);
        const [own, all] = [saved[index] ?? 0, benefits[index] ?? 0];
        return (
          <g key={name}>
            <Bar x={x} y={[y(0), y(own)]} />
            <Bar x={x} y={[y(own), y(all)]} opacity={0.45} />
          </g>
        );
      })}
      <BaseLine />
      <Rule from={[0, y(monthlyPayment)]} to={[100, y(monthlyPayment)]} width={1.5} tone="red" />
      <Label at={[0, y(monthlyPayment)]} place={-6} anchor="start" tone="red">
        {`loan ${formatEuro(monthlyPayment)}`}
      </Label>
      <Word x={0}>January</Word>
      <Word x={middleOf(columns, "Jun")}>{`June ${formatEuro(most)}`}</Word>
      <Word x={100}>December</Word>
    </Strip>
  );
}
