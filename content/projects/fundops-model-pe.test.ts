import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { waterfallQuery } from "#app/features/models/fundops-model-pe/waterfall-query.ts";
import { modelOf } from "#app/features/models/kit/model-of.ts";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { sheet } from "#models/fund/sheet.ts";
import { sheet as waterfall } from "#models/waterfall/sheet.ts";

const prose = readFileSync(new URL("fundops-model-pe.mdx", import.meta.url), "utf8");

const fundOperations = modelOf(sheet);
const fundModel = modelOf(waterfall);

function figuresOf(query = "") {
  return sheet.calculate(fundOperations.urlState.read(new URLSearchParams(query)).inputs);
}

describe("the text of the fund operations page", () => {
  test("states the base fund as the model reports it", () => {
    const { number } = figuresOf();
    const millions = (name: "received" | "paidIn" | "held") =>
      `€${(number(name) / 1e6).toFixed(1)}m`;
    const rate = `${(number("irr") * 100).toFixed(1)}%`;
    expect(prose).toContain(
      `${millions("received")} of ${millions("paidIn")} paid in has come back and ${millions("held")} is held, so DPI is ${number("dpi").toFixed(2)}, TVPI ${number("tvpi").toFixed(2)} and the net IRR ${rate}`,
    );
  });

  test("links to other cases with what it says of them", () => {
    const marked = figuresOf("?value=80");
    expect(marked.value("dpi")).toBe(figuresOf().value("dpi"));
    expect(prose).toContain(
      `(?value=80), NAV is €${(marked.number("held") / 1e6).toFixed(1)}m, DPI the same and TVPI ${marked.number("tvpi").toFixed(2)}.`,
    );
    const end = figuresOf("?quarter=40");
    expect(end.value("rvpi")).toBe(0);
    expect(prose).toContain(`(?quarter=40), TVPI is DPI: ${end.number("dpi").toFixed(2)}.`);
    const onCommitment = figuresOf("?investing=10&quarter=40");
    const other = waterfall.calculate(waterfall.opening).number("lpMultiple");
    expect(onCommitment.number("tvpi")).toBeCloseTo(other, 9);
    expect(prose).toContain(`ends the same fund at ${other.toFixed(2)},`);
  });

  test("draws the multiples of the cases that it names", () => {
    const drawn = readFileSync("content/data/fund-multiples.csv", "utf8").match(/[\d.]+$/gm);
    const cases = ["?quarter=40", "?investing=10&quarter=40", "", "?line=2", "?value=80"];
    expect(drawn).toEqual(cases.map((query) => figuresOf(query).number("tvpi").toFixed(2)));
    expect(prose).toContain(`has a TVPI of ${drawn?.at(-1)} to ${drawn?.[0]}`);
  });

  test("says that the gross IRR on forecast values is the same in every quarter", () => {
    for (const quarter of [4, 12, 24, 40]) {
      expect(figuresOf(`?quarter=${quarter}`).number("grossIrr")).toBeCloseTo(0.17, 2);
    }
    expect(prose).toContain("the gross IRR is therefore about 17% in every quarter");
  });

  test("states what a subscription line changes", () => {
    const [without, withLine] = [figuresOf(), figuresOf("?line=2")];
    const rate = (figures: typeof without) => `${(figures.number("irr") * 100).toFixed(1)}%`;
    const multiple = (figures: typeof without) => figures.number("tvpi").toFixed(2);
    expect(prose).toContain(
      `net IRR rises from ${rate(without)} to ${rate(withLine)} and their TVPI falls from ${multiple(without)} to ${multiple(withLine)}`,
    );
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
