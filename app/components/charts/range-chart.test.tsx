import { expect, test } from "vitest";
import { RangeChart } from "./range-chart.tsx";
import { barsOf, labelsOf, rulesOf, shapesOf } from "./test-drawn-shapes.ts";

const chart = (
  <RangeChart
    label="Two methods"
    ranges={[
      { name: "first", low: 10, high: 30 },
      { name: "second", low: 20, high: 50 },
    ]}
    marks={[{ name: "price", value: 40, tone: "ink" }]}
    format={String}
    unit="Value"
  />
);

test("ranges and marks are on one scale, from the lowest end to the highest", () => {
  expect(barsOf(chart).map(({ left, right }) => [left, right])).toEqual([
    [0, 50],
    [25, 100],
  ]);
  expect(rulesOf(chart).map(({ from }) => from[0])).toEqual([75, 75]);
});

test("a mark crosses the bars, not the names above them", () => {
  const bars = barsOf(chart).map(({ top, bottom }) => [top, bottom]);
  expect(rulesOf(chart).map(({ from, to }) => [from[1], to[1]])).toEqual(
    bars.map((edges) => edges.map((edge) => expect.closeTo(edge, 5))),
  );
});

test("both ends of a range and every mark are written out", () => {
  expect(labelsOf(chart).map(({ text }) => text)).toEqual([
    ...["first", "10", "30", "second", "20", "50", "price 40"],
  ]);
});

test("a range is read with what it is held against", () => {
  const slider = shapesOf(chart).find(({ tag }) => tag === "input");
  expect(slider?.["aria-valuetext"]).toBe("first: 10 to 30, price 40");
});

test("the names of two marks point away from each other, and stay within the chart at its edges", () => {
  const anchors = (...values: number[]) => {
    const marks = values.map((value) => ({ name: `at ${value}`, value, tone: "ink" as const }));
    const drawn = <RangeChart {...chart.props} marks={marks} />;
    return shapesOf(drawn)
      .filter(({ text }) => text.startsWith("at "))
      .map((shape) => shape["text-anchor"]);
  };
  expect(anchors(28, 32)).toEqual(["end", "start"]);
  expect(anchors(32, 28)).toEqual(["start", "end"]);
  expect(anchors(11, 49)).toEqual(["start", "end"]);
});
