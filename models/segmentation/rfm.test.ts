import fc from "fast-check";
import { describe, expect, test } from "vitest";
import references from "./reference/rfm.json" with { type: "json" };
import { type Activity, rfmScores, valueScore } from "./rfm.ts";

const customer = (daysSinceBooking: number, bookings: number, turnover: number): Activity => ({
  daysSinceBooking,
  bookings,
  turnover,
});

/** So many customers, ranked by their bookings. */
const ranked = (count: number) =>
  Array.from({ length: count }, (_, index) => customer(0, index, 0));

const anyCustomer = fc.record({
  daysSinceBooking: fc.integer({ min: 0, max: 20 }),
  bookings: fc.integer({ min: 1, max: 20 }),
  turnover: fc.integer({ min: 0, max: 20 }),
});

describe("rfmScores", () => {
  test("of five customers without ties are their ranks", () => {
    const customers = [
      customer(40, 1, 900),
      customer(3, 8, 100),
      customer(12, 20, 4000),
      customer(90, 5, 700),
      customer(200, 2, 300),
    ];
    // Ranked by hand: 200 days ago is the oldest booking, €100 the lowest turnover.
    expect(rfmScores(customers)).toEqual([
      { recency: 3, frequency: 1, monetary: 4 },
      { recency: 5, frequency: 4, monetary: 1 },
      { recency: 4, frequency: 5, monetary: 5 },
      { recency: 2, frequency: 3, monetary: 3 },
      { recency: 1, frequency: 2, monetary: 2 },
    ]);
  });

  test("keep ties together, at the higher rank", () => {
    const bookings = [1, 2, 2, 2, 3, 4, 4, 5, 6, 7];
    const scores = rfmScores(bookings.map((count) => customer(0, count, 0)));
    // By hand: 1, 4, 4, 4, 5, 7, 7, 8, 9 and 10 tenths, times five, rounded up.
    expect(scores.map(({ frequency }) => frequency)).toEqual([1, 2, 2, 2, 3, 4, 4, 4, 5, 5]);
    // All ten booked on the same day and moved no money, so all tie at the top.
    expect(scores.every(({ recency, monetary }) => recency === 5 && monetary === 5)).toBe(true);
  });

  test.each([
    // A fifth of 49 is 9.8, so nine customers score 1.
    [49, 9, 1],
    [49, 10, 2],
    // Three fifths of 35 are exactly 21.
    [35, 21, 3],
    [35, 22, 4],
  ])("of %i customers give number %i a %i", (count, rank, score) => {
    expect(rfmScores(ranked(count))[rank - 1]?.frequency).toBe(score);
  });

  test("of no customers are none", () => {
    expect(rfmScores([])).toEqual([]);
  });

  test("rise with the bookings, up to 5", () => {
    fc.assert(
      fc.property(fc.array(anyCustomer, { minLength: 2, maxLength: 30 }), (customers) => {
        const scores = rfmScores(customers);
        const byBookings = customers
          .map(({ bookings }, index) => ({ bookings, score: scores[index]?.frequency ?? 0 }))
          .toSorted((a, b) => a.bookings - b.bookings);
        for (const [index, { score }] of byBookings.entries()) {
          expect(score).toBeGreaterThanOrEqual(byBookings[index - 1]?.score ?? 1);
        }
        expect(byBookings.at(-1)?.score).toBe(5);
      }),
    );
  });
});

// Source: reference/rfm.py, with ranks by bisection of sorted lists.
test("scores agree with the second implementation", () => {
  expect(rfmScores(references.customers)).toEqual(references.scores);
});

test("valueScore rounds the average of frequency and monetary value up", () => {
  expect(valueScore({ recency: 5, frequency: 3, monetary: 4 })).toBe(4);
  expect(valueScore({ recency: 5, frequency: 1, monetary: 2 })).toBe(2);
  expect(valueScore({ recency: 1, frequency: 5, monetary: 1 })).toBe(3);
});
