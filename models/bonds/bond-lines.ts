import {
  choice,
  count,
  date,
  day,
  decimal,
  each,
  euro,
  type Formula,
  percent,
  thousands,
} from "#workings/describe.ts";
import { bucketLines, curveAt, keyYears, numbersOf, sumOver } from "./buckets.ts";
import { foundSpread } from "./spread-search.ts";
import { foundGuess } from "./yield-search.ts";

/** From the safest; the last holds everything below investment grade. */
export const ratings = ["AAA", "AA", "A", "BBB", "BB–C"] as const;

export const currencies = ["EUR", "USD", "GBP"] as const;

/** What is entered of a bond. Either its yield or its price is given; the other follows from it. */
export const bondInputs = {
  nominal: thousands("Nominal", { key: "n", from: 1_000, to: 100_000_000, step: 1_000 }),
  couponRate: percent("Coupon", { key: "c", from: 0, to: 0.15, step: 0.0005 }, { digits: 2 }),
  frequency: choice("Frequency", "f", { "1": "annual", "2": "semi-annual", "4": "quarterly" }),
  dayCount: choice("Day count", "d", {
    ...{ "act/act": "ACT/ACT ICMA", "30/360": "30/360 US", "act/360": "ACT/360" },
  }),
  maturity: date("Maturity", { key: "m", from: "2020-01-02", to: "2080-12-31" }),
  quote: choice("Quote", "by", { yield: "yield", price: "price" }),
  yieldRate: percent("Yield", { key: "y", from: -0.02, to: 0.25, step: 0.0001 }, { digits: 2 }),
  price: decimal("Clean price", { key: "p", from: 1, to: 250, step: 0.001 }, { digits: 3 }),
  rating: choice("Rating", "rt", { AAA: "AAA", AA: "AA", A: "A", BBB: "BBB", "BB–C": "BB–C" }),
  currency: choice("Currency", "cy", { EUR: "EUR", USD: "USD", GBP: "GBP" }),
};

/**
 * Coupon dates run back from maturity; a bond that matures on the last of a month pays on the last of every month it
 * pays in. Days are counted by the calendar, as a share of those of the period (ACT/ACT ICMA) or of 360 a year (ACT/360,
 * as basis 2 of Excel’s PRICE does, with level coupons), or thirty to a month (the US rules of 30/360), written out
 * because programs differ in what they take for the end of February.
 */
const schedule = {
  months: count("Months between coupons", "=12/frequency"),
  monthEnd: count("Pays on the last of the month", "=IF(DAY(maturity+1)=1,1,0)"),
  monthsLeft: count(
    "Months to maturity",
    "=12*(YEAR(maturity)-YEAR(settlement))+MONTH(maturity)-MONTH(settlement)",
  ),
  wholePeriods: count("Whole coupon periods", "=MAX(0,INT(monthsLeft/months))"),
  candidateCoupon: day("Coupon date that many periods before maturity", couponDate("wholePeriods")),
  couponsLeft: count(
    "Coupons left",
    "=IF(settlement>=maturity,0,IF(candidateCoupon>settlement,wholePeriods+1,wholePeriods))",
  ),
  previousCoupon: day("Previous coupon", couponDate("couponsLeft")),
  nextCoupon: day("Next coupon", couponDate("(couponsLeft-1)")),
  firstDay: count(
    "Day counted from, 30/360",
    `=IF(OR(DAY(previousCoupon)=31,AND(${isFebruaryEnd("previousCoupon")})),30,DAY(previousCoupon))`,
  ),
  lastDay: count(
    "Day counted to, 30/360",
    `=IF(OR(AND(${isFebruaryEnd("previousCoupon")},${isFebruaryEnd("settlement")}),AND(DAY(settlement)=31,firstDay=30)),30,DAY(settlement))`,
  ),
  accruedDays: count(
    "Days since the previous coupon",
    '=IF(dayCount<>"30/360",settlement-previousCoupon,360*(YEAR(settlement)-YEAR(previousCoupon))+30*(MONTH(settlement)-MONTH(previousCoupon))+lastDay-firstDay)',
  ),
  periodDays: count(
    "Days of the coupon period",
    '=IF(dayCount="act/act",nextCoupon-previousCoupon,360/frequency)',
  ),
  elapsed: decimal(
    "Share of the period gone by",
    '=IF(couponsLeft=0,0,IF(dayCount="act/360",1-(nextCoupon-settlement)/periodDays,accruedDays/periodDays))',
    { digits: 4, note: "By ACT/360 the days to come are counted, as a share of 360 a year." },
  ),
};

