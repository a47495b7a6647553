import { describe, expect, test } from "vitest";
import { BridgeChart, bridge } from "./bridge-chart.tsx";
import { barsOf, labelsOf, rulesOf } from "./test-drawn-shapes.ts";

const chart = (
  <BridgeChart
    label="From budget to actual"
    start={{ name: "Budget", value: 20 }}
    changes={[
      { name: "Volume", change: 20 },
      { name: "Costs", change: -10 },
    ]}
    endName="Actual"
    formatTotal={(value) => `=${value}`}
    formatChange={(change) => `by ${change}`}
  />
);

describe("BridgeChart", () => {
  const [budget, volume, costs, actual] = barsOf(chart);

  test("starts from zero with the first total, and ends with what the changes lead to", () => {
    expect(budget).toMatchObject({ bottom: 100, height: 50 });
    expect(actual).toMatchObject({ bottom: 100, height: 75 });
  });

  test("draws a rise upward and a fall downward from where the step before ended", () => {
    expect(volume).toMatchObject({ bottom: budget?.top, top: 0, className: "text-accent" });
    expect(costs).toMatchObject({ top: volume?.top, bottom: 25, className: "text-red" });
  });

  test("joins each step to the next at its level, and draws the line of zero", () => {
    expect(rulesOf(chart).map(({ from, to }) => [from[1], to[1]])).toEqual([
      [50, 50],
      [0, 0],
      [25, 25],
      [100, 100],
    ]);
    expect(rulesOf(chart)[0]?.from[0]).toBeCloseTo(budget?.right ?? 0);
    expect(rulesOf(chart)[0]?.to[0]).toBeCloseTo(volume?.left ?? 0);
  });

  test("writes each amount on its column and each name under it", () => {
    expect(labelsOf(chart).map(({ text }) => text)).toEqual([
      ...["=20", "by 20", "by -10", "=30"],
      ...["Budget", "Volume", "Costs", "Actual"],
    ]);
    expect(labelsOf(chart)[2]).toMatchObject({ x: 62.5, y: 0 });
  });

  test("goes below zero where the level does", () => {
    const loss = (
      <BridgeChart
        label="Into the red"
        start={{ name: "a", value: 10 }}
        changes={[{ name: "b", change: -40 }]}
        endName="c"
        formatTotal={String}
        formatChange={String}
      />
    );
    const [start, fall, end] = barsOf(loss);
    expect(start).toMatchObject({ top: 0, bottom: 25 });
    expect(fall).toMatchObject({ top: 0, bottom: 100 });
    expect(end).toMatchObject({ top: 25, bottom: 100 });
  });
});

test("each step of a bridge starts where the one before it ended", () => {
  const steps = bridge(20, [{ change: 6 }, { change: -7 }, { change: 1 }]);
  expect(steps.map(({ from, to }) => [from, to])).toEqual([
    [20, 26],
    [26, 19],
    [19, 20],
  ]);
});

test("a bridge without changes has no steps", () => {
  expect(bridge(20, [])).toEqual([]);
});
