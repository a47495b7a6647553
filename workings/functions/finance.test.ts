import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { depreciationFunctions } from "./depreciation.ts";
import { financeFunctions } from "./finance.ts";
import { loanFunctions } from "./loans.ts";
import { returnFunctions } from "./returns.ts";
import { calculated, column, day, type Example, row, testExamples } from "./sample-examples.ts";

const flows = column(-10_000, 2750, 4250, 3250, 2750);
const days = column(
  ...["2008-01-01", "2008-03-01", "2008-10-30", "2009-02-15", "2009-04-01"].map(day),
);
const business = [-70_000, 12_000, 15_000, 18_000, 21_000, 26_000];

/** From Microsoft's documentation of each function. */
const documented: Example[] = [
  ["PMT", [0.08 / 12, 10, 10_000], "-1037.03"],
  ["PMT", [0.08 / 12, 10, 10_000, 0, 1], "-1030.16"],
  ["PMT", [0.06 / 12, 18 * 12, 0, 50_000], "-129.08"],
  ["PMT", [0, 10, 1000], -100],
  ["PMT", [0.05, 0, 1000], "#NUM!"],
  ["PV", [0.08 / 12, 12 * 20, 500, 0, 0], "-59777.15"],
  ["FV", [0.06 / 12, 10, -200, -500, 1], "2581.40"],
  ["FV", [0.12 / 12, 12, -1000], "12682.50"],
  ["FV", [0.11 / 12, 35, -2000, null, 1], "82846.25"],
  ["FV", [0.06 / 12, 12, -100, -1000, 1], "2301.40"],
  ["NPER", [0.12 / 12, -100, -1000, 10_000, 1], "59.6738657"],
  ["NPER", [0.12 / 12, -100, -1000, 10_000], "60.0821229"],
  ["NPER", [0.12 / 12, -100, -1000], "-9.57859404"],
  ["RATE", [4 * 12, -200, 8000], "0.0077"],
  ["IPMT", [0.1 / 12, 1, 3 * 12, 8000], "-66.67"],
  ["IPMT", [0.1, 3, 3, 8000], "-292.45"],
  ["IPMT", [0.1, 4, 3, 8000], "#NUM!"],
  ["PPMT", [0.1 / 12, 1, 2 * 12, 2000], "-75.62"],
  ["PPMT", [0.08, 10, 10, 200_000], "-27598.05"],
  ["CUMIPMT", [0.09 / 12, 30 * 12, 125_000, 13, 24, 0], "-11135.23213"],
  ["CUMIPMT", [0.09 / 12, 30 * 12, 125_000, 1, 1, 0], "-937.50"],
  ["CUMPRINC", [0.09 / 12, 30 * 12, 125_000, 13, 24, 0], "-934.1071234"],
  ["CUMPRINC", [0.09 / 12, 30 * 12, 125_000, 1, 1, 0], "-68.27827118"],
  ["ISPMT", [0.1 / 12, 1, 3 * 12, 8_000_000], "-64814.8"],
  ["ISPMT", [0.1, 1, 3, 8_000_000], "-533333"],
  ["EFFECT", [0.0525, 4], "0.0535427"],
  ["NOMINAL", [0.053543, 4], "0.05250032"],
  ["RRI", [96, 10_000, 11_000], "0.0009933"],
  ["PDURATION", [0.025, 2000, 2200], "3.86"],
  ["PDURATION", [0.025 / 12, 1000, 1200], "87.6"],
  ["NPV", [0.1, -10_000, 3000, 4200, 6800], "1188.44"],
  ["NPV", [0.08, row(8000, 9200, 10_000, 12_000, 14_500)], "41922.06"],
  ["NPV", [-1, 100], "#DIV/0!"],
  ["IRR", [column(...business.slice(0, 5))], "-0.021"],
  ["IRR", [column(...business)], "0.087"],
  ["IRR", [column(...business.slice(0, 3)), -0.1], "-0.444"],
  ["IRR", [column(100, 200)], "#NUM!"],
  ["XNPV", [0.09, flows, days], "2086.65"],
  ["XNPV", [-0.5, flows, days], "#NUM!"],
  ["XIRR", [flows, days, 0.1], "0.37336253"],
  ["XIRR", [flows, column(day("2008-01-01"))], "#NUM!"],
  ["MIRR", [column(-120_000, 39_000, 30_000, 21_000, 37_000, 46_000), 0.1, 0.12], "0.1261"],
  ["MIRR", [column(-120_000, 39_000, 30_000, 21_000), 0.1, 0.12], "-0.048"],
  ["MIRR", [column(-120_000, 39_000, 30_000, 21_000, 37_000, 46_000), 0.1, 0.14], "0.1348"],
  ["FVSCHEDULE", [1, row(0.09, 0.11, 0.1)], "1.3308900"],
  ["SLN", [30_000, 7500, 10], 2250],
  ["SYD", [30_000, 7500, 10, 1], "4090.91"],
  ["SYD", [30_000, 7500, 10, 10], "409.09"],
  ["DB", [1_000_000, 100_000, 6, 1, 7], "186083.33"],
  ["DB", [1_000_000, 100_000, 6, 2, 7], "259639.42"],
  ["DB", [1_000_000, 100_000, 6, 6, 7], "55841.76"],
  ["DB", [1_000_000, 100_000, 6, 7, 7], "15845.10"],
  ["DDB", [2400, 300, 10 * 365, 1], "1.32"],
  ["DDB", [2400, 300, 10 * 12, 1, 2], 40],
  ["DDB", [2400, 300, 10, 2, 1.5], 306],
  ["DDB", [2400, 300, 10, 10], "22.12"],
  ["VDB", [2400, 300, 10 * 365, 0, 1], "1.32"],
  ["VDB", [2400, 300, 10, 0, 1], 480],
  ["VDB", [2400, 300, 10 * 12, 6, 18], "396.31"],
  ["VDB", [2400, 300, 10 * 12, 6, 18, 1.5], "311.81"],
  ["VDB", [2400, 300, 10, 0, 0.875, 1.5], 315],
];

