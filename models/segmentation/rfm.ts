/** What a customer did in the twelve months before the day of the run. */
export type Activity = {
  daysSinceBooking: number;
  bookings: number;
  /** Euro, in and out alike. */
  turnover: number;
};

/** Each from 1, the lowest, to 5. */
export type RfmScores = { recency: number; frequency: number; monetary: number };

export type Segment =
  | "core"
  | "growing"
  | "new"
  | "steady"
  | "occasional"
  | "at risk"
  | "fading"
  | "dormant";

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

/** The segment for a set of scores. Frequency and value count as one: their average, rounded up. */
export function segmentOf({ recency, frequency, monetary }: RfmScores): Segment {
  const value = Math.ceil((frequency + monetary) / 2);
  if (recency >= 4) return value >= 4 ? "core" : value >= 2 ? "growing" : "new";
  if (recency === 3) return value >= 3 ? "steady" : "occasional";
  return value >= 4 ? "at risk" : value >= 2 ? "fading" : "dormant";
}

/** SQL's CEIL(5 * CUME_DIST()): five times the share of values up to this one, rounded up. */
function quintiles(values: readonly number[]): number[] {
  return values.map((value) => {
    const upToThis = values.filter((other) => other <= value).length;
    // Multiply before dividing: 5 × (upToThis / n) can land just above a whole number.
    return Math.ceil((5 * upToThis) / values.length);
  });
}
