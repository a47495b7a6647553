import { expect, test } from "vitest";
import { bridge } from "./bridge.ts";

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
