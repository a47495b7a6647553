import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { rentalCase } from "./inputs.ts";
import { loanMonths } from "./loan.ts";
import { purchase } from "./purchase.ts";

describe("loanMonths of the rental case", () => {
  const months = loanMonths(rentalCase);

  test("are the 120 of the holding period", () => {
    expect(months).toHaveLength(120);
    expect(months.at(-1)?.month).toBe(120);
  });

  // By hand: 185,600 × 3.9% / 12 is 603.20 of interest, so 912.53 repays 309.33.
  test("repay a twelfth of 2% in the first", () => {
    expect(months[0]?.interest).toBeCloseTo(603.2, 8);
    expect(months[0]?.repayment).toBeCloseTo(3_712 / 12, 8);
  });

  test("leave the balance of the closed form, L qⁿ − A (qⁿ − 1) / (q − 1)", () => {
    const q = 1 + 0.039 / 12;
    const closedForm = 185_600 * q ** 120 - ((10_950.4 / 12) * (q ** 120 - 1)) / (q - 1);
    expect(months.at(-1)?.closing).toBeCloseTo(closedForm, 6);
  });
});

describe("loanMonths", () => {
  test("of an interest-free loan repay in equal parts", () => {
    const free = { ...rentalCase, loanRate: 0, initialRepaymentRate: 0.1 };
    for (const month of loanMonths(free)) expect(month.repayment).toBeCloseTo(18_560 / 12, 8);
    expect(loanMonths(free).at(-1)?.closing).toBeCloseTo(0, 6);
  });

  test("carry every balance forward, and repay no more than was lent", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const rate = fc.double({ min: 0, max: 0.3, noNaN: true });
    fc.assert(
      fc.property(share, rate, rate, (loanToValue, loanRate, initialRepaymentRate) => {
        const inputs = { ...rentalCase, loanToValue, loanRate, initialRepaymentRate };
        const { loan, monthlyPayment } = purchase(inputs);
        const tolerance = monthlyPayment * 1e-12;
        return loanMonths(inputs).every(({ opening, interest, repayment, closing }, index, all) => {
          const before = all[index - 1]?.closing ?? loan;
          const level = interest + repayment <= monthlyPayment + tolerance;
          return opening === before && closing >= 0 && level;
        });
      }),
      { numRuns: 2000 },
    );
  });
});
