import { scaleBand, scaleLinear } from "d3-scale";
import { Label, Rule, type Sketch } from "./parts.tsx";

/** Open, high, low and close of twenty trading days, euro; each opens near the close before. */
const days = [
  [50.0, 51.2, 49.6, 50.9],
  [51.0, 51.8, 50.5, 51.5],
  [51.4, 51.9, 50.2, 50.4],
  [50.5, 52.1, 50.3, 51.8],
  [51.9, 53.0, 51.6, 52.7],
  [52.6, 53.4, 52.1, 52.3],
  [52.4, 54.0, 52.2, 53.8],
  [53.9, 54.9, 53.5, 54.6],
  [54.5, 55.1, 53.2, 53.4],
  [53.3, 53.7, 51.4, 51.7],
  [51.6, 52.4, 50.6, 50.8],
  [50.9, 52.0, 50.7, 51.9],
  [51.8, 52.2, 50.1, 50.3],
  [50.2, 50.6, 48.7, 49.0],
  [49.1, 50.4, 48.9, 50.2],
  [50.3, 51.7, 50.1, 51.5],
  [51.6, 52.9, 51.3, 52.6],
  [52.5, 52.8, 51.5, 51.7],
  [51.8, 53.6, 51.6, 53.3],
  [53.4, 54.3, 53.0, 54.1],
] as const;

const right = 590;
const x = scaleBand(
  days.map((_, index) => index),
  [0, right],
).padding(0.36);
const y = scaleLinear([48, 56], [230, 10]);

function Drawing() {
  return (
    <>
      {[50, 52, 54].map((price) => (
        <g key={price}>
          <Rule x1={0} y1={y(price)} x2={right} y2={y(price)} />
          <Label x={right + 10} y={y(price)} anchor="start">
            {price}
          </Label>
        </g>
      ))}
      {days.map((day, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a trading day is its place in the row
        <Candle key={index} day={day} left={x(index) ?? 0} />
      ))}
    </>
  );
}

/** Hollow when the day closed higher, so that colour is not the only sign. */
function Candle({ day, left }: { day: (typeof days)[number]; left: number }) {
  const [open, high, low, close] = day;
  const rose = close >= open;
  const middle = left + x.bandwidth() / 2;
  const stroke = rose ? "stroke-accent" : "stroke-loss";
  return (
    <>
      <Rule x1={middle} y1={y(high)} x2={middle} y2={y(low)} className={`${stroke} stroke-[1.5]`} />
      <rect
        x={left}
        y={y(Math.max(open, close))}
        width={x.bandwidth()}
        height={y(Math.min(open, close)) - y(Math.max(open, close))}
        className={`${stroke} stroke-[1.5] ${rose ? "fill-paper" : "fill-loss"}`}
      />
    </>
  );
}

const highest = Math.max(...days.map(([, high]) => high));
const lowest = Math.min(...days.map(([, , low]) => low));
const rising = days.filter(([open, , , close]) => close >= open).length;

export const candlestick: Sketch = {
  caption: "Share price over twenty trading days, in euros; hollow: closed higher than it opened",
  description: `Candlestick chart of ${days.length} trading days. The price opens at ${days[0][0].toFixed(2)} euro, ranges between ${lowest.toFixed(2)} and ${highest.toFixed(2)} and closes at ${days[19][3].toFixed(2)}; ${rising} days close higher than they open.`,
  Drawing,
};
