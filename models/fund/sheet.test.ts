import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayNumber } from "#workings/day-number.ts";
import { financeFunctions } from "#workings/functions/finance.ts";
import { Range } from "#workings/value.ts";
import examples from "../cash-flow/reference/worked_examples.json" with { type: "json" };
import { type AccountLine, accountLines } from "./account-lines.ts";
import { sheet } from "./sheet.ts";

type Inputs = Parameters<typeof sheet.calculate>[0];
const { inputs: baseCase } = sheet.presets.base;

function figuresOf(changes: Partial<Inputs> = {}) {
  return sheet.calculate({ ...baseCase, ...changes });
}

/** Invested and distributed in the years given, nothing in the others. */
function yearsOf(
  flows: Readonly<Record<number, readonly [invested: number, distributed: number]>>,
) {
  return baseCase.years.map((_, index) => {
    const [invested, distributed] = flows[index + 1] ?? [0, 0];
    return { invested, distributed };
  });
}

describe("quarters", () => {
  test("end on the last day of their month, leap years included", () => {
    const ends = [1, 2, 3, 4, 5, 40].map((quarter) => figuresOf({ quarter }).value("reportedOn"));
    expect(ends).toEqual(
      ["2015-03-31", "2015-06-30", "2015-09-30", "2015-12-31", "2016-03-31", "2024-12-31"].map(
        dayNumber,
      ),
    );
  });

  test("are counted in days from the first close: 89 to the end of March, 91 in a leap year", () => {
    const figures = figuresOf();
    expect([1, 4].map((quarter) => figures.at("day", quarter))).toEqual([89, 364]);
    expect([1, 5].map((quarter) => figures.at("days", quarter))).toEqual([90, 91]);
  });
});

describe("the fee", () => {
  const figures = figuresOf();

  test("is a quarter of 1.5% of the commitment in the first five years", () => {
    expect(figures.numbers("fee").slice(0, 20)).toEqual(new Array(20).fill(375_000));
  });

  test("is charged afterward on the cost of what was held at the end of the quarter before", () => {
    for (let quarter = 21; quarter <= 40; quarter++) {
      const base = figures.numberAt("feeBase", quarter);
      expect(base).toBe(figures.at("cost", quarter - 1));
      expect(figures.at("fee", quarter)).toBeCloseTo((base * 0.015) / 4, 6);
    }
    expect(figures.at("feeBase", 21)).toBeLessThan(85_000_000);
  });

  test("ends with the year of the last flow", () => {
    const years = baseCase.years.map((year, index) =>
      index < 6 ? year : { invested: 0, distributed: 0 },
    );
    const fees = figuresOf({ years, investmentYears: 10 }).numbers("fee");
    expect(fees).toEqual([...new Array(24).fill(375_000), ...new Array(16).fill(0)]);
  });
});

