import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { dayNumber, isoDay } from "#workings/day-number.ts";
import type { IsoDate } from "#workings/describe.ts";
import examples from "./reference/worked_examples.json" with { type: "json" };
import { comparedShifts, sheet, shiftName } from "./sheet.ts";

type Inputs = Parameters<typeof sheet.calculate>[0];
type Bond = Inputs["bonds"][number];

const { ladder, barbell, bullet } = sheet.presets;

const plain: Bond = {
  ...{ nominal: 100, couponRate: 0.03, frequency: "1", maturity: "2036-01-15" },
  ...{ dayCount: "act/act", quote: "yield", yieldRate: 0.03, price: 100 },
  ...{ rating: "AAA", currency: "EUR" },
};

/** The figures of one bond, by the names of their lines. */
function bondFigures(terms: Partial<Bond>, settlement: IsoDate = "2026-01-15") {
  const inputs = { ...bullet.inputs, settlement, bonds: [{ ...plain, ...terms }] };
  const { at } = sheet.calculate(inputs);
  return (name: Parameters<typeof at>[0]) => Number(at(name, 1));
}

const anyDay = (first: IsoDate, last: IsoDate) =>
  fc.integer({ min: dayNumber(first), max: dayNumber(last) }).map((day) => isoDay(day) as IsoDate);

const anySettlement = anyDay("2020-01-01", "2026-12-31");

const anyBond: fc.Arbitrary<Bond> = fc.record({
  nominal: fc.integer({ min: 1_000, max: 100_000_000 }),
  couponRate: fc.double({ min: 0, max: 0.15, noNaN: true }),
  frequency: fc.constantFrom("1", "2", "4"),
  maturity: anyDay("2027-01-31", "2080-12-31"),
  dayCount: fc.constantFrom("30/360", "act/act", "act/360"),
  quote: fc.constantFrom("yield", "price"),
  yieldRate: fc.double({ min: -0.02, max: 0.25, noNaN: true }),
  price: fc.double({ min: 1, max: 250, noNaN: true }),
  rating: fc.constantFrom("AAA", "BB–C"),
  currency: fc.constantFrom("EUR", "USD", "GBP"),
});

const anyInputs: fc.Arbitrary<Inputs> = fc.record({
  settlement: anySettlement,
  bonds: fc.array(
    anyBond.map((bond) => ({ ...bond, price: 40 + (bond.price * 2) / 3 })),
    { minLength: 1, maxLength: 8 },
  ),
  rate2: fc.constant(0.02),
  rate5: fc.constant(0.024),
  rate10: fc.constant(0.028),
  rate30: fc.constant(0.032),
  shift: fc.double({ min: -0.03, max: 0.03, noNaN: true }),
  steepening: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
  bend: fc.double({ min: -0.02, max: 0.02, noNaN: true }),
  horizon: fc.integer({ min: 1, max: 12 }),
  fundingRate: fc.constant(0.02),
  dollarsPerEuro: fc.constant(1.1),
  poundsPerEuro: fc.constant(0.85),
});

function expectNear(actual: number, expected: number, tolerance: number) {
  expect(Math.abs(actual - expected)).toBeLessThan(tolerance * (1 + Math.abs(expected)));
}

