import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyInputs } from "./any-inputs.ts";
import { standardInputs, type WaterfallInputs, waterfallCases } from "./inputs.ts";
import { waterfallResults } from "./results.ts";
import { standardTerms } from "./terms.ts";
import { waterfallYears } from "./years.ts";

/** No fee and no preferred return, and a hurdle that nobody reaches: a plain 80/20. */
const plainTerms = { ...standardTerms, managementFeeRate: 0, preferredRate: 0, hurdleIrr: 100 };

type Row = [invested: number, distributed: number, deal?: number];

function fundOf(rows: readonly Row[], agreed: Partial<WaterfallInputs> = {}): WaterfallInputs {
  const years = rows.map(([invested, distributed, deal = 1]) => ({ invested, distributed, deal }));
  return { ...standardInputs({ committedCapital: 100, years: [] }), years, ...agreed };
}

function feesOf(inputs: WaterfallInputs) {
  return waterfallYears(inputs, standardTerms).map((year) => year.managementFee);
}

describe("carry deal by deal", () => {
  // Source: Sydecar, glossary, "Clawback" (sydecar.io/glossary/clawback). A fund of $1m has two deals of
  // $500,000; the first returns $2m, the second nothing. The GP receives $300,000, which is 30% of the
  // fund's profit of $1m instead of 20%.
  const sydecar = fundOf(
    [
      [500, 0],
      [500, 0],
      [0, 2_000, 1],
      [0, 0],
    ],
    {
      carryBasis: "deals",
      fundEnd: "set",
      fundLife: 4,
    },
  );

  test("of Sydecar's example pays 300 on the deal that did well, and without a clawback the GP keeps 30% of profit", () => {
    const results = waterfallResults(sydecar, plainTerms);
    expect(results.years.map((year) => year.received.gp)).toEqual([0, 0, 300, 0]);
    expect(results.gpShareOfProfit).toBeCloseTo(0.3, 12);
  });

  test("of the same example takes 100 back at the end, which leaves the GP the agreed 20%", () => {
    const results = waterfallResults({ ...sydecar, clawback: "on" }, plainTerms);
    expect(results.years.map((year) => year.clawback)).toEqual([0, 0, 0, 100]);
    expect(results.years.at(-1)?.received).toEqual({ lp: 100, gp: -100 });
    expect(results.received).toEqual({ lp: 1_800, gp: 200 });
    expect(results.gpShareOfProfit).toBeCloseTo(0.2, 12);
  });

  // Source of the case: an exercise on solutioninn.com (question 12134621), with two investments of 45, the
  // first sold for 70 and the second written off. By hand: a fifth of 25 is paid, and all of it comes back.
  test("of a fund that loses money in the end gives back all 5 that the first deal paid", () => {
    const rows: Row[] = [
      [45, 0],
      [45, 0],
      [0, 70, 1],
      [0, 0],
    ];
    const agreed = { carryBasis: "deals", fundEnd: "set", fundLife: 4, clawback: "on" } as const;
    const results = waterfallResults(fundOf(rows, agreed), plainTerms);
    expect(results.carryPaid).toBeCloseTo(5, 12);
    expect(results.clawback).toBeCloseTo(5, 12);
    expect(results.received.gp).toBe(0);
    expect(results.received.lp).toBeCloseTo(70, 12);
  });

  test("waits for the capital of the deals that have paid, and for what they earned since they were bought", () => {
    const rows: Row[] = [
      [100, 0],
      [100, 0],
      [0, 150, 1],
      [0, 150, 2],
    ];
    const terms = { ...standardTerms, managementFeeRate: 0, hurdleIrr: 100 };
    const [, , third] = waterfallYears(fundOf(rows, { carryBasis: "deals" }), terms);
    expect(third?.tiers.returnOfCapital.lp).toBe(100);
    // Two years of 8% on 100.
    expect(third?.tiers.preferredReturn.lp).toBeCloseTo(16.64, 12);
    expect(third?.received.gp).toBeCloseTo(10, 12);
    const [, , onFund] = waterfallYears(fundOf(rows), terms);
    expect(onFund?.received.gp).toBe(0);
  });

  test("carries a loss forward: the next deal makes it good before it pays carry", () => {
    const rows: Row[] = [
      [100, 0],
      [100, 0],
      [0, 60, 1],
      [0, 150, 2],
    ];
    const years = waterfallYears(fundOf(rows, { carryBasis: "deals" }), plainTerms);
    expect(years.map((year) => year.tiers.returnOfCapital.lp)).toEqual([0, 0, 60, 140]);
    expect(years[3]?.received.gp).toBeCloseTo(2, 12);
  });

  test("writes a deal that never paid off at the fund's end, before the last distribution is shared", () => {
    const rows: Row[] = [
      [100, 0],
      [100, 0],
      [0, 150, 1],
    ];
    const years = waterfallYears(fundOf(rows, { carryBasis: "deals" }), plainTerms);
    expect(years.map((year) => year.received.gp)).toEqual([0, 0, 0]);
  });

  test("counts a distribution from a deal not yet bought as one from that year's own deal", () => {
    const rows: Row[] = [
      [100, 0],
      [100, 130, 3],
      [100, 0],
    ];
    const [, second] = waterfallYears(fundOf(rows, { carryBasis: "deals" }), plainTerms);
    expect(second?.payingDeal).toBe(2);
    expect(second?.tiers.returnOfCapital.lp).toBe(100);
  });

  test("of a fund with a single deal is the same as on the whole fund", () => {
    const amount = fc.integer({ min: 0, max: 300 });
    fc.assert(
      fc.property(amount, fc.array(amount, { minLength: 9, maxLength: 9 }), (invested, paid) => {
        fc.pre(paid.some((distributed) => distributed > 0));
        const rows: Row[] = [[invested, 0], ...paid.map((distributed): Row => [0, distributed])];
        const [fund, deals] = (["fund", "deals"] as const).map((carryBasis) =>
          waterfallResults(fundOf(rows, { carryBasis }), standardTerms),
        );
        expect(deals?.received.gp).toBeCloseTo(fund?.received.gp ?? NaN, 8);
      }),
    );
  });
});

