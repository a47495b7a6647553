import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { queryWith } from "#app/url-state/url-state.ts";
import type { Holding } from "#models/bonds/holding.ts";
import { bondModel } from "./fields.ts";

function read(query: string) {
  return bondModel.urlState.read(new URLSearchParams(query));
}

function written(query: string) {
  return queryWith(bondModel.urlState, "", read(query));
}

describe("the url of a portfolio", () => {
  test.each([
    "?portfolio=barbell",
    "?shift=-0.5&steepening=1&bend=-0.25",
    "?y1=3.1&m2=2040-07-04&by3=yield",
    "?portfolio=bullet&bonds=2&n2=750&f2=4&d2=30%2F360&m2=2045-12-31",
    "?settlement=2027-03-01&r10=3.15",
  ])("%s leads to a case and back", (query) => {
    expect(written(query)).toBe(query);
  });

  test("holds eight bonds, whatever they are", () => {
    const holding: fc.Arbitrary<Holding> = fc.record({
      nominal: fc.integer({ min: 1, max: 100_000 }).map((thousand) => thousand * 1000),
      couponRate: fc.integer({ min: 0, max: 300 }).map((step) => Number((step / 2000).toFixed(4))),
      frequency: fc.constantFrom("1", "2", "4"),
      maturity: fc.constantFrom("2028-02-29", "2031-12-31", "2080-12-31"),
      dayCount: fc.constantFrom("30/360", "act/act"),
      quote: fc.constantFrom("yield", "price"),
      yieldRate: fc
        .integer({ min: -200, max: 2500 })
        .map((basisPoints) => Number((basisPoints / 10_000).toFixed(4))),
      price: fc
        .integer({ min: 1000, max: 250_000 })
        .map((step) => Number((step / 1000).toFixed(3))),
    });
    fc.assert(
      fc.property(fc.array(holding, { minLength: 1, maxLength: 8 }), (bonds) => {
        const start = bondModel.caseOf("ladder");
        const shown = { ...start, inputs: { ...start.inputs, bonds } };
        expect(read(queryWith(bondModel.urlState, "", shown)).inputs).toEqual(shown.inputs);
      }),
      { numRuns: 100 },
    );
  });

  test.each(["m1=2028-02-30", "m1=soon", "m1=2028-2-3", "settlement=", "by1=spread"])(
    "ignores %s",
    (query) => {
      expect(read(query)).toEqual(read(""));
    },
  );

  test("moves a date beyond its limit to the limit, and says so", () => {
    const { inputs, notes } = read("?settlement=2019-06-30&m1=2150-01-01");
    expect(inputs.settlement).toBe("2020-01-01");
    expect(inputs.bonds[0]?.maturity).toBe("2080-12-31");
    expect(notes).toEqual({
      settlement: "June 30, 2019 is before the limit of January 1, 2020; using January 1, 2020.",
      m1: "January 1, 2150 is after the limit of December 31, 2080; using December 31, 2080.",
    });
  });
});

test("of yield and price a bond has the field of the one it is quoted by", () => {
  const lastLabels = bondModel
    .slotsOfList("bonds", read("").inputs)
    .map((slots) => slots.at(-1)?.field.label);
  expect(lastLabels).toEqual([
    "Yield, %",
    "Yield, %",
    "Clean price",
    "Yield, %",
    "Yield, %",
    "Yield, %",
  ]);
});
