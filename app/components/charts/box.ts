import type { Place } from "./place.ts";

/** Distances from the left and top edge. */
export type Box = { left: number; right: number; top: number; bottom: number };

export function padded({ left, right, top, bottom }: Box, by: number): Box {
  return { left: left - by, right: right + by, top: top - by, bottom: bottom + by };
}

export function overlap(a: Box, b: Box) {
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
