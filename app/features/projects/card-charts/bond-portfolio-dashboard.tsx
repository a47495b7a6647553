import { Label } from "#app/components/charts/label.tsx";
import { Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/format/number.ts";
import type { Bond } from "#models/bonds/bond.ts";
import { yieldSensitivity } from "#models/bonds/duration.ts";
import { dirtyPrice } from "#models/bonds/price.ts";
import { BaseLine, chartUp, Strip, Tick, Word } from "./strip.tsx";

/** The bond of the project's page: ten years, a yearly coupon of 3%, at par. */
const bond: Bond = { couponRate: 0.03, frequency: 1, remainingCoupons: 10, periodElapsed: 0 };
const yieldRate = 0.03;
const price = dirtyPrice(bond, yieldRate);
const duration = yieldSensitivity(bond, yieldRate)?.modifiedDuration ?? 0;

const HIGHEST_YIELD = 0.12;
const tangent = (rate: number) => price * (1 - duration * (rate - yieldRate));
const x = across([0, HIGHEST_YIELD]);
const y = chartUp([tangent(HIGHEST_YIELD), dirtyPrice(bond, 0)]);
const curve = Array.from({ length: 33 }, (_, index): Place => {
  const rate = (index / 32) * HIGHEST_YIELD;
  return [x(rate), y(dirtyPrice(bond, rate))];
});

export function BondPortfolioDashboard() {
  return (
    <Strip
      label={`Price of a ten-year 3% bond against its yield from 0% to 12%, with the tangent at par: modified duration ${formatNumber(duration, 2)}`}
    >
      <BaseLine />
      <Rule
        from={[0, y(tangent(0))]}
        to={[100, y(tangent(HIGHEST_YIELD))]}
        width={1.25}
        dashes="3 3"
        tone="muted"
      />
      <Line points={curve} />
      <Tick x={x(yieldRate)} />
      <Dot at={[x(yieldRate), y(price)]} hollow="card" />
      <Label at={[x(yieldRate), y(price)]} place={-4} dx={8} anchor="start" tone="inherit">
        {`duration ${formatNumber(duration, 2)}`}
      </Label>
      <Word x={0}>0%</Word>
      <Word x={x(yieldRate)}>3%</Word>
      <Word x={100}>yield 12%</Word>
    </Strip>
  );
}
