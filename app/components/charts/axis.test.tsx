import { expect, test } from "vitest";
import { formatNumber, formatPercent } from "#app/lib/format/number.ts";
import { tickTexts, ValueAxis } from "./axis.tsx";
import { upward } from "./scale.ts";
import { labelsOf, shapesOf } from "./test-drawn-shapes.ts";

test("a value axis can have its words at the right", () => {
  const axis = <ValueAxis scale={upward([48, 56])} ticks={[50, 54]} format={String} side="right" />;
  expect(labelsOf(axis)).toEqual([
    { x: 100, y: 75, text: "50" },
    { x: 100, y: 25, text: "54" },
  ]);
  const [text] = shapesOf(axis).filter(({ tag }) => tag === "text");
  expect(text).toMatchObject({ dx: "10", "text-anchor": "start" });
});

test.each([
  ["some have a decimal", [0.02, 0.025, 0.03], ["2.0%", "2.5%", "3.0%"]],
  ["none has one", [-0.1, 0, 0.1], ["−10%", "0%", "10%"]],
  ["one has two", [0, 0.0025, 0.005], ["0.00%", "0.25%", "0.50%"]],
])("all values of an axis have the same number of decimals where %s", (_, ticks, texts) => {
  expect(tickTexts(ticks, (tick) => formatPercent(tick, { atMost: 2 }))).toEqual(texts);
});

test("a separator of thousands and names of places stay as they are", () => {
  expect(tickTexts([1_000, 1_000.5], (tick) => formatNumber(tick, { atMost: 1 }))).toEqual([
    "1,000.0",
    "1,000.5",
  ]);
  expect(tickTexts([1, 2], (tick) => (tick === 1 ? "Core" : "2.5"))).toEqual(["Core", "2.5"]);
});
