/** Running totals: entry `t` is the sum of the flows up to and including `t`. */
export function cumulative(flows: readonly number[]): number[] {
  let total = 0;
  return flows.map((flow) => {
    total += flow;
    return total;
  });
}
