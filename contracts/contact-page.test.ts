import { expect, test } from "vitest";
import { retryHint } from "./contact-page.ts";

test.each([
  [1, "1 second"],
  [59, "59 seconds"],
  [60, "1 minute"],
  [121, "3 minutes"],
  [180, "3 minutes"],
  [5400, "90 minutes"],
  [5401, "2 hours"],
  [86_400, "24 hours"],
])("a wait of %i seconds reads as %s", (seconds, words) => {
  expect(retryHint(seconds)).toBe(`Please try again in ${words}.`);
});
