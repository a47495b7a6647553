import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const page = readFileSync(new URL("employee-time-stamp.mdx", import.meta.url), "utf8");

/** In, break, back and out, in minutes. */
type Stamps = readonly [start: number, pause: number, back: number, end: number];

const worked = ([start, pause, back, end]: Stamps) => pause - start + end - back;
const toQuarterHour = (minutes: number) => Math.round(minutes / 15) * 15;

test("rounding the four stamps of a day with a break can cost thirty minutes, as the page says", () => {
  // In and back just late enough to round up, break and out just early enough to round down.
  const stamps: Stamps = [487.5, 742.49, 787.5, 1042.49];
  const [start, pause, back, end] = stamps.map(toQuarterHour) as [number, number, number, number];
  expect(worked(stamps) - worked([start, pause, back, end])).toBeCloseTo(30, 1);
  expect(page).toContain("seven and a half minutes: thirty minutes in all");
});
