/**
 * Invents a small bank: 3,000 customers and what they booked in the thirteen months up to November 30,
 * 2022. Everything comes from one seeded sequence, so that two runs agree to the byte.
 */
import { mulberry32 } from "../../../models/mulberry32.ts";
import { between, normal, type Random, whole } from "../random.ts";
import { writeCsv } from "../write-csv.ts";

export type Customer = {
  customerId: number;
  /** ISO date. */
  openedOn: string;
  /** Cents, so that sums are exact. */
  balance: number;
  products: number;
};

export type Transaction = {
  transactionId: number;
  customerId: number;
  bookedOn: string;
  /** Cents; negative where money leaves the account. */
  amount: number;
  standingOrder: boolean;
};

export type Bank = { customers: Customer[]; transactions: Transaction[] };

const CUSTOMERS = 3_000;
const DAY = 86_400_000;
/** The first and last day of the bookings: thirteen months, so that two runs of twelve fit in. */
const FIRST_DAY = Date.UTC(2021, 10, 1);
const LAST_DAY = Date.UTC(2022, 10, 30);
const DAYS = (LAST_DAY - FIRST_DAY) / DAY + 1;

export function generateCustomers(seed = 20221130): Bank {
  const random = mulberry32(seed);
  const people = Array.from({ length: CUSTOMERS }, (_, index) => makePerson(index + 1, random));
  const drafts = people.flatMap((person) => [
    ...ownBookings(person, random),
    ...standingOrders(person, random),
  ]);
  drafts.sort((a, b) => a.day - b.day || a.customerId - b.customerId);
  return {
    customers: people.map(({ customer }) => customer),
    transactions: drafts.map(({ day, ...draft }, index) => ({
      transactionId: index + 1,
      ...draft,
      bookedOn: isoDate(FIRST_DAY + day * DAY),
    })),
  };
}

type Person = { customer: Customer; habit: Habit; usualAmount: number };
type Draft = Omit<Transaction, "transactionId" | "bookedOn"> & { day: number };

/** Larger customers hold more money, more products and move larger amounts. */
function makePerson(customerId: number, random: Random): Person {
  const habit = pickHabit(DAYS, random);
  const size = normal(random);
  const openedDaysAgo = habit.opensOn > 0 ? DAYS - habit.opensOn : whole(400, 7_000, random);
  const customer: Customer = {
    customerId,
    openedOn: isoDate(LAST_DAY - openedDaysAgo * DAY),
    balance: Math.round(100 * habit.moneyLeft * Math.exp(8 + 0.8 * size + 0.7 * normal(random))),
    products: 1 + Math.min(4, Math.floor(Math.exp(0.4 * size + between(-1.2, 1, random)))),
  };
  const usualAmount = 100 * Math.exp(4.4 + 0.5 * size + 0.5 * normal(random));
  return { customer, habit, usualAmount };
}

/** At random times, at the pace of the customer's habit and only while it lasts. */
function ownBookings({ customer, habit, usualAmount }: Person, random: Random): Draft[] {
  const { customerId } = customer;
  const bookings: Draft[] = [];
  const gap = () => (-Math.log(1 - random()) * 30.4) / habit.bookingsAMonth;
  if (habit.bookingsAMonth === 0) return [];
  for (let day = habit.opensOn + gap(); day < habit.endsOn; day += gap()) {
    const size = Math.max(100, Math.round(usualAmount * Math.exp(0.7 * normal(random))));
    const amount = random() < 0.75 ? -size : size;
    bookings.push({ customerId, day: Math.floor(day), amount, standingOrder: false });
  }
  return bookings;
}

/** Rent, savings plan or salary: every month, even after the customer has left for another bank. */
function standingOrders({ customer, habit, usualAmount }: Person, random: Random): Draft[] {
  if (random() > 0.4) return [];
  const { customerId } = customer;
  const amount = (random() < 0.7 ? -1 : 3) * 500 * Math.max(1, Math.round(usualAmount / 250));
  const first = whole(0, 29, random);
  return Array.from({ length: 13 }, (_, month) => first + Math.round(month * 30.4))
    .filter((day) => day >= habit.opensOn && day < DAYS)
    .map((day) => ({ customerId, day, amount, standingOrder: true }));
}

function isoDate(time: number) {
  return new Date(time).toISOString().slice(0, 10);
}

/** How a customer uses the account. Days count from the first day of the bookings. */
type Habit = {
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
function pickHabit(days: number, random: Random): Habit {
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

/** The two tables as CSV text, by file name. */
export function customersAsCsv({ customers, transactions }: Bank) {
  return {
    "customers.csv": writeCsv(
      ["customer_id", "opened_on", "balance", "products"],
      customers.map((row) => [row.customerId, row.openedOn, euros(row.balance), row.products]),
    ),
    "transactions.csv": writeCsv(
      ["transaction_id", "customer_id", "booked_on", "amount", "standing_order"],
      transactions.map((row) => [
        row.transactionId,
        row.customerId,
        row.bookedOn,
        euros(row.amount),
        String(row.standingOrder),
      ]),
    ),
  };
}

function euros(cents: number) {
  return (cents / 100).toFixed(2);
}