describe("the coupons of a bond", () => {
  // The example in Microsoft's documentation of COUPPCD, COUPNCD, COUPDAYBS and COUPDAYS. By the calendar: from
  // 15 November 2010 there are 15 + 31 + 25 = 71 days to 25 January and 181 to 15 May.
  test("of Excel's bond fall on 15 November and 15 May, and 71 of 181 days are gone", () => {
    const at = bondFigures({ maturity: "2011-11-15", frequency: "2" }, "2011-01-25");
    expect(isoDay(at("previousCoupon"))).toBe("2010-11-15");
    expect(isoDay(at("nextCoupon"))).toBe("2011-05-15");
    expect([at("accruedDays"), at("periodDays"), at("couponsLeft")]).toEqual([71, 181, 2]);
  });

  // The example in Microsoft's documentation of COUPNUM. By the calendar: May and November of 2007 and of 2008.
  test("of Excel's COUPNUM are four", () => {
    const at = bondFigures({ maturity: "2008-11-15", frequency: "2" }, "2007-01-25");
    expect(at("couponsLeft")).toBe(4);
  });

  test("on a coupon date begin anew, with that coupon paid", () => {
    const at = bondFigures({ maturity: "2030-03-01", frequency: "2" }, "2026-03-01");
    expect(isoDay(at("previousCoupon"))).toBe("2026-03-01");
    expect([at("accruedDays"), at("couponsLeft")]).toEqual([0, 8]);
  });

  test.each([
    ["2036-05-31", "4", "2036-03-01", "2036-02-29"],
    ["2036-02-29", "2", "2035-12-01", "2035-08-31"],
    ["2036-05-30", "4", "2036-03-01", "2036-02-29"],
    ["2036-01-15", "1", "2034-12-15", "2034-01-15"],
  ] as const)(
    "until %s, %s a year, were last paid before %s on %s: month ends stay month ends",
    (maturity, frequency, settlement, previous) => {
      const at = bondFigures({ maturity, frequency }, settlement);
      expect(isoDay(at("previousCoupon"))).toBe(previous);
    },
  );

  // The first three are the examples in Microsoft's documentation of DAYS360, the fourth that of ACCRINT; the others
  // follow the rules of the NASD for the end of February and for a 31st.
  test.each([
    ["2011-01-30", "2011-02-01", 1, "2012-01-30"],
    ["2011-01-01", "2011-12-31", 360, "2012-01-01"],
    ["2011-01-01", "2011-02-01", 30, "2012-01-01"],
    ["2008-03-01", "2008-05-01", 60, "2009-03-01"],
    ["2011-02-28", "2011-03-31", 30, "2012-02-29"],
    ["2011-01-31", "2011-03-31", 60, "2012-01-31"],
    ["2026-02-15", "2026-08-15", 180, "2027-02-15"],
  ] as const)("by 30/360 from %s to %s accrue for %i days", (from, to, days, maturity) => {
    const at = bondFigures({ maturity, dayCount: "30/360" }, to);
    expect(isoDay(at("previousCoupon"))).toBe(from);
    expect(at("accruedDays")).toBe(days);
  });

  // By hand: 1.25% on 1,000,000, half-yearly at month ends, pays 6,250; from 31 May 2009 there are 26 days to 26 June
  // and 183 to 30 November, and 26 / 183 of 6,250 are 887.98.
  test("accrue 887.98 in 26 of the 183 days after a month end", () => {
    const terms = { couponRate: 0.0125, maturity: "2013-11-30", frequency: "2" } as const;
    expect(10_000 * bondFigures(terms, "2009-06-26")("accrued")).toBeCloseTo(887.98, 2);
  });

  // Source: reference/worked_examples.py. Basis 2 of the functions in Microsoft's documentation counts actual days, both
  // those gone by and those to come, and takes a half-year for 180 of them.
  test("by ACT/360 accrue for 92 days of a period of 180, and 90 days are to come", () => {
    const terms = { couponRate: 0.0575, maturity: "2017-11-15", yieldRate: 0.065 } as const;
    const at = bondFigures({ ...terms, frequency: "2", dayCount: "act/360" }, "2008-02-15");
    expect([at("accruedDays"), at("periodDays")]).toEqual([92, 180]);
    expect(at("elapsed")).toBeCloseTo(1 - 90 / 180, 14);
    expect(at("accrued")).toBeCloseTo(examples.actual360Accrued, 12);
    expect(at("clean")).toBeCloseTo(examples.actual360Price, 10);
  });

  test("are no more than there are numbers of payments", () => {
    const longest = { frequency: "4", maturity: "2080-12-31" } as const;
    const count = bondFigures(longest, "2020-01-01")("payments");
    expect(count).toBe(sheet.tables.payments?.axis.positions.length);
  });
});

