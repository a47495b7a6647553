import type { DcfInputs } from "./inputs.ts";
import type { PlannedYear } from "./years.ts";

/** The growths at which the growth formula gives a value, and the numbers on the way to them. */
export type GrowthsWorth = {
  /** The value at the date of the last planned flow, in years of NOPAT. */
  yearsOfProfit: number;
  /** g² + linear × g + constant = 0, where reinvestment follows growth. */
  linear: number;
  constant: number;
  /** linear² − 4 × constant */
  discriminant: number;
  /** The solutions, `null` where there is none. With reinvestment held, `lower` is the only one. */
  lower: number | null;
  higher: number | null;
  /** The solutions that are rates of growth of a company, in ascending order. */
  growths: readonly number[];
};

/** A decline faster than this is the end of the company, not a rate of growth. */
export const lowestGrowth = -0.2;

/**
 * New capital that earns just the WACC makes the WACC itself a solution, at which the formula has no value.
 * Rounding must not turn it into a growth below the WACC.
 */
export const leastBelowWacc = 1e-9;

/**
 * Every growth below the WACC at which the growth formula gives this value at the date of the last planned flow.
 * In years of NOPAT, v, and with the return on new capital R: (1 + g)(R − g) = v × R × (WACC − g). With
 * reinvestment held it is linear: (1 − share)(1 + g) = v × (WACC − g).
 */
export function growthsWorth(
  value: number,
  inputs: DcfInputs,
  wacc: number,
  last: PlannedYear,
): GrowthsWorth {
  const { returnOnNewCapital: R, reinvestmentShare, terminalReinvestment } = inputs;
  const yearsOfProfit = value / last.nopat;
  const linear = 1 - R - yearsOfProfit * R;
  const constant = R * (yearsOfProfit * wacc - 1);
  const discriminant = linear * linear - 4 * constant;
  const [lower = null, higher = null] =
    terminalReinvestment === "held"
      ? heldSolution(yearsOfProfit, 1 - reinvestmentShare, wacc)
      : quadraticSolutions(linear, constant, discriminant);
  const growths = [lower, higher].filter(
    (growth): growth is number =>
      growth !== null && growth >= lowestGrowth && growth < wacc - leastBelowWacc,
  );
  return { yearsOfProfit, linear, constant, discriminant, lower, higher, growths };
}

function heldSolution(yearsOfProfit: number, paidOut: number, wacc: number): number[] {
  const sum = yearsOfProfit + paidOut;
  return sum === 0 ? [] : [(yearsOfProfit * wacc - paidOut) / sum];
}

/** Of x² + linear × x + constant, in ascending order. */
function quadraticSolutions(linear: number, constant: number, discriminant: number): number[] {
  if (discriminant < 0) return [];
  // The root of the larger size first: subtracting nearly equal numbers would lose its partner's digits.
  const larger = (-linear - Math.sign(linear || 1) * Math.sqrt(discriminant)) / 2;
  const smaller = larger === 0 ? 0 : constant / larger;
  return [larger, smaller].toSorted((x, y) => x - y);
}