describe("the holdings", () => {
  test("are worth what was paid after the first quarter and nothing after the last", () => {
    const figures = figuresOf();
    expect(figures.at("worth", 1)).toBeCloseTo(25_000_000 / 4, 2);
    expect(figures.at("worth", 40)).toBe(0);
  });

  test("are discounted at the rate of the investments, by closed form", () => {
    // A sum that is paid in each quarter of year 1 and comes back as 1.02^36 times as much in year 10.
    const figures = figuresOf({ years: yearsOf({ 1: [4e6, 0], 10: [0, 4e6 * 1.02 ** 36] }) });
    expect(figures.value("discountRate")).toBeCloseTo(0.02, 9);
    // And at a loss.
    const loss = figuresOf({ years: yearsOf({ 1: [4e6, 0], 10: [0, 4e6 * 0.95 ** 36] }) });
    expect(loss.value("discountRate")).toBeCloseTo(-0.05, 9);
  });

  test.each([
    ["there are two rates", yearsOf({ 1: [100e6, 0], 2: [0, 230e6], 3: [132e6, 0] })],
    // 6.0% and, which their running total does not tell, −6.6% a quarter: reference/fund.py.
    [
      "one of two rates is a loss",
      yearsOf({
        ...{ 2: [40e6, 0], 5: [0, 60e6], 6: [0, 20e6] },
        ...{ 7: [0, 15e6], 8: [0, 10e6], 10: [30e6, 0] },
      }),
    ],
    ["nothing comes back", yearsOf({ 1: [100e6, 0], 2: [20e6, 0] })],
    ["money comes back before it is paid", yearsOf({ 1: [0, 100e6], 2: [50e6, 0] })],
    ["they lose more than a tenth a quarter", yearsOf({ 1: [100e6, 0], 2: [0, 60e6] })],
  ])("are not discounted where %s", (_, years) => {
    expect(figuresOf({ years }).value("discountRate")).toBe(0);
  });

  test("that go back and forth are, where one rate alone fits", () => {
    const years = yearsOf({ 1: [100e6, 0], 2: [0, 60e6], 3: [20e6, 0], 4: [0, 100e6] });
    const figures = figuresOf({ years });
    const rate = figures.number("discountRate");
    expect(rate).toBeGreaterThan(0);
    const value = figures
      .numbers("grossFlow")
      .reduce((sum, flow, index) => sum + flow / (1 + rate) ** index, 0);
    expect(value).toBeCloseTo(0, 3);
  });
});

describe("the net rate of return", () => {
  test("of investments that earn just the preferred return is 8%, and the GP has nothing, if there is no fee", () => {
    // One call at the end of each quarter of the first year, growing at 8% by days, and four equal payments in
    // the last year, worth as much on its last day.
    const days = figuresOf().numbers("day");
    const growth = (quarter: number) =>
      1.08 ** (((days[39] ?? 0) - (days[quarter - 1] ?? 0)) / 365);
    const sum = (quarters: number[]) => quarters.reduce((total, one) => total + growth(one), 0);
    const distributed = (10e6 * sum([1, 2, 3, 4])) / sum([37, 38, 39, 40]);
    const years = yearsOf({ 1: [10e6, 0], 10: [0, distributed] });
    const figures = figuresOf({ years, feeRate: 0, quarter: 40 });
    expect(figures.value("irr")).toBeCloseTo(0.08, 9);
    expect(figures.total("carryPaid")).toBeCloseTo(0, 2);
  });

  test("is the same whether the fund starts at once or years later", () => {
    const now = figuresOf({
      years: yearsOf({ 1: [10e6, 0], 5: [0, 15e6] }),
      feeRate: 0,
      quarter: 40,
    });
    const later = figuresOf({
      ...{ years: yearsOf({ 5: [10e6, 0], 9: [0, 15e6] }), feeRate: 0, quarter: 40 },
    });
    // Four years of 365 days and one of 366 either way.
    expect(later.value("firstFlow")).toBe(17);
    expect(later.number("irr")).toBeCloseTo(now.number("irr"), 3);
  });

  test("is certain too where a year without distributions leaves only the fee to pay", () => {
    const years = baseCase.years.map((year, index) =>
      index === 5 ? { ...year, distributed: 0 } : year,
    );
    const rate = figuresOf({ years, quarter: 40 }).number("irr");
    // The GP is still catching up, so the LPs have their preferred return and no more.
    expect(rate).toBeCloseTo(0.08, 9);
    expect(rate).toBeLessThan(figuresOf({ quarter: 40 }).number("irr"));
  });

  test("does not exist where nothing comes back", () => {
    const years = yearsOf({ 1: [10e6, 0] });
    expect(figuresOf({ years, quarter: 40 }).value("irr")).toBe("None");
  });

  test("is found by an XIRR that gives what Microsoft documents", () => {
    const days = ["2008-01-01", "2008-03-01", "2008-10-30", "2009-02-15", "2009-04-01"];
    const flows = [-10_000, 2_750, 4_250, 3_250, 2_750];
    const found = financeFunctions.XIRR?.apply(
      new Range(flows, 1),
      new Range(days.map(dayNumber), 1),
    );
    // Source: models/cash-flow/reference/worked_examples.py. Microsoft’s knowledge base, Q116041, gives 37.3363% for
    // the same days of 1992 and 1993.
    expect(found).toBeCloseTo(examples.datedRate, 10);
  });
});

