import { extent } from "d3-array";
import { type ScaleBand, type ScaleLinear, scaleBand, scaleLinear } from "d3-scale";

/** Values to per cent of the plot. */
export type PlotScale = ScaleLinear<number, number>;

type Domain = readonly [from: number, to: number];

/** Values from the left edge of the plot to the right. */
export function across(domain: Domain): PlotScale {
  return scaleLinear(domain, [0, 100]);
}

/** Values from the bottom of the plot to the top. */
export function upward(domain: Domain): PlotScale {
  return scaleLinear(domain, [100, 0]);
}

/** From the lowest value to the highest; wide enough to draw on if they are the same. */
export function spanOf(values: readonly number[]): Domain {
  const [low = 0, high = 1] = extent(values);
  return low === high ? [low, low + 1] : [low, high];
}

/**
 * Columns across the plot, or rows down it, all equally thick. `gap` is the space between two of them
 * as a share of their distance; the outermost are half a gap from the edge unless told otherwise.
 */
export function bands(
  names: Iterable<string>,
  { gap, outer = gap / 2 }: { gap: number; outer?: number },
): ScaleBand<string> {
  return scaleBand(names, [0, 100]).paddingInner(gap).paddingOuter(outer);
}

/** Both edges of a column or row. */
export function edgesOf(scale: ScaleBand<string>, name: string): [from: number, to: number] {
  const from = scale(name) ?? 0;
  return [from, from + scale.bandwidth()];
}

export function middleOf(scale: ScaleBand<string>, name: string): number {
  return (scale(name) ?? 0) + scale.bandwidth() / 2;
}
