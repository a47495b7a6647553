import { Label } from "./label.tsx";
import { lineHeight } from "./label-size.ts";
import { Bar, Rule } from "./marks.tsx";
import { namedRows } from "./named-rows.ts";
import { Plot } from "./plot.tsx";
import { Readable } from "./readable.tsx";
import { readBands } from "./readings.tsx";
import { across, edgesOf } from "./scale.ts";
import type { Tone } from "./tone.ts";

type RangeChartProps = {
  /** The chart in words, for a visitor who cannot see it. */
  label: string;
  ranges: readonly { name: string; low: number; high: number }[];
  /** Values to hold against the ranges, such as a price and a value. */
  marks: readonly Mark[];
  format: (value: number) => string;
  /** What the values are. */
  unit: string;
};

type Mark = { name: string; value: number; tone: Tone };

/** Pixels beside the plot, for the value at the end of a bar. Not in rem, which is less on paper. */
const side = { pixels: 64, className: "px-[64px]" };

/** Pixels by which a mark is longer than a bar, above and below. */
const overhang = 3;

/** From low to high by method, as in a football field. */
export function RangeChart({ label, ranges, marks, format, unit }: RangeChartProps) {
  const ends = [
    ...ranges.flatMap(({ low, high }) => [low, high]),
    ...marks.map(({ value }) => value),
  ];
  const { rows, height } = namedRows(ranges.map(({ name }) => name));
  const x = across([Math.min(...ends), Math.max(...ends)]);
  return (
    <Readable
      unit={unit}
      readings={readBands(rows, "y", (_, index) => ({
        values: [
          { text: `${format(ranges[index]?.low ?? 0)} to ${format(ranges[index]?.high ?? 0)}` },
          ...marks.map(({ name, value, tone }) => ({ name, text: format(value), tone })),
        ],
      }))}
      className={`pb-10 ${side.className}`}
    >
      <Plot label={label} width="100%" height={height} className="figures block text-label">
        {ranges.map(({ name, low, high }) => (
          <Bar
            key={name}
            x={[x(low), x(high)]}
            y={edgesOf(rows, name)}
            tone="accent"
            opacity={0.45}
          />
        ))}
        {/* Over each bar, but not through the names between them; from the last one down to their own names. */}
        {marks.map(({ name, value, tone }, line) =>
          ranges.map((range, index) => {
            const [top, bottom] = edgesOf(rows, range.name);
            const isLast = index === ranges.length - 1;
            const below = isLast ? line * lineHeight : overhang;
            return (
              <Rule
                key={`${name} ${range.name}`}
                from={[x(value), top - (overhang * 100) / height]}
                to={[x(value), bottom + (below * 100) / height]}
                tone={tone}
              />
            );
          }),
        )}
        {ranges.map(({ name, low, high }) => {
          const [top, bottom] = edgesOf(rows, name);
          return (
            <g key={name}>
              <Label at={[0, top]} dx={-side.pixels} place={-6} anchor="start" tone="ink" halo>
                {name}
              </Label>
              <Label at={[x(low), (top + bottom) / 2]} dx={-6} anchor="end" halo>
                {format(low)}
              </Label>
              <Label at={[x(high), (top + bottom) / 2]} dx={6} anchor="start" halo>
                {format(high)}
              </Label>
            </g>
          );
        })}
        {/* Each on a line of its own, so that two close values do not collide. */}
        {marks.map(({ name, value, tone }, line) => (
          <Label key={name} at={[x(value), 100]} place={14 + line * lineHeight} tone={tone} halo>
            {`${name} ${format(value)}`}
          </Label>
        ))}
      </Plot>
    </Readable>
  );
}
