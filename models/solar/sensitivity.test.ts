import { describe, expect, test } from "vitest";
import { baseCase, type Financing } from "./inputs.ts";
import { solarResults } from "./results.ts";
import { solarSensitivity } from "./sensitivity.ts";

function sensitivityTo(input: string, financing: Financing, inputs = baseCase) {
  const found = solarSensitivity(inputs, financing).find((row) => row.input === input);
  if (!found) throw new Error(`no sensitivity to ${input}`);
  return found;
}

describe("solarSensitivity of the base case", () => {
  const cashNpv = solarResults(baseCase, "cash").npv;

  test("to the cost, in cash, is a tenth of the cost after subsidy either way", () => {
    const { low, high } = sensitivityTo("systemCost", "cash");
    expect(high - cashNpv).toBeCloseTo(1_260, 8);
    expect(cashNpv - low).toBeCloseTo(1_260, 8);
  });

  test("to the electricity price is a fifth of the value of all savings either way", () => {
    const savingsValue = cashNpv + 12_600;
    const { low, high, npvInputDown } = sensitivityTo("electricityPrice", "cash");
    expect(high - cashNpv).toBeCloseTo(savingsValue / 5, 8);
    expect(cashNpv - low).toBeCloseTo(savingsValue / 5, 8);
    expect(npvInputDown).toBe(low);
  });

  test("to the loan rate is nothing when paid in cash", () => {
    const { low, high } = sensitivityTo("loanRate", "cash");
    expect(low).toBe(cashNpv);
    expect(high).toBe(cashNpv);
  });

  test("to the loan rate stops at zero, and says so", () => {
    const { npvInputDown, stopsAtZero } = sensitivityTo("loanRate", "loan", {
      ...baseCase,
      loanRate: 0.005,
    });
    expect(npvInputDown).toBe(solarResults({ ...baseCase, loanRate: 0 }, "loan").npv);
    expect(stopsAtZero).toBe(true);
    expect(sensitivityTo("loanRate", "loan").stopsAtZero).toBe(false);
  });

  test("to the loan rate on a loan: one point less is the discount rate, and worth the cash value", () => {
    const { low, high, npvInputDown, npvInputUp } = sensitivityTo("loanRate", "loan");
    expect(npvInputDown).toBeCloseTo(cashNpv, 8);
    expect(high).toBe(npvInputDown);
    expect(low).toBe(npvInputUp);
    const dearer = solarResults({ ...baseCase, loanRate: 0.06 }, "loan").npv;
    expect(low).toBeCloseTo(dearer, 8);
  });
});

test("solarSensitivity to a loan rate of one point reaches zero without being cut short", () => {
  const onePoint = { ...baseCase, loanRate: 0.01 };
  expect(sensitivityTo("loanRate", "loan", onePoint).stopsAtZero).toBe(false);
});

test("solarSensitivity to a loan rate below one point stops at an interest-free loan", () => {
  const cheap = { ...baseCase, loanRate: 0.004 };
  const free = solarResults({ ...baseCase, loanRate: 0 }, "loan").npv;
  expect(sensitivityTo("loanRate", "loan", cheap).high).toBe(free);
});
