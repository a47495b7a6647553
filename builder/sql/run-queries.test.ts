import { expect, test } from "vitest";
import { readStepWords } from "./run-queries.ts";

const names = ["orders", "months", "result"];

test("each step has a lead and the rest; lines without a name continue the step before", () => {
  const block = "months: Writes the calendar. One row\n  for every month.\n\nresult: Compares.";
  expect([...readStepWords(block, names)]).toEqual([
    ["months", { lead: "Writes the calendar.", text: "One row for every month." }],
    ["result", { lead: "Compares.", text: "" }],
  ]);
});

test.each([
  ["weeks: Wrong.", 'there is no step "weeks"; the steps are orders, months, result'],
  ["months: One.\nmonths: Two.", 'the step "months" is explained twice'],
  ["Writes the calendar", "begin with the name of a step: orders: …"],
])("%s: %s", (block, fault) => {
  expect(() => readStepWords(block, names)).toThrow(fault);
});
