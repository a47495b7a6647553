import { cumulative } from "./cumulative.ts";

/**
 * Years until the cumulative flow reaches zero and stays there, with `flows[0]` today and
 * `flows[t]` spread evenly over year `t`. Undiscounted.
 *
 * 0: the cumulative flow is never below zero, so nothing has to be paid back.
 * `null`: it ends below zero, so the money does not come back.
 */
export function payback(flows: readonly number[]): number | null {
  // Three tenths less 0.3 is not quite zero in binary; a trillionth of what moved counts as paid.
  const moved = flows.reduce((sum, flow) => sum + Math.abs(flow), 0);
  const totals = cumulative(flows);
  const lastYearInDebt = totals.findLastIndex((total) => total < -1e-12 * moved);
  if (lastYearInDebt === -1) return 0;

  const debt = totals[lastYearInDebt];
  const nextFlow = flows[lastYearInDebt + 1];
  if (debt === undefined || nextFlow === undefined) return null;
  return lastYearInDebt + Math.min(1, -debt / nextFlow);
}
