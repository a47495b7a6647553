import { describe, expect, test } from "vitest";
import { queryWith } from "#app/url-state/url-state.ts";
import { baseCase, type SolarInputName } from "#models/solar/inputs.ts";
import { inputLimits } from "#models/solar/limits.ts";
import { solarModel } from "./fields.ts";

const start = solarModel.caseOf("base");

function withInput(shown: typeof start, name: SolarInputName, value: number) {
  const slot = solarModel.slotOf(name);
  if (!slot) throw new Error(`no field for ${name}`);
  return solarModel.withInput(shown, slot, value);
}

function read(query: string) {
  return solarModel.urlState.read(new URLSearchParams(query));
}

describe("the url of a case", () => {
  test("has the parameters that links to this page use", () => {
    const shared = read(
      "?pay=loan&cost=20000&rate=4.5&repay=instalments&production=6000&lifetime=30&price=0.4",
    );
    expect(shared.inputs).toEqual({
      ...baseCase,
      financing: "loan",
      systemCost: 20_000,
      loanRate: 0.045,
      repayment: "instalments",
      yearlyProductionKwh: 6_000,
      lifetimeYears: 30,
      electricityPrice: 0.4,
    });
    expect(queryWith(solarModel.urlState, "", shared)).toBe(
      "?pay=loan&cost=20000&production=6000&lifetime=30&price=0.4&rate=4.5&repay=instalments",
    );
  });

  test("names the household it starts from", () => {
    const shown = read("?case=noSubsidy&pay=loan");
    expect(shown.inputs).toEqual({ ...baseCase, subsidyShare: 0, financing: "loan" });
    expect(queryWith(solarModel.urlState, "", shown)).toBe("?case=noSubsidy&pay=loan");
    expect(read("?case=flatPrices").inputs.priceRise).toBe(0);
  });

  test("can ask for both ends of every slider", () => {
    for (const slot of solarModel.slotsOf(start.inputs)) {
      if (slot.field.kind !== "number") continue;
      const { min, max } = slot.field.limits;
      for (const value of [min, max]) {
        const shown = solarModel.withInput(start, slot, value);
        expect(read(queryWith(solarModel.urlState, "", shown)).inputs).toEqual(shown.inputs);
      }
    }
  });
});

describe("the size of the system", () => {
  test("scales cost and production", () => {
    const { inputs } = withInput(start, "systemSizeKw", 12);
    expect(inputs.systemCost).toBe(36_000);
    expect(inputs.yearlyProductionKwh).toBe(16_000);
  });

  test("through the whole slider and back is where it began", () => {
    const { min, max, step } = inputLimits.systemSizeKw;
    let moved = start;
    for (let size = baseCase.systemSizeKw; size <= max; size += step) {
      moved = withInput(moved, "systemSizeKw", size);
    }
    for (let size = max; size >= min; size -= step) moved = withInput(moved, "systemSizeKw", size);
    expect(withInput(moved, "systemSizeKw", 6).inputs).toEqual(start.inputs);
  });

  test("scales a cost that was set by hand", () => {
    const dearer = withInput(start, "systemCost", 20_000);
    expect(withInput(dearer, "systemSizeKw", 3).inputs.systemCost).toBe(10_000);
  });

  test("keeps another input that was changed in between, and rounds nothing", () => {
    const sized = withInput(start, "systemSizeKw", 2.5);
    const pricier = withInput(sized, "electricityPrice", 0.4);
    expect(withInput(pricier, "systemSizeKw", 6).inputs).toEqual({
      ...start.inputs,
      electricityPrice: 0.4,
    });
  });

  test("keeps the way of paying that was chosen in between", () => {
    const slot = solarModel.slotOf("financing");
    if (!slot) throw new Error("no switch");
    const onLoan = solarModel.withInput(withInput(start, "systemSizeKw", 12), slot, "loan");
    expect(withInput(onLoan, "systemSizeKw", 6).inputs.financing).toBe("loan");
  });
});
