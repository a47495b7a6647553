import { Bar } from "./marks.tsx";
import type { PlotScale } from "./scale.ts";
import type { Tone } from "./tone.ts";

export type Stacked<Part> = Part & { from: number; to: number };

/**
 * Parts on top of each other, in their order: positive ones upward from zero, negative ones downward.
 * `from` is the end nearer to zero.
 */
export function stack<Part extends { value: number }>(parts: readonly Part[]): Stacked<Part>[] {
  let [above, below] = [0, 0];
  return parts.map((part) => {
    const from = part.value < 0 ? below : above;
    const to = from + part.value;
    if (part.value < 0) below = to;
    else above = to;
    return { ...part, from, to };
  });
}

type ColoredPart = Stacked<{ name: string; tone: Tone; opacity?: number | undefined }>;

/** One column of a chart, with a hairline between its parts. */
export function StackedBars({
  parts,
  x,
  y,
}: {
  parts: readonly ColoredPart[];
  x: readonly [number, number];
  y: PlotScale;
}) {
  return parts.map(({ name, from, to, tone, opacity }) => {
    const place = { x, y: [y(from), y(to)] as const };
    return (
      <g key={name}>
        {/* Grid lines would show through a paler part. */}
        {opacity !== undefined && <Bar {...place} tone="paper" />}
        <Bar {...place} tone={tone} opacity={opacity} edged />
      </g>
    );
  });
}
