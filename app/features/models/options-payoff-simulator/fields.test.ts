import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { queryWith } from "#app/url-state/url-state.ts";
import { type LegInput, legTypes } from "#models/options/strategy.ts";
import { strategyModel } from "./fields.ts";

function read(query: string) {
  return strategyModel.urlState.read(new URLSearchParams(query));
}

function written(query: string) {
  return queryWith(strategyModel.urlState, "", read(query));
}

describe("the url of a strategy", () => {
  test.each([
    "?strategy=iron-condor",
    "?k2=115&p2=1.5",
    "?strategy=straddle&legs=3&s3=short&t3=share&p3=100",
    "?show=payoff&spot=120&day=30&vol=45&rate=2.5&term=180",
  ])("%s leads to a case and back", (query) => {
    expect(written(query)).toBe(query);
  });

  test("holds six legs, whatever they are", () => {
    const leg: fc.Arbitrary<LegInput> = fc.record({
      type: fc.constantFrom(...legTypes),
      side: fc.constantFrom("long", "short"),
      quantity: fc.integer({ min: 1, max: 100 }),
      strike: fc.integer({ min: 2, max: 1000 }).map((half) => half / 2),
      premium: fc.integer({ min: 0, max: 10_000 }).map((step) => Number((step / 20).toFixed(2))),
    });
    fc.assert(
      fc.property(fc.array(leg, { minLength: 1, maxLength: 6 }), (legs) => {
        const start = strategyModel.caseOf("collar");
        const shown = { ...start, inputs: { ...start.inputs, legs } };
        const query = queryWith(strategyModel.urlState, "", shown);
        expect(read(query).inputs).toEqual(shown.inputs);
        expect(query.length).toBeLessThan(350);
      }),
      { numRuns: 200 },
    );
  });

  test("moves what is beyond a limit to the limit, and says so", () => {
    const { inputs, notes } = read("?legs=9&k1=900&vol=500&rate=-20");
    expect(inputs.legs).toHaveLength(6);
    expect(inputs.legs[0]?.strike).toBe(500);
    expect(inputs).toMatchObject({ volatility: 1.5, rate: -0.02 });
    expect(notes).toEqual({
      legs: "9 is above the limit of 6; using 6.",
      k1: "900 is above the limit of 500; using 500.",
      vol: "500 is above the limit of 150; using 150.",
      rate: "−20 is below the limit of −2; using −2.",
    });
  });
});

test("a share and cash have no strike to set", () => {
  const { inputs } = read("?t1=share&t2=cash");
  const columns = strategyModel
    .slotsOfList("legs", inputs)
    .map((slots) => slots.map(({ field }) => field.label));
  expect(columns).toEqual([
    ["Side", "Type", "Quantity", "Price"],
    ["Side", "Type", "Quantity", "Price"],
  ]);
});
