import { formatEuro } from "#app/format/money.ts";
import { rentalCase } from "#models/rental/inputs.ts";
import { rentalYears } from "#models/rental/years.ts";
import { Axis, Bar, Frame, Label, Line } from "./frame.tsx";
import { round, upward } from "./scale.ts";

/** What the bank takes each year, as interest and repayment, and how much of it the net rent covers. */
const years = rentalYears(rentalCase);
const [first, last] = [years[0], years.at(-1)];

const WIDTH = 5.6;
/** Room for the words at the left. */
const LEFT = 24;
const xOf = (year: number) =>
  round(LEFT + ((year - 1) * (100 - LEFT - WIDTH)) / (years.length - 1));
const yOf = upward(0, first ? first.interest + first.repayment : 1);

export function RentalPropertyModel() {
  if (!first || !last) return null;
  const payment = first.interest + first.repayment;
  return (
    <Frame
      label={`Payments to the bank for a flat, ${formatEuro(payment)} a year for ten years, of which the net rent covers ${formatEuro(first.netOperatingIncome)} at first and ${formatEuro(last.netOperatingIncome)} in the end`}
    >
      {years.map(({ year, interest, repayment }) => (
        <g key={year}>
          <Bar x={xOf(year)} width={WIDTH} to={yOf(interest)} opacity={0.2} />
          <Bar
            x={xOf(year)}
            width={WIDTH}
            from={yOf(interest)}
            to={yOf(interest + repayment)}
            opacity={0.45}
          />
        </g>
      ))}
      <Line
        points={years.map(({ year, netOperatingIncome }) => [
          round(xOf(year) + WIDTH / 2),
          yOf(netOperatingIncome),
        ])}
      />
      <Axis />
      <Label x={0} y={9}>
        repaid
      </Label>
      <Label x={0} y={round(yOf(first.netOperatingIncome) + 4)} className="text-current">
        net rent
      </Label>
      <Label x={0} y={round(yOf(first.interest / 3) + 4)}>
        interest
      </Label>
      <Label x={xOf(1)} anchor="start">
        year 1
      </Label>
      <Label x={100}>{years.length}</Label>
    </Frame>
  );
}
