import type { WaterfallResults } from "./results.ts";
import { type Split, type Tier, tiers } from "./tiers.ts";
import type { WaterfallYear } from "./years.ts";

/** One column of the accounts, in whole €k. */
export type LedgerColumn = {
  contributions: number;
  managementFee: number;
  distributed: number;
  tiers: Record<Tier, Split>;
  /** Given back by the GP to the LPs. */
  clawback: number;
  /** What each side receives: the sum of its tiers as printed in this column, and the clawback. */
  received: Split;
};

export type Ledger = { years: LedgerColumn[]; total: LedgerColumn };

const THOUSAND = 1_000;

/**
 * The results as they are printed. Rounding each amount separately would leave columns that miss their
 * total by one; here every printed tier counts, so rows and columns add up to the last digit.
 */
export function ledgerOf({ years }: Pick<WaterfallResults, "years">): Ledger {
  const columns = withClawback(years.map(columnOf), years);
  return { years: columns, total: columns.reduce(sumOfColumns, emptyColumn) };
}

/** The clawback, printed so that what the GP keeps in all is right to the thousand: nothing, if it keeps nothing. */
function withClawback(
  columns: readonly LedgerColumn[],
  years: readonly WaterfallYear[],
): LedgerColumn[] {
  const kept = Math.round(sum(years.map(({ received }) => received.gp)) / THOUSAND);
  const paid = sum(columns.map(({ received }) => received.gp));
  return columns.map((column, index) =>
    Math.round((years[index]?.clawback ?? 0) / THOUSAND) > 0
      ? withReceived({ ...column, clawback: paid - kept })
      : column,
  );
}

/** Distributions that reached nobody. Must be zero. */
export function unaccounted({ distributed, received }: LedgerColumn) {
  return distributed - received.lp - received.gp;
}

export function lpNetFlow({ received, contributions, managementFee }: LedgerColumn) {
  return received.lp - contributions - managementFee;
}

function columnOf(year: WaterfallYear): LedgerColumn {
  const parts = tiers.flatMap((tier) => [year.tiers[tier].lp, year.tiers[tier].gp]);
  const rounded = roundedTogether(parts.map((part) => part / THOUSAND));
  const tierAt = (index: number): Split => ({
    lp: rounded[2 * index] ?? 0,
    gp: rounded[2 * index + 1] ?? 0,
  });
  return withReceived({
    contributions: Math.round(year.invested / THOUSAND),
    managementFee: Math.round(year.managementFee / THOUSAND),
    distributed: Math.round(year.distributed / THOUSAND),
    tiers: byTier((tier) => tierAt(tiers.indexOf(tier))),
    clawback: 0,
  });
}

/**
 * Whole numbers close to the given ones that sum to their rounded total: all are rounded down, and the
 * remainder goes to those that lost the most.
 */
export function roundedTogether(amounts: readonly number[]): number[] {
  const down = amounts.map(Math.floor);
  const lost = amounts.map((amount, index) => amount - (down[index] ?? 0));
  const left = Math.round(sum(amounts)) - sum(down);
  const raised = new Set(
    lost
      .map((_, index) => index)
      .toSorted((a, b) => (lost[b] ?? 0) - (lost[a] ?? 0))
      .slice(0, left),
  );
  return down.map((amount, index) => (raised.has(index) ? amount + 1 : amount));
}

const emptyColumn = withReceived({
  contributions: 0,
  managementFee: 0,
  distributed: 0,
  tiers: byTier(() => ({ lp: 0, gp: 0 })),
  clawback: 0,
});

function sumOfColumns(a: LedgerColumn, b: LedgerColumn): LedgerColumn {
  return withReceived({
    contributions: a.contributions + b.contributions,
    managementFee: a.managementFee + b.managementFee,
    distributed: a.distributed + b.distributed,
    tiers: byTier((tier) => ({
      lp: a.tiers[tier].lp + b.tiers[tier].lp,
      gp: a.tiers[tier].gp + b.tiers[tier].gp,
    })),
    clawback: a.clawback + b.clawback,
  });
}

function withReceived(column: Omit<LedgerColumn, "received">): LedgerColumn {
  const received = {
    lp: sum(tiers.map((tier) => column.tiers[tier].lp)) + column.clawback,
    gp: sum(tiers.map((tier) => column.tiers[tier].gp)) - column.clawback,
  };
  return { ...column, received };
}

function byTier<Value>(ofTier: (tier: Tier) => Value): Record<Tier, Value> {
  return {
    returnOfCapital: ofTier("returnOfCapital"),
    preferredReturn: ofTier("preferredReturn"),
    catchUp: ofTier("catchUp"),
    carriedInterest: ofTier("carriedInterest"),
    carriedInterestAboveHurdle: ofTier("carriedInterestAboveHurdle"),
  };
}

function sum(amounts: readonly number[]) {
  return amounts.reduce((total, amount) => total + amount, 0);
}
