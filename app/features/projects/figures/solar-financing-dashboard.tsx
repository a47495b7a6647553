import { formatEuroChange } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { payback } from "#models/cash-flow/payback.ts";
import { baseCase } from "#models/solar/inputs.ts";
import { solarYears } from "#models/solar/years.ts";
import { Axis, Dot, Frame, Label, Line, Tick } from "./frame.tsx";
import { across, type Place, upward } from "./scale.ts";

const years = solarYears(baseCase);
const paybackYears = payback(years.map((year) => year.cashFlow.cash)) ?? 0;
const last = years.at(-1)?.cumulative ?? { cash: 0, loan: 0 };

const xOf = across(0, baseCase.lifetimeYears);
const yOf = upward(years[0]?.cumulative.cash ?? 0, last.cash);
const curve = (financing: "cash" | "loan") =>
  years.map(({ year, cumulative }): Place => [xOf(year), yOf(cumulative[financing])]);

export function SolarFinancingDashboard() {
  return (
    <Frame
      label={`Cumulative cash flow of a rooftop system over ${baseCase.lifetimeYears} years: paid in cash it is back at zero after ${formatNumber(paybackYears, 1)} years and ends at ${formatEuroChange(last.cash)}, on credit at ${formatEuroChange(last.loan)}`}
    >
      <Axis y={Math.round(yOf(0))} />
      <Line points={curve("loan")} width={1.25} dashes="3 3" className="text-muted" />
      <Line points={curve("cash")} />
      <Dot at={[xOf(paybackYears), yOf(0)]} hollow />
      <Tick x={xOf(paybackYears)} y={24} to={yOf(0) - 3} />
      <Label x={xOf(paybackYears)} y={19} dx={-2} anchor="start" className="text-current">
        {`payback ${formatNumber(paybackYears, 1)} years`}
      </Label>
      <Label x={xOf(17)} y={yOf(years[17]?.cumulative.loan ?? 0) + 15} anchor="start">
        on credit
      </Label>
      <Label x={0}>today</Label>
      <Label x={100}>{`year ${baseCase.lifetimeYears}`}</Label>
    </Frame>
  );
}
