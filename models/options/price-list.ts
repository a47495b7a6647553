/** The prices, and halves of the widest gaps between them until there are `count`, ascending. */
export function filledPrices(prices: readonly number[], count: number): number[] {
  const filled = prices.toSorted((a, b) => a - b);
  while (filled.length < count) {
    const gaps = filled.slice(1).map((price, index) => price - (filled[index] ?? 0));
    const widest = gaps.indexOf(Math.max(...gaps));
    const from = filled[widest] ?? 0;
    filled.splice(widest + 1, 0, from + (gaps[widest] ?? 1) / 2);
  }
  return filled;
}
