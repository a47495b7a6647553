/** A place on a strip: x in per cent of its width, y in pixels from its top. */
export type Place = readonly [x: number, y: number];

/** Where every strip starts and ends, so that a grid of them is calm. */
export const HEIGHT = 72;
export const TOP = 4;
/** The foot of a chart; below it is one line of labels. */
export const BASE = 54;

/** Values laid evenly along a stretch. */
export function scale(from: number, to: number, start: number, end: number) {
  return (value: number) => round(start + ((value - from) / (to - from)) * (end - start));
}

/** Values from the left edge of the strip to its right edge. */
export function across(from: number, to: number) {
  return scale(from, to, 0, 100);
}

/** Values from the foot of the chart up to its top. */
export function upward(lowest: number, highest: number) {
  return scale(lowest, highest, BASE, TOP);
}

/** Left edges of equally wide columns, the first and the last flush with the strip. */
export function columnsOf(count: number, width: number): number[] {
  return Array.from({ length: count }, (_, index) => round((index * (100 - width)) / (count - 1)));
}

/** A hundredth is finer than a screen shows, and keeps the pages small. */
export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
