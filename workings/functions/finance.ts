import { CellError, errors, type Operand, toNumber, type Value } from "../value.ts";
import { numbersIn, ofNumbers, type SpreadsheetFunction, valuesIn } from "./function.ts";

/** What each of `count` payments, and the payments together, are worth at the end of the term. */
function growth(rate: number, count: number, isAtStart: number) {
  const factor = (1 + rate) ** count;
  // Exact for rates close to zero too, where 1 + rate loses digits.
  const sum = rate === 0 ? count : Math.expm1(count * Math.log1p(rate)) / rate;
  const annuity = sum * (isAtStart ? 1 + rate : 1);
  return { factor, annuity };
}

export function payment(
  rate: number,
  count: number,
  present: number,
  future = 0,
  atStart = 0,
): Value {
  const { factor, annuity } = growth(rate, count, atStart);
  return annuity === 0 ? errors.number : -(present * factor + future) / annuity;
}

export function futureValue(rate: number, count: number, paid: number, present = 0, atStart = 0) {
  const { factor, annuity } = growth(rate, count, atStart);
  return -(present * factor + paid * annuity);
}

function presentValue(rate: number, count: number, paid: number, future = 0, atStart = 0) {
  const { factor, annuity } = growth(rate, count, atStart);
  return -(future + paid * annuity) / factor;
}

function periods(rate: number, paid: number, present: number, future = 0, atStart = 0): Value {
  if (rate === 0) return paid === 0 ? errors.number : -(present + future) / paid;
  const level = (paid * (1 + rate * atStart)) / rate;
  const ratio = (level - future) / (level + present);
  return ratio > 0 ? Math.log(ratio) / Math.log1p(rate) : errors.number;
}

/** The rate at which a value is zero: Newton's method from a guess, as spreadsheets search. */
export function rateWhere(valueAt: (rate: number) => number, guess: number): Value {
  let rate = guess;
  for (let step = 0; step < 100; step++) {
    const value = valueAt(rate);
    const width = 1e-6 * Math.max(1e-3, Math.abs(1 + rate));
    const slope = (valueAt(rate + width) - valueAt(rate - width)) / (2 * width);
    const next = Math.max(rate - value / slope, (rate - 0.999999) / 2);
    if (!Number.isFinite(next)) return errors.number;
    if (Math.abs(next - rate) <= 1e-13 * Math.max(1, Math.abs(next))) return next;
    rate = next;
  }
  return Math.abs(valueAt(rate)) < 1e-6 ? rate : errors.number;
}

/** The first flow falls one period from now. */
function npv(rate: Operand = null, ...flows: Operand[]): Value {
  const [at, numbers] = [toNumber(rate), numbersIn(flows)];
  if (at instanceof CellError) return at;
  if (numbers instanceof CellError) return numbers;
  return at === -1 ? errors.division : discounted(at, numbers) / (1 + at);
}

/** The first flow falls now. Horner's rule, from the last flow back. */
export function discounted(rate: number, flows: readonly number[]): number {
  const factor = 1 / (1 + rate);
  let value = 0;
  for (let at = flows.length - 1; at >= 0; at--) value = value * factor + (flows[at] ?? 0);
  return value;
}

function changesSign(flows: readonly number[]) {
  return flows.some((flow) => flow > 0) && flows.some((flow) => flow < 0);
}

function irr(flows: Operand = null, guess: Operand = 0.1): Value {
  const [numbers, start] = [numbersIn([flows]), toNumber(guess)];
  if (numbers instanceof CellError) return numbers;
  if (start instanceof CellError) return start;
  if (!changesSign(numbers)) return errors.number;
  const scale = Math.max(...numbers.map(Math.abs));
  const found = rateWhere((rate) => discounted(rate, numbers) / scale, start);
  if (typeof found === "number") return found;
  // A guess far from the rate, or flows that turn steep beyond it: the usual guess may still lead there.
  return rateWhere((rate) => discounted(rate, numbers) / scale, 0.1);
}

/** Flows on days, discounted by years of 365 days from the first. */
function datedFlows(flows: Operand, days: Operand): { flow: number; years: number }[] | CellError {
  const [amounts, dates] = [valuesIn(flows), valuesIn(days)];
  if (amounts.length !== dates.length) return errors.number;
  const found: { flow: number; years: number }[] = [];
  for (const [index, amount] of amounts.entries()) {
    const [flow, day, start] = [amount, dates[index] ?? null, dates[0] ?? null].map(toNumber);
    if (flow instanceof CellError) return flow;
    if (day instanceof CellError) return day;
    if (start instanceof CellError) return start;
    found.push({ flow: flow ?? 0, years: (Math.trunc(day ?? 0) - Math.trunc(start ?? 0)) / 365 });
  }
  return found.some(({ years }) => years < 0) ? errors.number : found;
}

function valueOfDated(rate: number, flows: readonly { flow: number; years: number }[]) {
  return flows.reduce((sum, { flow, years }) => sum + flow / (1 + rate) ** years, 0);
}

function xnpv(rate: Operand = null, flows: Operand = null, days: Operand = null): Value {
  const [at, dated] = [toNumber(rate), datedFlows(flows, days)];
  if (at instanceof CellError) return at;
  if (dated instanceof CellError) return dated;
  return at <= -1 ? errors.number : valueOfDated(at, dated);
}

function xirr(flows: Operand = null, days: Operand = null, guess: Operand = 0.1): Value {
  const [dated, start] = [datedFlows(flows, days), toNumber(guess)];
  if (dated instanceof CellError) return dated;
  if (start instanceof CellError) return start;
  if (!changesSign(dated.map(({ flow }) => flow))) return errors.number;
  const scale = Math.max(...dated.map(({ flow }) => Math.abs(flow)));
  const found = rateWhere((rate) => valueOfDated(rate, dated) / scale, start);
  return typeof found === "number"
    ? found
    : rateWhere((rate) => valueOfDated(rate, dated) / scale, 0.1);
}

export const financeFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  PMT: ofNumbers(3, 5, payment),
  FV: ofNumbers(3, 5, futureValue),
  PV: ofNumbers(3, 5, presentValue),
  NPER: ofNumbers(3, 5, periods),
  RATE: ofNumbers(3, 6, (count, paid, present, future = 0, atStart = 0, guess = 0.1) =>
    rateWhere(
      (rate) =>
        present + future / (1 + rate) ** count - presentValue(rate, count, paid, 0, atStart),
      guess,
    ),
  ),
  NPV: { least: 2, most: Infinity, takesRanges: true, apply: npv },
  IRR: { least: 1, most: 2, apply: irr },
  XNPV: { least: 3, most: 3, apply: xnpv },
  XIRR: { least: 2, most: 3, apply: xirr },
};
