import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { openOwnerWorkbook, workbookFile } from "#builder/workbooks/workbook-model.ts";
import { view } from "./rental.ts";
import { sheet } from "./rental.xlsx";

const offered = sheet.opening;

function figuresOf(changes: Readonly<Record<string, number>> = {}) {
  return sheet.calculate({ ...offered, ...changes });
}

describe("the apartment as offered", () => {
  const { value, at, line } = figuresOf();

  // By hand: 232,000 × 6%, 2% and 2.975%; a loan of 80%.
  test("costs 257,462 euro, 71,862 of them from the owner", () => {
    expect(value("transferTax")).toBeCloseTo(13_920, 8);
    expect(value("notaryAndRegister")).toBeCloseTo(4_640, 8);
    expect(value("agent")).toBeCloseTo(6_902, 8);
    expect(value("totalCost")).toBeCloseTo(257_462, 8);
    expect(value("equity")).toBeCloseTo(71_862, 8);
  });

  // By hand: 8,700 of rent, less 261 of vacancy and 1,056 of costs; 257,462 × 75% × 2%.
  test("brings 7,383 euro of net rent and 3,861.93 of depreciation in year 1", () => {
    expect(at("netRent", 1)).toBeCloseTo(7_383, 8);
    expect(at("depreciation", 1)).toBeCloseTo(-3_861.93, 8);
  });

  test("pays the bank 10,950.40 euro every year, and owes what the closed form leaves", () => {
    for (let year = 1; year <= 10; year++) {
      expect(-Number(at("interest", year)) - Number(at("repayment", year))).toBeCloseTo(
        10_950.4,
        7,
      );
    }
    const q = 1 + 0.039 / 12;
    const closedForm = 185_600 * q ** 120 - ((10_950.4 / 12) * (q ** 120 - 1)) / (q - 1);
    expect(at("owed", 10)).toBeCloseTo(closedForm, 6);
  });

  test("pays the equity in year 0 and the sale with the last year", () => {
    expect(line("toOwner")).toHaveLength(11);
    expect(at("toOwner", 0)).toBeCloseTo(-71_862, 8);
    expect(at("toOwner", 10)).toBeCloseTo(120_945.3352 - 2_118.0639, 3);
  });

  // By hand: 140,290.08 of 269,245.47, the price after ten rises of 1.5%.
  test("owes 80% of its value at the start and 52.1% after ten years", () => {
    expect(at("ltv", 0)).toBeCloseTo(0.8, 12);
    expect(value("ltvAtSale")).toBeCloseTo(140_290.0835 / 269_245.4714, 9);
  });

  test("is refinanced to be paid off in the month in which it would have been", () => {
    // Twelve payments a year at the same rate are the same payment.
    const same = figuresOf({ nextRate: Number(offered.loanRate) });
    expect(same.value("moreThen")).toBeCloseTo(0, 8);
    // The annuity of 140,290.08 over the 213.4037 months that remain, at 4.5%: 956.32.
    expect(value("paymentThen")).toBeCloseTo(956.3202, 4);
    expect(figuresOf({ loanToValue: 0 }).value("coverThen")).toBe("None");
  });

  test("with a reserve pays it from the cash flow of every year, before any tax", () => {
    const reserved = figuresOf({ monthlyReserve: 58 });
    // By hand: 12 × 58, rising by 2% a year.
    expect(reserved.at("reserve", 2)).toBeCloseTo(-12 * 58 * 1.02, 8);
    expect(reserved.number("cover")).toBe(value("cover"));
    expect(reserved.total("taxSaved")).toBeCloseTo(figuresOf().total("taxSaved"), 8);
    expect(reserved.at("cashFlow", 1)).toBeCloseTo(Number(at("cashFlow", 1)) - 696, 8);
  });

  test("earns more at every higher rise of the price, and at 1.5% what the case earns", () => {
    const rates = ([1, 2, 3, 4, 5] as const).map((row) => Number(value(`returnAt${row}`)));
    expect(rates).toEqual(rates.toSorted((a, b) => a - b));
    expect(rates[2]).toBeCloseTo(Number(value("irr")), 12);
  });
});

