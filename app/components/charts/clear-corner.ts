import { sum } from "d3-array";
import { type Box, crosses, overlap, padded } from "./box.ts";
import { type Corner, clearance, dotBox, leaderOf, lettersOf } from "./label-corner.ts";
import { letterWidth, smallLetterWidth } from "./label-size.ts";
import type { Place } from "./place.ts";

const distances = Array.from({ length: 22 }, (_, step) => step * 6);

type PlotSize = { width: number; height: number };

/** What a label must not cover, in pixels of a plot. */
type Obstacles = { size: PlotSize; lines: readonly (readonly Place[])[]; boxes: Box[] };

/** How often labels are placed again: each time, those that found no clear corner choose first. */
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
    boxes: dots.map((dot) => dotBox(inPixels(dot, size))),
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

/** How bad a corner is. From worst to least: outside the plot, letters that touch something, a leader across a name, a leader across a line. */
function faultsOf(corner: Corner, text: string, at: Place, { size, lines, boxes }: Obstacles) {
  const dot = inPixels(at, size);
  const letters = lettersOf(corner, dot, widthOf(text, size));
  if (!isWithin(letters, size)) return 20;
  const room = padded(letters, clearance);
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

function isWithin({ left, right, top, bottom }: Box, { width, height }: PlotSize) {
  return left >= 0 && right <= width && top >= 0 && bottom <= height;
}
