import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { stack } from "./stack.tsx";

const stackOf = (...values: number[]) => stack(values.map((value) => ({ value })));

describe("stack", () => {
  test("puts each part on those before it", () => {
    expect(stackOf(2, 3, 5)).toMatchObject([
      { from: 0, to: 2 },
      { from: 2, to: 5 },
      { from: 5, to: 10 },
    ]);
  });

  test("hangs negative parts below zero", () => {
    expect(stackOf(4, -1, 2, -3)).toMatchObject([
      { from: 0, to: 4 },
      { from: 0, to: -1 },
      { from: 4, to: 6 },
      { from: -1, to: -4 },
    ]);
  });

  test("gives every part its own length, and ends that add up to the total", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 })), (values) => {
        const parts = stackOf(...values);
        for (const { value, from, to } of parts) expect(to - from).toBe(value);
        const ends = [0, ...parts.map(({ to }) => to)];
        const total = values.reduce((sum, value) => sum + value, 0);
        expect(Math.max(...ends) + Math.min(...ends)).toBe(total);
      }),
    );
  });
});
