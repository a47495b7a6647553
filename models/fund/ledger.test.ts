import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { standardTerms } from "../waterfall/terms.ts";
import { anyFund } from "./any-fund.ts";
import { dayOf, quarterEnd } from "./calendar.ts";
import { fundCase } from "./inputs.ts";
import { fundLedger } from "./ledger.ts";
import reference from "./reference/fund.json" with { type: "json" };
import { fundResults } from "./results.ts";

test("quarters end on the last day of their month, leap years included", () => {
  expect([1, 2, 3, 4, 5, 40].map(quarterEnd)).toEqual([
    ...["2015-03-31", "2015-06-30", "2015-09-30", "2015-12-31", "2016-03-31", "2024-12-31"],
  ]);
  // January to March: 89 days after the first of January, 90 in a leap year, and 364 at the end of 2015.
  expect([dayOf(0), dayOf(1), dayOf(4), dayOf(5) - dayOf(4)]).toEqual([-1, 89, 364, 91]);
});

// Source: models/fund/reference/fund.py, which shares no code with this.
describe("the fund agrees with the second implementation", () => {
  test.each(reference)(
    "$scenario, fee $feeRate for $investmentYears years, valued at $valuedAt, quarter $quarter",
    ({ scenario, feeRate, investmentYears, valuedAt, quarter, ...expected }) => {
      if (scenario !== "downside" && scenario !== "base" && scenario !== "upside") {
        throw new Error(scenario);
      }
      const inputs = { ...fundCase(scenario), feeRate, investmentYears, valuedAt, quarter };
      const results = fundResults(inputs);
      const close = (amount: number) => expect.closeTo(amount, 2);
      expect(results).toMatchObject({
        paidIn: close(expected.paidIn),
        fees: close(expected.fees),
        distributedToLps: close(expected.distributedToLps),
        carryPaid: close(expected.carryPaid),
        reported: {
          netAssetValue: close(expected.netAssetValue),
          accruedCarry: close(expected.accruedCarry),
        },
        multiples: {
          dpi: expect.closeTo(expected.dpi, 9),
          tvpi: expect.closeTo(expected.tvpi, 9),
        },
        netIrr: { kind: "rate", rate: expect.closeTo(expected.netIrr, 9) },
      });
    },
  );
});

describe("the fee", () => {
  const base = fundCase("base");
  const ledger = fundLedger(base);

  test("is a quarter of 1.5% of the commitment in the first five years", () => {
    expect(ledger.slice(0, 20).map(({ fee }) => fee)).toEqual(new Array(20).fill(375_000));
  });

  test("is charged afterwards on the cost of what was held at the end of the quarter before", () => {
    for (const [index, { feeBase, fee }] of ledger.entries()) {
      if (index < 20) continue;
      expect(feeBase).toBe(ledger[index - 1]?.cost);
      expect(fee).toBeCloseTo((feeBase * 0.015) / 4, 6);
    }
    expect(ledger[20]?.feeBase).toBeLessThan(85_000_000);
  });

  test("ends with the year of the last flow", () => {
    const years = base.years.map((year, index) =>
      index < 6 ? year : { invested: 0, distributed: 0 },
    );
    const fees = fundLedger({ ...base, years, investmentYears: 10 }).map(({ fee }) => fee);
    expect(fees.slice(0, 24)).toEqual(new Array(24).fill(375_000));
    expect(fees.slice(24)).toEqual(new Array(16).fill(0));
  });
});

describe("a fund whose investments earn just the preferred return", () => {
  // One call at the end of the first year, growing at 8% by days until it is all paid back in quarter 40.
  const invested = 10_000_000;
  const years = Array.from({ length: 10 }, (_, index) => ({
    invested: index === 0 ? invested : 0,
    distributed: 0,
  }));

  test("leaves the LPs 8% and the GP nothing, if there is no fee", () => {
    const quarters = [1, 2, 3, 4].map((quarter) => dayOf(quarter));
    const worth = quarters.reduce(
      (sum, day) => sum + (invested / 4) * 1.08 ** ((dayOf(40) - day) / 365),
      0,
    );
    // Four equal payments in the last year, worth as much on its last day.
    const lastYear = [37, 38, 39, 40].map(
      (quarter) => 1.08 ** ((dayOf(40) - dayOf(quarter)) / 365),
    );
    const distributed = (4 * worth) / lastYear.reduce((sum, factor) => sum + factor, 0);
    const inputs = {
      ...fundCase("base"),
      years: years.with(9, { invested: 0, distributed }),
      feeRate: 0,
      quarter: 40,
    };
    const { netIrr, carryPaid } = fundResults(inputs);
    expect(netIrr.kind === "rate" && netIrr.rate).toBeCloseTo(standardTerms.preferredRate, 9);
    expect(carryPaid).toBeCloseTo(0, 2);
  });
});

describe("for any fund", () => {
  test("what is distributed goes to LPs and GP, and what is called is invested or fee", () => {
    fc.assert(
      fc.property(anyFund, (inputs) => {
        for (const row of fundLedger(inputs)) {
          expect(row.toLps + row.carryPaid).toBeCloseTo(row.distributed, 3);
          expect(row.called).toBeCloseTo(row.invested + row.fee, 6);
        }
      }),
      { numRuns: 20 },
    );
  });

  test("nothing held, paid or accrued is negative, and at the end nothing is held", () => {
    fc.assert(
      fc.property(anyFund, (inputs) => {
        const ledger = fundLedger(inputs);
        for (const row of ledger) {
          const { fee, toLps, carryPaid, cost, value, accruedCarry, netAssetValue } = row;
          const lowest = Math.min(fee, toLps, carryPaid, cost, value, accruedCarry, netAssetValue);
          expect(lowest).toBeGreaterThan(-0.005);
        }
        expect(ledger.at(-1)?.value).toBe(0);
        expect(ledger.at(-1)?.cost).toBe(0);
      }),
      { numRuns: 20 },
    );
  });

  test("TVPI is DPI and RVPI together", () => {
    fc.assert(
      fc.property(anyFund, (inputs) => {
        const { multiples } = fundResults(inputs);
        if (!multiples) return;
        expect(multiples.tvpi).toBeCloseTo(multiples.dpi + multiples.rvpi, 9);
      }),
      { numRuns: 30 },
    );
  });
});
