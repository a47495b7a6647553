/** Logs of the discount factor 1 / (1 + rate) for the rates a double can hold: 1e307 to −1 + 1e-15. */
const DOMAIN = { from: -707, to: 34 } as const;

/**
 * Every x at which the present value Σ flows[t] e^(t·x) is zero, in ascending order; x is the log
 * of the discount factor. Complete for any flows, not a search from a guess.
 *
 * Laguerre's argument for Descartes' rule of signs: multiplied by e^(−j·x), with j between the two
 * flows of a sign change, the sum keeps its zeroes, and its slope Σ (t − j) flows[t] e^(t·x) has one
 * sign change less. Between neighboring zeroes of that slope there is at most one zero of the sum.
 */
export function valueZeroes(flows: readonly number[]): number[] {
  const first = flows.findIndex((flow) => flow !== 0);
  const last = flows.findLastIndex((flow) => flow !== 0);
  return zeroesOf(flows.slice(Math.max(first, 0), last + 1));
}

function zeroesOf(flows: readonly number[]): number[] {
  const change = firstSignChange(flows);
  if (change === null) return [];
  // Divided by the length so that no weight exceeds one, and huge flows stay finite.
  const slope = flows.map((flow, t) => ((t - change) / flows.length) * flow);

  const zeroes: number[] = [];
  let from: number = DOMAIN.from;
  for (const to of [...zeroesOf(slope), DOMAIN.to]) {
    const zero = zeroBetween(flows, from, to);
    if (zero !== null && zero !== zeroes.at(-1)) zeroes.push(zero);
    from = to;
  }
  return zeroes;
}

/** Half-way between the first two neighboring non-zero flows of opposite sign. */
function firstSignChange(flows: readonly number[]): number | null {
  let earlier: { t: number; flow: number } | null = null;
  for (const [t, flow] of flows.entries()) {
    if (flow === 0) continue;
    if (earlier && earlier.flow > 0 !== flow > 0) return (earlier.t + t) / 2;
    earlier = { t, flow };
  }
  return null;
}

/** The zero of a stretch without a turn inside; a turn that just touches zero counts. */
function zeroBetween(flows: readonly number[], from: number, to: number): number | null {
  if (isZeroToRounding(flows, from)) return from;
  if (isZeroToRounding(flows, to)) return to;
  const signFrom = Math.sign(scaledValue(flows, from));
  if (signFrom === Math.sign(scaledValue(flows, to))) return null;

  // Bisection to the last bit: slower than Brent's method, and it cannot fail.
  let [low, high] = [from, to];
  for (;;) {
    const middle = low + (high - low) / 2;
    const value = scaledValue(flows, middle);
    if (value === 0 || middle <= low || middle >= high) return middle;
    if (Math.sign(value) === signFrom) low = middle;
    else high = middle;
  }
}

function isZeroToRounding(flows: readonly number[], x: number): boolean {
  const size = scaledValue(flows.map(Math.abs), x);
  return Math.abs(scaledValue(flows, x)) <= 2 * Number.EPSILON * flows.length * size;
}

/** The present value, or for x > 0 the value at the last flow: same sign, and no power above one. */
function scaledValue(flows: readonly number[], x: number): number {
  const factor = Math.exp(-Math.abs(x));
  return x > 0
    ? flows.reduce((value, flow) => value * factor + flow, 0)
    : flows.reduceRight((value, flow) => value * factor + flow, 0);
}
