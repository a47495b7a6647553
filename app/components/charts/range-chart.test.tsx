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

test("a mark crosses every bar, not the names between them, and reaches its own name below", () => {
  const marks = [30, 40].map((value) => ({ name: `at ${value}`, value, tone: "ink" as const }));
  const drawn = <RangeChart {...chart.props} marks={marks} />;
  // Pixels: bars from 28 to 46 and from 76 to 94.
  expect(
    rulesOf(drawn).map(({ from, to }) => [from, to].map(([, y = 0]) => Math.round(y * 0.94))),
  ).toEqual([
    [25, 49],
    [73, 94],
    [25, 49],
    // The name of the second is a line lower.
    [73, 110],
  ]);
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

test("the name of a mark is in the middle of its line", () => {
  const name = shapesOf(chart).find(({ text }) => text === "price 40");
  expect([name?.x, name?.["text-anchor"]]).toEqual(["75%", "middle"]);
});
