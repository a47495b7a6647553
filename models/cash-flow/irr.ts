import { valueZeroes } from "./value-zeroes.ts";

/**
 * Internal rate of return, a fraction per period above −1: the rate at which the flows are worth
 * nothing today, `flows[0]` falling today and `flows[t]` at the end of period `t`.
 *
 * Flows that change sign more than once can have several such rates, or none; the result says which. Flows that
 * begin with a receipt have none either: what makes them worth nothing is the cost of borrowing.
 */
export type Irr =
  | { kind: "rate"; rate: number }
  /** From lowest to highest; none of them alone says what the investment earns. */
  | { kind: "several"; rates: readonly number[] }
  | { kind: "none"; reason: "no-negative-flow" | "no-positive-flow" | "inflow-first" | "no-rate" };

export function irr(flows: readonly number[]): Irr {
  if (!flows.some((flow) => flow < 0)) return { kind: "none", reason: "no-negative-flow" };
  if (!flows.some((flow) => flow > 0)) return { kind: "none", reason: "no-positive-flow" };
  if ((flows.find((flow) => flow !== 0) ?? 0) > 0) return { kind: "none", reason: "inflow-first" };
  if (!flows.every(Number.isFinite)) return { kind: "none", reason: "no-rate" };

  const rates = valueZeroes(flows)
    .map((logDiscountFactor) => Math.expm1(-logDiscountFactor))
    .toSorted((a, b) => a - b);
  const [rate, ...others] = rates;
  if (rate === undefined) return { kind: "none", reason: "no-rate" };
  return others.length === 0 ? { kind: "rate", rate } : { kind: "several", rates };
}