describe("functions of loans, returns and depreciation", () => {
  testExamples(
    { ...financeFunctions, ...loanFunctions, ...returnFunctions, ...depreciationFunctions },
    documented,
  );
});

describe("a rate that is searched for", () => {
  const amount = fc.integer({ min: 1, max: 1_000_000 });
  const rate = fc.integer({ min: -9000, max: 50_000 }).map((points) => points / 10_000);

  test("IRR makes the flows worth nothing, however far the guess is", () => {
    fc.assert(
      fc.property(
        fc.array(amount, { minLength: 1, maxLength: 30 }),
        rate,
        fc.constantFrom(-0.9, -0.5, 0, 0.1, 3, 100),
        (later, wanted, guess) => {
          const first = -later.reduce((sum, flow, at) => sum + flow / (1 + wanted) ** (at + 1), 0);
          expect(calculated("IRR", column(first, ...later), guess)).toBeCloseTo(wanted, 8);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("XIRR does on any days", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(amount, fc.integer({ min: 1, max: 4000 })), { minLength: 1 }),
        rate,
        (later, wanted) => {
          const first = -later.reduce(
            (sum, [flow, days]) => sum + flow / (1 + wanted) ** (days / 365),
            0,
          );
          const found = calculated(
            "XIRR",
            column(first, ...later.map(([flow]) => flow)),
            column(40_000, ...later.map(([, days]) => 40_000 + days)),
          );
          expect(found).toBeCloseTo(wanted, 6);
        },
      ),
      { numRuns: 1000 },
    );
  });

  test("RATE is the one that the payment was made for", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -500, max: 5000 }).map((points) => points / 10_000),
        fc.integer({ min: 1, max: 480 }),
        amount,
        fc.integer({ min: 0, max: 1 }),
        (wanted, count, present, atStart) => {
          const paid = calculated("PMT", wanted, count, present, 0, atStart) as number;
          // One payment at once leaves nothing for a rate to act on.
          fc.pre(count > 1 || atStart === 0);
          // Where nearly all of the payment is interest, its digits tell little about the rate.
          fc.pre((1 + wanted) ** count < 1e6);
          expect(calculated("RATE", count, paid, present, 0, atStart)).toBeCloseTo(wanted, 6);
        },
      ),
      { numRuns: 1000 },
    );
  });

  // Excel's own results are -0.9549350477 and -0.9604521893: it ends its search earlier.
  test("XIRR is found close to -100%", () => {
    const early = column(206_101_714.849377, -156_650_972.54265);
    const found = calculated("XIRR", early, column(day("2001-02-28"), day("2001-03-31")), -0.1);
    expect(found).toBeCloseTo(-0.960452195, 9);
  });

  test("a payment that does not repay has none", () => {
    expect(calculated("RATE", 12, 100, 1000)).toBe("#NUM!");
  });
});
