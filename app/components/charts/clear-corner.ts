import { sum } from "d3-array";
import { letterWidth, smallLetterWidth } from "./label-size.ts";
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
const clearance = 3;

/** Pixels from the middle of a dot to its edge, and to where its leader begins. */
const [dotSize, dotEdge] = [4, 6];

const distances = Array.from({ length: 22 }, (_, step) => step * 6);

type PlotSize = { width: number; height: number };

/** What a label must not cover, in pixels of a plot. */
type Obstacles = { size: PlotSize; lines: readonly (readonly Place[])[]; boxes: Box[] };

/** How often labels are placed anew: each time those that found no clear corner choose before all others. */
const maxRounds = 5;

/**
 * The corner of each dot in which its label is on no line, on no dot and on no other label, and as near as possible, on
 * plots of as many of these sizes as possible. `others` are dots without one.
 */
export function clearCorners(
  dots: readonly { name: string; at: Place }[],
  { lines, others = [] }: { lines: readonly (readonly Place[])[]; others?: readonly Place[] },
  sizes: readonly PlotSize[],
  cornersOf: (at: Place) => readonly Corner[] = nameCorners,
): Corner[] {
  let order = dots.map((_, index) => index);
  let [best, fewest]: [Corner[], number] = [[], Number.POSITIVE_INFINITY];
  for (let round = 0; round < maxRounds && fewest > 0; round += 1) {
    const plots = obstaclesOf(lines, [...dots.map(({ at }) => at), ...others], sizes);
    const corners: Corner[] = [];
    const faultsOfAll = new Map<number, number>();
    for (const index of order) {
      const { name = "", at = [0, 0] as Place } = dots[index] ?? {};
      const { corner, faults } = clearest(cornersOf(at), name, at, plots);
      corners[index] = corner;
      faultsOfAll.set(index, faults);
      for (const { size, boxes } of plots) {
        const dot = inPixels(at, size);
        boxes.push(lettersOf(corner, dot, widthOf(name, size)));
        if (corner.away > 0) boxes.push(leaderOf(corner, dot));
      }
    }
    const total = sum(faultsOfAll.values());
    if (total < fewest) [best, fewest] = [corners, total];
    order = order.toSorted((a, b) => (faultsOfAll.get(b) ?? 0) - (faultsOfAll.get(a) ?? 0));
  }
  return best;
}

function obstaclesOf(
  lines: readonly (readonly Place[])[],
  dots: readonly Place[],
  sizes: readonly PlotSize[],
): Obstacles[] {
  return sizes.map((size) => ({
    size,
    lines: lines.map((line) => line.map((place) => inPixels(place, size))),
    boxes: dots.map((dot) => {
      const [x, y] = inPixels(dot, size);
      return { left: x - dotSize, right: x + dotSize, top: y - dotSize, bottom: y + dotSize };
    }),
  }));
}

function clearest(
  corners: readonly Corner[],
  text: string,
  at: Place,
  plots: readonly Obstacles[],
) {
  let best = corners[0] as Corner;
  let fewest = Number.POSITIVE_INFINITY;
  for (const corner of corners) {
    let faults = 0;
    for (const plot of plots) {
      if (faults < fewest) faults += faultsOf(corner, text, at, plot);
    }
    // The first of equals, which is the nearest.
    if (faults < fewest) [best, fewest] = [corner, faults];
    if (faults === 0) break;
  }
  return { corner: best, faults: fewest };
}

/** A leader may cross a line sooner than a name, and a name sooner than a letter may touch anything. */
function faultsOf(corner: Corner, text: string, at: Place, { size, lines, boxes }: Obstacles) {
  const dot = inPixels(at, size);
  const letters = lettersOf(corner, dot, widthOf(text, size));
  if (!isWithin(letters, size)) return 20;
  const room = widened(letters);
  if (boxes.some((box) => overlap(box, room)) || lines.some((line) => crosses(line, room))) {
    return 10;
  }
  if (corner.away <= 0) return 0;
  const leader = leaderOf(corner, dot);
  if (boxes.some((box) => overlap(box, leader))) return 5;
  return lines.some((line) => crosses(line, leader)) ? 1 : 0;
}

/** Labels are smaller on a phone. */
function widthOf(text: string, { width }: PlotSize) {
  return text.length * (width < 480 ? smallLetterWidth : letterWidth);
}

/** All corners of a marked point on a line, the usual ones first. */
export function markCorners([x]: Place): Corner[] {
  const [usual, other] = sidesBy(x);
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

/** Those of a name, which has to be nearer to its dot than to any other: beside it first, and close above or below. */
function nameCorners([x]: Place): Corner[] {
  const [usual, other] = sidesBy(x);
  return [-5, ...distances.slice(2, 11)].flatMap((away): Corner[] => [
    { side: usual, level: "beside", away: Math.max(away, 0) },
    { side: other, level: "beside", away: Math.max(away, 0) },
    { side: "middle", level: "above", away },
    { side: "middle", level: "below", away },
    { side: usual, level: "above", away },
    { side: usual, level: "below", away },
    { side: other, level: "above", away },
    { side: other, level: "below", away },
  ]);
}

function sidesBy(x: number) {
  return x < 60 ? (["right", "left"] as const) : (["left", "right"] as const);
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
  if (away <= 0) return 0;
  if (level === "beside") return away + gap - clearance;
  return away + (side === "middle" ? nearEdge - clearance : (nearEdge + farEdge) / 2);
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
  return {
    left: left - clearance,
    right: right + clearance,
    top: top - clearance,
    bottom: bottom + clearance,
  };
}

function isWithin({ left, right, top, bottom }: Box, { width, height }: PlotSize) {
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}

/** Distances from the left and top edge. */
export type Box = { left: number; right: number; top: number; bottom: number };

function overlap(a: Box, b: Box) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

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
