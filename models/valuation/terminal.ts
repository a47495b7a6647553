import type { DcfInputs } from "./inputs.ts";
import type { PlannedYear } from "./years.ts";

/** What the company is worth after the last planned year. */
export type TerminalValue =
  | {
      kind: "value";
      /** Share of profit reinvested for ever: growth / return on new capital, or as in the plan. */
      reinvestmentShare: number;
      /** Price at the end of the last planned year. */
      price: number;
      /** price × (1 + WACC)^−last year */
      presentValue: number;
      /** price ÷ EBIT of the last planned year */
      multiple: number;
      /** Growth at which the growth formula gives this price; none or two are possible. */
      growths: readonly number[];
    }
  | { kind: "none"; reason: "growth-not-below-wacc" };

/**
 * By growth: next year's NOPAT × (1 − reinvestment share) ÷ (WACC − growth) is the value at the date of
 * the last planned flow, which at mid-year is half a year before the end of the year. By multiple: EBIT
 * of the last planned year × multiple is a price at the end of it.
 */
export function terminalValue(inputs: DcfInputs, wacc: number, last: PlannedYear): TerminalValue {
  const { terminalBy, terminalGrowth, exitMultiple } = inputs;
  const untilYearEnd = (1 + wacc) ** (last.year - last.yearsUntil);
  const share = terminalReinvestmentShare(inputs);
  // Growing for ever at the discount rate or above, the flows would be worth infinitely much.
  if (terminalBy === "growth" && terminalGrowth >= wacc) {
    return { kind: "none", reason: "growth-not-below-wacc" };
  }
  const nextFlow = last.nopat * (1 + terminalGrowth) * (1 - share);
  const price =
    terminalBy === "multiple"
      ? last.ebit * exitMultiple
      : (nextFlow / (wacc - terminalGrowth)) * untilYearEnd;
  return {
    kind: "value",
    reinvestmentShare: share,
    price,
    presentValue: price * (1 + wacc) ** -last.year,
    multiple: price / last.ebit,
    growths:
      terminalBy === "growth"
        ? [terminalGrowth]
        : growthsWorth(price / untilYearEnd, inputs, wacc, last),
  };
}

function terminalReinvestmentShare(inputs: DcfInputs) {
  return inputs.terminalReinvestment === "held"
    ? inputs.reinvestmentShare
    : inputs.terminalGrowth / inputs.returnOnNewCapital;
}

/** A decline faster than this is the end of the company, not a rate of growth. */
const lowestGrowth = -0.2;

/**
 * Every growth below the WACC at which the growth formula gives this value at the date of the last
 * planned flow, in ascending order. With reinvestment held the formula is linear in growth, otherwise
 * quadratic: N (1 + g)(R − g) = value × R × (WACC − g).
 */
export function growthsWorth(value: number, inputs: DcfInputs, wacc: number, last: PlannedYear) {
  const { returnOnNewCapital: R, reinvestmentShare } = inputs;
  const solutions =
    inputs.terminalReinvestment === "held"
      ? linear(value, last.nopat * (1 - reinvestmentShare), wacc)
      : quadraticRoots(
          last.nopat,
          last.nopat * (1 - R) - value * R,
          R * (value * wacc - last.nopat),
        );
  return solutions.filter((growth) => growth >= lowestGrowth && growth < wacc);
}

/** flow × (1 + g) = value × (WACC − g) */
function linear(value: number, flow: number, wacc: number) {
  return value + flow === 0 ? [] : [(value * wacc - flow) / (value + flow)];
}

/** Of a x² + b x + c, with a above zero, in ascending order. */
function quadraticRoots(a: number, b: number, c: number) {
  const discriminant = b * b - 4 * a * c;
  if (discriminant < 0) return [];
  // The root of the larger size first: subtracting nearly equal numbers would lose its partner's digits.
  const larger = (-b - Math.sign(b || 1) * Math.sqrt(discriminant)) / (2 * a);
  const smaller = larger === 0 ? 0 : c / (a * larger);
  return [larger, smaller].toSorted((x, y) => x - y);
}
