import { describe, expect, test } from "vitest";
import { queryWith } from "#app/url-state/url-state.ts";
import { type RentalInputs, rentalCase, rentalCases } from "#models/rental/inputs.ts";
import { inputsOf, rentalModel } from "./fields.ts";
import { headlines, saleRows } from "./results.ts";

function figuresOf(changes: Partial<RentalInputs> = {}) {
  return headlines({ ...rentalCase, ...changes }).map(({ value, note }) => [value, note]);
}

function read(query: string) {
  return rentalModel.urlState.read(new URLSearchParams(query));
}

describe("headlines", () => {
  // Source of the golden numbers: models/rental/reference/rental.json.
  test("of the flat as offered", () => {
    expect(figuresOf()).toEqual([
      ["3.1%", "a year on €71,862 of equity"],
      ["−5.0%", "in year 1 before tax, −2.8% after it"],
      ["0.67×", "net rent over €10,950 a year to the bank"],
      ["138%", "the full rent does not pay costs and loan"],
    ]);
  });

  test("without a loan say that there is none to pay", () => {
    const [, cashOnCash, cover, breakEven] = figuresOf({ loanToValue: 0 });
    expect(cashOnCash?.[0]).toBe("2.9%");
    expect(cover).toEqual(["None", "there is no loan to pay"]);
    expect(breakEven).toEqual(["12%", "of the rent pays costs and loan"]);
  });

  test("of a flat that cost nothing of one’s own say so", () => {
    const free = { transferTaxRate: 0, notaryAndRegisterRate: 0, agentRate: 0, loanToValue: 1 };
    expect(figuresOf(free)[1]).toEqual(["None", "there is no equity"]);
  });
});

test("the sale leaves what agent and bank do not take", () => {
  expect(saleRows(rentalCase).map(({ name, text }) => [name, text])).toEqual([
    ["Sale price", "€269,245"],
    ["Agent", "−€8,010"],
    ["Loan still owed", "−€140,290"],
    ["Proceeds of the sale", "€120,945"],
    ["Added by the owner before", "€20,643"],
    ["Net present value at 4%", "−€6,875"],
  ]);
  expect(saleRows({ ...rentalCase, loanToValue: 0 })[4]?.name).toBe("Paid out to the owner before");
});

describe("the url of a case", () => {
  test("opens with the case of the workbook", () => {
    expect(inputsOf(read("").inputs)).toEqual(rentalCase);
  });

  test("holds a named case and what differs from it", () => {
    const query = "?case=highYield&agent=2.975&rent=600&rate=4.5";
    const shown = read(query);
    expect(inputsOf(shown.inputs)).toEqual({
      ...rentalCases.highYield,
      livingAreaSqm: rentalCase.livingAreaSqm,
      agentRate: 0.02975,
      monthlyRent: 600,
      loanRate: 0.045,
    });
    expect(queryWith(rentalModel.urlState, "", shown)).toBe(query);
  });

  test("can ask for both ends of every slider", () => {
    const start = rentalModel.caseOf("offered");
    for (const slot of rentalModel.slotsOf(start.inputs)) {
      if (slot.field.kind !== "number") continue;
      for (const value of [slot.field.limits.min, slot.field.limits.max]) {
        const shown = rentalModel.withInput(start, slot, value);
        expect(read(queryWith(rentalModel.urlState, "", shown)).inputs).toEqual(shown.inputs);
      }
    }
  });
});
