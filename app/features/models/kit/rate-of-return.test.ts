import { expect, test } from "vitest";
import { rateOfReturn } from "./rate-of-return.ts";

test("a rate is a percentage with its note", () => {
  expect(rateOfReturn({ kind: "rate", rate: 0.123 }, "a year")).toEqual({
    value: "12.3%",
    note: "a year",
  });
});

test("several rates are none, and all are named", () => {
  expect(rateOfReturn({ kind: "several", rates: [0.1, 0.2] }, "a year")).toEqual({
    value: "None",
    note: "several rates fit: 10.0% and 20.0%",
  });
});

test.each([
  ["no-negative-flow", "nothing is invested"],
  ["no-positive-flow", "nothing comes back"],
  ["inflow-first", "money comes in first"],
  ["no-rate", "no rate fits these flows"],
] as const)("that there is none because of %s is said", (reason, note) => {
  expect(rateOfReturn({ kind: "none", reason }, "a year")).toEqual({ value: "None", note });
});