describe("the price of a bond", () => {
  // Source: reference/worked_examples.py, for the example in Microsoft's documentation of PRICE: 15 February 2008 to
  // 15 November 2017, coupon 5.75%, yield 6.5%, half-yearly, 30/360.
  test("of Excel's example is 94.63436", () => {
    const terms = { couponRate: 0.0575, maturity: "2017-11-15", yieldRate: 0.065 } as const;
    const at = bondFigures({ ...terms, frequency: "2", dayCount: "30/360" }, "2008-02-15");
    expect(at("clean")).toBeCloseTo(examples.price, 10);
  });

  test("at a zero yield is all payments together", () => {
    expect(bondFigures({ yieldRate: 0, maturity: "2031-01-15" })("clean")).toBeCloseTo(115, 11);
  });

  test("is the closed form of annuity plus redemption on a coupon date", () => {
    fc.assert(
      fc.property(anyBond, fc.integer({ min: 2027, max: 2080 }), (bond, year) => {
        const rate = bond.yieldRate / Number(bond.frequency);
        fc.pre(Math.abs(rate) > 1e-4);
        const at = bondFigures({ ...bond, maturity: `${year}-01-15`, quote: "yield" });
        // ACT/360 has no whole periods on a coupon date: half a year is 181 to 184 days of 180.
        fc.pre(bond.dayCount !== "act/360");
        const discount = (1 + rate) ** (-Number(bond.frequency) * (year - 2026));
        const coupon = (100 * bond.couponRate) / Number(bond.frequency);
        expectNear(at("clean"), (coupon * (1 - discount)) / rate + 100 * discount, 1e-9);
      }),
      { numRuns: 300 },
    );
  });

  test("falls when the yield rises", () => {
    fc.assert(
      fc.property(anyBond, (bond) => {
        const priceAt = (yieldRate: number) =>
          bondFigures({ ...bond, quote: "yield", yieldRate })("dirty");
        expect(priceAt(bond.yieldRate + 0.001)).toBeLessThan(priceAt(bond.yieldRate));
      }),
      { numRuns: 200 },
    );
  });
});

describe("the yield of a bond", () => {
  // Source: reference/worked_examples.py, for the example in Microsoft's documentation of YIELD: 15 February 2008 to
  // 15 November 2016, coupon 5.75%, price 95.04287, half-yearly, 30/360.
  test("of Excel's example is 6.5%", () => {
    const terms = { couponRate: 0.0575, maturity: "2016-11-15", price: 95.04287 } as const;
    const quoted = { ...terms, frequency: "2", dayCount: "30/360", quote: "price" } as const;
    expect(bondFigures(quoted, "2008-02-15")("yieldUsed")).toBeCloseTo(examples.yield, 11);
  });

  test("explains the price, to a millionth of a cent, wherever both are within their limits", () => {
    fc.assert(
      fc.property(anyBond, anySettlement, (bond, settlement) => {
        const at = bondFigures({ ...bond, quote: "price" }, settlement);
        expect(Math.abs(at("priceCheck"))).toBeLessThan(1e-8);
      }),
      { numRuns: 2000 },
    );
  });

  test("is found again from the price that it makes", () => {
    fc.assert(
      fc.property(anyBond, anySettlement, (bond, settlement) => {
        const price = bondFigures({ ...bond, quote: "yield" }, settlement)("clean");
        fc.pre(price >= 1 && price <= 250);
        const found = bondFigures({ ...bond, quote: "price", price }, settlement)("yieldUsed");
        expect(Math.abs(found - bond.yieldRate)).toBeLessThan(1e-9);
      }),
      { numRuns: 1000 },
    );
  });

  test.each([1, 50, 200, 250])(
    "does not exist for a price of %i five days before redemption",
    (price) => {
      const soon = { couponRate: 0, maturity: "2026-01-20", quote: "price", price } as const;
      const inputs = { ...bullet.inputs, bonds: [{ ...plain, ...soon }] };
      const figures = sheet.calculate(inputs);
      expect(figures.at("solvedYield", 1)).toBe("none");
      expect(figures.at("payments", 1)).toBe(0);
    },
  );

  test("of 6% half-yearly is 6.09% a year", () => {
    const at = bondFigures({ frequency: "2", yieldRate: 0.06 });
    expect(at("annualYield")).toBeCloseTo(0.0609, 12);
  });

  test("is compared with the curve at the bond's own maturity", () => {
    const curve = { rate2: 0.01, rate5: 0.02, rate10: 0.03, rate30: 0.04 };
    const expected = {
      ...{ "2027-01-15": 0.01, "2028-01-15": 0.01, "2031-01-15": 0.02, "2036-01-15": 0.03 },
      ...{ "2046-01-15": 0.035, "2056-01-15": 0.04, "2070-01-15": 0.04 },
    };
    const bonds = Object.keys(expected).map((day) => ({ ...plain, maturity: day as IsoDate }));
    const { numberAt } = sheet.calculate({ ...bullet.inputs, ...curve, bonds });
    for (const [index, rate] of Object.values(expected).entries()) {
      expect(numberAt("curveAtMaturity", index + 1)).toBeCloseTo(rate, 12);
      expect(numberAt("spread", index + 1)).toBeCloseTo((0.03 - rate) * 10_000, 8);
    }
  });
});

