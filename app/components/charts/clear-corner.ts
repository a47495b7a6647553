import { sum } from "d3-array";
import { letterWidth } from "./label-size.ts";
import type { Place } from "./place.ts";

/** Where a label is in relation to its dot; `middle` is straight above or below it. */
export type Corner = {
  side: "left" | "middle" | "right";
  level: "above" | "beside" | "below";
  /** Pixels by which it is further from the dot than usual, at the end of a leader. */
  away: number;
};

/** Pixels from a dot to its label, sideways and to the near and far edge of the letters. */
const [gap, nearEdge, farEdge] = [8, 12, 24];

/** Pixels that stay free around the letters: half of a strong line and a little air. */
const air = 3;

/** Pixels from the middle of a dot to where its leader begins. */
const dotEdge = 6;

const distances = Array.from({ length: 22 }, (_, step) => step * 6);

type PlotSize = { width: number; height: number };

/** The corner nearest to a dot in which its label is on no line, on plots of as many of these sizes as possible. */
export function clearCorner(
  text: string,
  at: Place,
  lines: readonly (readonly Place[])[],
  sizes: readonly PlotSize[],
): Corner {
  const plots = sizes.map((size) => ({
    size,
    dot: inPixels(at, size),
    lines: lines.map((line) => line.map((place) => inPixels(place, size))),
  }));
  const [usual, other] = at[0] < 60 ? (["right", "left"] as const) : (["left", "right"] as const);
  let best: Corner = { side: usual, level: "below", away: 0 };
  let fewest = Number.POSITIVE_INFINITY;
  for (const corner of cornersBy(usual, other)) {
    const faults = sum(plots, ({ size, dot, lines }) => {
      const letters = lettersOf(corner, dot, text.length * letterWidth);
      if (!isWithin(letters, size)) return 20;
      const isCrossed = lines.some((line) => crosses(line, widened(letters)));
      const isLeaderCrossed =
        corner.away > 0 && lines.some((line) => crosses(line, leaderOf(corner, dot)));
      // A leader may cross a line sooner than a letter may touch one.
      return (isCrossed ? 10 : 0) + (isLeaderCrossed ? 1 : 0);
    });
    // The first of equals, which is the nearest.
    if (faults < fewest) [best, fewest] = [corner, faults];
    if (faults === 0) break;
  }
  return best;
}

/** All corners, the usual ones first. */
function cornersBy(usual: "left" | "right", other: "left" | "right"): Corner[] {
  return distances.flatMap((away): Corner[] => [
    { side: usual, level: "below", away },
    { side: usual, level: "above", away },
    { side: other, level: "below", away },
    { side: other, level: "above", away },
    { side: "middle", level: "below", away },
    { side: "middle", level: "above", away },
    { side: usual, level: "beside", away },
    { side: other, level: "beside", away },
  ]);
}

function inPixels([x, y]: Place, { width, height }: PlotSize): Place {
  return [(x / 100) * width, (y / 100) * height];
}

function lettersOf({ side, level, away }: Corner, [x, y]: Place, width: number): Box {
  const [sideGap, height] = [level === "beside" ? gap + away : gap, farEdge - nearEdge];
  const left = { left: x - sideGap - width, middle: x - width / 2, right: x + sideGap }[side];
  const top = { above: y - farEdge - away, beside: y - height / 2, below: y + nearEdge + away };
  return { left, right: left + width, top: top[level], bottom: top[level] + height };
}

/** Pixels of the leader to a label that is further away: past its near edge if the label is at one side of it. */
export function leaderLength({ side, level, away }: Corner) {
  if (away === 0) return 0;
  if (level === "beside") return away + gap - air;
  return away + (side === "middle" ? nearEdge - air : (nearEdge + farEdge) / 2);
}

/** From the edge of the dot straight to the label. */
function leaderOf(corner: Corner, [x, y]: Place): Box {
  const [near, far] = [dotEdge, leaderLength(corner)];
  if (corner.level === "below") return { left: x, right: x, top: y + near, bottom: y + far };
  if (corner.level === "above") return { left: x, right: x, top: y - far, bottom: y - near };
  const [left, right] = corner.side === "left" ? [x - far, x - near] : [x + near, x + far];
  return { left, right, top: y, bottom: y };
}

function widened({ left, right, top, bottom }: Box): Box {
  return { left: left - air, right: right + air, top: top - air, bottom: bottom + air };
}

function isWithin({ left, right, top, bottom }: Box, { width, height }: PlotSize) {
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}

/** Distances from the left and top edge. */
export type Box = { left: number; right: number; top: number; bottom: number };

/** Whether any part of a line is in a box. */
export function crosses(line: readonly Place[], box: Box) {
  return line.some((to, index) => {
    const from = line[index - 1];
    return from !== undefined && isCut(from, to, box);
  });
}

/** Liang and Barsky: cuts a straight line at each side of the box in turn, and asks whether anything is left. */
function isCut([x, y]: Place, to: Place, { left, right, top, bottom }: Box) {
  const [across, down] = [to[0] - x, to[1] - y];
  let [enters, leaves] = [0, 1];
  for (const [step, room] of [
    [-across, x - left],
    [across, right - x],
    [-down, y - top],
    [down, bottom - y],
  ] as const) {
    if (step === 0 && room < 0) return false;
    if (step < 0) enters = Math.max(enters, room / step);
    if (step > 0) leaves = Math.min(leaves, room / step);
  }
  return enters <= leaves;
}
