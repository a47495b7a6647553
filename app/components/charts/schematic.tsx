import type { ReactNode } from "react";
import { Bar, Dot, Line, Rule } from "./marks.tsx";
import type { Place } from "./place.ts";
import { Plot } from "./plot.tsx";

export type Schematic =
  | "line"
  | "bars"
  | "falling-bars"
  | "waterfall"
  | "scatter"
  | "table"
  | "dashboard"
  | "price-curve"
  | "frontier"
  | "roc-curve"
  | "payoff";

/** The outline of a kind of chart, without data: a hint at what will be shown. */
export function SchematicChart({ kind }: { kind: Schematic }) {
  return (
    <Plot label={null} className="block aspect-[320/164] h-auto w-full text-rule">
      {schematics[kind]}
    </Plot>
  );
}

/** Positions as shares of two axes, inside a margin. */
const x = (share: number) => 7.5 + share * 88.75;
const y = (share: number) => 92.7 - share * 87.8;
const placeOf = ([across, up]: readonly [number, number]): Place => [x(across), y(up)];

const axes = (
  <>
    <Rule from={[x(0), y(0)]} to={[x(0), y(1)]} width={1.5} tone="inherit" />
    <Rule from={[x(0), y(0)]} to={[x(1), y(0)]} width={1.5} tone="inherit" />
  </>
);

function curve(...points: readonly (readonly [number, number])[]) {
  return (
    <>
      {axes}
      <Line points={points.map(placeOf)} width={1.5} tone="edge" />
    </>
  );
}

/** A curve sampled at 33 points from 0 to 1. */
function sampled(placeAt: (share: number) => readonly [number, number]) {
  return curve(...Array.from({ length: 33 }, (_, index) => placeAt(index / 32)));
}

function dashed(from: readonly [number, number], to: readonly [number, number]) {
  return <Rule from={placeOf(from)} to={placeOf(to)} width={1.5} dashes="4 4" tone="inherit" />;
}

/** Bars from one share of the height to another. */
function bars(spans: readonly (readonly [from: number, to: number])[], width: number) {
  const step = 0.93 / spans.length;
  return (
    <>
      {axes}
      {spans.map(([from, to], index) => {
        const left = 0.055 + index * step;
        return <Bar key={`${from} ${to}`} x={[x(left), x(left + width)]} y={[y(from), y(to)]} />;
      })}
    </>
  );
}

const fromZero = (...heights: number[]) => heights.map((height) => [0, height] as const);

function grid(columns: readonly number[], rows: readonly number[]) {
  const [left = 0, right = 0] = [columns[0], columns.at(-1)];
  const [top = 0, bottom = 0] = [rows[0], rows.at(-1)];
  return (
    <>
      {rows.map((row) => (
        <Rule key={row} from={[left, row]} to={[right, row]} width={1.5} tone="inherit" />
      ))}
      {columns.map((column) => (
        <Rule key={column} from={[column, top]} to={[column, bottom]} width={1.5} tone="inherit" />
      ))}
    </>
  );
}

const cloud = [
  [0.13, 0.25],
  [0.21, 0.36],
  [0.18, 0.17],
  [0.44, 0.53],
  [0.51, 0.42],
  [0.56, 0.58],
  [0.77, 0.78],
  [0.84, 0.68],
  [0.89, 0.83],
  [0.72, 0.67],
] as const;

const schematics: Record<Schematic, ReactNode> = {
  line: curve(
    [0, 0.17],
    [0.16, 0.26],
    [0.32, 0.21],
    [0.49, 0.44],
    [0.65, 0.4],
    [0.81, 0.67],
    [1, 0.78],
  ),
  "price-curve": sampled((share) => [share, 0.05 + 0.8 * Math.exp(-3.2 * share)]),
  // Bends back below the minimum-variance point and flattens above it.
  frontier: sampled((share) => {
    const up = 0.06 + share * 0.84;
    const aboveCalmest = up - 0.36;
    return [0.13 + (aboveCalmest < 0 ? 0.89 : 2.88) * aboveCalmest ** 2, up];
  }),
  "roc-curve": (
    <>
      {dashed([0, 0], [1, 0.96])}
      {sampled((share) => [share, 0.96 * (1 - (1 - share) ** 4)])}
    </>
  ),
  payoff: (
    <>
      {dashed([0, 0.4], [1, 0.4])}
      {curve([0, 0.17], [0.41, 0.17], [0.73, 0.81], [1, 0.81])}
    </>
  ),
  bars: bars(fromZero(0.36, 0.56, 0.46, 0.71, 0.63, 0.82), 0.1),
  "falling-bars": bars(fromZero(0.86, 0.61, 0.42, 0.28, 0.18, 0.11), 0.1),
  waterfall: bars(
    [
      [0, 0.81],
      [0.39, 0.67],
      [0.36, 0.51],
      [0.32, 0.42],
      [0, 0.32],
    ],
    0.13,
  ),
  scatter: (
    <>
      {axes}
      {cloud.map((point) => (
        <Dot key={point[0]} at={placeOf(point)} radius={5} />
      ))}
    </>
  ),
  table: grid([3.75, 30, 51.9, 73.75, 96.25], [9.8, 26.8, 43.9, 61, 78, 95.1]),
  dashboard: (
    <>
      <Bar x={[3.75, 31.25]} y={[6, 29]} hollow="card" />
      <Bar x={[36.25, 63.75]} y={[6, 29]} hollow="card" />
      <Bar x={[68.75, 96.25]} y={[6, 29]} hollow="card" />
      <Bar x={[3.75, 62.5]} y={[39, 98.8]} hollow="card" />
      <Bar x={[67.5, 96.25]} y={[39, 98.8]} hollow="card" />
      <Line
        points={[
          [7.5, 86.6],
          [20, 73.2],
          [31.25, 78],
          [45, 57.3],
          [58.75, 51.2],
        ]}
        width={1.5}
        tone="edge"
      />
      <Bar x={[71.25, 73.75]} y={[89, 72]} />
      <Bar x={[76.9, 79.4]} y={[89, 61]} />
      <Bar x={[82.5, 85]} y={[89, 67]} />
      <Bar x={[88.1, 90.6]} y={[89, 52.4]} />
    </>
  ),
};
