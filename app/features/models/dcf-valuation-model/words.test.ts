import { describe, expect, test } from "vitest";
import { sheet } from "#models/valuation/sheet.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { bridgeTitle, conventions, fieldTitle, gridTitle, rangesOf } from "./words.ts";

type Inputs = typeof sheet.opening;

function figuresOf(changes: Partial<Inputs> = {}) {
  return shownFigures(sheet.calculate({ ...sheet.opening, ...changes }));
}

test("the title of the bridge says what is left for the shareholders", () => {
  expect(bridgeTitle(figuresOf())).toBe(
    "After €600m of prior claims, €1,520m is left for the shareholders",
  );
  expect(bridgeTitle(figuresOf(sheet.presets.growth.inputs))).toBe(
    "With €130m more cash than claims, a share is worth €30.30",
  );
  expect(bridgeTitle(figuresOf({ netDebt: 3_000_000_000 }))).toBe(
    "The claims exceed the value by €1,080m",
  );
});

// By the grid of the page: 2,317 and 2,155 against 2,120.
test("the title of the grid says what its next cells are worth", () => {
  expect(gridTitle(figuresOf())).toBe(
    "Cutting WACC by 50 bp adds 9.3%; raising growth by 50 bp adds 1.7%",
  );
  expect(gridTitle(figuresOf({ terminalBy: "multiple" }))).toBe(
    "Cutting WACC by 50 bp adds 3.7%; raising the multiple of EBIT by one turn adds 5.4%",
  );
  expect(gridTitle(figuresOf({ returnOnNewCapital: 0.06 }))).toMatch(
    /raising growth by 50 bp takes off \d\.\d%$/,
  );
  expect(gridTitle(figuresOf({ givenWacc: 0.03 }))).toBe(
    "Enterprise value by WACC and terminal growth",
  );
});

describe("the football field", () => {
  test("names each range by what it rests on", () => {
    expect(rangesOf(figuresOf()).map(({ name }) => name)).toEqual([
      "DCF, WACC 7.5–8.5%, growth 1.5–2.5%",
      "DCF, WACC 7.5–8.5%, 10–12× EBIT",
      "Peers, 8.8–10.9× EBITDA",
    ]);
  });

  test("leaves out the range by growth where its growth reaches the WACC", () => {
    const ranges = rangesOf(figuresOf({ givenWacc: 0.03, terminalGrowth: 0.02 }));
    expect(ranges.map(({ name }) => name.slice(0, 4))).toEqual(["DCF,", "Peer"]);
  });

  test.each([
    [10, "below all three ranges"],
    [24, "within one of three ranges"],
    [28, "within all three ranges"],
    [33, "within two of three ranges"],
    [50, "above all three ranges"],
  ])("says where a price of %d is", (sharePrice, words) => {
    expect(fieldTitle(figuresOf({ sharePrice }))).toContain(`is ${words}`);
  });
});

test("the conventions follow the case", () => {
  expect(conventions(figuresOf())).toBe(
    "Valued at December 31, 2021: all of year 1 is still to come. EBITDA is before rent (IFRS 16), so leases of €80m count as debt and new leases as capex. Mixing the two would misstate a share by €1.60. Peers are shown from the lower to the upper quartile.",
  );
  const other = conventions(figuresOf({ valuationDate: "2022-07-01", leaseBasis: "after-rent" }));
  expect(other).toContain("July 1, 2022: 50% of year 1 is still to come");
  expect(other).toContain("EBITDA is after rent, so leases of €80m are paid by the cash flow");
});
