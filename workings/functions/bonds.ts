import { errors, type Value } from "../value.ts";
import { type CouponPeriod, couponDay, couponPeriod, daysInPeriod } from "./coupons.ts";
import { basisOf, daysBetween, daysInYear, yearFraction } from "./day-count.ts";
import { rateWhere } from "./finance.ts";
import { ofNumbers, type SpreadsheetFunction, takes } from "./function.ts";

/** What a bond of 100 still pays, as seen from its settlement. Rates and times are per coupon period. */
type Payments = { coupon: number; redemption: number; count: number; untilNext: number };

function paymentsOf(
  { count, days, passed }: CouponPeriod,
  rate: number,
  redemption: number,
  frequency: number,
): Payments & { accrued: number } {
  const coupon = (100 * rate) / frequency;
  const untilNext = (days - passed) / days;
  return { coupon, redemption, count, untilNext, accrued: (coupon * passed) / days };
}

/** What the payments are worth at a yield, and the sum of each one's value times its time. */
function valued({ coupon, redemption, count, untilNext }: Payments, perPeriod: number) {
  let [value, weighted] = [0, 0];
  for (let number = 1; number <= count; number++) {
    const time = number - 1 + untilNext;
    const worth = (coupon + (number === count ? redemption : 0)) / (1 + perPeriod) ** time;
    value += worth;
    weighted += worth * time;
  }
  return { value, weighted };
}

function price(
  settlement: number,
  maturity: number,
  rate: number,
  yielded: number,
  redemption: number,
  frequency: number,
  basis = 0,
): Value {
  const times = Math.trunc(frequency);
  const period = couponPeriod(settlement, maturity, times, basis);
  if (!period || rate < 0 || yielded < 0 || redemption <= 0) return errors.number;
  const payments = paymentsOf(period, rate, redemption, times);
  const { coupon, count, untilNext, accrued } = payments;
  const perPeriod = yielded / times;
  // Within the last period, interest is simple.
  if (count === 1) return (redemption + coupon) / (1 + untilNext * perPeriod) - accrued;
  return valued(payments, perPeriod).value - accrued;
}

function yieldOf(
  settlement: number,
  maturity: number,
  rate: number,
  paid: number,
  redemption: number,
  frequency: number,
  basis = 0,
): Value {
  const times = Math.trunc(frequency);
  const period = couponPeriod(settlement, maturity, times, basis);
  if (!period || rate < 0 || paid <= 0 || redemption <= 0) return errors.number;
  const payments = paymentsOf(period, rate, redemption, times);
  const { coupon, count, untilNext, accrued } = payments;
  const full = paid + accrued;
  if (count === 1) return (((redemption + coupon - full) / full) * times) / untilNext;
  const perPeriod = rateWhere((at) => valued(payments, at).value / full - 1, rate / times);
  return typeof perPeriod === "number" ? perPeriod * times : perPeriod;
}

/** In years, the average time of the payments weighted by their value; modified, the loss of value per unit of yield. */
function duration(isModified: boolean): SpreadsheetFunction {
  return ofNumbers(5, 6, (settlement, maturity, rate, yielded, frequency, basis = 0): Value => {
    const times = Math.trunc(frequency);
    const period = couponPeriod(settlement, maturity, times, basis);
    if (!period || rate < 0 || yielded < 0) return errors.number;
    const { value, weighted } = valued(paymentsOf(period, rate, 100, times), yielded / times);
    return weighted / value / times / (isModified ? 1 + yielded / times : 1);
  });
}

/**
 * Interest since the issue, counted in coupon periods: the days since a coupon date, which are negative before it, and
 * from there the periods back to the issue. The method FALSE begins after the first coupon, and leaves out whole periods
 * before it.
 */
