import { describe, expect, test } from "vitest";
import { Area, Band, Bar, Dot, Line, Rule } from "./marks.tsx";
import { barsOf, dotsOf, linesOf, rulesOf, shapesOf } from "./test-drawn-shapes.ts";

describe("Bar", () => {
  test("reaches from one place to the other, in either order", () => {
    const upward = <Bar x={[10, 30]} y={[90, 40]} />;
    const downward = <Bar x={[30, 10]} y={[40, 90]} />;
    expect(barsOf(upward)[0]).toMatchObject({ left: 10, right: 30, top: 40, bottom: 90 });
    expect(barsOf(downward)).toEqual(barsOf(upward));
  });

  test("is filled by its tone, or open", () => {
    const [filled, hollow] = shapesOf(
      <g>
        <Bar x={[0, 1]} y={[0, 1]} tone="red" opacity={0.4} />
        <Bar x={[0, 1]} y={[0, 1]} tone="red" hollow="paper" />
      </g>,
    ).slice(1);
    expect(filled).toMatchObject({ fill: "currentColor", class: "text-red" });
    expect(filled?.["fill-opacity"]).toBe("0.4");
    expect(hollow).toMatchObject({ stroke: "currentColor", class: "fill-paper text-red" });
  });
});

describe("Line", () => {
  test("passes through all its points, to a hundredth of a percent", () => {
    const line = (
      <Line
        points={[
          [0, 100],
          [33.3333, 50],
          [100, 0],
        ]}
      />
    );
    expect(linesOf(line)).toEqual([
      [
        [0, 100],
        [33.33, 50],
        [100, 0],
      ],
    ]);
  });

  test("smooth, is the parabola that its points are on", () => {
    const parabola = (x: number) => x ** 2 / 100;
    const points = [0, 10, 30, 50, 60, 100].map((x) => [x, parabola(x)] as const);
    const [, path] = shapesOf(<Line points={points} smooth />);
    const [start = "", ...pieces] = String(path?.d).slice(1).split("C");
    const numbersIn = (text: string) => text.split(" ").map(Number);
    expect(numbersIn(start)).toEqual([0, 0]);
    let from = numbersIn(start);
    for (const [index, piece] of pieces.entries()) {
      const [x1 = 0, y1 = 0, x2 = 0, y2 = 0, ...to] = numbersIn(piece);
      expect(to).toEqual(points[index + 1]);
      // Halfway along a cubic curve.
      const middle = ([a = 0, b = 0, c = 0, d = 0]) => (a + 3 * b + 3 * c + d) / 8;
      const x = middle([from[0] ?? 0, x1, x2, to[0] ?? 0]);
      const y = middle([from[1] ?? 0, y1, y2, to[1] ?? 0]);
      expect(Math.abs(y - parabola(x))).toBeLessThan(0.02);
      from = to;
    }
  });

  test("is as wide as asked, whatever the plot is stretched to", () => {
    const path = shapesOf(<Line points={[[0, 0]]} width={2.5} dashes="6 4" />)[1];
    expect(path).toMatchObject({ "stroke-width": "2.5", "vector-effect": "non-scaling-stroke" });
    expect(path?.["stroke-dasharray"]).toBe("6 4");
  });
});

test("Band goes along its upper line and back along the lower one", () => {
  const upper = [
    [0, 40],
    [50, 20],
  ] as const;
  const lower = [
    [0, 60],
    [50, 80],
  ] as const;
  expect(linesOf(<Band upper={upper} lower={lower} />)).toEqual([
    [
      [0, 40],
      [50, 20],
      [50, 80],
      [0, 60],
    ],
  ]);
});

test("Area goes down to its base at both ends", () => {
  const points = [
    [10, 40],
    [90, 20],
  ] as const;
  expect(linesOf(<Area points={points} base={75} />)).toEqual([
    [
      [10, 40],
      [90, 20],
      [90, 75],
      [10, 75],
    ],
  ]);
});

test("Dot has its middle at its place and its radius in pixels", () => {
  expect(dotsOf(<Dot at={[25, 75]} />)).toEqual([[25, 75]]);
  expect(shapesOf(<Dot at={[25, 75]} radius={5} />)[0]).toMatchObject({ r: "5" });
});

test("Rule joins its ends, and is sharp where it is level or upright", () => {
  const level = <Rule from={[0, 50]} to={[100, 50]} tone="ink" />;
  const slanted = <Rule from={[0, 50]} to={[100, 0]} />;
  expect(rulesOf(level)).toEqual([{ from: [0, 50], to: [100, 50], className: "text-ink" }]);
  expect(shapesOf(level)[0]?.["shape-rendering"]).toBe("crispEdges");
  expect(shapesOf(slanted)[0]?.["shape-rendering"]).toBeUndefined();
});
