import { expect, test } from "vitest";
import { stepAnchor, stepInHash } from "./use-step.ts";

test("an address leads to the step that it was made for", () => {
  expect(stepInHash("q1", `#${stepAnchor("q1", 1)}`, 4)).toBe(1);
});

test.each(["#q2-step2", "#q1-step0", "#q1-step5", "#q1", "", "#q1-stepx"])(
  "%s names no step of a first query with four steps",
  (hash) => {
    expect(stepInHash("q1", hash, 4)).toBeNull();
  },
);
