import { expect, test } from "vitest";
import { HeatGrid } from "./heat-grid.tsx";
import { barsOf, labelsOf, number, shapesOf } from "./test-drawn-shapes.ts";

const chart = (
  <HeatGrid
    label="Four cells"
    columns={["left", "right"]}
    rows={[
      { name: "upper", values: [0, 50] },
      { name: "lower", values: [100, 20] },
    ]}
    format={(value) => `${value}k`}
  />
);

test("cells fill the plot row by row", () => {
  expect(barsOf(chart).map(({ left, right, top, bottom }) => [left, right, top, bottom])).toEqual([
    [0, 50, 0, 50],
    [50, 100, 0, 50],
    [0, 50, 50, 100],
    [50, 100, 50, 100],
  ]);
});

test("a cell is as deep as its value is large, and never too deep for its number", () => {
  const depths = shapesOf(chart)
    .filter(({ tag }) => tag === "rect")
    .map((cell) => number(cell["fill-opacity"]));
  expect(depths).toEqual([0.04, 0.25, 0.46, 0.12]);
});

test("every value is written in the middle of its cell, every name beside its row or column", () => {
  expect(labelsOf(chart)).toEqual([
    { x: 25, y: 0, text: "left" },
    { x: 75, y: 0, text: "right" },
    { x: 0, y: 25, text: "upper" },
    { x: 0, y: 75, text: "lower" },
    { x: 25, y: 25, text: "0k" },
    { x: 75, y: 25, text: "50k" },
    { x: 25, y: 75, text: "100k" },
    { x: 75, y: 75, text: "20k" },
  ]);
});

test("nothing is drawn where there is no value", () => {
  const rows = [
    { name: "upper", values: [10, 50] },
    { name: "lower", values: [20, null] },
  ];
  const gap = <HeatGrid label="Gap" columns={["left", "right"]} rows={rows} format={String} />;
  expect(barsOf(gap)).toHaveLength(3);
});
