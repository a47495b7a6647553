import type { ReactNode } from "react";
import { Label } from "#app/components/charts/label.tsx";
import { Rule } from "#app/components/charts/marks.tsx";
import { Plot } from "#app/components/charts/plot.tsx";
import { type Bands, bands, type PlotScale, upward } from "#app/components/charts/scale.ts";
import type { Tone } from "#app/components/charts/tone.ts";

/** Pixels. All strips have the same height, which keeps a grid of cards tidy. */
const HEIGHT = 72;

/** Pixels as percent of the strip's height. */
export const px = (pixels: number) => (pixels / HEIGHT) * 100;

/** A chart extends from its base to its top; below the base is one line of labels. */
export const TOP = px(4);
export const BASE = px(54);

/** The strip above a card, as wide as the card. It draws in the color of the card's language. */
export function Strip({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Plot label={label} width="100%" height={HEIGHT} fontSize="11.5">
      {children}
    </Plot>
  );
}

/** Values from the base of the chart to its top. */
export function valueScale(domain: readonly [number, number]): PlotScale {
  return upward(domain).range([BASE, TOP]);
}

/**
 * Columns of the given width, in percent of the room they have: from `from` to the right edge of the strip,
 * flush with both.
 */
export function flushColumns(names: readonly string[], width: number, from = 0): Bands {
  return bands(names, { gap: 1 - (width * (names.length - 1)) / (100 - width), outer: 0, from });
}

export function BaseLine({ at = BASE }: { at?: number }) {
  return <Rule from={[0, at]} to={[100, at]} />;
}

/** A short tick below the base, above the label of a value. */
export function Tick({ x }: { x: number }) {
  return <Rule from={[x, BASE]} to={[x, BASE + px(4)]} tone="edge" />;
}

type WordProps = {
  x: number;
  anchor?: "start" | "middle" | "end";
  tone?: Tone;
  children: string | number;
};

/** A word below the chart; at either edge it is flush with the strip. */
export function Word({
  x,
  anchor = x <= 0 ? "start" : x >= 100 ? "end" : "middle",
  tone = "muted",
  children,
}: WordProps) {
  return (
    <Label at={[x, BASE]} place={14} anchor={anchor} tone={tone}>
      {children}
    </Label>
  );
}
