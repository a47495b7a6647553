import { expect, test } from "vitest";
import { ValueAxis } from "./axis.tsx";
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
