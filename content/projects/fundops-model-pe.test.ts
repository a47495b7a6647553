import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fundOperations, waterfallQuery } from "#app/features/models/fundops-model-pe/fields.ts";
import { fundModel } from "#app/features/models/pe-waterfall-structure/fields.ts";
import { queryWith } from "#app/url-state/url-state.ts";
import { fundResults } from "#models/fund/results.ts";

const prose = readFileSync(new URL("fundops-model-pe.mdx", import.meta.url), "utf8");

function results(query = "") {
  return fundResults(fundOperations.urlState.read(new URLSearchParams(query)).inputs);
}

const millions = (euro: number) => `€${(euro / 1e6).toFixed(1)}m`;

describe("the text of the fund operations page", () => {
  test("states the base fund as the model reports it", () => {
    const { paidIn, distributedToLps, reported, multiples, netIrr } = results();
    const rate = netIrr.kind === "rate" ? `${(netIrr.rate * 100).toFixed(1)}%` : "";
    expect(prose).toContain(
      `${millions(distributedToLps)} of ${millions(paidIn)} paid in has come back and ${millions(reported.netAssetValue)} is held, so DPI is ${multiples?.dpi.toFixed(2)}, TVPI ${multiples?.tvpi.toFixed(2)} and the net IRR ${rate}`,
    );
  });

  test("links to two other cases with what it says of them", () => {
    const marked = results("?value=80").multiples;
    expect(marked?.dpi).toBe(results().multiples?.dpi);
    expect(prose).toContain(`(?value=80) DPI is the same and TVPI is ${marked?.tvpi.toFixed(2)}.`);
    const end = results("?quarter=40").multiples;
    expect(end?.rvpi).toBe(0);
    expect(prose).toContain(`(?quarter=40), TVPI is DPI: ${end?.dpi.toFixed(2)}.`);
  });
});

/** Cases as a visitor can make them on the one page. */
const anyQuery = fc
  .record(
    {
      scenario: fc.constantFrom("downside", "base", "upside"),
      committed: fc.integer({ min: 1, max: 1000 }).map(String),
      in3: fc.integer({ min: 0, max: 5000 }).map((tenths) => String(tenths / 10)),
      out10: fc.integer({ min: 0, max: 5000 }).map((tenths) => String(tenths / 10)),
      quarter: fc.integer({ min: 1, max: 40 }).map(String),
      fee: fc.constantFrom("0", "2", "1.75"),
    },
    { requiredKeys: [] },
  )
  .map((query) => new URLSearchParams(query));

describe("a case handed from page to page", () => {
  test("is the same fund on the waterfall page", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const shown = fundOperations.urlState.read(query);
        const handed = waterfallQuery(queryWith(fundOperations.urlState, "", shown));
        const { inputs, notes } = fundModel.urlState.read(new URLSearchParams(handed));
        expect(inputs.committedCapital).toBe(shown.inputs.committedCapital);
        expect(inputs.years).toMatchObject(shown.inputs.years);
        expect(notes).toEqual({});
      }),
    );
  });

  test("is the same fund when it comes back", () => {
    fc.assert(
      fc.property(anyQuery, (query) => {
        const shown = fundModel.urlState.read(query);
        const handed = queryWith(fundModel.urlState, "", shown);
        const { inputs } = fundOperations.urlState.read(new URLSearchParams(handed));
        expect(inputs.committedCapital).toBe(shown.inputs.committedCapital);
        // The waterfall page also knows which deal pays.
        expect(shown.inputs.years).toMatchObject(inputs.years);
      }),
    );
  });
});
