import { CellError, errors, type Operand, type Range, toNumber, type Value } from "../value.ts";
import { numbersIn, ofNumbers, type SpreadsheetFunction, takes } from "./function.ts";

/** What one unit, and a unit paid in each of `count` periods, are worth at the end of the term. */
export function growth(rate: number, count: number, atStart: number) {
  const factor = (1 + rate) ** count;
  if (rate === 0) return { factor, annuity: count };
  // With a small rate, nearly all digits of `factor - 1` would cancel.
  const gain = rate > -1 ? Math.expm1(count * Math.log1p(rate)) : factor - 1;
  return { factor, annuity: (gain / rate) * (atStart ? 1 + rate : 1) };
}

/** The functions of loans: what is received counts as positive, what is paid as negative. */
export function payment(
  rate: number,
  count: number,
  present: number,
  future = 0,
  atStart = 0,
): number {
  const { factor, annuity } = growth(rate, count, atStart);
  return -(present * factor + future) / annuity;
}

export function futureValue(
  rate: number,
  count: number,
  paid: number,
  present = 0,
  atStart = 0,
): number {
  const { factor, annuity } = growth(rate, count, atStart);
  return -(present * factor + paid * annuity);
}

function presentValue(rate: number, count: number, paid: number, future = 0, atStart = 0): number {
  const { factor, annuity } = growth(rate, count, atStart);
  return -(future + paid * annuity) / factor;
}

/**
 * The rate above -100% at which a value is zero. Newton's method finds the one next to the guess, as spreadsheets do;
 * where it leads nowhere, the nearest change of sign is halved down.
 */
export function rateWhere(valueAt: (rate: number) => number, guess: number): Value {
  return newton(valueAt, guess) ?? bisected(valueAt, guess) ?? errors.number;
}

function newton(valueAt: (rate: number) => number, guess: number): number | null {
  let rate = guess;
  let change = Infinity;
  for (let step = 0; step < 60 && Math.abs(change) > 1e-13 * Math.max(1, Math.abs(rate)); step++) {
    const width = 1e-6 * Math.max(1e-3, Math.abs(1 + rate));
    const slope = (valueAt(rate + width) - valueAt(rate - width)) / (2 * width);
    change = valueAt(rate) / slope;
    rate -= change;
    if (!(rate > -1 && rate < 1e9)) return null;
  }
  // The last digits may not settle.
  return Math.abs(change) < 1e-9 * Math.max(1, Math.abs(rate)) ? rate : null;
}

/** Steps of the logarithm of 1 + rate. */
const grid = Array.from({ length: 401 }, (_, at) => (at - 200) / 10);

function bisected(valueAt: (rate: number) => number, guess: number): number | null {
  const at = (logarithm: number) => valueAt(Math.expm1(logarithm));
  const values = grid.map(at);
  const start = Math.log1p(Math.max(guess, -0.999999));
  const [nearest] = grid
    .map((low, index) => ({
      low,
      value: values[index] ?? 0,
      next: values[index + 1] ?? Number.NaN,
    }))
    .filter(({ value, next }) => value * next <= 0)
    .sort((a, b) => Math.abs(a.low - start) - Math.abs(b.low - start));
  if (!nearest) return null;
  let { low } = nearest;
  // Down to the last digit of a logarithm of this size.
  for (let width = 0.05; width > 1e-17; width /= 2) {
    if (at(low + width) * nearest.value > 0) low += width;
  }
  return Math.expm1(low);
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

function internalRate(flows: readonly number[], guess = 0.1): Value {
  if (!changesSign(flows)) return errors.number;
  const scale = Math.max(...flows.map(Math.abs));
  return rateWhere((rate) => discounted(rate, flows) / scale, guess);
}

/** Flows on days, discounted by years of 365 days from the first. */
export type DatedFlow = { flow: number; years: number };

export function datedFlows(flows: Range, days: Range): DatedFlow[] | CellError {
  if (flows.values.length !== days.values.length) return errors.number;
  const start = toNumber(days.values[0] ?? null);
  const found: DatedFlow[] = [];
  for (const [index, amount] of flows.values.entries()) {
    const [flow, day] = [toNumber(amount), toNumber(days.values[index] ?? null)];
    if (flow instanceof CellError) return flow;
    if (day instanceof CellError || start instanceof CellError) return errors.value;
    found.push({ flow, years: (Math.trunc(day) - Math.trunc(start)) / 365 });
  }
  return found.some(({ years }) => years < 0) ? errors.number : found;
}

export function valueOfDated(rate: number, flows: readonly DatedFlow[]): number {
  return flows.reduce((sum, { flow, years }) => sum + flow / (1 + rate) ** years, 0);
}

function datedRate(flows: Range, days: Range, guess = 0.1): Value {
  const dated = datedFlows(flows, days);
  if (dated instanceof CellError) return dated;
  const amounts = dated.map(({ flow }) => flow);
  if (!changesSign(amounts) || guess <= -1) return errors.number;
  const scale = Math.max(...amounts.map(Math.abs));
  return rateWhere((rate) => valueOfDated(rate, dated) / scale, guess);
}

export const financeFunctions: Readonly<Record<string, SpreadsheetFunction>> = {
  PMT: ofNumbers(3, 5, payment),
  FV: ofNumbers(3, 5, futureValue),
  PV: ofNumbers(3, 5, presentValue),
  NPV: { least: 2, most: Infinity, takesRanges: true, apply: npv },
  IRR: takes(["numbers", "number?"], internalRate),
  XIRR: takes(["range", "range", "number?"], datedRate),
};