describe("the LPs’ accounts", () => {
  test("give the cents left over to the largest remainders", () => {
    // 100.00 in three equal parts.
    const thirds = figuresOf({
      committedCapital: 100,
      lps: [{ parts: 1 }, { parts: 1 }, { parts: 1 }],
    });
    expect(thirds.numbers("lpCommitment").slice(0, 3)).toEqual([33.34, 33.33, 33.33]);
    // 0.05 by 40, 25, 20, 10 and 5.
    expect(figuresOf({ committedCapital: 0.05 }).numbers("lpCommitment")).toEqual([
      ...[0.02, 0.01, 0.01, 0.01, 0, 0],
    ]);
  });

  const anyFund: fc.Arbitrary<Inputs> = fc.record({
    committedCapital: fc.integer({ min: 1, max: 1_000 }).map((millions) => millions * 1_000_000),
    years: fc.array(
      fc.record({
        invested: fc.integer({ min: 0, max: 5_000 }).map((n) => n * 100_000),
        distributed: fc.integer({ min: 0, max: 5_000 }).map((n) => n * 100_000),
      }),
      { minLength: 10, maxLength: 10 },
    ),
    feeRate: fc.double({ min: 0, max: 0.04, noNaN: true }),
    investmentYears: fc.integer({ min: 1, max: 10 }),
    valuedAt: fc.double({ min: 0, max: 1.5, noNaN: true }),
    quarter: fc.integer({ min: 1, max: 40 }),
    valuation: fc.constantFrom("forecast", "marks"),
    expensesAYear: fc.integer({ min: 0, max: 50 }).map((n) => n * 100_000),
    recallable: fc.constantFrom(0, 0.5, 1),
    lineQuarters: fc.integer({ min: 0, max: 4 }),
    lineRate: fc.double({ min: 0, max: 0.12, noNaN: true }),
    marks: fc.array(
      fc.record({
        mark: fc.integer({ min: 0, max: 5_000 }).map((n) => n * 100_000),
        indexReturn: fc.double({ min: -0.5, max: 1, noNaN: true }),
      }),
      { minLength: 10, maxLength: 10 },
    ),
    lps: fc.array(fc.record({ parts: fc.integer({ min: 1, max: 100 }) }), {
      minLength: 1,
      maxLength: 6,
    }),
  });

  test("leave a difference of zero in every line, and lead from opening to closing, for any fund", () => {
    fc.assert(
      fc.property(anyFund, (inputs) => {
        const figures = sheet.calculate(inputs);
        const movements: AccountLine[] = [
          ...(["Contributed", "Distributed", "Fees", "Expenses", "Interest"] as const),
          ...(["Realized", "Unrealized", "Carry"] as const),
        ];
        for (const { name } of accountLines) {
          expect(figures.number(`difference${name}`)).toBeCloseTo(0, 9);
        }
        const sum = movements.reduce((total, name) => total + figures.number(`fund${name}`), 0);
        const change = figures.number("fundClosing") - figures.number("fundOpening");
        expect(sum).toBeCloseTo(change, 2);
      }),
      { numRuns: 60 },
    );
  });

  test("stay within a cent of the exact part, for any fund", () => {
    fc.assert(
      fc.property(anyFund, (inputs) => {
        const figures = sheet.calculate(inputs);
        const received = figures.number("fundReceived");
        for (const [index, share] of figures.numbers("lpShare").entries()) {
          const part = figures.numberAt("lpReceived", index + 1);
          expect(Math.abs(part - received * share)).toBeLessThan(0.0101);
        }
      }),
      { numRuns: 60 },
    );
  });

  test("of any fund: what is distributed goes to LPs and GP, nothing is negative, and nothing is held at the end", () => {
    fc.assert(
      fc.property(anyFund, (inputs) => {
        const figures = sheet.calculate({ ...inputs, valuation: "forecast", lineQuarters: 0 });
        const [toLps, carry] = [figures.numbers("toLps"), figures.numbers("carryPaid")];
        for (const [index, distributed] of figures.numbers("quarterDistributed").entries()) {
          expect((toLps[index] ?? NaN) + (carry[index] ?? NaN)).toBeCloseTo(distributed, 3);
        }
        for (const line of ["fee", "toLps", "carryPaid", "cost", "accruedCarry"] as const) {
          expect(Math.min(...figures.numbers(line))).toBeGreaterThan(-0.005);
        }
        expect(Math.min(...figures.numbers("netAssetValue"))).toBeGreaterThan(-0.005);
        expect(figures.at("value", 40)).toBe(0);
        expect(figures.at("cost", 40)).toBe(0);
      }),
      { numRuns: 30 },
    );
  });
});

