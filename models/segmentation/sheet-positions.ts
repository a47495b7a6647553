import type { Segment } from "./rfm.ts";

/** A position of a table, as it is written in cells: an id has no spaces. */
export function segmentPosition(segment: Segment) {
  return segment.replace(" ", "\u00a0");
}
