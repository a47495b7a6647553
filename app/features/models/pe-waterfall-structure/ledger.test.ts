import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sheet } from "#models/waterfall/sheet.ts";
import { anyInputs } from "#models/waterfall/test-inputs.ts";
import { type LedgerColumn, ledgerOf, roundedTogether, tiers } from "./ledger.ts";

describe("roundedTogether", () => {
  test("gives three thirds of a hundred as 34, 33 and 33", () => {
    expect(roundedTogether([100 / 3, 100 / 3, 100 / 3])).toEqual([34, 33, 33]);
  });

  test("raises the halves no further than their sum", () => {
    expect(roundedTogether([4.5, 0.5])).toEqual([5, 0]);
  });

  test("leaves nothings at nothing, and whole numbers as they are", () => {
    expect(roundedTogether([0, 7, 0, 2.4, 0])).toEqual([0, 7, 0, 2, 0]);
  });

  test("forgives an amount that computing left a hair below a whole number", () => {
    expect(roundedTogether([34_999.999_999_999, 0])).toEqual([35_000, 0]);
  });
});

describe("the ledger of any fund", () => {
  const lines = [
    "gpFromCommitment" as const,
    ...tiers.flatMap(({ lp, gp }) => [lp, gp].filter((line) => line !== null)),
  ];
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

  test("adds up as printed: tiers to the distribution, years to totals, and nothing is left", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { years, total } = ledgerOf(sheet.calculate(inputs));
        const columns = [...years, total];
        const tiersOf = (column: LedgerColumn) => sum(lines.map((line) => column[line]));
        expect(columns.map(tiersOf)).toEqual(columns.map(({ distributed }) => distributed));
        expect(columns.map(({ check }) => check)).toEqual(columns.map(() => 0));
        for (const line of ["toLps", "toGp", "paidIn", "lpNetFlow"] as const) {
          expect(sum(years.map((year) => year[line]))).toBe(total[line]);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("leaves a GP that gives carry back what it keeps, to the thousand: nothing, if it keeps nothing", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const figures = sheet.calculate({ ...inputs, clawback: "on" });
        fc.pre(figures.number("clawbackDue") >= 1_000);
        const { toGp, gpFromCommitment } = ledgerOf(figures).total;
        expect(toGp - gpFromCommitment).toBe(Math.round(figures.number("carry") / 1_000));
      }),
      { numRuns: 300 },
    );
  });

  test("prints what the LPs pay in all as it is, to the thousand", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const figures = sheet.calculate(inputs);
        const { total } = ledgerOf(figures);
        for (const line of ["lpInvested", "managementFee", "lpExpenses"] as const) {
          expect(Math.abs(total[line] * 1_000 - figures.total(line))).toBeLessThanOrEqual(501);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("prints every amount within a thousand of what it is", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const figures = sheet.calculate(inputs);
        for (const [index, year] of ledgerOf(figures).years.entries()) {
          for (const line of lines) {
            const difference = year[line] * 1_000 - figures.numberAt(line, index + 1);
            expect(Math.abs(difference)).toBeLessThan(1_000);
          }
        }
      }),
      { numRuns: 300 },
    );
  });
});