describe("the Kaplan–Schoar multiple", () => {
  // Source: Kaplan and Schoar (2005), by construction: who earns just the index has 1, whatever the flows.
  test("of a fund that earns just the index is 1", () => {
    const marks = baseCase.marks.map((row) => ({ ...row, indexReturn: 0.06 }));
    const quarterly = 1.06 ** 0.25;
    // Four investments of the first year, grown to four equal payments in the third.
    const distributed = 10e6 * quarterly ** 8;
    const years = yearsOf({ 1: [10e6, 0], 3: [0, distributed] });
    // Below the preferred return there is no carry.
    const figures = figuresOf({ years, marks, feeRate: 0, quarter: 40 });
    expect(figures.value("pme")).toBeCloseTo(1, 9);
  });

  test("against an index that stands still is TVPI", () => {
    const marks = baseCase.marks.map((row) => ({ ...row, indexReturn: 0 }));
    const figures = figuresOf({ marks });
    expect(figures.value("pme")).toBeCloseTo(figures.number("tvpi"), 12);
  });
});

describe("a subscription line", () => {
  test("raises the net IRR and lowers TVPI, both shown without it too", () => {
    const [without, withLine] = [figuresOf(), figuresOf({ lineQuarters: 2 })];
    expect(withLine.number("irr")).toBeGreaterThan(without.number("irr"));
    expect(withLine.number("tvpi")).toBeLessThan(without.number("tvpi"));
    expect(withLine.value("irr_withoutLine")).toBe(without.value("irr"));
    expect(withLine.value("tvpi_withoutLine")).toBe(without.value("tvpi"));
  });

  test("calls everything with interest by the last quarter, by hand for one draw", () => {
    const years = yearsOf({ 1: [4e6, 0], 5: [0, 8e6] });
    const figures = figuresOf({ years, feeRate: 0, lineQuarters: 2, lineRate: 0.06, quarter: 40 });
    // From March 31 to September 30, 2015: 183 days.
    expect(figures.at("called", 3)).toBeCloseTo(1e6 * (1 + (0.06 * 183) / 360), 6);
    expect(figures.at("called", 2)).toBe(0);
    expect(figures.at("lineOwed", 40)).toBe(0);
    expect(figures.at("interestOwed", 40)).toBeCloseTo(0, 6);
  });
});

test("marks are fair values at the end of a year, on a straight line in between", () => {
  const figures = figuresOf({ valuation: "marks" });
  const { mark: fifth = NaN } = baseCase.marks[4] ?? {};
  const { mark: sixth = NaN } = baseCase.marks[5] ?? {};
  expect(figures.at("value", 24)).toBe(sixth);
  expect(figures.at("value", 22)).toBeCloseTo((fifth + sixth) / 2, 6);
  expect(figures.at("value", 2)).toBe((baseCase.marks[0]?.mark ?? NaN) / 2);
});

test("before anything is paid in there are no multiples", () => {
  const figures = figuresOf({ years: yearsOf({ 2: [10e6, 0] }), feeRate: 0, quarter: 4 });
  expect(figures.value("tvpi")).toBe("None");
  expect(figures.value("dpi")).toBe("None");
});
