import { formatNumber } from "#app/format/number.ts";
import type { Bond } from "#models/bonds/bond.ts";
import { yieldSensitivity } from "#models/bonds/duration.ts";
import { dirtyPrice } from "#models/bonds/price.ts";
import { Axis, Dot, Frame, Label, Line, Tick } from "./frame.tsx";
import { across, type Place, upward } from "./scale.ts";

/** The bond of the project's page: ten years, a yearly coupon of 3%, at par. */
const bond: Bond = { couponRate: 0.03, frequency: 1, remainingCoupons: 10, periodElapsed: 0 };
const yieldRate = 0.03;
const price = dirtyPrice(bond, yieldRate);
const duration = yieldSensitivity(bond, yieldRate)?.modifiedDuration ?? 0;

const HIGHEST_YIELD = 0.12;
const tangent = (rate: number) => price * (1 - duration * (rate - yieldRate));
const xOf = across(0, HIGHEST_YIELD);
const yOf = upward(tangent(HIGHEST_YIELD), dirtyPrice(bond, 0));
const curve = Array.from({ length: 33 }, (_, index): Place => {
  const rate = (index / 32) * HIGHEST_YIELD;
  return [xOf(rate), yOf(dirtyPrice(bond, rate))];
});

export function BondPortfolioDashboard() {
  return (
    <Frame
      label={`Price of a ten-year 3% bond against its yield from 0% to 12%, with the tangent at par: modified duration ${formatNumber(duration, 2)}`}
    >
      <Axis />
      <Line
        points={[0, HIGHEST_YIELD].map((rate): Place => [xOf(rate), yOf(tangent(rate))])}
        width={1.25}
        dashes="3 3"
        className="text-muted"
      />
      <Line points={curve} />
      <Tick x={xOf(yieldRate)} />
      <Dot at={[xOf(yieldRate), yOf(price)]} hollow />
      <Label x={xOf(yieldRate)} y={yOf(price) - 4} dx={8} anchor="start" className="text-current">
        {`duration ${formatNumber(duration, 2)}`}
      </Label>
      <Label x={0}>0%</Label>
      <Label x={xOf(yieldRate)}>3%</Label>
      <Label x={100}>yield 12%</Label>
    </Frame>
  );
}
