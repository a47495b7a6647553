import type { Box } from "./box.ts";
import type { Place } from "./place.ts";

/** Where a label is in relation to its dot; `middle` is straight above or below it. */
export type Corner = {
  side: "left" | "middle" | "right";
  level: "above" | "beside" | "below";
  /** Pixels by which it is further from the dot than usual, at the end of a leader, or nearer to it. */
  away: number;
};

/** Pixels from a dot to its label, sideways and to the near and far edge of the letters. */
const [gap, nearEdge, farEdge] = [8, 12, 24];

/** Pixels that stay free around the letters: half of a strong line and a little air. */
export const clearance = 3;

/** Pixels from the middle of a dot to its edge, and to where its leader begins. */
const [dotSize, dotEdge] = [4, 6];

/** A label of this width, in pixels of the plot, as its dot is. */
export function lettersOf({ side, level, away }: Corner, [x, y]: Place, width: number): Box {
  const [sideGap, height] = [level === "beside" ? gap + away : gap, farEdge - nearEdge];
  const left = { left: x - sideGap - width, middle: x - width / 2, right: x + sideGap }[side];
  const top = { above: y - farEdge - away, beside: y - height / 2, below: y + nearEdge + away };
  return { left, right: left + width, top: top[level], bottom: top[level] + height };
}

/** Pixels of the leader to a label that is further away: past its near edge if the label is at one side of it. */
export function leaderLength({ side, level, away }: Corner) {
  if (away <= 0) return 0;
  if (level === "beside") return away + gap - clearance;
  return away + (side === "middle" ? nearEdge - clearance : (nearEdge + farEdge) / 2);
}

/** From the edge of the dot straight to the label. */
export function leaderOf(corner: Corner, [x, y]: Place): Box {
  const [near, far] = [dotEdge, leaderLength(corner)];
  if (corner.level === "below") return { left: x, right: x, top: y + near, bottom: y + far };
  if (corner.level === "above") return { left: x, right: x, top: y - far, bottom: y - near };
  const [left, right] = corner.side === "left" ? [x - far, x - near] : [x + near, x + far];
  return { left, right, top: y, bottom: y };
}

export function dotBox([x, y]: Place): Box {
  return { left: x - dotSize, right: x + dotSize, top: y - dotSize, bottom: y + dotSize };
}
