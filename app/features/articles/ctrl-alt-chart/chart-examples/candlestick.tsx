import { ValueAxis } from "#app/components/charts/axis.tsx";
import { Candle } from "#app/components/charts/candle.tsx";
import { Frame } from "#app/components/charts/frame.tsx";
import { readBands } from "#app/components/charts/readings.tsx";
import { bands, edgesOf, middleOf, upward } from "#app/components/charts/scale.ts";
import { formatLongDate } from "#app/lib/format/date.ts";
import { formatNumber } from "#app/lib/format/number.ts";
import type { Example } from "./example.ts";

/** A Monday. */
const firstDay = "2023-11-06";

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

const x = bands(
  days.map((_, index) => String(index)),
  { gap: 0.36 },
);
const y = upward([48, 56]);
const prices = [50, 52, 54];
const fridays = [4, 9, 14, 19];

/** `Nov 6`; five trading days make a week. */
function dateOf(day: number) {
  const date = new Date(firstDay);
  date.setUTCDate(date.getUTCDate() + day + 2 * Math.floor(day / 5));
  return `${date.getUTCMonth() === 10 ? "Nov" : "Dec"} ${date.getUTCDate()}`;
}

function Chart({ label }: { label: string }) {
  return (
    <Frame
      label={label}
      plotHeight={208}
      unit="€"
      readings={readBands(x, "x", (_, index) => ({
        title: dateOf(index),
        values: (["open", "high", "low", "close"] as const).map((name, at) => ({
          ...{ name, text: formatNumber(days[index]?.[at] ?? 0, 1) },
        })),
      }))}
      right={prices.map(String)}
      base={fridays.map((day) => ({ at: middleOf(x, String(day)), text: dateOf(day) }))}
    >
      <ValueAxis scale={y} ticks={prices} format={String} side="right" />
      {days.map(([open, high, low, close], index) => {
        // Hollow when the day closed higher, so that color is not the only sign.
        const rose = close >= open;
        return (
          <Candle
            // biome-ignore lint/suspicious/noArrayIndexKey: trading days have no other id and are never reordered
            key={index}
            prices={{ open, high, low, close }}
            edges={edgesOf(x, String(index))}
            y={y}
            wickWidth={1.5}
            tone={rose ? "accent" : "red"}
            hollow={rose ? "paper" : undefined}
          />
        );
      })}
    </Frame>
  );
}

const highest = Math.max(...days.map(([, high]) => high));
const lowest = Math.min(...days.map(([, , low]) => low));
const rising = days.filter(([open, , , close]) => close >= open).length;

export const candlestick: Example = {
  finding: `The share gains €${formatNumber(days[19][3] - days[0][0], 2)} in twenty trading days`,
  note: "November 6 to December 1, 2023; hollow: closed higher than it opened",
  description: `Candlestick chart of ${days.length} trading days from ${formatLongDate(firstDay)}. The price opens at ${formatNumber(days[0][0], 2)} euro, ranges between ${formatNumber(lowest, 2)} and ${formatNumber(highest, 2)} and closes at ${formatNumber(days[19][3], 2)}; ${rising} days close higher than they open.`,
  Chart,
};
