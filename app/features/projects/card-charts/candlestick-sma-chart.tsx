import { Candle } from "#app/components/charts/candle.tsx";
import { Dot, Line } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { candles, isRising, movingAverage } from "#models/markets/candles.ts";
import { BaseLine, Strip, valueScale, Word } from "./kit/strip.tsx";

const DAYS = 40;
const PRICES_A_DAY = 6;
const [FAST, SLOW] = [5, 15];
/** Days before the first one drawn, so that both averages are there from the start. */
const WARM_UP_DAYS = SLOW - 1;

/** Invented prices, the same on every machine: a random walk from a fixed start. */
function walk(length: number): number[] {
  let state = 1_080_710_224;
  // Lehmer's generator; the product stays below 2^53.
  const random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
  let price = 100;
  return Array.from({ length }, () => {
    price += (random() + random() + random() - 1.5) * 2;
    return price;
  });
}

const history = candles(walk((WARM_UP_DAYS + DAYS) * PRICES_A_DAY), PRICES_A_DAY);
const closes = history.map(({ close }) => close);
const days = history.slice(WARM_UP_DAYS);
const x = across([-0.5, DAYS - 0.5]);
const y = valueScale([
  Math.min(...days.map(({ low }) => low)),
  Math.max(...days.map(({ high }) => high)),
]);
const WIDTH = 1.4;

const averageOf = (window: number) =>
  movingAverage(closes, window)
    .slice(WARM_UP_DAYS)
    .map((value) => value ?? 0);
const fast = averageOf(FAST);
const slow = averageOf(SLOW);
const curve = (averages: readonly number[]) =>
  averages.map((value, day): Place => [x(day), y(value)]);

/** Where the fast average passes the slow one, between two closes. */
const crossings = fast.slice(1).flatMap((_, before) => {
  const gapAt = (day: number) => (fast[day] ?? 0) - (slow[day] ?? 0);
  const [gap, nextGap] = [gapAt(before), gapAt(before + 1)];
  if (gap > 0 === nextGap > 0) return [];
  const share = gap / (gap - nextGap);
  const rise = (slow[before + 1] ?? 0) - (slow[before] ?? 0);
  const value = (slow[before] ?? 0) + share * rise;
  return [{ day: before + share, value, direction: nextGap > 0 ? "upward" : "downward" }];
});

export function CardChart() {
  return (
    <Strip
      label={`${DAYS} daily candlesticks with moving averages over ${FAST} and ${SLOW} days; the faster crosses the slower ${crossings.map(({ direction }) => direction).join(", then ")}`}
    >
      <BaseLine />
      {days.map((day, index) => (
        <Candle
          key={day.open}
          prices={day}
          edges={[x(index) - WIDTH / 2, x(index) + WIDTH / 2]}
          y={y}
          wickWidth={1}
          tone={isRising(day) ? "inherit" : "muted"}
          opacity={0.6}
        />
      ))}
      <Line points={curve(slow)} width={1.25} dashes="3 3" tone="ink" />
      <Line points={curve(fast)} width={1.25} tone="ink" />
      {crossings.map(({ day, value }) => (
        <Dot key={day} at={[x(day), y(value)]} hollow="card" tone="ink" />
      ))}
      <Word x={0}>{`${DAYS} days`}</Word>
      <Word x={100}>{`SMA ${FAST} crosses SMA ${SLOW}`}</Word>
    </Strip>
  );
}
