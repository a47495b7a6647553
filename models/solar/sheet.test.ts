import fc from "fast-check";
import { describe, expect, test } from "vitest";
import loans from "./reference/loan.json" with { type: "json" };
import { sheet } from "./sheet.ts";

const { inputs: baseCase } = sheet.presets.base;
type Inputs = Parameters<typeof sheet.calculate>[0];

function figuresOf(changes: Partial<Inputs> = {}) {
  return sheet.calculate({ ...baseCase, ...changes });
}

describe("the base case", () => {
  const cash = figuresOf();
  const loan = figuresOf({ financing: "loan" });
  // Savings grow by q − 1 a year, so their sums are geometric.
  const growth = 0.995 * 1.03;

  test("costs 12,600 euro after a subsidy of 5,400", () => {
    expect(cash.value("subsidy")).toBe(5_400);
    expect(cash.value("costAfterSubsidy")).toBe(12_600);
  });

  test("saves 2,800 euro in the first year, and more each year: 8,000 kWh at 0.35 euro", () => {
    expect(cash.at("saving", 1)).toBe(2_800);
    expect(cash.at("production", 25)).toBeCloseTo(8_000 * 0.995 ** 24, 9);
    expect(cash.at("price", 25)).toBeCloseTo(0.35 * 1.03 ** 24, 12);
    expect(cash.at("saving", 25)).toBeCloseTo(2_800 * growth ** 24, 8);
    expect(cash.at("saving", 26)).toBe(0);
  });

  test("saves 95,456 euro over the lifetime, the sum of the geometric series", () => {
    expect(cash.value("savings")).toBeCloseTo((2_800 * (growth ** 25 - 1)) / (growth - 1), 7);
    expect(cash.value("savings")).toBeCloseTo(95_456.14, 2);
    expect(loan.value("savings")).toBe(cash.value("savings"));
  });

  test("pays back in 4.3 years in cash", () => {
    // By hand: 12,600 less four years of savings leaves 975.56 of the fifth year's 3,088.92.
    expect(cash.value("payback")).toBeCloseTo(4.3158, 4);
  });

  test("is worth 44,156.70 euro in cash, the closed form of a growing annuity less the cost", () => {
    const growingAnnuity = (2_800 / (1.04 - growth)) * (1 - (growth / 1.04) ** 25);
    expect(cash.value("npv")).toBeCloseTo(growingAnnuity - 12_600, 7);
    expect(cash.value("npv")).toBeCloseTo(44_156.7, 2);
  });

  test("is worth less on a loan dearer than the discount rate: 43,521.68 euro", () => {
    const payment = (12_600 * 0.05) / (1 - 1.05 ** -10);
    const loanValue = (payment * (1 - 1.04 ** -10)) / 0.04;
    expect(loan.value("npv")).toBeCloseTo(cash.number("npv") + 12_600 - loanValue, 7);
    expect(loan.value("npv")).toBeCloseTo(43_521.68, 2);
  });

  test("earns 24.5% in cash, and has no rate on a full loan, for nothing is ever advanced", () => {
    expect(cash.value("irr")).toBeCloseTo(0.2454, 4);
    expect(loan.value("irr")).toBe("None");
    expect(loan.value("payback")).toBe(0);
  });

  test("ends with cash ahead of the loan by the interest paid", () => {
    const interest = loan.total("loanPayment") - 12_600;
    expect(cash.numberAt("sumInCash", 40) - cash.numberAt("sumOnLoan", 40)).toBeCloseTo(
      interest,
      7,
    );
  });
});

// Source: reference/loan.py, which carries the debt from year to year.
test.each(loans)(
  "a loan of $principal at $rate over $years years is paid as a bank keeps the account",
  (one) => {
    for (const repayment of ["annuity", "instalments"] as const) {
      const terms = { systemCost: one.principal, subsidyShare: 0, loanRate: one.rate };
      const figures = figuresOf({ ...terms, loanYears: one.years, repayment, financing: "loan" });
      for (const [index, payment] of one[repayment].entries()) {
        expect(figures.at("loanPayment", index + 1)).toBeCloseTo(payment, 6);
      }
      expect(figures.at("loanPayment", one.years + 1)).toBe(0);
    }
  },
);

describe("a case", () => {
  test("of a loan longer than the lifetime goes on paying after the last saving", () => {
    const figures = figuresOf({ lifetimeYears: 10, loanYears: 12, yearlyMaintenance: 50 });
    expect(figures.value("lastYear")).toBe(12);
    expect(figures.at("saving", 12)).toBe(0);
    expect(figures.at("maintenance", 12)).toBe(0);
    expect(figures.at("flowOnLoan", 12)).toBe(-figures.numberAt("loanPayment", 12));
  });

  test("that saves too little says so: no payback, a negative rate", () => {
    const poor = figuresOf({ electricityPrice: 0.1, yearlyProductionKwh: 3_000, priceRise: 0 });
    // 25 years of €300 shrinking by 0.5% a year: 300 × (1 − 0.995^25) / 0.005 = 7,066.79.
    expect(poor.at("sum", 40)).toBeCloseTo(7_066.79 - 12_600, 2);
    expect(poor.value("payback")).toBe("Never");
    expect(poor.value("irr")).toBeLessThan(0);
  });

  test("at a loan rate equal to the discount rate is worth the same either way of paying", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const fair = { ...inputs, loanRate: inputs.discountRate };
        const onLoan = sheet.calculate({ ...fair, financing: "loan" }).number("npv");
        expect(onLoan - sheet.calculate({ ...fair, financing: "cash" }).number("npv")).toBeCloseTo(
          0,
          5,
        );
      }),
      { numRuns: 300 },
    );
  });

  test("when one input moves is worth what the case with that input is worth", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const moved = (changes: Partial<Inputs>) =>
          sheet.calculate({ ...inputs, ...changes }).number("npv");
        const figures = sheet.calculate(inputs);
        const { systemCost, electricityPrice, loanRate } = inputs;
        const expected = {
          Cost: [moved({ systemCost: systemCost * 0.9 }), moved({ systemCost: systemCost * 1.1 })],
          Price: [
            moved({ electricityPrice: electricityPrice * 0.8 }),
            moved({ electricityPrice: electricityPrice * 1.2 }),
          ],
          Rate: [
            moved({ loanRate: Math.max(0, loanRate - 0.01) }),
            moved({ loanRate: loanRate + 0.01 }),
          ],
        };
        for (const [position, [down, up]] of Object.entries(expected)) {
          expect(figures.at("npvDown", position)).toBeCloseTo(down ?? 0, 5);
          expect(figures.at("npvUp", position)).toBeCloseTo(up ?? 0, 5);
        }
      }),
      { numRuns: 300 },
    );
  });
});

test("a larger system costs and produces more in proportion", () => {
  const twice = sheet.linked?.apply(baseCase, 12);
  expect(twice).toMatchObject({ systemCost: 36_000, yearlyProductionKwh: 16_000 });
  expect(sheet.linked?.apply(baseCase, 20).systemCost).toBe(60_000);
});

const ranges = Object.entries(sheet.inputs).map(
  ([name, input]): [string, fc.Arbitrary<unknown>] => {
    if (input.kind === "choice") return [name, fc.constantFrom(...Object.keys(input.options))];
    const { from, to, unit } = input;
    return [
      name,
      unit === "years"
        ? fc.integer({ min: from, max: to })
        : fc.double({ min: from, max: to, noNaN: true }),
    ];
  },
);
const anyInputs = fc.record(Object.fromEntries(ranges)) as unknown as fc.Arbitrary<Inputs>;
