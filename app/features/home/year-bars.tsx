import { Label } from "#app/components/charts/label.tsx";
import { Bar, Rule } from "#app/components/charts/marks.tsx";
import { Plot } from "#app/components/charts/plot.tsx";
import { bands, edgesOf, middleOf, spanOf, upward } from "#app/components/charts/scale.ts";
import { formatNumber } from "#app/lib/format/number.ts";

/** Pixels. */
const height = 256;
const px = (pixels: number) => (pixels / height) * 100;

/** Room for a value above the highest bar, and for a value and a name below the lowest. */
const [top, bottom] = [px(16), px(height - 36)];

/** What is paid below the line and received above it, each bar with its value. */
export function YearBars({
  label,
  axis,
  names,
  values,
  among,
}: {
  label: string;
  axis: string;
  names: readonly string[];
  values: readonly number[];
  /** What decides the scale. */
  among: readonly number[];
}) {
  const format = (value: number) => formatNumber(value, { atMost: 0 });
  const x = bands(names, { gap: 0.34, outer: 0.17 });
  const y = upward(spanOf([0, ...among])).range([bottom, top]);
  const inWords = names.map((name, index) => `${name}: ${format(values[index] ?? 0)}`).join(", ");
  return (
    <Plot
      label={`${label}. ${axis} ${inWords}.`}
      width="100%"
      height={height}
      fontSize="11.5"
      className="figures block"
    >
      {names.map((name, index) => {
        const value = values[index] ?? 0;
        const isPaid = value < 0;
        return (
          <g key={name}>
            <Bar
              x={edgesOf(x, name)}
              y={[y(0), y(value)]}
              tone={isPaid ? "red" : "green"}
              hollow={isPaid ? "paper" : undefined}
            />
            <Label at={[middleOf(x, name), y(value)]} place={isPaid ? 14 : -5} tone="ink">
              {format(value)}
            </Label>
            <Label at={[middleOf(x, name), 100]} place={-3}>
              {name}
            </Label>
          </g>
        );
      })}
      <Rule from={[0, y(0)]} to={[100, y(0)]} tone="ink" />
    </Plot>
  );
}
