import { extent, nice, ticks } from "d3-array";

export type Span = readonly [from: number, to: number];

/** Values to percent of the plot, unless given another range. */
export type PlotScale = {
  (value: number): number;
  domain: Span;
  /** Round values within the domain, about as many as asked for. */
  ticks: (count: number) => number[];
  /** The same with a domain that ends at round values. */
  nice: (count: number) => PlotScale;
  /** The same with other places. */
  range: (range: Span) => PlotScale;
};

/** Values from the left edge of the plot to the right. */
export function across(domain: Span): PlotScale {
  return linear(domain, [0, 100]);
}

/** Values from the bottom of the plot to the top. */
export function upward(domain: Span): PlotScale {
  return linear(domain, [100, 0]);
}

/** d3-scale would do the same, but brings dates, colors and number formats: 9 KB on every page with a chart. */
function linear(domain: Span, range: Span): PlotScale {
  return Object.assign((value: number) => between(range, shareOf(domain, value)), {
    domain,
    ticks: (count: number) => ticks(...domain, count),
    nice: (count: number) => linear(nice(...domain, count), range),
    range: (other: Span) => linear(domain, other),
  });
}

function shareOf([from, to]: Span, value: number) {
  return (value - from) / (to - from);
}

function between([from, to]: Span, share: number) {
  return from * (1 - share) + to * share;
}

/** From the lowest value to the highest; wide enough to draw on if they are the same. */
export function spanOf(values: readonly number[]): Span {
  const [low = 0, high = 1] = extent(values);
  return low === high ? [low, low + 1] : [low, high];
}

/** Columns across the plot, or rows down it, all equally thick, in percent. */
export type Bands = { starts: ReadonlyMap<string, number>; thickness: number };

/**
 * `gap` is the space between two bands as a share of their distance; the outermost are half a gap from the
 * edge unless told otherwise. `from` leaves room before the first.
 */
export function bands(
  names: Iterable<string>,
  { gap, outer = gap / 2, from = 0 }: { gap: number; outer?: number; from?: number },
): Bands {
  const distinct = [...new Set(names)];
  const distance = (100 - from) / Math.max(1, distinct.length - gap + outer * 2);
  const first = from + (100 - from - distance * (distinct.length - gap)) / 2;
  return {
    starts: new Map(distinct.map((name, index) => [name, first + distance * index])),
    thickness: distance * (1 - gap),
  };
}

/** Both edges of a column or row. */
export function edgesOf({ starts, thickness }: Bands, name: string): [from: number, to: number] {
  const from = starts.get(name) ?? 0;
  return [from, from + thickness];
}

export function middleOf({ starts, thickness }: Bands, name: string): number {
  return (starts.get(name) ?? 0) + thickness / 2;
}
