import { roundedTogether } from "../waterfall/ledger.ts";
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
type Movements = Pick<
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
 * The accounts after the reported quarter. Each movement of each quarter is divided by commitment and
 * rounded to the cent, the cents left over going to the largest remainders; an LP's account is what those
 * parts add up to. The fund's is read off its books, so the two need not agree: that they do is the check.
 */
export function reconcile(
  ledger: readonly FundQuarter[],
  { lps, committedCapital, quarter }: FundInputs,
): Reconciliation {
  const shares = lps.map(({ parts }) => parts);
  const past = ledger.slice(0, quarter);
  const movements = past.map((row, index) => movementsOf(row, ledger[index - 1]));
  const perQuarter = movements.map((one) => divided(one, shares));
  const commitments = allocate(cents(committedCapital), shares);

  const accounts = shares.map((_, lp) =>
    accountOf(
      commitments[lp] ?? 0,
      perQuarter.map((parts) => parts[lp] ?? noMovements),
    ),
  );
  const [before, now] = [past.at(-2), past.at(-1)];
  const booked = accountOf(cents(committedCapital), movements);
  const fund = { ...booked, opening: netAssetCents(before), closing: netAssetCents(now) };
  const sum = combine((name) => accounts.reduce((total, account) => total + account[name], 0));
  return { lps: accounts, sum, fund, difference: combine((name) => fund[name] - sum[name]) };
}

/** In proportion, to the cent, with nothing lost. */
export function allocate(total: number, shares: readonly number[]): number[] {
  const whole = shares.reduce((sum, share) => sum + share, 0);
  return roundedTogether(shares.map((share) => (total * share) / whole));
}

function accountOf(commitment: number, movements: readonly Movements[]): CapitalAccount {
  const sum = (name: keyof Movements, rows: readonly Movements[]) =>
    rows.reduce((total, row) => total + row[name], 0);
  const balance = (rows: readonly Movements[]) =>
    sum("calledForInvestments", rows) +
    sum("calledForFees", rows) -
    sum("fees", rows) +
    sum("gain", rows) -
    sum("carry", rows) -
    sum("distributed", rows);
  const paidIn = sum("calledForInvestments", movements) + sum("calledForFees", movements);
  return {
    commitment,
    opening: balance(movements.slice(0, -1)),
    ...(movements.at(-1) ?? noMovements),
    closing: balance(movements),
    paidIn,
    received: sum("distributed", movements),
    undrawn: commitment - paidIn,
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
  const parts = Object.entries(movements).map(
    ([name, amount]) => [name, allocate(amount, shares)] as const,
  );
  return shares.map((_, lp) => ({
    ...noMovements,
    ...Object.fromEntries(parts.map(([name, amounts]) => [name, amounts[lp] ?? 0])),
  }));
}

const noMovements: Movements = {
  calledForInvestments: 0,
  calledForFees: 0,
  fees: 0,
  gain: 0,
  carry: 0,
  distributed: 0,
};

function netAssetCents(row: FundQuarter | undefined) {
  return row ? cents(row.value) - cents(row.accruedCarry) : 0;
}

function combine(amountOf: (name: keyof CapitalAccount) => number): CapitalAccount {
  return Object.fromEntries(accountNames.map((name) => [name, amountOf(name)])) as CapitalAccount;
}

function cents(euro: number) {
  return Math.round(euro * 100);
}
