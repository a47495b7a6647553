import { formatEuro } from "#app/format/money.ts";
import { rentalCase } from "#models/rental/inputs.ts";
import { rentalYears } from "#models/rental/years.ts";
import { Axis, Bar, Frame, Label } from "./frame.tsx";
import { round, upward } from "./scale.ts";

/** Where each year's net rent goes: to the bank as interest, into the flat, to the owner. */
const years = rentalYears(rentalCase);
const [first, last] = [years[0], years.at(-1)];

const WIDTH = 5.6;
/** Room for the words at the left. */
const LEFT = 24;
const xOf = (year: number) =>
  round(LEFT + ((year - 1) * (100 - LEFT - WIDTH)) / (years.length - 1));
const yOf = upward(0, last?.netOperatingIncome ?? 1);

export function RentalPropertyModel() {
  if (!first || !last) return null;
  return (
    <Frame
      label={`Net rent of a flat over ten years, split into interest, repayment and the cash flow left, which rises from ${formatEuro(first.cashFlow)} to ${formatEuro(last.cashFlow)} a year`}
    >
      {years.map(({ year, interest, debtService, netOperatingIncome }) => (
        <g key={year}>
          <Bar x={xOf(year)} width={WIDTH} to={yOf(interest)} opacity={0.2} />
          <Bar
            x={xOf(year)}
            width={WIDTH}
            from={yOf(interest)}
            to={yOf(debtService)}
            opacity={0.45}
          />
          <Bar x={xOf(year)} width={WIDTH} from={yOf(debtService)} to={yOf(netOperatingIncome)} />
        </g>
      ))}
      <Axis />
      <Label x={0} y={9} className="text-current">
        cash flow
      </Label>
      <Label x={0} y={round(yOf((first.interest + first.debtService) / 2) + 4)}>
        repaid
      </Label>
      <Label x={0} y={round(yOf(first.interest / 2) + 4)}>
        interest
      </Label>
      <Label x={xOf(1)} anchor="start">
        year 1
      </Label>
      <Label x={100}>{years.length}</Label>
    </Frame>
  );
}
