/** A customer's scores on one day: recency and value, both 0 without any bookings. */
export type Standing = { recency: number; value: number };

/** Customers with the same scores now and a month before, and what they add up to. */
export type CustomerGroup = {
  now: Standing;
  /** `null` if the account was not open yet. */
  before: Standing | null;
  customers: number;
  /** Cents, so that sums are exact. */
  balance: number;
  turnover: number;
  products: number;
};

type Sums = Pick<CustomerGroup, "customers" | "balance" | "turnover" | "products">;

export type ScoredCustomer = Omit<CustomerGroup, "customers">;

/**
 * All customers as a short text: the cutoffs see nothing of a customer but the scores. A word is the four
 * scores, then the sums in base 36, separated by commas.
 */
export function writeGroups(customers: readonly ScoredCustomer[]) {
  const groups = new Map<string, Sums>();
  for (const { now, before, balance, turnover, products } of customers) {
    const key = `${now.recency}${now.value}${before ? `${before.recency}${before.value}` : "--"}`;
    const sums = groups.get(key) ?? noCustomers;
    groups.set(key, plus(sums, { customers: 1, balance, turnover, products }));
  }
  return [...groups]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, { customers, balance, turnover, products }]) =>
      [key + customers.toString(36), balance, turnover, products]
        .map((part) => part.toString(36))
        .join(","),
    )
    .join(" ");
}

export function readGroups(text: string): CustomerGroup[] {
  return text.split(" ").map((word) => {
    const [customers = 0, balance = 0, turnover = 0, products = 0] = word
      .slice(4)
      .split(",")
      .map((part) => Number.parseInt(part, 36));
    const standing = (at: number) => ({
      recency: Number(word.charAt(at)),
      value: Number(word.charAt(at + 1)),
    });
    const before = word.charAt(2) === "-" ? null : standing(2);
    return { now: standing(0), before, customers, balance, turnover, products };
  });
}

const noCustomers: Sums = { customers: 0, balance: 0, turnover: 0, products: 0 };

function plus(a: Sums, b: Sums): Sums {
  return {
    customers: a.customers + b.customers,
    balance: a.balance + b.balance,
    turnover: a.turnover + b.turnover,
    products: a.products + b.products,
  };
}
