import { Label } from "./label.tsx";
import { sideGap } from "./label-size.ts";
import { Rule } from "./marks.tsx";
import type { PlotScale } from "./scale.ts";

type ValueAxisProps = {
  scale: PlotScale;
  ticks: readonly number[];
  format: (value: number) => string;
  /** The value that all others are read against: its line is in ink. */
  base?: number;
  side?: "left" | "right";
};

/** Grid lines across the plot, each with its value at the side. */
export function ValueAxis({ scale, ticks, format, base = 0, side = "left" }: ValueAxisProps) {
  const left = side === "left";
  return ticks.map((tick) => (
    <g key={tick}>
      <Rule from={[0, scale(tick)]} to={[100, scale(tick)]} tone={tick === base ? "ink" : "rule"} />
      <Label
        at={[left ? 0 : 100, scale(tick)]}
        dx={left ? -sideGap : sideGap}
        anchor={left ? "end" : "start"}
      >
        {format(tick)}
      </Label>
    </g>
  ));
}
