import { describe, expect, test } from "vitest";
import { queryWith } from "#app/url-state/url-state.ts";
import { type DcfInputs, dcfCases } from "#models/valuation/inputs.ts";
import { dcfResults } from "#models/valuation/results.ts";
import { dcfGroups, dcfModel } from "./fields.ts";
import { headlines, priceInWords } from "./results.ts";

const { base } = dcfCases;

function figuresOf(changes: Partial<DcfInputs> = {}) {
  const inputs = { ...base, ...changes };
  return headlines(inputs, dcfResults(inputs));
}

function read(query: string) {
  return dcfModel.urlState.read(new URLSearchParams(query));
}

describe("headlines", () => {
  // Source of the golden numbers: models/valuation/reference/dcf.json.
  test("of the base case", () => {
    expect(figuresOf().map(({ value, note }) => [value, note])).toEqual([
      ["€2,120m", "€850m planned, €1,269m after, rounded"],
      ["€30.40", "€1,520m over 50m shares"],
      ["60%", "of the enterprise value"],
      ["11.3×", "exit price to EBIT of year 10"],
    ]);
  });

  test("call the two parts rounded only where they do not add up as shown", () => {
    expect(figuresOf(dcfCases.growth)[0]?.note).toBe("€318m planned, €764m after");
  });

  test("of growth that is not below the WACC say that there is no value, and why", () => {
    const [enterprise, ...others] = figuresOf({ givenWacc: 0.04, terminalGrowth: 0.04 });
    expect(enterprise).toMatchObject({
      value: "No value",
      note: "growth of 4.0% for ever is not below a WACC of 4.0%",
    });
    expect(others.map(({ value }) => value)).toEqual(["–", "–", "–"]);
  });

  test("of a company worth less than its debt say by how much", () => {
    const [, perShare] = figuresOf({ netDebt: 3_000 });
    expect(perShare).toMatchObject({
      value: "−€21.60",
      note: "the claims exceed the value by €1,080m",
    });
  });

  test("by multiple say which growth it implies", () => {
    expect(figuresOf({ terminalBy: "multiple" })[3]).toMatchObject({
      label: "Implied growth",
      value: "1.4%",
    });
    expect(figuresOf({ terminalBy: "multiple", exitMultiple: 2 })[3]).toMatchObject({
      value: "None",
      note: "no growth gives this price",
    });
  });
});

test("the growth a price assumes is said for the plan and for the time after it", () => {
  expect(priceInWords(base)).toEqual([
    { id: "priceGrowthInPlan", answer: "4.1%", meaning: "a year in the plan, 5.0% in this case" },
    {
      id: "priceGrowthAfter",
      answer: "−0.4%",
      meaning: "or, with the plan kept, for ever after it, 2.0% in this case",
    },
  ]);
  expect(priceInWords({ ...base, terminalBy: "multiple" })).toHaveLength(1);
  expect(priceInWords({ ...base, terminalGrowth: 0.08 })[0]?.answer).toBe("None");
});

describe("the url of a case", () => {
  test("holds every choice and number that differs", () => {
    const query =
      "?case=mature&revenue=2000&last=2.5&wacc-by=parts&beta=1.35&cash=year-end&by=multiple&multiple=9.5&net-debt=-250&price=12.5";
    const shown = read(query);
    expect(shown.inputs).toEqual({
      ...dcfCases.mature,
      revenue: 2_000,
      lastGrowth: 0.025,
      waccSource: "parts",
      beta: 1.35,
      timing: "year-end",
      terminalBy: "multiple",
      exitMultiple: 9.5,
      netDebt: -250,
      sharePrice: 12.5,
    });
    expect(queryWith(dcfModel.urlState, "", shown)).toBe(query);
  });

  test("can ask for both ends of every slider", () => {
    const start = dcfModel.caseOf("base");
    for (const slot of dcfModel.slotsOf(start.inputs)) {
      if (slot.field.kind !== "number") continue;
      for (const value of [slot.field.limits.min, slot.field.limits.max]) {
        const shown = dcfModel.withInput(start, slot, value);
        expect(read(queryWith(dcfModel.urlState, "", shown)).inputs).toEqual(shown.inputs);
      }
    }
  });
});

test("the fields are those that count", () => {
  const names = (inputs: Partial<DcfInputs>) =>
    dcfGroups({ ...base, ...inputs }).flatMap((group) => group.names);
  expect(names({})).toContain("givenWacc");
  expect(names({})).not.toContain("beta");
  expect(names({ waccSource: "parts" })).toContain("beta");
  expect(names({ waccSource: "parts" })).not.toContain("givenWacc");
  expect(names({ terminalReinvestment: "held" })).not.toContain("returnOnNewCapital");
  expect(names({ terminalBy: "multiple" })).toContain("exitMultiple");
  expect(names({ terminalBy: "multiple" })).not.toContain("terminalGrowth");
});
