import { expect, test } from "vitest";
import { type RentalInputs, rentalCase } from "./inputs.ts";
import { purchase } from "./purchase.ts";
import references from "./reference/rental.json" with { type: "json" };
import { rentalResults } from "./results.ts";
import { rentalYears } from "./years.ts";

type Reference = {
  changes: object;
  equity: number;
  remainingLoan: number;
  proceeds: number;
  firstFlow: number;
  npv: number;
  irr: number;
  debtServiceCover: number | null;
  cashOnCash: number;
  breakEvenOccupancy: number;
};

// Source: reference/rental.py, in exact fractions and with the debt by its closed form.
test.each(Object.entries<Reference>(references))(
  "the model agrees with a second implementation in Python: %s",
  (_, reference) => {
    const inputs: RentalInputs = { ...rentalCase, ...reference.changes };
    const results = rentalResults(inputs);
    expect(purchase(inputs).equity).toBeCloseTo(reference.equity, 6);
    expect(results.exit.remainingLoan).toBeCloseTo(reference.remainingLoan, 5);
    expect(results.exit.proceeds).toBeCloseTo(reference.proceeds, 5);
    expect(rentalYears(inputs)[0]?.cashFlow).toBeCloseTo(reference.firstFlow, 6);
    expect(results.npv).toBeCloseTo(reference.npv, 5);
    expect(results.irr.kind === "rate" && results.irr.rate).toBeCloseTo(reference.irr, 10);
    expect(results.cashOnCash).toBeCloseTo(reference.cashOnCash, 10);
    expect(results.breakEvenOccupancy).toBeCloseTo(reference.breakEvenOccupancy, 10);
    if (reference.debtServiceCover === null) expect(results.debtServiceCover).toBeNull();
    else expect(results.debtServiceCover).toBeCloseTo(reference.debtServiceCover, 10);
  },
);