describe("the fee", () => {
  const rows: Row[] = [
    [40, 0],
    [30, 0],
    [0, 50, 1],
    [0, 0],
    [0, 20, 2],
    [0, 20, 2],
  ];

  test("on the commitment is the same every year until the last flow", () => {
    expect(feesOf(fundOf([...rows, [0, 0]]))).toEqual([1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0]);
  });

  test("moves after the investment period to the cost of the deals held when the year begins", () => {
    const fees = feesOf(fundOf(rows, { feeBasis: "invested", investmentYears: 2 }));
    // 70 held in year 3, whose end sells the deal of 40; then 30 until the other has paid its last.
    const expected = [1.5, 1.5, 1.05, 0.45, 0.45, 0.45];
    expect(fees.map((fee) => Number(fee.toFixed(10)))).toEqual(expected);
  });

  test("runs for the life of the fund, once that is set, whether or not money still flows", () => {
    const short = fundOf(rows, { fundEnd: "set", fundLife: 4 });
    expect(feesOf(short)).toEqual([1.5, 1.5, 1.5, 1.5, 0, 0]);
    const long = fundOf([...rows, [0, 0], [0, 0]], { fundEnd: "set", fundLife: 7 });
    expect(feesOf(long)).toEqual([1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 1.5, 0]);
  });

  test("of the standard agreement does not depend on the choices it does not use", () => {
    const { base } = waterfallCases;
    const other = { ...base, investmentYears: 2, fundLife: 3 };
    expect(waterfallResults(other, standardTerms)).toEqual(waterfallResults(base, standardTerms));
  });
});

describe("a clawback", () => {
  test("leaves a whole-fund waterfall that paid nothing too early as it is", () => {
    for (const inputs of Object.values(waterfallCases)) {
      const { clawback } = waterfallResults({ ...inputs, clawback: "on" }, standardTerms);
      expect(clawback).toBeLessThan(0.01);
    }
  });

  test("of the whole fund returns carry that a later loss makes undue", () => {
    const rows: Row[] = [
      [20, 0],
      [0, 60],
      [60, 0],
      [0, 5],
    ];
    const kept = waterfallResults(fundOf(rows), standardTerms);
    const returned = waterfallResults(fundOf(rows, { clawback: "on" }), standardTerms);
    expect(kept.received.gp).toBeGreaterThan(5);
    expect(returned.clawback).toBe(kept.carryPaid);
    expect(returned.received.gp).toBe(0);
  });

  test("stops where the LPs have reached the hurdle rate, even if the GP then holds more than its share", () => {
    const rows: Row[] = [
      [100, 0],
      [50, 0],
      [0, 400, 1],
      [0, 0],
    ];
    const agreed = { carryBasis: "deals", clawback: "on", fundEnd: "set", fundLife: 4 } as const;
    const terms = { ...standardTerms, managementFeeRate: 0 };
    const results = waterfallResults(fundOf(rows, agreed), terms);
    expect(results.gpShareOfProfit).toBeGreaterThan(0.2);
    expect(results.lpIrr.kind === "rate" && results.lpIrr.rate).toBeGreaterThanOrEqual(0.22);
  });

  test("that is switched off gives nothing back", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const years = waterfallYears({ ...inputs, clawback: "off" }, standardTerms);
        expect(years.every((year) => year.clawback === 0)).toBe(true);
      }),
    );
  });
});

describe("whatever was agreed,", () => {
  const rounding = 1e-3;

  test("the LPs and the GP receive what was distributed, and their profits add up to the fund's", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const results = waterfallResults(inputs, standardTerms);
        const { received, distributed, paidIn, years } = results;
        expect(received.lp + received.gp).toBeCloseTo(distributed, 3);
        const lpProfit = years.reduce((sum, year) => sum + year.lpNetFlow, 0);
        expect(lpProfit + received.gp).toBeCloseTo(distributed - paidIn, 3);
      }),
      { numRuns: 1000 },
    );
  });

  test("the GP gives back no more than its carry, in one year, after which the LPs have their preferred return or the GP has nothing", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const results = waterfallResults({ ...inputs, clawback: "on" }, standardTerms);
        const { received, clawback, carryPaid, years } = results;
        expect(clawback).toBeGreaterThanOrEqual(0);
        expect(clawback).toBeLessThanOrEqual(carryPaid);
        expect(years.filter((year) => year.clawback > 0).length).toBeLessThanOrEqual(1);
        const last = years.findLast(
          (year) => year.managementFee + year.invested > 0 || year.distributed > 0,
        );
        const owed = Math.max(last?.owedOnFund ?? 0, 0) - clawback;
        expect(received.gp < rounding || owed < rounding).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });

  test("with a clawback the GP holds at most its share of profit, or the LPs have earned the hurdle rate", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const results = waterfallResults({ ...inputs, clawback: "on" }, standardTerms);
        const profit = Math.max(0, results.distributed - results.paidIn);
        const flows = results.years.map((year) => year.lpNetFlow);
        const atHurdle = flows.reduce((worth, flow) => worth * 1.22 + flow, 0);
        // Compounding leaves rounding in proportion to what was compounded.
        const scale = flows.reduce((worth, flow) => worth * 1.22 + Math.abs(flow), 1);
        const holdsItsShare = results.received.gp <= 0.2 * profit + rounding;
        expect(holdsItsShare || atHurdle > -1e-9 * scale).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});
