import { formatEuro } from "#app/format/money.ts";
import { baseCase } from "#models/solar/inputs.ts";
import { solarYears, yearlyLoanPayment } from "#models/solar/years.ts";
import { Axis, Bar, Frame, Label, Line } from "./frame.tsx";
import { columnsOf, upward } from "./scale.ts";

const years = solarYears(baseCase).slice(1);
const payment = yearlyLoanPayment(baseCase);
const [firstSaving = 0, lastSaving = 0] = [years[0]?.saving, years.at(-1)?.saving];

const WIDTH = 2.6;
const columns = columnsOf(years.length, WIDTH);
const yOf = upward(0, lastSaving);
const loanEnds = (columns[baseCase.loanYears - 1] ?? 0) + WIDTH;

export function SolarFinancingCalculator() {
  return (
    <Frame
      label={`Electricity saved by a roof each year, from ${formatEuro(firstSaving)} to ${formatEuro(lastSaving)}, above a loan payment of ${formatEuro(payment)} in the first ${baseCase.loanYears} years`}
    >
      {years.map(({ year, saving, loanPayment }, index) => (
        <g key={year}>
          <Bar x={columns[index] ?? 0} width={WIDTH} to={yOf(loanPayment)} opacity={0.3} />
          <Bar x={columns[index] ?? 0} width={WIDTH} from={yOf(loanPayment)} to={yOf(saving)} />
        </g>
      ))}
      <Axis />
      <Line
        points={[
          [0, yOf(payment)],
          [loanEnds, yOf(payment)],
        ]}
        width={1.5}
        className="text-loss"
      />
      <Label x={0} y={12} className="text-loss">
        {`loan ${formatEuro(payment)} a year`}
      </Label>
      <Label x={0}>year 1</Label>
      <Label x={loanEnds - WIDTH / 2}>{baseCase.loanYears}</Label>
      <Label x={100}>{years.length}</Label>
    </Frame>
  );
}
