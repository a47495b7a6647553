import { tickTexts, ValueAxis } from "./axis.tsx";
import { Frame } from "./frame.tsx";
import { Dot, Rule } from "./marks.tsx";
import type { Place } from "./place.ts";
import { readDots } from "./readings.tsx";
import { across, spanOf, upward } from "./scale.ts";

type Point = { x: number; y: number };

type ScatterChartProps = {
  /** The chart in words, for a visitor who cannot see it. */
  label: string;
  points: readonly Point[];
  /** A fitted line, from one end to the other. */
  trend?: readonly [Point, Point];
  formatX: (x: number) => string;
  formatY: (y: number) => string;
  /** What a dot is read out as. */
  names: { x: string; y: string };
  /** What the values of the axis are counted in, unless they say so. */
  unit?: string | undefined;
};

/** One dot for each pair of values; both axes start at zero. */
export function ScatterChart(props: ScatterChartProps) {
  const { label, points, trend, formatX, formatY, names, unit } = props;
  const x = across(spanOf([0, ...points.map((point) => point.x)])).nice(5);
  const y = upward(spanOf([0, ...points.map((point) => point.y)])).nice(4);
  const yTicks = y.ticks(4);
  const xTicks = x.ticks(5);
  const xTexts = tickTexts(xTicks, formatX);
  const xLabels = xTicks.map((tick, index) => ({ at: x(tick), text: xTexts[index] ?? "" }));
  const placeOf = (point: Point): Place => [x(point.x), y(point.y)];
  return (
    <Frame
      label={label}
      plotHeight={208}
      unit={unit}
      readings={readDots(
        points.map((point) => ({
          at: placeOf(point),
          title: `${names.x} ${formatX(point.x)}`,
          values: [{ name: names.y, text: formatY(point.y), tone: "accent" }],
        })),
      )}
      left={tickTexts(yTicks, formatY)}
      // Half of the last label below the plot reaches beyond it.
      right={xLabels.slice(-1).map(({ text }) => text)}
      base={xLabels}
    >
      <ValueAxis scale={y} ticks={yTicks} format={formatY} />
      {trend && <Rule from={placeOf(trend[0])} to={placeOf(trend[1])} tone="muted" />}
      {points.map((point) => (
        <Dot key={`${point.x} ${point.y}`} at={placeOf(point)} radius={5} tone="accent" />
      ))}
    </Frame>
  );
}
