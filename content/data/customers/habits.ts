import { between, normal, type Random, whole } from "../random.ts";

/** How a customer uses the account. Days count from the first day of the bookings. */
export type Habit = {
  /** Bookings of the customer's own in a month. */
  bookingsAMonth: number;
  /** When the account was opened; 0 if before the first day. */
  opensOn: number;
  /** When the bookings stop. */
  endsOn: number;
  /** The part of the money that is still here: those who leave take some with them. */
  moneyLeft: number;
};

/** Most stay, some drift away, some are new, some hardly ever come, and a few never do. */
export function pickHabit(days: number, random: Random): Habit {
  const chance = random();
  const pace = Math.exp(0.8 * normal(random));
  const always = { opensOn: 0, endsOn: days, moneyLeft: 1 };
  if (chance < 0.5) return { ...always, bookingsAMonth: 0.95 * pace };
  if (chance < 0.68) {
    const endsOn = between(60, days - 30, random);
    return { ...always, bookingsAMonth: 0.95 * pace, endsOn, moneyLeft: 0.5 };
  }
  if (chance < 0.86) return { ...always, bookingsAMonth: 0.25 * pace };
  if (chance < 0.94) {
    return { ...always, bookingsAMonth: 0.7 * pace, opensOn: whole(90, days - 20, random) };
  }
  return { ...always, bookingsAMonth: 0, moneyLeft: 0.5 };
}
