import { bands } from "./scale.ts";

/** Pixels. */
const barHeight = 18;
/** From a bar to the next: a name is close to its own bar, and far from the one above. */
const gap = 30;
/** For the name above the first bar, and some space above that. */
const firstGap = 28;

/** Rows of bars with a name above each: names may be long, and none is left out on a phone. */
export function namedRows(names: readonly string[]) {
  const height = firstGap + names.length * (barHeight + gap) - gap;
  const rows = bands(names, {
    gap: gap / (barHeight + gap),
    outer: 0,
    from: (100 * firstGap) / height,
  });
  return { rows, height };
}
