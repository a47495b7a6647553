import { Label } from "#app/components/charts/label.tsx";
import { Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { formatEuroChange } from "#app/lib/format/money.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import { sheet } from "#models/solar/sheet.ts";
import { BaseLine, px, Strip, valueScale, Word } from "./kit/strip.tsx";

const figures = sheet.calculate(sheet.presets.base.inputs);
const lifetime = figures.number("lifetimeYears");
const paybackYears = figures.number("payback");
const sums = {
  cash: figures.numbers("sumInCash").slice(0, lifetime + 1),
  loan: figures.numbers("sumOnLoan").slice(0, lifetime + 1),
};
const last = { cash: sums.cash.at(-1) ?? 0, loan: sums.loan.at(-1) ?? 0 };

const x = across([0, lifetime]);
const y = valueScale([sums.cash[0] ?? 0, last.cash]);
const curve = (financing: "cash" | "loan") =>
  sums[financing].map((sum, year): Place => [x(year), y(sum)]);
const paidBack: Place = [x(paybackYears), y(0)];

export function CardChart() {
  return (
    <Strip
      label={`Cumulative cash flow of a rooftop system over ${lifetime} years: paid in cash it is back at zero after ${formatNumber(paybackYears, 1)} years and ends at ${formatEuroChange(last.cash)}, with a loan at ${formatEuroChange(last.loan)}`}
    >
      <BaseLine at={y(0)} />
      <Line points={curve("loan")} width={1.25} dashes="3 3" tone="muted" />
      <Line points={curve("cash")} />
      <Dot at={paidBack} hollow="card" />
      <Rule from={[paidBack[0], px(24)]} to={[paidBack[0], paidBack[1] - px(3)]} tone="edge" />
      <Label at={[paidBack[0], px(24)]} place={-5} dx={-2} anchor="start" tone="inherit">
        {`payback ${formatNumber(paybackYears, 1)} years, as offered`}
      </Label>
      <Label at={[x(17), y(sums.loan[17] ?? 0)]} place={15} anchor="start">
        with a loan
      </Label>
      <Word x={0}>today</Word>
      <Word x={100}>{`year ${lifetime}`}</Word>
    </Strip>
  );
}
