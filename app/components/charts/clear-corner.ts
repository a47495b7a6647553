import { sum } from "d3-array";
import { letterWidth, phoneColumn } from "./label-size.ts";
import type { Place } from "./place.ts";

/** `middle` is straight above or below the dot. */
export type Corner = { side: "left" | "middle" | "right"; level: "above" | "below" };

/** Pixels from a dot to its label, sideways and to the near and far edge of the letters. */
const [gap, nearEdge, farEdge] = [8, 12, 24];

/** Widths of a plot on a phone and on a wide screen, in pixels. */
const plotWidths = [phoneColumn * 0.8, 600];

/** The corner of a dot in which its label covers the least of the lines, on a phone and on a wide screen. */
export function clearCorner(
  text: string,
  at: Place,
  lines: readonly (readonly Place[])[],
  plotHeight: number,
): Corner {
  const [usual, other] = at[0] < 60 ? (["right", "left"] as const) : (["left", "right"] as const);
  const corners: readonly Corner[] = [
    { side: usual, level: "below" },
    { side: usual, level: "above" },
    { side: other, level: "below" },
    { side: other, level: "above" },
    { side: "middle", level: "below" },
    { side: "middle", level: "above" },
  ];
  const costs = corners.map((corner) =>
    sum(plotWidths, (plotWidth) => {
      const box = boxOf(corner, at, text.length * letterWidth, { plotWidth, plotHeight });
      const isInside = box.left >= 0 && box.right <= 100 && box.top >= 0 && box.bottom <= 100;
      const covered = sum(lines, (line) => coveredOf(line, box));
      // Clear at one width is better than covering less at both.
      const most = samples * lines.length;
      return isInside ? covered + (covered > 0 ? most : 0) : 2 * most + 1;
    }),
  );
  // The first of equals, which is the usual place.
  return corners[costs.indexOf(Math.min(...costs))] ?? { side: usual, level: "below" };
}

type Box = { left: number; right: number; top: number; bottom: number };

/** The box of a label in per cent of the plot. */
function boxOf(
  { side, level }: Corner,
  [x, y]: Place,
  textWidth: number,
  { plotWidth, plotHeight }: { plotWidth: number; plotHeight: number },
): Box {
  const [near, far] = [(gap / plotWidth) * 100, ((gap + textWidth) / plotWidth) * 100];
  const half = (far - near) / 2;
  const sides = {
    left: { left: x - far, right: x - near },
    middle: { left: x - half, right: x + half },
    right: { left: x + near, right: x + far },
  };
  const [close, away] = [(nearEdge / plotHeight) * 100, (farEdge / plotHeight) * 100];
  return {
    ...sides[side],
    ...(level === "below"
      ? { top: y + close, bottom: y + away }
      : { top: y - away, bottom: y - close }),
  };
}

const samples = 40;

/** How much of a line is in a box, in fortieths of its width. */
function coveredOf(line: readonly Place[], { left, right, top, bottom }: Box) {
  const steps = Array.from({ length: samples }, (_, step) => (step + 0.5) / samples);
  return steps.filter((step) => {
    const y = heightAt(line, left + (right - left) * step);
    return y !== null && y > top && y < bottom;
  }).length;
}

function heightAt(line: readonly Place[], x: number) {
  const next = line.findIndex((place) => place[0] >= x);
  const [from, to] = [line[next - 1], line[next]];
  if (!from || !to) return null;
  return from[1] + ((to[1] - from[1]) * (x - from[0])) / (to[0] - from[0]);
}
