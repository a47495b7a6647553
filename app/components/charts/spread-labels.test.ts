import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { spreadLabels } from "./spread-labels.ts";

describe("spreadLabels", () => {
  test("leaves labels that have room where they are", () => {
    expect(spreadLabels([80, 10, 40], 6)).toEqual([80, 10, 40]);
  });

  test("moves two that overlap apart by the same way", () => {
    expect(spreadLabels([50, 52], 6)).toEqual([48, 54]);
  });

  test("keeps the order of two at the same place", () => {
    expect(spreadLabels([50, 50], 6)).toEqual([47, 53]);
  });

  test("makes room again where moving one group runs into another", () => {
    expect(spreadLabels([50, 51, 46], 6)).toEqual([49, 55, 43]);
  });

  test("gives every label its room and keeps their order, whatever the positions", () => {
    const anyPositions = fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(anyPositions, (positions) => {
        const places = spreadLabels(positions, 6);
        const order = positions.map((_, index) => index);
        order.sort((a, b) => (positions[a] ?? 0) - (positions[b] ?? 0) || a - b);
        const inOrder = order.map((index) => places[index] ?? Number.NaN);
        const gaps = inOrder.slice(1).map((place, index) => place - (inOrder[index] ?? 0));
        expect(gaps.every((gap) => gap >= 6 - 1e-9)).toBe(true);
      }),
    );
  });
});
