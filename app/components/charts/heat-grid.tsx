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
  /** One value for each column; none where there is nothing to show. */
  rows: readonly { name: string; values: readonly (number | null)[] }[];
  format: (value: number) => string;
  /** What the values are counted in, unless they say so. */
  unit?: string | undefined;
};

/** A value in every cell, on a color that is deeper the larger the value is. */
export function HeatGrid({ label, columns, rows, format, unit }: HeatGridProps) {
  const names = rows.map(({ name }) => name);
  const largest = Math.max(...rows.flatMap(({ values }) => values.map(Number)));
  // Never so deep that the number on it is hard to read.
  const opacity = across([0, largest || 1]).range([0.04, 0.46]);
  const x = bands(columns, { gap: 0 });
  const y = bands(names, { gap: 0 });
  const cells = rows.flatMap(({ name, values }) =>
    columns.flatMap((column, index) => {
      const value = values[index] ?? null;
      if (value === null) return [];
      const place = { x: edgesOf(x, column), y: edgesOf(y, name) };
      return [{ name, column, ...place, text: format(value), depth: rounded(opacity(value)) }];
    }),
  );
  return (
    <Frame
      label={label}
      plotHeight={rows.length > 8 ? 288 : 208}
      unit={unit}
      readings={{
        along: "both",
        perRow: columns.length,
        places: cells.map(({ name, column }) => [middleOf(x, column), middleOf(y, name)]),
        read: (index) => {
          const cell = cells[index];
          if (!cell) return { title: "", values: [] };
          return {
            title: cell.name,
            values: [{ name: cell.column, text: cell.text }],
            mark: <Bar x={cell.x} y={cell.y} tone="ink" opacity={0.12} />,
          };
        },
      }}
      left={names}
      above
    >
      {columns.map((column) => (
        <Label key={column} at={[middleOf(x, column), 0]} place={-8}>
          {column}
        </Label>
      ))}
      {names.map((name) => (
        <Label key={name} at={[0, middleOf(y, name)]} dx={-sideGap} anchor="end" tone="ink">
          {name}
        </Label>
      ))}
      {cells.map((cell) => (
        <g key={`${cell.name} ${cell.column}`}>
          <Bar x={cell.x} y={cell.y} tone="accent" opacity={cell.depth} edged />
          <Label at={[middleOf(x, cell.column), middleOf(y, cell.name)]} tone="ink">
            {cell.text}
          </Label>
        </g>
      ))}
    </Frame>
  );
}
