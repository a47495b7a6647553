import { Label } from "./label.tsx";
import { roundedLetterWidth } from "./label-size.ts";
import { Bar, Rule } from "./marks.tsx";
import { namedRows } from "./named-rows.ts";
import { Plot } from "./plot.tsx";
import { Readable } from "./readable.tsx";
import { readBands } from "./readings.tsx";
import { across, edgesOf, spanOf } from "./scale.ts";
import type { Tone } from "./tone.ts";

type BarChartProps = {
  /** The chart in words, for a visitor who cannot see it. */
  label: string;
  bars: readonly { name: string; value: number; tone?: Tone }[];
  format: (value: number) => string;
  /** What the values are, if nothing around the chart says so. */
  unit?: string | undefined;
};

/** A bar for each name, which is written above it. */
export function BarChart({ label, bars, format, unit }: BarChartProps) {
  const x = across(spanOf([0, ...bars.map(({ value }) => value)]));
  const { rows, height } = namedRows(bars.map(({ name }) => name));
  const longest = Math.max(...bars.map(({ value }) => format(value).length));
  return (
    <Readable
      unit={unit}
      readings={readBands(rows, "y", (_, index) => ({
        values: [{ text: format(bars[index]?.value ?? 0) }],
      }))}
      // The longest value, and the gap before it.
      className={longest * roundedLetterWidth > 68 ? "pr-27" : "pr-19"}
    >
      <Plot label={label} width="100%" height={height} className="figures block text-label">
        {bars.map(({ name, value, tone = value < 0 ? "red" : "accent" }) => {
          const [top, bottom] = edgesOf(rows, name);
          return (
            <g key={name}>
              <Label at={[0, top]} place={-6} anchor="start" tone="ink">
                {name}
              </Label>
              <Bar x={[x(0), x(value)]} y={[top, bottom]} tone={tone} />
              {/* Not from the top to the bottom of the chart: it would cross the names. */}
              <Rule from={[x(0), top]} to={[x(0), bottom]} tone="ink" />
              <Label
                at={[x(Math.max(0, value)), (top + bottom) / 2]}
                dx={8}
                anchor="start"
                tone="ink"
              >
                {format(value)}
              </Label>
            </g>
          );
        })}
      </Plot>
    </Readable>
  );
}
