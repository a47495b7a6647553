import { growthsWorth } from "./growths-worth.ts";
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
        : growthsWorth(price / untilYearEnd, inputs, wacc, last).growths,
  };
}

/** Share of profit reinvested after the plan. */
export function terminalReinvestmentShare(inputs: DcfInputs) {
  return inputs.terminalReinvestment === "held"
    ? inputs.reinvestmentShare
    : inputs.terminalGrowth / inputs.returnOnNewCapital;
}
