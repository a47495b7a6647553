import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { minutesWorked } from "#models/time-stamp/hours-worked.ts";

const page = readFileSync(new URL("employee-time-stamp.mdx", import.meta.url), "utf8");

const toQuarterHour = (minutes: number) => Math.round(minutes / 15) * 15;

test("rounding the four stamps of a day with a break can cost thirty minutes, as the page says", () => {
  // In and back just late enough to round up, break and out just early enough to round down.
  const [start, pause, back, end] = [487.5, 742.49, 787.5, 1042.49];
  const exact = minutesWorked({ in: start, out: end, breaks: [{ from: pause, to: back }] });
  const rounded = minutesWorked({
    in: toQuarterHour(start),
    out: toQuarterHour(end),
    breaks: [{ from: toQuarterHour(pause), to: toQuarterHour(back) }],
  });
  expect(exact - rounded).toBeCloseTo(30, 1);
  expect(page).toContain("seven and a half minutes: thirty minutes in all");
});