/** Nothing grows, nothing is lost, nobody takes a fee: the rent is all there is. */
const plain = {
  ...{ transferTaxRate: 0, notaryAndRegisterRate: 0, agentRate: 0, sellingCostRate: 0 },
  ...{ vacancyRate: 0, monthlyCosts: 0, rentGrowth: 0, costGrowth: 0, valueGrowth: 0, taxRate: 0 },
};

describe("an apartment", () => {
  test("that neither grows nor costs earns the gross yield without a loan, 8,700 of 232,000", () => {
    expect(figuresOf({ ...plain, loanToValue: 0 }).value("irr")).toBeCloseTo(0.0375, 12);
  });

  test("of that kind earns more than the yield on a cheaper loan, less on a dearer one", () => {
    expect(figuresOf({ ...plain, loanRate: 0.02 }).value("irr")).toBeGreaterThan(0.0375);
    expect(figuresOf({ ...plain, loanRate: 0.06 }).value("irr")).toBeLessThan(0.0375);
  });

  test("on an interest-free loan repays in equal parts", () => {
    const { line } = figuresOf({ loanRate: 0, initialRepaymentRate: 0.1 });
    for (const repaid of line("repayment").slice(1)) expect(repaid).toBeCloseTo(-18_560, 6);
    expect(line("owed").at(-1)).toBeCloseTo(0, 6);
  });

  test("without equity has no return on it", () => {
    expect(figuresOf({ ...plain, loanToValue: 1 }).value("cashOnCash")).toBe("None");
  });

  test("at the break-even occupancy brings in exactly what costs and loan take", () => {
    const share = fc.double({ min: 0.1, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, fc.double({ min: 300, max: 3_000, noNaN: true }), (loanToValue, rent) => {
        const inputs = { loanToValue, monthlyRent: rent };
        const vacancyRate = 1 - figuresOf(inputs).number("breakEven");
        const at = figuresOf({ ...inputs, vacancyRate });
        expect(at.value("cashOnCash")).toBeCloseTo(0, 9);
        expect(at.value("cover")).toBeCloseTo(1, 9);
      }),
      { numRuns: 300 },
    );
  });

  test("repays no more than was lent, and carries every balance forward", () => {
    const share = fc.double({ min: 0, max: 1, noNaN: true });
    const rate = fc.double({ min: 0, max: 0.3, noNaN: true });
    fc.assert(
      fc.property(share, rate, rate, (loanToValue, loanRate, initialRepaymentRate) => {
        const { numbers, number } = figuresOf({ loanToValue, loanRate, initialRepaymentRate });
        const owed = numbers("owed");
        const repaid = -numbers("repayment").reduce((sum, one) => sum + one, 0);
        expect(owed.every((balance) => balance >= 0)).toBe(true);
        expect(repaid + (owed.at(-1) ?? 0)).toBeCloseTo(number("loan"), 5);
      }),
      { numRuns: 300 },
    );
  });
});

test("the checks on the first sheet are in order in any case, and notice an input beyond its limits", () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const rate = fc.double({ min: 0.005, max: 0.1, noNaN: true });
  fc.assert(
    fc.property(
      share,
      rate,
      rate,
      share,
      (loanToValue, loanRate, initialRepaymentRate, taxRate) => {
        const changes = { loanToValue, loanRate, initialRepaymentRate, taxRate };
        expect(figuresOf(changes).value("checks")).toBe("OK");
      },
    ),
  );
  expect(figuresOf({ vacancyRate: 1.1 }).value("checks")).toBe("Check");
});

test("the first sheet says purpose, version, units, colors and checks, and inputs and results have names", () => {
  const { workbook } = openOwnerWorkbook(workbookFile("rental"));
  const about = [...(workbook.sheets[0]?.cells.values() ?? [])].map(({ value }) => value);
  expect(about).toEqual(
    expect.arrayContaining(["Purpose", "Version", "Units", "Colors", "Checks", "All checks"]),
  );
  const named = new Set(workbook.names.map(({ text }) => text.replaceAll("$", "")));
  for (const { cell } of Object.values(view.inputs)) expect(named).toContain(cell);
  expect(named).toContain("Result!B11");
});
