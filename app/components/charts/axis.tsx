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

/** Names on the right of a plot, in one line or several, moved apart where they would overlap. */
export function EndLabels({ ends, plotHeight }: { ends: readonly EndLabel[]; plotHeight: number }) {
  const labels = ends.map(({ name, text = name, tone }) => ({
    // What is read out in a sentence is here a label of its own.
    ...{ name, tone, lines: `${text.charAt(0).toUpperCase()}${text.slice(1)}`.split("\n") },
  }));
  const tallest = Math.max(...labels.map(({ lines }) => lines.length));
  const places = spreadLabels(
    ends.map(({ at }) => at),
    ((tallest * lineHeight) / plotHeight) * 100,
  );
  return labels.flatMap(({ name, lines, tone }, index) =>
    lines.map((line, row) => (
      <Label
        key={`${name} ${line}`}
        at={[100, places[index] ?? 0]}
        dx={sideGap}
        // The first baseline is lower by a third of a letter, so that all lines have their middle at the place.
        place={4 + (row - (lines.length - 1) / 2) * (lineHeight - 2)}
        anchor="start"
        tone={tone}
        isName
      >
        {line}
      </Label>
    )),
  );
}
