import { Label } from "./label.tsx";
import { lineHeight, sideGap } from "./label-size.ts";
import { Rule } from "./marks.tsx";
import type { PlotScale } from "./scale.ts";
import { spreadLabels } from "./spread-labels.ts";
import type { Tone } from "./tone.ts";

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

type EndLabel = { name: string; text?: string; at: number; tone: Tone };

/** Names on the right of a plot, moved apart where they would overlap. */
export function EndLabels({ ends, plotHeight }: { ends: readonly EndLabel[]; plotHeight: number }) {
  const places = spreadLabels(
    ends.map(({ at }) => at),
    (lineHeight / plotHeight) * 100,
  );
  return ends.map(({ name, text = name, tone }, index) => (
    <Label key={name} at={[100, places[index] ?? 0]} dx={sideGap} anchor="start" tone={tone}>
      {text}
    </Label>
  ));
}
