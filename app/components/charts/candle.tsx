import { Bar, Rule } from "./marks.tsx";
import type { PlotScale } from "./scale.ts";
import type { Tone } from "./tone.ts";

type Prices = { open: number; high: number; low: number; close: number };

type CandleProps = {
  prices: Prices;
  /** Left and right edge of the body. */
  edges: readonly [number, number];
  y: PlotScale;
  tone?: Tone;
  opacity?: number;
  /** Pixels. */
  wickWidth: number;
  /** A body that is open, not filled. */
  hollow?: "paper" | undefined;
};

/** The range of a period's prices as a wick, and from open to close as a body. */
export function Candle({
  prices,
  edges,
  y,
  tone = "inherit",
  opacity,
  wickWidth,
  hollow,
}: CandleProps) {
  const { open, high, low, close } = prices;
  const middle = (edges[0] + edges[1]) / 2;
  return (
    <g opacity={opacity}>
      <Rule from={[middle, y(high)]} to={[middle, y(low)]} tone={tone} width={wickWidth} />
      <Bar x={edges} y={[y(open), y(close)]} tone={tone} hollow={hollow} />
    </g>
  );
}