describe("the Z-spread of a bond", () => {
  function spreadOf(terms: Partial<Bond>, curve: Partial<Inputs>) {
    const { at } = sheet.calculate({ ...bullet.inputs, ...curve, bonds: [{ ...plain, ...terms }] });
    return Number(at("zSpread", 1));
  }
  const flat = { rate2: 0.02, rate5: 0.02, rate10: 0.02, rate30: 0.02 };
  const steep = { rate2: 0.01, rate5: 0.02, rate10: 0.03, rate30: 0.04 };

  test("is its yield less the curve where the curve is flat", () => {
    expect(spreadOf({ yieldRate: 0.035 }, flat)).toBeCloseTo(150, 6);
  });

  test("is its yield less the curve at maturity if it pays nothing before", () => {
    const zero = { couponRate: 0, maturity: "2046-01-15", yieldRate: 0.05 } as const;
    expect(spreadOf(zero, steep)).toBeCloseTo(150, 6);
  });

  // By hand: up to two years the curve is flat, and at three it is a third of the way from 1% to 2%.
  test("is zero for a bond that is priced on the curve", () => {
    const price = 3 / 1.01 + 3 / 1.01 ** 2 + 103 / (1.01 + 0.01 / 3) ** 3;
    expect(spreadOf({ maturity: "2029-01-15", quote: "price", price }, steep)).toBeCloseTo(0, 6);
  });

  test("explains the price of any bond to a millionth of a cent", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        for (const off of sheet.calculate({ ...inputs, ...steep }).numbers("spreadCheck"))
          expect(Math.abs(off)).toBeLessThan(1e-8);
      }),
      { numRuns: 100 },
    );
  });
});

describe("what a trader asks", () => {
  test("DV01 is what the portfolio loses at a rise of one basis point, to a thousandth", () => {
    const inputs = { ...ladder.inputs, shift: 0.0001 };
    const { number, total } = sheet.calculate(inputs);
    expectNear(total("dv01"), -number("repriced"), 1e-3);
    expectNear(total("keyDv01"), total("dv01"), 1e-12);
  });

  test("the portfolio yield is within a basis point of the rate that explains all payments together", () => {
    const { line, number, numbers, value } = sheet.calculate(ladder.inputs);
    const payments = ladder.inputs.bonds.flatMap((bond, index) => {
      const count = Number(line("payments")[index]);
      const [elapsed, coupon] = [numbers("elapsed")[index] ?? 0, numbers("coupon")[index] ?? 0];
      return Array.from({ length: count }, (_, payment) => ({
        years: (payment + 1 - elapsed) / Number(bond.frequency),
        amount: (bond.nominal / 100) * (coupon + (payment + 1 === count ? 100 : 0)),
      }));
    });
    let [low, high] = [0, 0.2];
    while (high - low > 1e-10) {
      const rate = (low + high) / 2;
      const worth = payments.reduce((sum, one) => sum + one.amount / (1 + rate) ** one.years, 0);
      if (worth > number("marketValue")) low = rate;
      else high = rate;
    }
    expect(Math.abs(Number(value("portfolioYield")) - low)).toBeLessThan(1e-4);
  });

  test("carry is nothing where funding costs the yield, and roll-down is nothing on a flat curve", () => {
    const flat = { rate2: 0.03, rate5: 0.03, rate10: 0.03, rate30: 0.03 };
    const held = { ...flat, horizon: 12, fundingRate: 0.03, bonds: [plain] };
    const { total } = sheet.calculate({ ...bullet.inputs, ...held });
    expect(total("carry")).toBeCloseTo(0, 9);
    expect(total("rollDown")).toBeCloseTo(0, 9);
  });

  // By hand: from ten years to nine on a line from 2% at five years to 3% at ten, the curve is 0.2% lower.
  test("roll-down is the duration times what the curve falls by on the way down", () => {
    const curve = { rate2: 0.02, rate5: 0.02, rate10: 0.03, rate30: 0.03, horizon: 12 };
    const { number, total } = sheet.calculate({ ...bullet.inputs, ...curve, bonds: [plain] });
    const expected = number("marketValue") * number("modifiedDuration") * 0.002;
    expect(total("rollDown")).toBeCloseTo(expected, 9);
  });

  test("a bond in dollars is worth its price at the exchange rate", () => {
    const bonds: Bond[] = [{ ...plain, currency: "USD" }];
    const { numberAt, total } = sheet.calculate({ ...bullet.inputs, dollarsPerEuro: 1.25, bonds });
    expect(total("value")).toBeCloseTo(80, 10);
    expect(numberAt("currencyShare", "USD")).toBe(1);
  });
});

