import { expect, test } from "vitest";
import { sliderFigures } from "./slider.ts";

test("a step takes as long as the longest of its events", () => {
  const timings = [
    { interactionId: 7, duration: 48 },
    { interactionId: 7, duration: 24 },
    { interactionId: 14, duration: 32 },
    { interactionId: 14, duration: 40 },
    { interactionId: 21, duration: 96 },
  ];
  expect(sliderFigures(timings, 3)).toEqual({ steps: 3, firstMs: 48, medianMs: 48, worstMs: 96 });
});

test("a step too short to be reported counts with the shortest time that is", () => {
  expect(sliderFigures([{ interactionId: 7, duration: 40 }], 5)).toMatchObject({
    medianMs: 16,
    worstMs: 40,
  });
});
