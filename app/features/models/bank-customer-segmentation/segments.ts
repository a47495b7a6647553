import { type Segment, segments, type sheet } from "#models/segmentation/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";

export type SegmentFigures = FiguresOf<typeof sheet>;

/** `At risk`. */
export function titleOf(segment: Segment) {
  return segment.charAt(0).toUpperCase() + segment.slice(1).replace("\u00a0", " ");
}

/** The segment that contributes most comes first. */
export function byContribution({ numberAt }: SegmentFigures): Segment[] {
  return segments.toSorted((a, b) => numberAt("contribution", b) - numberAt("contribution", a));
}