const prices = {
  coupon: decimal("Coupon payment", "=100*couponRate/frequency", { digits: 3 }),
  solvedYield: percent(
    "Yield, quoted or found for the price",
    `=IF(wanted=0,yieldRate,IF(OR(frequency*${foundGuess}<-0.9,frequency*${foundGuess}>10),"none",frequency*${foundGuess}))`,
    {
      digits: 2,
      note: "Below −90% and above 1,000% a yield says nothing anymore: a bond about to mature far from its redemption.",
    },
  ),
  payments: count("Payments to value", '=IF(OR(couponsLeft=0,solvedYield="none"),0,couponsLeft)'),
  accrued: decimal("Accrued interest", "=IF(payments=0,0,coupon*accruedDays/periodDays)", {
    digits: 3,
  }),
  yieldUsed: percent("Yield", "=IF(payments=0,0,solvedYield)", { digits: 2 }),
  periodRate: percent("Yield in a coupon period", "=yieldUsed/frequency", { digits: 2 }),
  annualYield: percent("Yield, compounded yearly", "=(1+periodRate)^frequency-1", { digits: 2 }),
  dirty: decimal(
    "Dirty price",
    `=IF(payments=0,0,SUMPRODUCT((coupon+100*(${numbersOf("0", "payments")}=payments)),(1+periodRate)^(elapsed-${numbersOf("0", "payments")})))`,
    { digits: 3, note: "The payments of the bond, each discounted at its yield." },
  ),
  clean: decimal("Clean price", "=dirty-accrued", { digits: 3 }),
  priceCheck: decimal(
    "Check: clean price less quote",
    '=IF(AND(quote="price",payments>0),clean-price,0)',
    { digits: 6 },
  ),
  years: decimal("Years to maturity", "=(payments-elapsed)/frequency"),
  curveAtMaturity: percent("Curve at maturity", curveAt("years"), {
    ...{ digits: 2, note: "A straight line between the key maturities." },
  }),
  spread: decimal("Spread, basis points", "=IF(payments=0,0,(annualYield-curveAtMaturity)*10000)", {
    ...{ digits: 0, note: "What the bond yields beyond the curve at its maturity." },
  }),
  zSpread: decimal(
    "Z-spread, basis points",
    `=IF(OR(payments=0,annualYield<-0.5,annualYield>1),"none",10000*${foundSpread})`,
    {
      digits: 0,
      note: "Added to the curve at the date of every payment, it gives the dirty price. The curve is taken as zero rates, compounded yearly. Not searched for yields below −50% or above 100%.",
    },
  ),
};

/** A key rate moves the payments below it on their way up to it, and those above on their way down from it. */
const keySums = {
  2: "timed0+timed2-upper2",
  5: "upper2+timed5-upper5",
  10: "upper5+timed10-upper10",
  30: "upper10+timed30",
};

/** Durations and convexity are sensitivities to the yield compounded yearly, like the curve. */
const risk = {
  ...each(keyYears, (key) => ({
    [`before${key}`]: count(
      `Payments due before year ${key}`,
      `=MIN(payments,ROUNDUP(${key}*frequency+elapsed,0)-1)`,
    ),
  })),
  ...bucketLines(),
  macaulay: decimal("Macaulay duration", `=IF(payments=0,0,(${sumOver("timed")})/dirty)`, {
    note: "Average time to the payments, in years, weighted by their values.",
  }),
  modified: decimal("Modified duration", "=macaulay/(1+annualYield)"),
  convexity: decimal(
    "Convexity",
    `=IF(payments=0,0,(${sumOver("curved")})/dirty/(1+annualYield)^2)`,
    { digits: 1 },
  ),
  ...(each(keyYears, (key) => ({
    [`key${key}`]: decimal(
      `Duration to the ${key}-year rate`,
      `=IF(payments=0,0,(${keySums[key]})/dirty/(1+annualYield))`,
      { digits: 3 },
    ),
  })) as Record<`key${(typeof keyYears)[number]}`, Formula>),
  exchangeRate: decimal(
    "Currency per euro",
    '=IF(currency="USD",dollarsPerEuro,IF(currency="GBP",poundsPerEuro,1))',
    { digits: 4 },
  ),
  euroNominal: euro("Nominal in euros", "=nominal/exchangeRate", { total: true }),
  value: euro("Market value", "=euroNominal*dirty/100", { total: true }),
  dv01: euro("DV01", "=value*modified/10000", {
    ...{ total: true, note: "What the bond loses when its yield rises by one basis point." },
  }),
  convexityGain: euro(
    "Gain by convexity",
    `=euroNominal/200*(${sumOver("squared")})/(1+annualYield)^2`,
    { total: true },
  ),
  change: euro("Change, repriced", `=euroNominal/100*(${sumOver("after")}-dirty)`, { total: true }),
};

/** What the bond earns over the horizon if the curve stays where it is. */
const unchangedCurve = {
  heldFor: decimal("Years held", "=MIN(years,horizon/12)", { digits: 4 }),
  income: euro("Income at its yield", "=value*((1+annualYield)^heldFor-1)", { total: true }),
  carry: euro("Carry", "=income-value*fundingRate*heldFor", {
    ...{ total: true, note: "Income at the yield, less the cost of funding the position." },
  }),
  curveLater: percent("Curve at its maturity, seen from the horizon", curveAt("(years-heldFor)"), {
    digits: 2,
  }),
  rollDown: euro("Roll-down", "=value*modified*(curveAtMaturity-curveLater)", {
    ...{
      total: true,
      note: "By its duration: at the horizon the bond is shorter, and is priced further down the curve.",
    },
  }),
};

export const bondLines = { ...bondInputs, ...schedule, ...prices, ...risk, ...unchangedCurve };

function couponDate(back: string) {
  return `=IF(monthEnd=1,EOMONTH(maturity,-${back}*months),EDATE(maturity,-${back}*months))`;
}

function isFebruaryEnd(day: string) {
  return `MONTH(${day})=2,DAY(${day}+1)=1`;
}
