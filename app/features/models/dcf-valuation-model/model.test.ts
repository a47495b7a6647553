import { describe, expect, test } from "vitest";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { sheet } from "#models/valuation/sheet.ts";
import { valueAt } from "../kit/fields.ts";
import { modelOf } from "../kit/model-of.ts";
import { resultsOf } from "../kit/result.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { groupsInUse } from "./groups-in-use.ts";
import { priceInWords } from "./sections.tsx";

const { base, mature } = sheet.presets;
type Inputs = typeof sheet.opening;
const model = modelOf(sheet);

function figuresOf(changes: Partial<Inputs> = {}) {
  return shownFigures(sheet.calculate({ ...base.inputs, ...changes }));
}

function headlines(changes: Partial<Inputs> = {}) {
  return resultsOf(sheet, figuresOf(changes));
}

function read(query: string) {
  return model.urlState.read(new URLSearchParams(query));
}

describe("the headlines", () => {
  // Source of the golden numbers: models/valuation/reference/dcf.json.
  test("of the base case", () => {
    expect(headlines().map(({ value, note }) => [value, note])).toEqual([
      ["€2,120m", "€850.5m plan + €1,269.5m terminal value"],
      ["€30.40", "€1,520m over 50m shares"],
      ["60%", "of the enterprise value"],
      ["11.3×", "exit multiple, year 10 EBIT; 8.8× EBITDA"],
    ]);
  });

  test("of growth that is not below the WACC say that there is no value, and why", () => {
    const [enterprise, ...others] = headlines({ givenWacc: 0.04, terminalGrowth: 0.04 });
    expect(enterprise).toMatchObject({
      value: "No value",
      note: "growth of 4.0% forever is not below a WACC of 4.0%",
    });
    expect(others.map(({ value }) => value)).toEqual(["–", "–", "–"]);
  });

  test("of a company worth less than its debt say by how much", () => {
    expect(headlines({ netDebt: 3_000_000_000 })[1]).toMatchObject({
      value: "−€21.60",
      note: "the claims exceed the value by €1,080m",
    });
  });

  test("by multiple say which growth it implies, or which two", () => {
    const implied = (changes: Partial<Inputs>) =>
      headlines({ terminalBy: "multiple", ...changes })[3];
    expect(implied({})).toMatchObject({ label: "Implied growth", value: "1.4%" });
    expect(implied({ exitMultiple: 2 })).toMatchObject({
      value: "None",
      note: "no growth gives this price",
    });
    const two = implied({ exitMultiple: 8.3, returnOnNewCapital: 0.1, givenWacc: 0.102 });
    expect(two?.value).toMatch(/^−?\d+\.\d% or \d+\.\d%$/);
  });
});

test("the growth a price assumes is said for the plan and for the time after it", () => {
  expect(priceInWords(figuresOf())).toEqual([
    { id: "priceGrowthInPlan", answer: "4.1%", meaning: "a year in the plan, 5.0% in this case" },
    {
      id: "priceGrowthAfter",
      answer: "−0.4%",
      meaning: "or terminal growth, with the plan unchanged; 2.0% in this case",
    },
  ]);
  expect(priceInWords(figuresOf({ terminalBy: "multiple" }))).toHaveLength(1);
  expect(priceInWords(figuresOf({ terminalGrowth: 0.08 }))[0]?.answer).toBe("None");
  const [, after] = priceInWords(figuresOf({ revenue: 10_000_000_000 }));
  expect(after).toMatchObject({
    answer: "None",
    meaning: "no terminal growth gives this price, with the plan unchanged",
  });
  const losing = figuresOf({ terminalGrowth: 0.05, returnOnNewCapital: 0.02 });
  expect(priceInWords(losing)[0]).toMatchObject({
    answer: "None",
    meaning: "in the plan: the more it grows, the more is lost after it",
  });
});

describe("the url of a case", () => {
  test("holds the valuation date, the basis of leases and the peers", () => {
    const query = "?da=5&wc=20&date=2022-03-31&leases=50&rent=after-rent&peers3=10.2";
    const shown = read(query);
    expect(shown.inputs).toMatchObject({
      ...{ depreciationShare: 0.05, workingCapitalShare: 0.2, valuationDate: "2022-03-31" },
      ...{ leaseShare: 0.5, leaseBasis: "after-rent" },
    });
    expect(shown.inputs.peers.map(({ peerMultiple }) => peerMultiple)).toEqual([
      ...[8.1, 8.8, 10.2, 10.9, 12.4],
    ]);
    expect(queryWith(model.urlState, "", shown)).toBe(query);
  });

  test("holds every choice and number that differs", () => {
    const query =
      "?case=mature&revenue=2000&last=2.5&wacc-by=parts&beta=1.35&cash=year-end&by=multiple&multiple=9.5&net-debt=-250&shares=75&price=12.5";
    const shown = read(query);
    expect(shown.inputs).toEqual({
      ...mature.inputs,
      ...{ revenue: 2_000_000_000, lastGrowth: 0.025, waccSource: "parts", beta: 1.35 },
      ...{ timing: "year-end", terminalBy: "multiple", exitMultiple: 9.5 },
      ...{ netDebt: -250_000_000, shares: 75_000_000, sharePrice: 12.5 },
    });
    expect(queryWith(model.urlState, "", shown)).toBe(query);
  });

  test("keeps numbers between two steps of their sliders", () => {
    const { inputs, notes } = read("?revenue=1234.5&wacc=7.125&shares=12.345&margin=11.11");
    expect(inputs).toMatchObject({ revenue: 1_234_500_000, givenWacc: 0.07125 });
    expect(inputs).toMatchObject({ shares: 12_345_000, ebitMargin: 0.1111 });
    expect(notes).toEqual({});
  });

  test("can ask for both ends of every slider", () => {
    const start = model.caseOf("base");
    for (const slot of model.slotsOf(start.inputs)) {
      if (slot.field.kind !== "number") continue;
      for (const value of [slot.field.limits.min, slot.field.limits.max]) {
        const shown = model.withInput(start, slot, value);
        expect(read(queryWith(model.urlState, "", shown)).inputs).toEqual(shown.inputs);
      }
    }
  });
});

test("every named company is within the limits of its inputs", () => {
  for (const preset of model.presetNames) {
    const { inputs } = model.caseOf(preset);
    for (const { field, place } of model.slotsOf(inputs)) {
      if (field.kind !== "number") continue;
      const value = Number(valueAt(inputs, place));
      expect(value, place.name).toBeGreaterThanOrEqual(field.limits.min);
      expect(value, place.name).toBeLessThanOrEqual(field.limits.max);
    }
  }
});

test("the fields are those that count", () => {
  const names = (changes: Partial<Inputs>) =>
    groupsInUse({ ...base.inputs, ...changes }).flatMap((group) => group.names);
  expect(names({})).toContain("givenWacc");
  expect(names({})).not.toContain("beta");
  expect(names({ waccSource: "parts" })).toContain("beta");
  expect(names({ waccSource: "parts" })).not.toContain("givenWacc");
  expect(names({ terminalReinvestment: "held" })).not.toContain("returnOnNewCapital");
  expect(names({ terminalBy: "multiple" })).toContain("exitMultiple");
  expect(names({ terminalBy: "multiple" })).not.toContain("terminalGrowth");
});
