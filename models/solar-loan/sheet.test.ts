import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sheet } from "./sheet.ts";

type Inputs = Parameters<typeof sheet.calculate>[0];
const { opening } = sheet;

function figuresOf(changes: Partial<Inputs> = {}) {
  return sheet.calculate({ ...opening, ...changes });
}

test("the months share out the whole year, most of it between March and August", () => {
  const shares = figuresOf().numbers("monthShare");
  const sum = (some: readonly number[]) => some.reduce((total, share) => total + share, 0);
  expect(sum(shares)).toBeCloseTo(1, 12);
  expect(sum(shares.slice(2, 8))).toBeCloseTo(0.72, 12);
});

// By hand: 8,000 kWh × (0.5 × 0.35 + 0.5 × 0.08) is 1,720 a year; 13% of it in June, 2% in December.
test("the base case brings 1,720 euro a year, 223.60 in June and 34.40 in December", () => {
  const { total, at, value } = figuresOf();
  expect(total("benefit")).toBeCloseTo(1_720, 8);
  expect(at("benefit", "Jun")).toBeCloseTo(223.6, 8);
  expect(at("benefit", "Dec")).toBeCloseTo(34.4, 8);
  // By hand: 120 payments of 133.64 euro, at 1,720 euro a year.
  expect(value("yearsOfBenefit")).toBeCloseTo((120 * 133.6426) / 1_720, 4);
});

describe("own use by season", () => {
  // By hand: 30% × 2.2 in December, 30% × 0.77 in June.
  test("uses 66% in December and 23.1% in June, and over the year the share that was entered", () => {
    const { at, number } = figuresOf({ ownUseBy: "season", ownUseShare: 0.3 });
    expect(at("monthOwnShare", "Dec")).toBeCloseTo(0.66, 12);
    expect(at("monthOwnShare", "Jun")).toBeCloseTo(0.231, 12);
    expect(number("yearShare")).toBeCloseTo(0.3, 12);
  });

  test("uses no more than all of a month", () => {
    const shares = figuresOf({ ownUseBy: "season", ownUseShare: 0.9 }).numbers("monthOwnShare");
    expect(Math.max(...shares)).toBe(1);
  });
});

// By hand: 200 a year and 1,500 over 13 years, by the month.
test("upkeep sets 26.28 euro aside each month, and the realistic case covers no month", () => {
  const { at, number } = sheet.calculate(sheet.presets.realistic.inputs);
  expect(at("upkeep", "Jan")).toBeCloseTo((200 + 1_500 / 13) / 12, 10);
  expect(number("monthsCovered")).toBe(0);
  // By hand: 5,700 kWh × (0.3 × 0.35 + 0.7 × 0.08) is 917.70 a year.
  expect(number("averageBenefit")).toBeCloseTo(917.7 / 12, 8);
});

const anyCase: fc.Arbitrary<Inputs> = fc.record({
  systemCost: fc.double({ min: 4_000, max: 60_000, noNaN: true }),
  subsidyShare: fc.double({ min: 0, max: 0.6, noNaN: true }),
  loanYears: fc.integer({ min: 1, max: 20 }),
  repayment: fc.constantFrom("annuity", "instalments"),
  loanRate: fc.double({ min: 0, max: 0.12, noNaN: true }),
  yearlyProductionKwh: fc.double({ min: 1_500, max: 28_000, noNaN: true }),
  electricityPrice: fc.double({ min: 0.1, max: 0.6, noNaN: true }),
  ownUseShare: fc.double({ min: 0, max: 1, noNaN: true }),
  feedInRate: fc.double({ min: 0, max: 0.3, noNaN: true }),
  ownUseBy: fc.constantFrom("even", "season"),
  yearlyMaintenance: fc.double({ min: 0, max: 600, noNaN: true }),
  inverterCost: fc.double({ min: 0, max: 5_000, noNaN: true }),
  inverterYear: fc.integer({ min: 5, max: 40 }),
});

describe("whatever the case", () => {
  test("power used and fed in is the power produced, and its worth is the benefit", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        const { total, number } = sheet.calculate(inputs);
        expect(total("ownUse") + total("feedIn")).toBeCloseTo(inputs.yearlyProductionKwh, 6);
        expect(total("left") + total("payment") + total("upkeep")).toBeCloseTo(
          total("saved") + total("earned"),
          6,
        );
        expect(number("averagePrice") * inputs.yearlyProductionKwh).toBeCloseTo(
          total("benefit"),
          6,
        );
      }),
      { numRuns: 300 },
    );
  });

  test("the years of the loan add up to what is paid, and repay what was lent", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        const { total, number, at } = sheet.calculate(inputs);
        expect(total("paid")).toBeCloseTo(number("totalPaid"), 5);
        expect(total("repaid")).toBeCloseTo(number("loan"), 5);
        expect(total("interest")).toBeCloseTo(number("totalInterest"), 5);
        expect(at("owed", inputs.loanYears)).toBe(0);
      }),
      { numRuns: 300 },
    );
  });

  // Source: the debts n, n − 1, … 1 installments add up to n × (n + 1) / 2 of them, so the interest is r × P × (n + 1) / 2.
  test("installments cost more at first and less in all than an annuity, by their closed form", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        fc.pre(inputs.loanRate > 0.001);
        const falling = sheet.calculate({ ...inputs, repayment: "instalments" });
        const level = sheet.calculate({ ...inputs, repayment: "annuity" });
        const [rate, count] = [inputs.loanRate / 12, 12 * inputs.loanYears];
        const interest = (rate * falling.number("loan") * (count + 1)) / 2;
        expect(falling.number("totalInterest")).toBeCloseTo(interest, 6);
        expect(falling.number("monthlyPayment")).toBeGreaterThan(level.number("monthlyPayment"));
        expect(falling.number("lastPayment")).toBeLessThan(level.number("lastPayment"));
        expect(falling.number("totalInterest")).toBeLessThan(level.number("totalInterest"));
      }),
      { numRuns: 300 },
    );
  });

  test("at the break-even share the roof brings in what the loan takes in a year", () => {
    fc.assert(
      fc.property(anyCase, (inputs) => {
        fc.pre(inputs.electricityPrice - inputs.feedInRate > 0.01);
        const { number, total } = sheet.calculate(inputs);
        // The share is that of the whole year, however it is spread over the months.
        const share = { ownUseShare: number("breakEvenShare"), ownUseBy: "even" } as const;
        const at = sheet.calculate({ ...inputs, ...share });
        expect(at.number("averageBenefit")).toBeCloseTo(
          number("averagePayment") + total("upkeep") / 12,
          6,
        );
      }),
      { numRuns: 300 },
    );
  });
});

test("where feeding in earns as much as own use saves, no share is the break-even", () => {
  expect(figuresOf({ feedInRate: 0.3, electricityPrice: 0.3 }).value("breakEvenShare")).toBe(
    "None",
  );
});

test("without a benefit no number of years earns the payments", () => {
  expect(figuresOf({ ownUseShare: 0, feedInRate: 0 }).value("yearsOfBenefit")).toBe("Never");
});

test("a month that brings in exactly the payment is covered, at a rate of 0% too", () => {
  expect(figuresOf({ subsidyShare: 1, ownUseShare: 0, feedInRate: 0 }).value("monthsCovered")).toBe(
    12,
  );
});
