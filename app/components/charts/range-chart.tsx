import { Label } from "./label.tsx";
import { lineHeight } from "./label-size.ts";
import { Bar, Rule } from "./marks.tsx";
import { Plot } from "./plot.tsx";
import { Readable } from "./readable.tsx";
import { readBands } from "./readings.tsx";
import { across, bands, edgesOf } from "./scale.ts";
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

/** Pixels: a line for the name, and the bar below it. */
const rowHeight = 56;
/** Pixels beside the plot, for the value at the end of a bar. Not in rem, which is less on paper. */
const side = { pixels: 64, className: "px-[64px]" };

/** From low to high by method, as in a football field. Names are above their bars, so they may be long. */
export function RangeChart({ label, ranges, marks, format, unit }: RangeChartProps) {
  const ends = [
    ...ranges.flatMap(({ low, high }) => [low, high]),
    ...marks.map(({ value }) => value),
  ];
  const rows = bands(
    ranges.map(({ name }) => name),
    { gap: 0.62, outer: 0.55 },
  );
  const x = across([Math.min(...ends), Math.max(...ends)]);
  const height = ranges.length * rowHeight;
  return (
    <Readable
      unit={unit}
      readings={readBands(rows, "y", (_, index) => ({
        values: [
          { text: `${format(ranges[index]?.low ?? 0)} to ${format(ranges[index]?.high ?? 0)}` },
          ...marks.map(({ name, value, tone }) => ({ name, text: format(value), tone })),
        ],
      }))}
      className={`pt-10 ${side.className}`}
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
        {/* From their names down through all bars, below the names of these. */}
        {marks.map(({ name, value, tone }, line) => (
          <Rule
            key={name}
            from={[x(value), (-line * lineHeight * 100) / height]}
            to={[x(value), 100]}
            tone={tone}
          />
        ))}
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
          <Label key={name} at={[x(value), 0]} place={-4 - line * lineHeight} tone={tone} halo>
            {`${name} ${format(value)}`}
          </Label>
        ))}
      </Plot>
    </Readable>
  );
}
