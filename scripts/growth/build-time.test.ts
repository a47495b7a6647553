import { expect, test } from "vitest";
import { childSeconds } from "./build-time.ts";

test("the processor time of a build is in the last line that the shell prints", () => {
  expect(childSeconds("Pages … 9.1 s\n0m0.01s 0m0.02s\n1m2.50s 0m3.25s\n")).toBeCloseTo(65.75);
});

test("a shell that prints no times is an error, not zero seconds", () => {
  expect(() => childSeconds("Pages … 9.1 s\n")).toThrow("no times");
});
