import { Frame } from "./frame.tsx";
import { Label } from "./label.tsx";
import { sideGap } from "./label-size.ts";
import { Bar } from "./marks.tsx";
import { rounded } from "./place.ts";
import { across, bands, edgesOf, middleOf } from "./scale.ts";

type HeatGridProps = {
  /** The chart in words, for a visitor who cannot see it. */
  label: string;
  columns: readonly string[];
  /** One value for each column. */
  rows: readonly { name: string; values: readonly number[] }[];
  format: (value: number) => string;
};

/** A value in every cell, on a colour that is deeper the larger the value is. */
export function HeatGrid({ label, columns, rows, format }: HeatGridProps) {
  const names = rows.map(({ name }) => name);
  const largest = Math.max(...rows.flatMap(({ values }) => values));
  // Never so deep that the number on it is hard to read.
  const opacity = across([0, largest || 1]).range([0.04, 0.46]);
  const x = bands(columns, { gap: 0 });
  const y = bands(names, { gap: 0 });
  return (
    <Frame label={label} plotHeight={192} left={names} above>
      {columns.map((column) => (
        <Label key={column} at={[middleOf(x, column), 0]} place={-8}>
          {column}
        </Label>
      ))}
      {rows.map(({ name, values }) => (
        <g key={name}>
          <Label at={[0, middleOf(y, name)]} dx={-sideGap} anchor="end" tone="ink">
            {name}
          </Label>
          {columns.map((column, index) => (
            <Cell
              key={column}
              x={edgesOf(x, column)}
              y={edgesOf(y, name)}
              depth={rounded(opacity(values[index] ?? 0))}
              text={format(values[index] ?? 0)}
            />
          ))}
        </g>
      ))}
    </Frame>
  );
}

type Span = readonly [from: number, to: number];

function Cell({ x, y, depth, text }: { x: Span; y: Span; depth: number; text: string }) {
  return (
    <>
      <Bar x={x} y={y} tone="accent" opacity={depth} edged />
      <Label at={[(x[0] + x[1]) / 2, (y[0] + y[1]) / 2]} tone="ink">
        {text}
      </Label>
    </>
  );
}
