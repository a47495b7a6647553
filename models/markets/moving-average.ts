/**
 * Simple moving average over the last `window` prices, one entry for each price; `null` until the
 * window is full. `window` is a whole number of at least 1.
 */
export function movingAverage(prices: readonly number[], window: number): (number | null)[] {
  return prices.map((_, index) => {
    if (index + 1 < window) return null;
    // Each window is summed afresh: a running sum would carry its rounding errors along.
    const recent = prices.slice(index + 1 - window, index + 1);
    return recent.reduce((sum, price) => sum + price, 0) / window;
  });
}