function accruedInterest(
  issue: number,
  firstCoupon: number,
  settlement: number,
  rate: number,
  par: number,
  frequency: number,
  basisNumber = 0,
  isFromIssue = true,
): Value {
  const [first, settled] = [Math.trunc(firstCoupon), Math.trunc(settlement)];
  const [times, basis] = [Math.trunc(frequency), basisOf(basisNumber)];
  if (basis === null || (times !== 1 && times !== 2 && times !== 4)) return errors.number;
  if (rate <= 0 || par <= 0 || Math.trunc(issue) >= settled) return errors.number;
  const isLater = settled > first;
  const from = Math.max(Math.trunc(issue), isLater && !isFromIssue ? first : 0);
  const coupon = (number: number) => couponDay(first, number, times);
  let number = -1;
  while (isLater && coupon(number) < settled) number++;
  const since = Math.max(from, coupon(number));
  let covered =
    daysBetween(since, settled, basis) /
    daysInPeriod(
      coupon(number - (isLater ? 1 : 0)),
      coupon(number + (isLater ? 0 : 1)),
      times,
      basis,
    );
  for (; coupon(number) > from; number--) {
    const [start, end] = [coupon(number - 1), coupon(number)];
    if (start >= from) covered += isFromIssue || isLater ? 1 : 0;
    else covered += daysBetween(from, end, basis) / daysInPeriod(start, end, times, basis);
  }
  return ((par * rate) / times) * covered;
}

/** A function of a security that pays nothing before its maturity: two amounts, and the years until then. */
function withoutCoupon(apply: (one: number, other: number, years: number) => Value) {
  return ofNumbers(4, 5, (settlement, maturity, one, other, basisNumber = 0): Value => {
    const basis = basisOf(basisNumber);
    if (basis === null || Math.trunc(settlement) >= Math.trunc(maturity)) return errors.number;
    if (one <= 0 || other <= 0) return errors.number;
    return apply(one, other, yearFraction(settlement, maturity, basis));
  });
}

/** A function of a security that pays its interest at maturity: the years before and after the settlement. */
function withInterestAtEnd(
  apply: (rate: number, other: number, before: number, after: number) => Value,
) {
  return ofNumbers(5, 6, (settlement, maturity, issue, rate, other, basisNumber = 0): Value => {
    const basis = basisOf(basisNumber);
    const isInOrder = issue < settlement && settlement < maturity;
    if (basis === null || !isInOrder || rate < 0 || other < 0) return errors.number;
    const year = daysInYear(issue, settlement, basis);
    const before = daysBetween(issue, settlement, basis) / year;
    return apply(rate, other, before, daysBetween(issue, maturity, basis) / year - before);
  });
}

export const bondFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  PRICE: ofNumbers(6, 7, price),
  YIELD: ofNumbers(6, 7, yieldOf),
  DURATION: duration(false),
  MDURATION: duration(true),
  ACCRINT: takes(
    ["number", "number", "number", "number", "number", "number", "number?", "truth?"],
    accruedInterest,
  ),
  ACCRINTM: ofNumbers(4, 5, (issue, settlement, rate, par, basisNumber = 0) => {
    const basis = basisOf(basisNumber);
    if (basis === null || issue >= settlement || rate <= 0 || par <= 0) return errors.number;
    return par * rate * yearFraction(issue, settlement, basis);
  }),
  DISC: withoutCoupon((paid, redemption, years) => (1 - paid / redemption) / years),
  INTRATE: withoutCoupon((invested, redemption, years) => (redemption / invested - 1) / years),
  RECEIVED: withoutCoupon((invested, discount, years) =>
    discount * years < 1 ? invested / (1 - discount * years) : errors.number,
  ),
  PRICEDISC: withoutCoupon((discount, redemption, years) => redemption * (1 - discount * years)),
  YIELDDISC: withoutCoupon((paid, redemption, years) => (redemption / paid - 1) / years),
  PRICEMAT: withInterestAtEnd(
    (rate, yielded, before, after) =>
      (100 * (1 + (before + after) * rate)) / (1 + after * yielded) - 100 * before * rate,
  ),
  YIELDMAT: withInterestAtEnd((rate, paid, before, after) => {
    const full = paid / 100 + before * rate;
    return ((1 + (before + after) * rate) / full - 1) / after;
  }),
};
