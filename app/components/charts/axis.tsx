import type { ScaleLinear } from "d3-scale";

/** A scale into per cent of the plot, so that a chart is drawn for any width without measuring it. */
export type PlotScale = ScaleLinear<number, number>;

/** A place in the plot. Rounded: the last bits of a power differ between the browsers' engines. */
export function percent(position: number) {
  return `${position.toFixed(2)}%`;
}

type AxisProps = { scale: PlotScale; ticks: readonly number[]; format: (value: number) => string };

const tickText = "figures fill-muted font-mono text-label";

/** Hairlines across the plot, the one at zero in ink, each with its value on the left. */
export function ValueAxis({ scale, ticks, format }: AxisProps) {
  return (
    <g>
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1="0"
            x2="100%"
            y1={percent(scale(tick))}
            y2={percent(scale(tick))}
            className={tick === 0 ? "stroke-ink" : "stroke-rule"}
          />
          <text x="-10" y={percent(scale(tick))} dy="0.32em" textAnchor="end" className={tickText}>
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  );
}

/** Values below the plot. */
export function BaseAxis({ scale, ticks, format }: AxisProps) {
  return (
    <g>
      {ticks.map((tick) => (
        <text
          key={tick}
          x={percent(scale(tick))}
          y="100%"
          dy="1.9em"
          textAnchor="middle"
          className={tickText}
        >
          {format(tick)}
        </text>
      ))}
    </g>
  );
}
