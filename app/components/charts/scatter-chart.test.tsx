import { expect, test } from "vitest";
import { ScatterChart } from "./scatter-chart.tsx";
import { dotsOf, labelsOf, rulesOf } from "./test-drawn-shapes.ts";

const chart = (
  <ScatterChart
    label="Two pairs"
    points={[
      { x: 1, y: 100 },
      { x: 5, y: 400 },
    ]}
    trend={[
      { x: 0, y: 0 },
      { x: 5, y: 200 },
    ]}
    formatX={(x) => `${x}×`}
    formatY={String}
    names={{ x: "across", y: "up" }}
  />
);

test("each dot is where its pair of values is, measured from zero", () => {
  expect(dotsOf(chart)).toEqual([
    [20, 75],
    [100, 0],
  ]);
});

test("the trend runs between the two points it is given", () => {
  const trend = rulesOf(chart).at(-1);
  expect([trend?.from, trend?.to]).toEqual([
    [0, 100],
    [100, 50],
  ]);
});

test("both axes name their values where they are", () => {
  expect(labelsOf(chart)).toEqual([
    ...[0, 100, 200, 300, 400].map((y) => ({ x: 0, y: 100 - y / 4, text: String(y) })),
    ...[0, 1, 2, 3, 4, 5].map((x) => ({ x: x * 20, y: 100, text: `${x}×` })),
  ]);
});
