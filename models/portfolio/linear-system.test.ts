import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { solveLinear } from "./linear-system.ts";

describe("solveLinear", () => {
  test("of 2x + y = 5 and x + 3y = 10 is x = 1, y = 3", () => {
    const matrix = [
      [2, 1],
      [1, 3],
    ];
    const [[x, y] = []] = solveLinear(matrix, [[5, 10]]) ?? [];
    expect(x).toBeCloseTo(1, 12);
    expect(y).toBeCloseTo(3, 12);
  });

  test("does not stumble over a zero where it would start", () => {
    const swap = [
      [0, 1],
      [1, 0],
    ];
    expect(solveLinear(swap, [[7, 9]])).toEqual([[9, 7]]);
  });

  test("of equations that say the same thing twice is null", () => {
    const twice = [
      [1, 2],
      [2, 4],
    ];
    expect(solveLinear(twice, [[1, 2]])).toBeNull();
    expect(solveLinear([[0]], [[0]])).toBeNull();
  });

  test("of equations in millions that say the same thing twice is null too, though rounding differs", () => {
    // The second row is a forty-ninth of the first; in binary they miss each other by 6e-11.
    const millions = [
      [7e6, 21e6],
      [1e6 / 7, 3e6 / 7],
    ];
    expect(solveLinear(millions, [[1, 2]])).toBeNull();
  });

  test("of nothing is nothing", () => {
    expect(solveLinear([], [[]])).toEqual([[]]);
  });

  test("gives back the solutions the right sides were made from", () => {
    const entry = fc.integer({ min: -9, max: 9 });
    const three = fc.tuple(entry, entry, entry);
    fc.assert(
      fc.property(fc.tuple(three, three, three), three, three, (noise, one, other) => {
        // A heavy diagonal keeps the matrix far from singular.
        const matrix = noise.map((row, i) => row.map((value, j) => value + (i === j ? 40 : 0)));
        const solutions = [one, other];
        const rights = solutions.map((solution) =>
          matrix.map((row) => row.reduce((sum, a, j) => sum + a * (solution[j] ?? 0), 0)),
        );
        const found = solveLinear(matrix, rights)?.flat() ?? [];
        const furthest = Math.max(
          ...solutions.flat().map((x, i) => Math.abs(x - (found[i] ?? Infinity))),
        );
        expect(furthest).toBeLessThan(1e-10);
      }),
      { numRuns: 2000 },
    );
  });
});