describe("duration and convexity", () => {
  // Source of these three: reference/worked_examples.py. The case is that of Microsoft's documentation of DURATION:
  // 1 July 2018 to 1 January 2048, coupon 8%, yield 9%, half-yearly. Fifty-nine coupons remain.
  const half = { couponRate: 0.08, frequency: "2", yieldRate: 0.09 } as const;

  test("of Excel's bond are 10.9191453 years", () => {
    const at = bondFigures({ ...half, maturity: "2048-01-01" }, "2018-07-01");
    expect(at("couponsLeft")).toBe(59);
    expect(at("macaulay")).toBeCloseTo(examples.duration, 10);
  });

  // The case of Microsoft's documentation of MDURATION: 1 January 2008 to 1 January 2016. It is the duration to the
  // yield compounded half-yearly.
  test("of Excel's eight-year bond are 5.73567 to its half-yearly yield", () => {
    const at = bondFigures({ ...half, maturity: "2016-01-01" }, "2008-01-01");
    expect(at("macaulay") / (1 + at("periodRate"))).toBeCloseTo(examples.modifiedDuration, 10);
  });

  // The case of the duration example in Hull's "Options, Futures, and Other Derivatives": three years, coupon 10%
  // half-yearly, yield 12% continuously compounded.
  test("of Hull's bond are 2.653 years, at a price of 94.213", () => {
    const yieldRate = 2 * Math.expm1(0.12 / 2);
    const at = bondFigures({ ...half, couponRate: 0.1, maturity: "2029-01-15", yieldRate });
    expect(at("dirty")).toBeCloseTo(examples.hullPrice, 10);
    expect(at("macaulay")).toBeCloseTo(examples.hullDuration, 10);
  });

  test("of a zero-coupon bond are its term, and n (n + 1) / (1 + y)²", () => {
    const at = bondFigures({ couponRate: 0, maturity: "2033-01-15", yieldRate: 0.05 });
    expect(at("macaulay")).toBeCloseTo(7, 12);
    expect(at("modified")).toBeCloseTo(7 / 1.05, 12);
    expect(at("convexity")).toBeCloseTo(56 / 1.05 ** 2, 10);
  });

  test("are the slope and the curvature of the price, by finite differences", () => {
    fc.assert(
      fc.property(anyBond, (bond) => {
        const frequency = Number(bond.frequency);
        const quoted = (yearly: number) => frequency * ((1 + yearly) ** (1 / frequency) - 1);
        const priceAt = (yearly: number) =>
          bondFigures({ ...bond, quote: "yield", yieldRate: quoted(yearly) });
        const [step, yearly] = [1e-4, Math.abs(bond.yieldRate)];
        const at = priceAt(yearly);
        const [down, up] = [priceAt(yearly - step)("dirty"), priceAt(yearly + step)("dirty")];
        const price = at("dirty");
        const slope = (down - up) / (2 * step) / price;
        const curvature = (up - 2 * price + down) / step ** 2 / price;
        expect(Math.abs(slope / at("modified") - 1)).toBeLessThan(1e-4);
        // The second difference keeps only about half the digits of a double.
        expect(Math.abs(curvature - at("convexity"))).toBeLessThan(1e-3 * at("convexity") + 1e-5);
      }),
      { numRuns: 200 },
    );
  });
});

