/** Share of amounts that start with 1 to 9 where Benford's law holds: log10(1 + 1/d). */
export const benfordShares: readonly number[] = Array.from({ length: 9 }, (_, index) =>
  Math.log10(1 + 1 / (index + 1)),
);

/** First digit that is not zero, whatever the sign or size; `null` for zero and non-numbers. */
export function firstDigit(amount: number): number | null {
  if (amount === 0 || !Number.isFinite(amount)) return null;
  // Scientific notation starts with the digit; dividing by powers of ten would round 1e23 to 9.
  return Number(Math.abs(amount).toExponential().charAt(0));
}

/**
 * Distance of the counts of first digits, for 1 to 9, from the law: Σ (count − expected)² / expected. `null`
 * when there are none.
 */
export function chiSquareOf(counts: readonly number[]): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  return benfordShares.reduce((sum, share, index) => {
    const expected = share * total;
    return sum + ((counts[index] ?? 0) - expected) ** 2 / expected;
  }, 0);
}
