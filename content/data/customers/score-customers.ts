import {
  type ScoredCustomer,
  type Standing,
  writeGroups,
} from "#models/segmentation/group-customers.ts";
import { type Activity, rfmScores, valueScore } from "#models/segmentation/rfm.ts";
import type { Bank } from "./generate-customers.ts";

/** The days of the two runs, and the days a year before them. */
export const RUNS = {
  now: { from: "2021-11-30", to: "2022-11-30" },
  before: { from: "2021-10-31", to: "2022-10-31" },
};

/** What each customer did of their own accord in the twelve months up to a run, by customer. */
export function activityOf({ transactions }: Bank, { from, to }: { from: string; to: string }) {
  const activity = new Map<number, Activity & { turnoverCents: number }>();
  for (const { customerId, bookedOn, amount, standingOrder } of transactions) {
    if (standingOrder || bookedOn <= from || bookedOn > to) continue;
    const before = activity.get(customerId);
    const turnoverCents = (before?.turnoverCents ?? 0) + Math.abs(amount);
    activity.set(customerId, {
      // Transactions are in the order of time, so the last one seen is the latest.
      daysSinceBooking: (Date.parse(to) - Date.parse(bookedOn)) / 86_400_000,
      bookings: (before?.bookings ?? 0) + 1,
      turnover: turnoverCents / 100,
      turnoverCents,
    });
  }
  return activity;
}

export function scoreCustomers(bank: Bank): (ScoredCustomer & { customerId: number })[] {
  const activity = activityOf(bank, RUNS.now);
  const [now, before] = [standings(activity), standings(activityOf(bank, RUNS.before))];
  return bank.customers.map(({ customerId, openedOn, balance, products }) => ({
    customerId,
    now: now.get(customerId) ?? idle,
    before: openedOn <= RUNS.before.to ? (before.get(customerId) ?? idle) : null,
    balance,
    turnover: activity.get(customerId)?.turnoverCents ?? 0,
    products,
  }));
}

const idle: Standing = { recency: 0, value: 0 };

function standings(activity: ReadonlyMap<number, Activity>) {
  const scores = rfmScores([...activity.values()]);
  return new Map(
    [...activity.keys()].map((customerId, index): [number, Standing] => {
      const own = scores[index];
      return [customerId, own ? { recency: own.recency, value: valueScore(own) } : idle];
    }),
  );
}

/** The source of `models/segmentation/scored-customers.ts`: the customers as the model's page needs them. */
export function scoredCustomersSource(bank: Bank) {
  return `import { readGroups } from "./group-customers.ts";

// Written by content/data/customers/write-scores.ts.
// biome-ignore format: one long string
const text = "${writeGroups(scoreCustomers(bank))}";

/** All customers of the data set, grouped by their scores now and a month before. */
export const scoredCustomers = readGroups(text);
`;
}
