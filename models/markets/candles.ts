/** What a price did over one period. */
export type Candle = { open: number; high: number; low: number; close: number };

/** Candles of `size` prices each, in order; the last one takes what is left. */
export function candles(prices: readonly number[], size: number): Candle[] {
  const starts = prices.flatMap((_, index) => (index % size === 0 ? [index] : []));
  return starts.flatMap((start) => {
    const period = prices.slice(start, start + size);
    const open = period[0];
    const close = period.at(-1);
    if (open === undefined || close === undefined) return [];
    return [{ open, high: Math.max(...period), low: Math.min(...period), close }];
  });
}

/** A candle rises when it closes at or above its opening. */
export function isRising({ open, close }: Candle): boolean {
  return close >= open;
}

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