describe("a portfolio", () => {
  test("is the sum of its bonds, in value and in every change", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const names = ["marketValue", "byDuration", "withConvexity", "repriced"] as const;
        const whole = sheet.calculate(inputs);
        const parts = inputs.bonds.map((bond) => sheet.calculate({ ...inputs, bonds: [bond] }));
        for (const name of names) {
          const sum = parts.reduce((total, part) => total + part.number(name), 0);
          expectNear(whole.number(name), sum, 1e-9);
        }
      }),
      { numRuns: 30 },
    );
  });

  test("has key rate durations that add up to its duration", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const { total, value } = sheet.calculate(inputs);
        const duration = value("modifiedDuration");
        // No yield gives a price that is far from what is left to pay.
        fc.pre(typeof duration === "number");
        expectNear(total("keyDuration"), Number(duration), 1e-10);
      }),
      { numRuns: 100 },
    );
  });

  test("changes by −D·Δy and −D·Δy + ½·C·Δy² of its value in a parallel shift", () => {
    const { number } = sheet.calculate(ladder.inputs);
    const [duration, convexity] = [number("modifiedDuration"), number("averageConvexity")];
    expectNear(number("durationShare"), -duration * 0.01, 1e-12);
    expectNear(number("convexityShare"), -duration * 0.01 + (convexity * 0.01 ** 2) / 2, 1e-12);
  });

  test("loses as the shift rises, and never more than duration alone says", () => {
    fc.assert(
      fc.property(anyInputs, (inputs) => {
        const parallel = { ...inputs, steepening: 0, bend: 0 };
        // No yield gives a price that is far from what is left to pay.
        fc.pre(typeof sheet.calculate(parallel).value("modifiedDuration") === "number");
        // Rounding grows with the amounts.
        const tolerance = 1e-12 * inputs.bonds.reduce((sum, { nominal }) => sum + nominal, 0);
        let before = Infinity;
        for (const shift of [-0.03, -0.01, 0, 0.01, 0.03]) {
          const { number } = sheet.calculate({ ...parallel, shift });
          expect(number("repriced")).toBeGreaterThanOrEqual(number("byDuration") - tolerance);
          expect(number("repriced")).toBeLessThan(before);
          before = number("repriced");
        }
      }),
      { numRuns: 50 },
    );
  });

  test("at a compared shift is the case with that shift", () => {
    const moved = { ...ladder.inputs, steepening: 0.005, bend: -0.01 };
    const figures = sheet.calculate(moved);
    for (const shift of comparedShifts) {
      const { number } = sheet.calculate({ ...moved, shift });
      for (const name of ["durationShare", "convexityShare", "repricedShare", "repriced"] as const)
        expectNear(figures.number(`${name}_${shiftName(shift)}`), number(name), 1e-12);
    }
  });

  test("leaves out a bond that has been redeemed or that no yield explains", () => {
    const redeemed = { ...plain, maturity: "2026-01-15" } as const;
    const soon = { ...plain, maturity: "2026-01-20", quote: "price", price: 10 } as const;
    const { at, value } = sheet.calculate({ ...bullet.inputs, bonds: [redeemed, soon] });
    expect([at("couponsLeft", 1), at("solvedYield", 2)]).toEqual([0, "none"]);
    expect([at("payments", 1), at("payments", 2)]).toEqual([0, 0]);
    expect([value("marketValue"), value("repriced")]).toEqual([0, 0]);
    expect([value("modifiedDuration"), value("repricedShare")]).toEqual(["None", "None"]);
  });

  test("of each named kind has the same value and duration, and convexity in the right order", () => {
    const figures = [bullet, ladder, barbell].map(({ inputs }) => sheet.calculate(inputs));
    const [, middle] = figures;
    for (const { number } of figures) {
      expectNear(number("marketValue"), middle?.number("marketValue") ?? 0, 0.002);
      expectNear(number("modifiedDuration"), middle?.number("modifiedDuration") ?? 0, 0.005);
    }
    const convexities = figures.map(({ number }) => number("averageConvexity"));
    expect(convexities).toEqual(convexities.toSorted((a, b) => a - b));
  });
});

test("the curve steepens by what the long end gains on the short, and bends by what the middle gains on both", () => {
  const moves = (changes: Partial<Inputs>) => {
    const { numberAt } = sheet.calculate({ ...bullet.inputs, shift: 0, ...changes });
    return (key: number) => numberAt("move", key);
  };
  const steeper = moves({ steepening: 0.01 });
  expect(steeper(30) - steeper(2)).toBeCloseTo(0.01, 14);
  const bent = moves({ bend: 0.01 });
  expect(bent(5) - bent(2)).toBeCloseTo(0.01, 14);
  expect(bent(10) - bent(30)).toBeCloseTo(0.01, 14);
});
