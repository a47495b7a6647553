import { EndLabels, type FormatTick, tickTexts, ValueAxis } from "./axis.tsx";
import { Frame, type PlotHeight } from "./frame.tsx";
import { Label } from "./label.tsx";
import { lineHeight } from "./label-size.ts";
import { Rule } from "./marks.tsx";
import { readBands } from "./readings.tsx";
import { bands, edgesOf, middleOf, spanOf, upward } from "./scale.ts";
import { type Stacked, StackedBars, stack } from "./stack.tsx";
import type { Tone } from "./tone.ts";

export type ColumnPart = {
  name: string;
  value: number;
  tone: Tone;
  opacity?: number;
  /** Written on the part where it is high enough, so that nobody depends on the color. */
  code?: string | undefined;
};

type Column = { name: string; parts: readonly ColumnPart[] };

type ColumnChartProps = {
  /** The chart in words, for a visitor who cannot see it. */
  label: string;
  columns: readonly Column[];
  format: (value: number) => string;
  /** How the axis writes its round values, if otherwise. */
  formatTick?: FormatTick;
  /** A value to compare the columns with, named at the right. */
  reference?: { value: number; name: string };
  /** What the values of the axis are counted in, unless they say so. */
  unit?: string | undefined;
  /** Whether values can be read off at the left, or parts are named beside the last column. */
  labels: "value axis" | "part names";
  plotHeight: PlotHeight;
  /** Whether each column has its total above it. Leave it out where the totals would overlap. */
  totals?: boolean;
};

/** Columns of stacked parts, negative ones below zero, each column with its total. */
export function ColumnChart({
  label,
  columns,
  format,
  formatTick = format,
  reference,
  unit,
  labels,
  plotHeight,
  totals = true,
}: ColumnChartProps) {
  const stacks = columns.map(({ name, parts }) => ({
    name,
    parts: stack(parts.filter(({ value }) => value !== 0)),
  }));
  const hasAxis = labels === "value axis";
  const x = bands(
    columns.map(({ name }) => name),
    { gap: 0.32 },
  );
  const exact = upward(
    spanOf([0, reference?.value ?? 0, ...stacks.flatMap(({ parts }) => parts.map(({ to }) => to))]),
  );
  const y = hasAxis ? exact.nice(5) : exact;
  const ticks = hasAxis ? y.ticks(5) : [];
  const lastParts = hasAxis ? [] : (stacks.at(-1)?.parts ?? []);
  const ends = [
    ...lastParts.map(({ name, from, to }) => ({ name, at: y((from + to) / 2) })),
    ...(reference ? [{ name: reference.name, at: y(reference.value) }] : []),
  ].map((end) => ({ ...end, tone: "ink" as const }));
  const perPixel = 100 / plotHeight;
  /** Of a column, or the line to compare with where that would go through a label on the column. */
  const topOf = (parts: readonly Stacked<ColumnPart>[]) => {
    const top = y(Math.max(0, ...parts.map(({ to }) => to)));
    const line = reference ? y(reference.value) : top;
    return line < top && top - line < lineHeight * perPixel ? line : top;
  };

  return (
    <Frame
      label={label}
      plotHeight={plotHeight}
      unit={unit}
      readings={readBands(x, "x", (_, index) => ({
        values: (columns[index]?.parts ?? []).map(({ name, value, tone }) => ({
          ...{ name, tone, text: format(value) },
        })),
      }))}
      left={tickTexts(ticks, formatTick)}
      right={ends.map(({ name }) => name)}
      base={columns.map(({ name }) => ({ at: middleOf(x, name), text: name }))}
      above
    >
      <ValueAxis scale={y} ticks={ticks} format={formatTick} />
      {stacks.map(({ name, parts }) => (
        <g key={name}>
          <StackedBars parts={parts} x={edgesOf(x, name)} y={y} />
          {parts.map(({ name: part, from, to, code }) =>
            code && Math.abs(y(from) - y(to)) >= lineHeight * perPixel ? (
              <Label key={part} at={[middleOf(x, name), y((from + to) / 2)]} tone="paper">
                {code}
              </Label>
            ) : null,
          )}
          {totals && (
            <Total parts={parts} at={middleOf(x, name)} top={topOf(parts)} format={format} />
          )}
        </g>
      ))}
      {/* Drawn last, because the edges of the bars would cut it. */}
      <Rule from={[0, y(0)]} to={[100, y(0)]} tone="ink" />
      {reference && (
        <Rule
          from={[0, y(reference.value)]}
          to={[100, y(reference.value)]}
          tone="ink"
          dashes="4 3"
        />
      )}
      <EndLabels plotHeight={plotHeight} ends={ends} />
    </Frame>
  );
}

type TotalProps = {
  parts: readonly Stacked<ColumnPart>[];
  at: number;
  top: number;
  format: (value: number) => string;
};

/** Above the column, even a negative one: the space below it holds the column names. */
function Total({ parts, at, top, format }: TotalProps) {
  if (parts.length === 0) return null;
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  return (
    <Label at={[at, top]} place="above" tone="ink">
      {format(total)}
    </Label>
  );
}
