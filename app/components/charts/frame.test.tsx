import { describe, expect, test } from "vitest";
import { shapesOf } from "./drawn-shapes.ts";
import { Frame } from "./frame.tsx";
import { roundedLetterWidth, sideGap } from "./label-size.ts";
import { ScatterChart } from "./scatter-chart.tsx";

const readings = { along: "x", places: [], read: () => ({ title: "", values: [] }) } as const;

/** Pixels of the padding that a class like `pl-12` gives, four each. */
function roomOf(side: "l" | "r", labels: readonly string[]) {
  const sides = side === "l" ? { left: labels } : { right: labels };
  const shapes = shapesOf(
    <Frame label="A frame" plotHeight={192} readings={readings} {...sides}>
      {null}
    </Frame>,
  );
  const frame = shapes.find(({ class: names = "" }) => /\bpb-\d/.test(names));
  return 4 * Number(new RegExp(`sm:p${side}-(\\d+)`).exec(frame?.class ?? "")?.[1] ?? 0);
}

describe.each(["l", "r"] as const)("a frame's room at the side (%s)", (side) => {
  test("fits labels of three to fifteen letters", () => {
    for (let length = 3; length <= 15; length += 1) {
      const needed = length * roundedLetterWidth + sideGap;
      expect(roomOf(side, ["x", "x".repeat(length)])).toBeGreaterThanOrEqual(needed);
      expect(roomOf(side, ["x".repeat(length)])).toBeLessThan(needed + 32);
    }
  });

  test("is none where there are no labels", () => {
    expect(roomOf(side, [])).toBe(0);
  });
});

test("a chart leaves room for its values as it writes them", () => {
  // A second argument, such as the index that `map` hands over, must not reach the format.
  const format = (value: number, digits = 0) => value.toFixed(digits);
  const chart = (
    <ScatterChart
      label="One dot"
      points={[{ x: 1, y: 300 }]}
      trend={[
        { x: 0, y: 0 },
        { x: 1, y: 1 },
      ]}
      formatX={format}
      formatY={format}
      names={{ x: "across", y: "up" }}
    />
  );
  expect(shapesOf(chart).map(({ class: names = "" }) => names)).toContainEqual(
    expect.stringContaining("sm:pl-9"),
  );
});
