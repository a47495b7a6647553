import { describe, expect, test } from "vitest";
import { countedDays30, days30, daysBetween, monthsBefore } from "./dates.ts";
import { cleanPrice } from "./price.ts";
import examples from "./reference/worked_examples.json" with { type: "json" };
import { bondAt, couponPeriod } from "./schedule.ts";

describe("couponPeriod", () => {
  // The example in Microsoft's documentation of COUPPCD, COUPNCD, COUPDAYBS and COUPDAYS. By the calendar: from
  // 15 November 2010 there are 15 + 31 + 25 = 71 days to 25 January and 181 to 15 May.
  test("of Excel's bond is 71 days old of 181", () => {
    expect(
      couponPeriod("2011-01-25", { maturity: "2011-11-15", frequency: 2, dayCount: "act/act" }),
    ).toEqual({
      previousCoupon: "2010-11-15",
      nextCoupon: "2011-05-15",
      accruedDays: 71,
      periodDays: 181,
      remainingCoupons: 2,
    });
  });

  // The example in Microsoft's documentation of COUPNUM. By the calendar: May and November of 2007 and of 2008.
  test("of Excel's COUPNUM has four coupons to come", () => {
    const terms = { maturity: "2008-11-15", frequency: 2, dayCount: "act/act" } as const;
    expect(couponPeriod("2007-01-25", terms)?.remainingCoupons).toBe(4);
  });

  test("on a coupon date begins anew, with that coupon paid", () => {
    const terms = { maturity: "2030-03-01", frequency: 2, dayCount: "act/act" } as const;
    expect(couponPeriod("2026-03-01", terms)).toMatchObject({
      previousCoupon: "2026-03-01",
      accruedDays: 0,
      remainingCoupons: 8,
    });
  });

  test("does not exist once the bond has been redeemed", () => {
    const terms = { maturity: "2026-03-01", frequency: 1, dayCount: "30/360" } as const;
    expect(couponPeriod("2026-03-01", terms)).toBeNull();
    expect(bondAt("2026-03-02", { ...terms, couponRate: 0.03 })).toBeNull();
  });
});

describe("bondAt", () => {
  // Source: reference/worked_examples.py, for the example in Microsoft's documentation of PRICE.
  test("gives Excel's PRICE from its dates", () => {
    const bond = bondAt("2008-02-15", {
      couponRate: 0.0575,
      maturity: "2017-11-15",
      frequency: 2,
      dayCount: "30/360",
    });
    expect(bond && cleanPrice(bond, 0.065)).toBeCloseTo(examples.price, 10);
  });

  // By hand: 1.25% on 1,000,000, half-yearly at month ends, pays 6,250; from 31 May 2009 there are 26 days to 26 June
  // and 183 to 30 November, and 26 / 183 of 6,250 are 887.98.
  test("accrues 887.98 in 26 of the 183 days after a month end", () => {
    const bond = bondAt("2009-06-26", {
      couponRate: 0.0125,
      maturity: "2013-11-30",
      frequency: 2,
      dayCount: "act/act",
    });
    expect((bond?.periodElapsed ?? 0) * 6250).toBeCloseTo(887.98, 2);
  });
});

// The example in Microsoft's documentation of ACCRINT: two months of thirty days at 10% on 1,000 are 1,000 / 60.
test("days30 from 1 March to 1 May are sixty", () => {
  expect((1000 * 0.1 * days30("2008-03-01", "2008-05-01")) / 360).toBeCloseTo(16.666667, 6);
});

// The first three are the examples in Microsoft's documentation of DAYS360. By the rule: 30 × 1 + (1 − 30) is 1, a
// 31st after a day before the 30th stays, so 30 × 11 + 30 is 360, and 30 × 1 is 30.
test.each([
  ["2011-01-30", "2011-02-01", 1],
  ["2011-01-01", "2011-12-31", 360],
  ["2011-01-01", "2011-02-01", 30],
  // The rules of the NASD for the end of February and for a 31st.
  ["2011-02-28", "2012-02-29", 360],
  ["2011-02-28", "2011-03-31", 30],
  ["2011-01-31", "2011-03-31", 60],
] as const)("days30 from %s to %s are %i", (from, to, days) => {
  expect(days30(from, to)).toBe(days);
});

test("daysBetween counts leap days", () => {
  expect(daysBetween("2028-02-28", "2028-03-01")).toBe(2);
  expect(daysBetween("2027-02-28", "2027-03-01")).toBe(1);
});

test("monthsBefore keeps month ends and stops at the last day of a short month", () => {
  expect(monthsBefore("2036-05-31", 3)).toBe("2036-02-29");
  expect(monthsBefore("2036-02-29", 6)).toBe("2035-08-31");
  expect(monthsBefore("2036-03-30", 1)).toBe("2036-02-29");
  expect(monthsBefore("2036-01-15", 13)).toBe("2034-12-15");
});

test("by 30/360 only the last day of February counts as the thirtieth", () => {
  expect(countedDays30("2026-02-15", "2026-08-15")).toEqual({ first: 15, last: 15 });
  expect(countedDays30("2026-02-28", "2026-08-31")).toEqual({ first: 30, last: 30 });
});
