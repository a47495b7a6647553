/** Density of the standard normal distribution. */
export function normalDensity(x: number): number {
  return Math.exp((-x * x) / 2) / Math.sqrt(2 * Math.PI);
}

/** Probability that a standard normal variable stays at or below `x`, to about 15 digits. */
export function normalProbability(x: number): number {
  if (x > 0) return 1 - normalProbability(-x);
  return x > -3 ? 0.5 - centralArea(-x) : tailArea(-x);
}

/** Between 0 and x: density · Σ x^(2k+1) / (1·3·5 … (2k+1)); every term positive, so none cancel. */
function centralArea(x: number): number {
  let term = x;
  let sum = x;
  for (let odd = 3; term > sum * Number.EPSILON; odd += 2) {
    term *= (x * x) / odd;
    sum += term;
  }
  return normalDensity(x) * sum;
}

/** Above x: Laplace's continued fraction density / (x + 1 / (x + 2 / (x + 3 / …))). */
function tailArea(x: number): number {
  let fraction = x;
  for (let k = 80; k >= 1; k--) fraction = x + k / fraction;
  return normalDensity(x) / fraction;
}

/** The number below which a standard normal variable stays with this probability; Newton's method on the above. */
export function normalQuantile(share: number): number {
  if (share > 0.5) return -normalQuantile(1 - share);
  // Below the tail's own bound √(−2 ln p), the distribution is convex, so every step falls short.
  let number = -Math.sqrt(-2 * Math.log(share));
  for (let step = 0; step < 100; step++) {
    const change = (normalProbability(number) - share) / normalDensity(number);
    number -= change;
    if (Math.abs(change) < 1e-15 * Math.abs(number)) break;
  }
  return number;
}
