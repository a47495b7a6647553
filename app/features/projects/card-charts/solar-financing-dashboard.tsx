import { Label } from "#app/components/charts/label.tsx";
import { Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { formatEuroChange } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { payback } from "#models/cash-flow/payback.ts";
import { baseCase } from "#models/solar/inputs.ts";
import { solarYears } from "#models/solar/years.ts";
import { BaseLine, chartUp, px, Strip, Word } from "./kit/strip.tsx";

const years = solarYears(baseCase);
const paybackYears = payback(years.map((year) => year.cashFlow.cash)) ?? 0;
const last = years.at(-1)?.cumulative ?? { cash: 0, loan: 0 };

const x = across([0, baseCase.lifetimeYears]);
const y = chartUp([years[0]?.cumulative.cash ?? 0, last.cash]);
const curve = (financing: "cash" | "loan") =>
  years.map(({ year, cumulative }): Place => [x(year), y(cumulative[financing])]);
const paidBack: Place = [x(paybackYears), y(0)];

export function CardChart() {
  return (
    <Strip
      label={`Cumulative cash flow of a rooftop system over ${baseCase.lifetimeYears} years: paid in cash it is back at zero after ${formatNumber(paybackYears, 1)} years and ends at ${formatEuroChange(last.cash)}, with a loan at ${formatEuroChange(last.loan)}`}
    >
      <BaseLine at={y(0)} />
      <Line points={curve("loan")} width={1.25} dashes="3 3" tone="muted" />
      <Line points={curve("cash")} />
      <Dot at={paidBack} hollow="card" />
      <Rule from={[paidBack[0], px(24)]} to={[paidBack[0], paidBack[1] - px(3)]} tone="edge" />
      <Label at={[paidBack[0], px(24)]} place={-5} dx={-2} anchor="start" tone="inherit">
        {`payback ${formatNumber(paybackYears, 1)} years`}
      </Label>
      <Label at={[x(17), y(years[17]?.cumulative.loan ?? 0)]} place={15} anchor="start">
        with a loan
      </Label>
      <Word x={0}>today</Word>
      <Word x={100}>{`year ${baseCase.lifetimeYears}`}</Word>
    </Strip>
  );
}
