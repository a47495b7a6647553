import { describe, expect, test } from "vitest";
import { queryWith } from "#app/url-state/url-state.ts";
import { evaluate } from "#models/fraud/alerts.ts";
import { baseLimits, type FraudLimits, limitCases } from "#models/fraud/limits.ts";
import { scoredPayments } from "#models/fraud/scored-payments.ts";
import { fraudModel } from "./fields.ts";
import { headlines, kindRows, ruleRows } from "./results.ts";

const found = (changes: Partial<FraudLimits> = {}) =>
  evaluate(scoredPayments, { ...baseLimits, ...changes });

function read(query: string) {
  return fraudModel.urlState.read(new URLSearchParams(query));
}

describe("headlines", () => {
  // Source of the golden numbers: the result of PostgreSQL in content/projects/fraud-detection.mdx.
  test("of the base case", () => {
    expect(headlines(found()).map(({ value, note }) => [value, note])).toEqual([
      ["759", "of 23,821 payments, 2.9 a working day"],
      ["279", "of 488 planted"],
      ["36.8%", "of alerts are fraud; 2.0% by chance"],
      ["57.2%", "of the fraud raises an alert"],
    ]);
  });

  test("without alerts say that there is no precision", () => {
    const none = { ...found(), all: { alerts: 0, hits: 0 } };
    expect(headlines(none)[2]).toMatchObject({ value: "None", note: "there are no alerts" });
  });
});

test("the tables end with the totals", () => {
  expect(ruleRows(found()).at(-1)).toMatchObject({
    name: "All alerts",
    alerts: 759,
    hits: 279,
    precision: "36.8%",
    recall: "57.2%",
  });
  expect(kindRows(found()).at(-1)).toMatchObject({
    name: "All fraud",
    planted: 488,
    found: 279,
    share: "57.2%",
  });
});

describe("the url of a case", () => {
  test("opens with the base case", () => {
    expect(read("").inputs).toEqual(baseLimits);
  });

  test("holds a named case and what differs from it", () => {
    const query = "?case=strict&score=4.25&new=500";
    const shown = read(query);
    expect(shown.inputs).toEqual({ ...limitCases.strict, score: 4.25, newPayeeAmount: 500 });
    expect(queryWith(fraudModel.urlState, "", shown)).toBe(query);
  });

  test("can ask for both ends of every slider", () => {
    const start = fraudModel.caseOf("base");
    for (const slot of fraudModel.slotsOf(start.inputs)) {
      if (slot.field.kind !== "number") continue;
      for (const value of [slot.field.limits.min, slot.field.limits.max]) {
        const shown = fraudModel.withInput(start, slot, value);
        expect(read(queryWith(fraudModel.urlState, "", shown)).inputs).toEqual(shown.inputs);
      }
    }
  });
});
