import { expect, test } from "vitest";
import { stepFigures } from "./model-steps.ts";

test("a step takes as long as the longest of its events", () => {
  const timings = [
    { interactionId: 7, duration: 48 },
    { interactionId: 7, duration: 24 },
    { interactionId: 14, duration: 32 },
    { interactionId: 14, duration: 40 },
    { interactionId: 21, duration: 96 },
  ];
  expect(stepFigures("/projects/solar", timings, 3)).toEqual({
    route: "/projects/solar",
    steps: 3,
    firstMs: 48,
    medianMs: 48,
    worstMs: 96,
  });
});

test("a step too short to be reported counts with the shortest time that is", () => {
  expect(stepFigures("/", [{ interactionId: 7, duration: 40 }], 5)).toMatchObject({
    medianMs: 16,
    worstMs: 40,
  });
});
