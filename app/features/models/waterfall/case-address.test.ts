import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { scenarioNames } from "#models/waterfall/scenarios.ts";
import { caseFromQuery, queryWithCase } from "./case-address.ts";
import { caseOf, startingCase, withCommitted, withYearly } from "./fund-case.ts";

function read(query: string) {
  return caseFromQuery(new URLSearchParams(query));
}

function written(fundCase: Parameters<typeof queryWithCase>[1], query = "") {
  return queryWithCase(new URLSearchParams(query), fundCase).toString();
}

describe("the address of a case", () => {
  test("is empty for the base scenario", () => {
    expect(written(startingCase)).toBe("");
    expect(read("")).toEqual(startingCase);
  });

  test("names another scenario and nothing else", () => {
    expect(written(caseOf("upside"))).toBe("scenario=upside");
    expect(read("scenario=upside")).toEqual(caseOf("upside"));
  });

  test("names only the amounts that differ, in million euro", () => {
    const committed = withCommitted(startingCase, 120);
    const fundCase = withYearly(withYearly(committed, "invested", 3, 25), "distributed", 6, 40.5);
    expect(written(fundCase)).toBe("committed=120&in3=25&out6=40.5");
  });

  test("gives a zero back that stands where the scenario has an amount", () => {
    const fundCase = withYearly(startingCase, "distributed", 7, 0);
    expect(written(fundCase)).toBe("out7=0");
    expect(read("out7=0")).toEqual(fundCase);
  });

  test("drops an amount again when it returns to that of the scenario", () => {
    expect(written(startingCase, "scenario=upside&out7=1")).toBe("");
  });

  test("leaves alone what it does not know", () => {
    expect(written(caseOf("downside"), "utm_source=mail")).toBe(
      "utm_source=mail&scenario=downside",
    );
  });

  test.each([
    "scenario=best",
    "scenario=__proto__",
    "scenario=",
    "committed=0",
    "committed=1001",
    "committed=-5",
    "committed=1e3",
    "committed=Infinity",
    "committed=NaN",
    "in1=",
    "in1=+20",
    "in1=0x10",
    "in1=12,5",
    "in1=12.55",
    "in1=500.1",
    "in1=99999999999999999999",
    "out0=5",
    "out11=5",
    "out4=<script>alert(1)</script>",
  ])("ignores %s", (query) => {
    expect(read(query)).toEqual(startingCase);
  });

  test("takes what is sound beside what is not", () => {
    expect(read("committed=abc&scenario=downside&out5=12")).toEqual(
      withYearly(caseOf("downside"), "distributed", 5, 12),
    );
  });

  test("leads back to the same case, whatever the visitor typed", () => {
    const tenths = fc.integer({ min: 0, max: 5_000 }).map((n) => n / 10);
    const edits = fc.array(
      fc.record({
        name: fc.constantFrom("invested" as const, "distributed" as const),
        year: fc.integer({ min: 1, max: 10 }),
        amount: tenths,
      }),
    );
    fc.assert(
      fc.property(
        fc.constantFrom(...scenarioNames),
        fc.integer({ min: 1, max: 1_000 }),
        edits,
        (scenario, committed, changes) => {
          const fundCase = changes.reduce(
            (result, { name, year, amount }) => withYearly(result, name, year, amount),
            withCommitted(caseOf(scenario), committed),
          );
          expect(read(written(fundCase))).toEqual(fundCase);
        },
      ),
      { numRuns: 500 },
    );
  });
});
