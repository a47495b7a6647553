/**
 * Net present value: `flows[0]` falls today, `flows[t]` at the end of period `t`.
 * `rate` is a fraction per period, above −1. No flows are worth nothing.
 */
export function npv(rate: number, flows: readonly number[]): number {
  // Horner's scheme from the last flow back: one division a period, no powers to overflow.
  return flows.reduceRight((laterValue, flow) => flow + laterValue / (1 + rate), 0);
}
