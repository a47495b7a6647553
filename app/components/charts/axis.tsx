import { Label } from "./label.tsx";
import { lineHeight, sideGap } from "./label-size.ts";
import { Rule } from "./marks.tsx";
import type { PlotScale } from "./scale.ts";
import { spreadLabels } from "./spread-labels.ts";
import type { Tone } from "./tone.ts";

/** Writes one value of an axis. All of them are passed too, so that one unit, such as millions, suits them all. */
export type FormatTick = (tick: number, ticks: readonly number[]) => string;

/** The labels of an axis, each with as many decimals as the one that needs most: `4.0%` beside `4.5%`. */
export function tickTexts(ticks: readonly number[], format: FormatTick): string[] {
  const texts = ticks.map((tick) => format(tick, ticks));
  const most = Math.max(0, ...texts.map((text) => decimalsIn(text).length));
  if (most === 0) return texts;
  return texts.map((text) =>
    text.replace(/(\d)(?:\.\d+)?(?=\D*$)/, `$1.${decimalsIn(text).padEnd(most, "0")}`),
  );
}

function decimalsIn(text: string) {
  return /\.(\d+)\D*$/.exec(text)?.[1] ?? "";
}

type ValueAxisProps = {
  scale: PlotScale;
  ticks: readonly number[];
  format: FormatTick;
  /** The value that all others are read against: its line is in ink. */
  base?: number;
  side?: "left" | "right";
};

/** Grid lines across the plot, each with its value at the side. */
export function ValueAxis({ scale, ticks, format, base = 0, side = "left" }: ValueAxisProps) {
  const left = side === "left";
  const texts = tickTexts(ticks, format);
  return ticks.map((tick, index) => (
    <g key={tick}>
      <Rule from={[0, scale(tick)]} to={[100, scale(tick)]} tone={tick === base ? "ink" : "rule"} />
      <Label
        at={[left ? 0 : 100, scale(tick)]}
        dx={left ? -sideGap : sideGap}
        anchor={left ? "end" : "start"}
      >
        {texts[index] ?? ""}
      </Label>
    </g>
  ));
}

type EndLabel = { name: string; text?: string; at: number; tone: Tone };

/** Names on the right of a plot, in one line or several, moved apart where they would overlap. */
export function EndLabels({ ends, plotHeight }: { ends: readonly EndLabel[]; plotHeight: number }) {
  const labels = ends.map(({ name, text = name, tone }) => ({
    // Names are written to be read out within a sentence; a label begins with a capital letter.
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
        // A baseline is a third of a letter below the middle of its line; the lines together are centered on the place.
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
