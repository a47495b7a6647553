import type { SheetTable, SheetTableLine } from "#workings/definition.ts";
import { choice, count, decimal, numbersTo, summed } from "#workings/lines.ts";
import { bucketLines, payment, sumOver } from "./bucket-sheet.ts";
import { buckets } from "./buckets.ts";
import { keyYears } from "./curve.ts";
import { curveAt } from "./curve-sheet.ts";
import { dateLimits, holdingLimits, mostBonds } from "./limits.ts";
import { date, daysOf, rate, rateInput } from "./sheet-lines.ts";
import { yieldRange } from "./yield.ts";

/** One column for each bond; a position without a bond has a nominal of zero. */
export function bondsTable(): SheetTable {
  const all = payment({ from: "0", to: "payments" });
  const couponDate = (back: string) =>
    `=IF(monthEnd=1,EOMONTH(maturity,-${back}*months),EDATE(maturity,-${back}*months))`;
  const isFebruaryEnd = (day: string) => `MONTH(${day})=2,DAY(${day}+1)=1`;
  return {
    name: "bonds",
    title: "Bond by bond, per 100 of face value unless in euros",
    axis: { name: "bond", label: "Bond", positions: numbersTo(mostBonds) },
    lines: [
      {
        ...{ name: "nominal", label: "Nominal", unit: "€", digits: 0 },
        limits: { min: 0, max: holdingLimits.nominal.max },
      },
      rateInput("couponRate", "Coupon", holdingLimits.couponRate),
      {
        ...{ name: "frequency", label: "Coupons a year", unit: "number", digits: 0 },
        limits: { choices: ["1", "2", "4"] },
      },
      choice("dayCount", "Day count", ["act/act", "30/360"]),
      {
        ...{ name: "maturity", label: "Maturity", unit: "date", digits: 0 },
        limits: daysOf({ ...dateLimits.maturity, first: dateLimits.settlement.first }),
      },
      choice("quote", "Quoted by", ["yield", "price"]),
      rateInput("yieldRate", "Yield, if quoted", holdingLimits.yieldRate),
      {
        ...{ name: "price", label: "Clean price, if quoted", unit: "number", digits: 3 },
        limits: { min: holdingLimits.price.min, max: holdingLimits.price.max },
      },
      {
        ...rateInput("solvedYield", "Yield found for the price", {
          min: yieldRange.lowest,
          max: yieldRange.highest,
        }),
        note: "No formula gives it: the page halves a range until the clean price is the one quoted. The line ‘Check: clean price less quote’ is what is left; after a change in the workbook, Goal Seek sets it to zero.",
      },
      count("months", "Months between coupons", "=12/frequency"),
      count("monthEnd", "Pays on the last of the month", "=IF(DAY(maturity+1)=1,1,0)"),
      count(
        "monthsLeft",
        "Months to maturity",
        "=12*(YEAR(maturity)-YEAR(settlement))+MONTH(maturity)-MONTH(settlement)",
      ),
      count("wholePeriods", "Whole coupon periods", "=MAX(0,INT(monthsLeft/months))"),
      date("couponNear", "Coupon date so many before maturity", couponDate("wholePeriods")),
      count(
        "couponsLeft",
        "Coupons left",
        "=IF(settlement>=maturity,0,IF(couponNear>settlement,wholePeriods+1,wholePeriods))",
      ),
      date("previousCoupon", "Previous coupon", couponDate("couponsLeft")),
      date("nextCoupon", "Next coupon", couponDate("(couponsLeft-1)")),
      count(
        "firstDay",
        "Day counted from, 30/360",
        `=IF(OR(DAY(previousCoupon)=31,AND(${isFebruaryEnd("previousCoupon")})),30,DAY(previousCoupon))`,
      ),
      count(
        "lastDay",
        "Day counted to, 30/360",
        `=IF(OR(AND(${isFebruaryEnd("previousCoupon")},${isFebruaryEnd("settlement")}),AND(DAY(settlement)=31,firstDay=30)),30,DAY(settlement))`,
      ),
      count(
        "accruedDays",
        "Days since the previous coupon",
        '=IF(dayCount="act/act",settlement-previousCoupon,360*(YEAR(settlement)-YEAR(previousCoupon))+30*(MONTH(settlement)-MONTH(previousCoupon))+lastDay-firstDay)',
      ),
      count(
        "periodDays",
        "Days of the coupon period",
        '=IF(dayCount="act/act",nextCoupon-previousCoupon,360/frequency)',
      ),
      decimal(
        "elapsed",
        "Share of the period gone by",
        "=IF(couponsLeft=0,0,accruedDays/periodDays)",
        4,
      ),
      count(
        "payments",
        "Payments to value",
        '=IF(OR(couponsLeft=0,AND(quote="price",solvedYield="none")),0,couponsLeft)',
      ),
      decimal("coupon", "Coupon payment", "=100*couponRate/frequency", 3),
      decimal("accrued", "Accrued interest", "=IF(payments=0,0,coupon*elapsed)", 3),
      rate("yieldUsed", "Yield", '=IF(payments=0,0,IF(quote="price",solvedYield,yieldRate))'),
      rate("periodRate", "Yield in a coupon period", "=yieldUsed/frequency"),
      rate("annualYield", "Yield, compounded yearly", "=(1+periodRate)^frequency-1"),
      {
        ...decimal(
          "dirty",
          "Dirty price",
          `=IF(payments=0,0,SUMPRODUCT(${all.amount},${all.discount}))`,
          3,
        ),
        note: "The payments of the bond, each discounted at its yield.",
      },
      decimal("clean", "Clean price", "=dirty-accrued", 3),
      decimal(
        "priceCheck",
        "Check: clean price less quote",
        '=IF(AND(quote="price",payments>0),clean-price,0)',
        6,
      ),
      decimal("years", "Years to maturity", "=(payments-elapsed)/frequency", 2),
      {
        ...rate("curveThere", "Curve at maturity", curveAt("years")),
        note: "A straight line between the key maturities.",
      },
      {
        ...decimal(
          "spread",
          "Spread, basis points",
          "=IF(payments=0,0,(annualYield-curveThere)*10000)",
          0,
        ),
        note: "What the bond yields beyond the curve at its maturity.",
      },
      ...keyYears.map((key) =>
        count(
          `before${key}`,
          `Payments due before year ${key}`,
          `=MIN(payments,ROUNDUP(${key}*frequency+elapsed,0)-1)`,
        ),
      ),
      ...buckets.flatMap(bucketLines),
      {
        ...decimal(
          "macaulay",
          "Macaulay duration",
          `=IF(payments=0,0,(${sumOver("timed")})/dirty)`,
          2,
        ),
        note: "Average time to the payments, in years, weighted by their values.",
      },
      decimal("modified", "Modified duration", "=macaulay/(1+annualYield)", 2),
      decimal(
        "convexity",
        "Convexity",
        `=IF(payments=0,0,(${sumOver("curved")})/dirty/(1+annualYield)^2)`,
        1,
      ),
      ...keyDurationLines(),
      summed("value", "Market value", "=nominal*dirty/100"),
      summed(
        "convexityGain",
        "Gain by convexity",
        `=nominal/200*(${sumOver("squared")})/(1+annualYield)^2`,
      ),
      summed("change", "Change, repriced", `=nominal/100*(${sumOver("after")}-dirty)`),
    ],
  };
}

/** A key rate moves the payments below it on their way up to it, and those above on their way down from it. */
function keyDurationLines(): SheetTableLine[] {
  const sums = {
    2: "timed0+timed2-upper2",
    5: "upper2+timed5-upper5",
    10: "upper5+timed10-upper10",
    30: "upper10+timed30",
  };
  return keyYears.map((key) =>
    decimal(
      `key${key}`,
      `Duration to the ${key}-year rate`,
      `=IF(payments=0,0,(${sums[key]})/dirty/(1+annualYield))`,
      3,
    ),
  );
}
