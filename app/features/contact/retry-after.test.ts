import { expect, test } from "vitest";
import { retryAfterSeconds } from "./retry-after.ts";

const now = Date.UTC(2026, 10, 15, 9, 30);

test.each([
  ["180", 180],
  [" 7 ", 7],
  ["Sun, 15 Nov 2026 09:32:30 GMT", 150],
])("Retry-After of %j is a wait of %i seconds", (header, seconds) => {
  expect(retryAfterSeconds(header, now)).toBe(seconds);
});

test.each([null, "", " ", "soon", "-5 minutes", "0", "Sun, 15 Nov 2026 09:29:00 GMT"])(
  "Retry-After of %j names no wait",
  (header) => expect(retryAfterSeconds(header, now)).toBeNull(),
);
