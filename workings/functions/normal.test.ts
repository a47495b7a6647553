import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { normalDensity, normalProbability } from "./normal.ts";

describe("normalProbability", () => {
  // Source: 0.5 · erfc(−x / √2) by Python's math.erfc (C library).
  test.each([
    [-8, 6.220960574271819e-16],
    [-5, 2.866515718791946e-7],
    [-3, 0.0013498980316300957],
    [-1.96, 0.024997895148220435],
    [-0.5, 0.3085375387259869],
    [0, 0.5],
    [1, 0.8413447460685429],
    [2.33, 0.9900969244408357],
    [4, 0.9999683287581669],
  ])("of %f agrees with the complementary error function", (x, expected) => {
    expect(Math.abs(normalProbability(x) / expected - 1)).toBeLessThan(1e-13);
  });

  test("of infinities is nothing and everything", () => {
    expect(normalProbability(-Infinity)).toBe(0);
    expect(normalProbability(Infinity)).toBe(1);
  });

  test("of a variable and its mirror sum to one, and rise with x", () => {
    fc.assert(
      fc.property(fc.double({ min: -40, max: 40, noNaN: true }), (x) => {
        expect(normalProbability(x) + normalProbability(-x)).toBeCloseTo(1, 14);
        expect(normalProbability(x + 0.01)).toBeGreaterThanOrEqual(normalProbability(x));
      }),
      { numRuns: 3000 },
    );
  });

  test("has the density as its slope", () => {
    for (const x of [-4, -2.99, -1, 0.3, 2]) {
      const slope = (normalProbability(x + 1e-4) - normalProbability(x - 1e-4)) / 2e-4;
      expect(slope).toBeCloseTo(normalDensity(x), 8);
    }
  });
});
