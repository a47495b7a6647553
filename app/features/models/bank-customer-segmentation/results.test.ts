import { describe, expect, test } from "vitest";
import { queryWith } from "#app/url-state/url-state.ts";
import {
  baseInputs,
  type SegmentationInputs,
  segmentationCases,
} from "#models/segmentation/inputs.ts";
import { scoredCustomers } from "#models/segmentation/scored-customers.ts";
import { segmentationResults } from "#models/segmentation/worth.ts";
import { segmentationModel } from "./fields.ts";
import { headlines, segmentRows } from "./results.ts";

function shownOf(changes: Partial<SegmentationInputs> = {}) {
  const inputs = { ...baseInputs, ...changes };
  return headlines(segmentationResults(scoredCustomers, inputs), inputs).map((result) => [
    result.value,
    result.note,
  ]);
}

function read(query: string) {
  return segmentationModel.urlState.read(new URLSearchParams(query));
}

describe("headlines", () => {
  // Source of the golden numbers: the result of PostgreSQL in content/projects/bank-customer-segmentation.mdx.
  test("of the base case", () => {
    expect(shownOf()).toEqual([
      ["€36,498", "of €84,490 a year, from 25% of customers"],
      ["231", "of 3,000: good customers who have gone quiet"],
      ["€7,768", "€33.63 each; a core customer €49.26"],
      ["−€173", "pays if 12.8% come back"],
    ]);
  });

  test("where nobody can be won back, say so", () => {
    expect(shownOf({ balanceMargin: 0, feeRate: 0 })[3]).toEqual([
      "−€462",
      "there is nothing to gain",
    ]);
  });

  test("where a letter costs more than anyone brings back, say that it cannot pay", () => {
    expect(shownOf({ contactCost: 1_000 })[3]?.[1]).toBe(
      "cannot pay, even if all of them come back",
    );
  });
});

test("the table ends with the total, and has dashes for a segment without customers", () => {
  const rows = segmentRows(
    segmentationResults(scoredCustomers, { ...baseInputs, lapsedTo: 4, recentFrom: 5 }),
  );
  expect(rows.find(({ name }) => name === "Steady")?.cells).toEqual([
    "0.0%",
    "–",
    "–",
    "–",
    "–",
    "€0",
  ]);
  expect(rows.at(-1)).toMatchObject({ name: "All customers", customers: 3_000 });
});

describe("the url of a case", () => {
  test("opens with the base case", () => {
    expect(read("").inputs).toEqual(baseInputs);
  });

  test("holds a named case and what differs from it", () => {
    const query = "?case=topFifth&lapsed=1&margin=0.9&back=12";
    const shown = read(query);
    expect(shown.inputs).toEqual({
      ...segmentationCases.topFifth,
      lapsedTo: 1,
      balanceMargin: 0.009,
      wonBack: 0.12,
    });
    expect(queryWith(segmentationModel.urlState, "", shown)).toBe(query);
  });

  test("can ask for both ends of every slider", () => {
    const start = segmentationModel.caseOf("base");
    for (const slot of segmentationModel.slotsOf(start.inputs)) {
      if (slot.field.kind !== "number") continue;
      for (const value of [slot.field.limits.min, slot.field.limits.max]) {
        const shown = segmentationModel.withInput(start, slot, value);
        expect(read(queryWith(segmentationModel.urlState, "", shown)).inputs).toEqual(shown.inputs);
      }
    }
  });
});
