import { expect, test } from "vitest";
import { inRange } from "./text-fonts.ts";

test("a letter belongs to the file whose range holds it", () => {
  const isVietnamese = inRange("U+0102-0103,U+0323,U+1EA0-1EF9,U+20AB");
  expect([..."ọễĂ₫"].map(isVietnamese)).toEqual([true, true, true, true]);
  expect([..."oşŁД"].map(isVietnamese)).toEqual([false, false, false, false]);
});

test("an empty range holds nothing", () => {
  expect(inRange("")("a")).toBe(false);
});
