import type { FundInputs } from "./inputs.ts";
import type { FundQuarter } from "./ledger.ts";

/** A capital account in whole cents, over the quarter that is reported and since the start. */
export type CapitalAccount = {
  commitment: number;
  /** Net asset value before the quarter. */
  opening: number;
  calledForInvestments: number;
  calledForFees: number;
  fees: number;
  /** What the holdings gained, sold or not. */
  gain: number;
  /** Carry paid and the change in carry accrued. */
  carry: number;
  distributed: number;
  /** Net asset value after the quarter. */
  closing: number;
  /** Since the start. */
  paidIn: number;
  received: number;
  undrawn: number;
};

export type Reconciliation = {
  lps: CapitalAccount[];
  /** What the LPs' accounts add up to. */
  sum: CapitalAccount;
  /** The fund's own books. */
  fund: CapitalAccount;
  /** The books less the sum. Anything but zero is wrong. */
  difference: CapitalAccount;
};

/** The movements of a quarter, for the fund or for one LP, in cents. */
export type Movements = Pick<
  CapitalAccount,
  "calledForInvestments" | "calledForFees" | "fees" | "gain" | "carry" | "distributed"
>;

const accountNames = [
  "commitment",
  "opening",
  "calledForInvestments",
  "calledForFees",
  "fees",
  "gain",
  "carry",
  "distributed",
  "closing",
  "paidIn",
  "received",
  "undrawn",
] as const satisfies readonly (keyof CapitalAccount)[];

/**
 * The accounts after the reported quarter. What has moved since the first close is divided by commitment and
 * rounded to the cent, the cents left over going to the largest remainders; what an LP pays or receives in a
 * quarter is the difference between two such balances, so its rounding never adds up. The fund's account is
 * read off its books, so the two need not agree: that they do is the check.
 */
export function reconcile(
  ledger: readonly FundQuarter[],
  { lps, committedCapital, quarter }: FundInputs,
): Reconciliation {
  const shares = lps.map(({ parts }) => parts);
  const past = ledger.slice(0, quarter);
  const { before, now } = movedToDate(past);
  const [partsBefore, partsNow] = [divided(before, shares), divided(now, shares)];
  const commitments = allocate(cents(committedCapital), shares);

  const accounts = shares.map((_, lp) =>
    accountOf(commitments[lp] ?? 0, partsBefore[lp] ?? noMovements, partsNow[lp] ?? noMovements),
  );
  const booked = accountOf(cents(committedCapital), before, now);
  const fund = {
    ...booked,
    opening: netAssetCents(past.at(-2)),
    closing: netAssetCents(past.at(-1)),
  };
  const sum = combine((name) => accounts.reduce((total, account) => total + account[name], 0));
  return { lps: accounts, sum, fund, difference: combine((name) => fund[name] - sum[name]) };
}

/** What has moved since the first close, up to the last of the given quarters and to the one before it. */
export function movedToDate(past: readonly FundQuarter[]) {
  const movements = past.map((row, index) => movementsOf(row, past[index - 1]));
  const total = (rows: readonly Movements[]) =>
    byMovement((name) => rows.reduce((sum, row) => sum + row[name], 0));
  return { before: total(movements.slice(0, -1)), now: total(movements) };
}

/** In proportion, to the cent, with nothing lost; of equal remainders the first is raised. */
export function allocate(total: number, shares: readonly number[]): number[] {
  const { down, rests, left } = remainders(total, shares);
  const raised = new Set(
    rests
      .map((_, index) => index)
      .toSorted((a, b) => (rests[b] ?? 0) - (rests[a] ?? 0))
      .slice(0, left),
  );
  return down.map((part, index) => (raised.has(index) ? part + 1 : part));
}

/** The parts rounded down, what each of them lost, in parts of a cent, and how many cents are left over. */
export function remainders(total: number, shares: readonly number[]) {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  const down = shares.map((share) => Math.floor((total * share) / whole));
  // Whole numbers, so that equal remainders are equal.
  const rests = shares.map((share, index) => total * share - whole * (down[index] ?? 0));
  return { down, rests, left: rests.reduce((sum, rest) => sum + rest, 0) / whole };
}

function accountOf(commitment: number, before: Movements, now: Movements): CapitalAccount {
  const balance = (moved: Movements) =>
    moved.calledForInvestments +
    moved.calledForFees -
    moved.fees +
    moved.gain -
    moved.carry -
    moved.distributed;
  const paidIn = now.calledForInvestments + now.calledForFees;
  return {
    commitment,
    opening: balance(before),
    ...byMovement((name) => now[name] - before[name]),
    closing: balance(now),
    paidIn,
    received: now.distributed,
    undrawn: commitment - paidIn,
  };
}

function byMovement(amountOf: (name: keyof Movements) => number): Movements {
  return {
    calledForInvestments: amountOf("calledForInvestments"),
    calledForFees: amountOf("calledForFees"),
    fees: amountOf("fees"),
    gain: amountOf("gain"),
    carry: amountOf("carry"),
    distributed: amountOf("distributed"),
  };
}

function movementsOf(row: FundQuarter, before: FundQuarter | undefined): Movements {
  const [invested, fee] = [cents(row.invested), cents(row.fee)];
  const [all, distributed] = [cents(row.distributed), cents(row.toLps)];
  const accrued = cents(row.accruedCarry) - cents(before?.accruedCarry ?? 0);
  return {
    calledForInvestments: invested,
    calledForFees: fee,
    fees: fee,
    gain: cents(row.value) - cents(before?.value ?? 0) - invested + all,
    carry: all - distributed + accrued,
    distributed,
  };
}

function divided(movements: Movements, shares: readonly number[]): Movements[] {
  const parts = Object.fromEntries(
    Object.entries(movements).map(([name, amount]) => [name, allocate(amount, shares)]),
  );
  return shares.map((_, lp) => byMovement((name) => parts[name]?.[lp] ?? 0));
}

const noMovements = byMovement(() => 0);

function netAssetCents(row: FundQuarter | undefined) {
  return row ? cents(row.value) - cents(row.accruedCarry) : 0;
}

function combine(amountOf: (name: keyof CapitalAccount) => number): CapitalAccount {
  return Object.fromEntries(accountNames.map((name) => [name, amountOf(name)])) as CapitalAccount;
}

export function cents(euro: number) {
  return Math.round(euro * 100);
}
