import { describe, expect, test } from "vitest";
import { shapesOf } from "./drawn-shapes.ts";
import { Frame } from "./frame.tsx";
import { letterWidth, sideGap } from "./label-size.ts";

/** Pixels of the padding that a class like `pl-12` gives, four each. */
function roomOf(side: "l" | "r", labels: readonly string[]) {
  const sides = side === "l" ? { left: labels } : { right: labels };
  const [frame] = shapesOf(
    <Frame label="A frame" plotHeight={192} {...sides}>
      {null}
    </Frame>,
  );
  return 4 * Number(new RegExp(`p${side}-(\\d+)`).exec(frame?.class ?? "")?.[1] ?? 0);
}

describe.each(["l", "r"] as const)("a frame's room at the side (%s)", (side) => {
  test("fits labels of one to fifteen letters", () => {
    for (let length = 1; length <= 15; length += 1) {
      const needed = length * letterWidth + sideGap;
      expect(roomOf(side, ["x", "x".repeat(length)])).toBeGreaterThanOrEqual(needed);
      expect(roomOf(side, ["x".repeat(length)])).toBeLessThan(needed + 45);
    }
  });

  test("is none where there are no labels", () => {
    expect(roomOf(side, [])).toBe(0);
  });
});
