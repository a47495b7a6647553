import { describe, expect, test } from "vitest";
import { barsOf, labelsOf, rulesOf, shapesOf } from "./test-drawn-shapes.ts";
import { Tornado } from "./tornado.tsx";

const chart = (
  <Tornado
    label="Two inputs"
    rows={[
      { label: "weak", loss: -10, gain: 5 },
      { label: "strong", loss: -20, gain: 40 },
      { label: "none", loss: 0, gain: 0 },
    ]}
    format={String}
  />
);

describe("Tornado", () => {
  test("has the strongest input first", () => {
    const names = shapesOf(chart).flatMap(({ tag, text }) => (tag === "span" ? [text] : []));
    expect(names).toEqual(["strong", "weak", "none"]);
  });

  test("is read as having no effect where nothing moves", () => {
    const row = (
      <Tornado label="One input" rows={[{ label: "none", loss: 0, gain: 0 }]} format={String} />
    );
    const slider = shapesOf(row).find(({ tag }) => tag === "input");
    expect(slider?.["aria-valuetext"]).toBe("none: no effect");
  });

  test("draws losses to the left of the middle and gains to the right, all on one scale", () => {
    expect(barsOf(chart).map(({ left, right }) => [left, right])).toEqual([
      [25, 50],
      [50, 100],
      [37.5, 50],
      [50, 56.25],
      [50, 50],
      [50, 50],
    ]);
    expect(rulesOf(chart).map(({ from, to }) => [from[0], to[0]])).toEqual([
      [50, 50],
      [50, 50],
      [50, 50],
    ]);
  });

  test("writes each amount at the end of its bar, or that there is no effect", () => {
    expect(labelsOf(chart)).toEqual([
      { x: 25, y: 50, text: "-20" },
      { x: 100, y: 50, text: "40" },
      { x: 37.5, y: 50, text: "-10" },
      { x: 56.25, y: 50, text: "5" },
      { x: 50, y: 50, text: "no effect" },
    ]);
  });
});
