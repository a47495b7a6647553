/** Share of amounts that start with 1 to 9 where Benford's law holds: log10(1 + 1/d). */
export const benfordShares: readonly number[] = Array.from({ length: 9 }, (_, index) =>
  Math.log10(1 + 1 / (index + 1)),
);

/** The chi-square value that nine digit counts exceed by chance in 5% of cases (8 degrees). */
export const CHI_SQUARE_LIMIT_5_PERCENT = 15.507;

/** First digit that is not zero, whatever the sign or size; `null` for zero and non-numbers. */
export function firstDigit(amount: number): number | null {
  if (amount === 0 || !Number.isFinite(amount)) return null;
  // Scientific notation starts with the digit; dividing by powers of ten would round 1e23 to 9.
  return Number(Math.abs(amount).toExponential().charAt(0));
}

export type BenfordTest = {
  /** Amounts that have a first digit. */
  total: number;
  /** For 1 to 9. */
  counts: number[];
  /** Shares of the total; `null` when there are no amounts. */
  shares: number[] | null;
  /** Distance from the law: Σ (count − expected)² / expected; `null` when there are no amounts. */
  chiSquare: number | null;
};

export function benfordTest(amounts: readonly number[]): BenfordTest {
  const counts = Array.from({ length: 9 }, () => 0);
  for (const amount of amounts) {
    const digit = firstDigit(amount);
    if (digit !== null) counts[digit - 1] = (counts[digit - 1] ?? 0) + 1;
  }
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return { total, counts, shares: null, chiSquare: null };
  const chiSquare = benfordShares.reduce((sum, share, index) => {
    const expected = share * total;
    return sum + ((counts[index] ?? 0) - expected) ** 2 / expected;
  }, 0);
  return { total, counts, shares: counts.map((count) => count / total), chiSquare };
}
