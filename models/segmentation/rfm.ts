/** What a customer did in the twelve months before the day of the run. */
export type Activity = {
  daysSinceBooking: number;
  bookings: number;
  /** Euro, in and out alike. */
  turnover: number;
};

/** Each from 1, the lowest, to 5. */
export type RfmScores = { recency: number; frequency: number; monetary: number };

/** Each customer's scores, by rank among all of them. Customers with equal values share a score. */
export function rfmScores(customers: readonly Activity[]): RfmScores[] {
  // The fewer days ago, the higher the score.
  const recency = quintiles(customers.map(({ daysSinceBooking }) => -daysSinceBooking));
  const frequency = quintiles(customers.map(({ bookings }) => bookings));
  const monetary = quintiles(customers.map(({ turnover }) => turnover));
  return customers.map((_, index) => ({
    recency: recency[index] ?? 1,
    frequency: frequency[index] ?? 1,
    monetary: monetary[index] ?? 1,
  }));
}

/** Frequency and monetary value count as one: their average, rounded up. */
export function valueScore({ frequency, monetary }: RfmScores): number {
  return Math.ceil((frequency + monetary) / 2);
}

/** SQL's CEIL(5 * CUME_DIST()): five times the share of values up to this one, rounded up. */
function quintiles(values: readonly number[]): number[] {
  // Equal values are next to each other, and the last of them counts.
  const upTo = new Map(values.toSorted((a, b) => a - b).map((value, index) => [value, index + 1]));
  // Multiply before dividing: 5 × (upToThis / n) can land just above a whole number.
  return values.map((value) => Math.ceil((5 * (upTo.get(value) ?? 0)) / values.length));
}
