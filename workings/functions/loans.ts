import { errors, type Value } from "../value.ts";
import { futureValue, growth, payment, rateWhere } from "./finance.ts";
import { ofNumbers, type SpreadsheetFunction } from "./function.ts";

function periods(rate: number, paid: number, present: number, future = 0, atStart = 0): Value {
  if (rate === 0) return paid === 0 ? errors.number : -(present + future) / paid;
  const level = (paid * (atStart ? 1 + rate : 1)) / rate;
  const ratio = (level - future) / (level + present);
  return ratio > 0 && rate > -1 ? Math.log(ratio) / Math.log1p(rate) : errors.number;
}

function rateOfLoan(
  count: number,
  paid: number,
  present: number,
  future = 0,
  atStart = 0,
  guess = 0.1,
): Value {
  const scale = Math.max(Math.abs(paid), Math.abs(present), Math.abs(future));
  if (count <= 0 || scale === 0) return errors.number;
  return rateWhere((rate) => {
    const { factor, annuity } = growth(rate, count, atStart);
    // As values of today where the rate is positive, of the end of the term where it is negative: neither overflows.
    return (present * factor + paid * annuity + future) / scale / Math.max(1, factor);
  }, guess);
}

/** The interest in the payment of a period: the rate on what is owed before it. */
function interest(
  rate: number,
  period: number,
  count: number,
  present: number,
  future = 0,
  atStart = 0,
): number | null {
  if (period < 1 || period >= count + 1) return null;
  const paid = payment(rate, count, present, future, atStart);
  if (!atStart) return futureValue(rate, period - 1, paid, present) * rate;
  // The first payment falls at the start, before any interest; each later one pays that of the period before it.
  return period === 1 ? 0 : (futureValue(rate, period - 2, paid, present, 1) - paid) * rate;
}

function interestPart(...[rate, period, count, present, future, atStart]: LoanPeriod): Value {
  return interest(rate, period, count, present, future, atStart) ?? errors.number;
}

function principalPart(...[rate, period, count, present, future, atStart]: LoanPeriod): Value {
  const ofInterest = interest(rate, period, count, present, future, atStart);
  if (ofInterest === null) return errors.number;
  return payment(rate, count, present, future, atStart) - ofInterest;
}

type LoanPeriod = [
  rate: number,
  period: number,
  count: number,
  present: number,
  future?: number,
  atStart?: number,
];

/** CUMIPMT and CUMPRINC. */
function fromTo(part: (...loan: LoanPeriod) => Value): SpreadsheetFunction {
  return ofNumbers(6, 6, (rate, periods, present, start, end, atStart): Value => {
    const [count, first, last] = [periods, Math.ceil(start), Math.trunc(end)];
    const isLoan = rate > 0 && count > 0 && present > 0 && (atStart === 0 || atStart === 1);
    if (!isLoan || start < 1 || end < start || last > count) return errors.number;
    let sum = 0;
    for (let period = first; period <= last; period++) {
      sum += Number(part(rate, period, count, present, 0, atStart));
    }
    return sum;
  });
}

export const loanFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  NPER: ofNumbers(3, 5, periods),
  RATE: ofNumbers(3, 6, rateOfLoan),
  IPMT: ofNumbers(4, 6, interestPart),
  PPMT: ofNumbers(4, 6, principalPart),
  CUMIPMT: fromTo(interestPart),
  CUMPRINC: fromTo(principalPart),
  /** The interest of a loan repaid in equal parts. */
  ISPMT: ofNumbers(4, 4, (rate, period, count, present) =>
    count === 0 ? errors.division : present * rate * (period / count - 1),
  ),
  EFFECT: ofNumbers(2, 2, (rate, perYear) => {
    const times = Math.trunc(perYear);
    return rate > 0 && times >= 1 ? (1 + rate / times) ** times - 1 : errors.number;
  }),
  NOMINAL: ofNumbers(2, 2, (rate, perYear) => {
    const times = Math.trunc(perYear);
    return rate > 0 && times >= 1 ? ((1 + rate) ** (1 / times) - 1) * times : errors.number;
  }),
  RRI: ofNumbers(3, 3, (count, present, future) =>
    count > 0 && present !== 0 ? (future / present) ** (1 / count) - 1 : errors.number,
  ),
  PDURATION: ofNumbers(3, 3, (rate, present, future) =>
    rate > 0 && present > 0 && future > 0
      ? Math.log(future / present) / Math.log1p(rate)
      : errors.number,
  ),
};
