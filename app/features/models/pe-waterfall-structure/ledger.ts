import { sheet } from "#models/waterfall/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";

export type WaterfallFigures = FiguresOf<typeof sheet>;

/**
 * In the order they are paid: the lines with what both sides receive, and each of them. The code is shown in the
 * chart, the legend and the tables, so that nobody depends on the color.
 */
export const tiers = [
  { code: "1", both: "returnOfCapital", lp: "returnOfCapital", gp: null },
  { code: "2", both: "preferredReturn", lp: "preferredReturn", gp: null },
  { code: "3", both: "catchUp", lp: null, gp: "catchUp" },
  { code: "4a", both: "shared", lp: "sharedLp", gp: "sharedGp" },
  { code: "4b", both: "sharedAbove", lp: "sharedAboveLp", gp: "sharedAboveGp" },
] as const;

export type TierLine = NonNullable<(typeof tiers)[number]["lp" | "gp"]>;

export const yearNumbers = sheet.presets.base.inputs.years.map((_, index) => index + 1);

const otherEntries = [
  ...(["lpInvested", "managementFee", "lpExpenses", "distributed"] as const),
  ...(["clawbackPaid", "intoEscrow", "fromEscrow", "clawbackIfEnded"] as const),
] as const;

/** What is rounded; the sums of a column follow from it. */
type Entries = Record<TierLine | "gpFromCommitment" | (typeof otherEntries)[number], number>;

/** What the LPs pay. It is rounded to date, so that its totals are right to the thousand. */
const paidLines: readonly (keyof Entries)[] = ["lpInvested", "managementFee", "lpExpenses"];

/** One column of the accounts, in whole €k, by the names of the sheet. */
export type LedgerColumn = Entries &
  Record<
    "paidIn" | "givenBack" | "toEscrow" | "toLps" | "toGp" | "toBoth" | "check" | "lpNetFlow",
    number
  >;

const lpLines = tiers.flatMap(({ lp }) => lp ?? []);
const gpLines = tiers.flatMap(({ gp }) => gp ?? []);
/** The parts of a distribution. */
const partLines: readonly (keyof Entries)[] = ["gpFromCommitment", ...lpLines, ...gpLines];
const entryNames = [...partLines, ...otherEntries];

/**
 * The years as they are printed. Rounding each amount separately would leave columns that miss their
 * total by one; here every printed tier counts, so rows and columns add up to the last digit.
 */
export function ledgerOf({ numberAt, number }: Pick<WaterfallFigures, "numberAt" | "number">) {
  const thousands = (amount: number) => Math.round(amount / 1_000);
  const paidToDate = Object.fromEntries(
    paidLines.map((name) => {
      const paid = yearNumbers.map((year) => numberAt(name, year));
      return [name, runningTotals(paid).map(thousands)];
    }),
  );
  const rounded = yearNumbers.map((year) => {
    const parts = roundedTogether(partLines.map((line) => numberAt(line, year) / 1_000));
    return entriesOf((name) => {
      const paid = paidToDate[name];
      if (paid) return (paid[year - 1] ?? 0) - (paid[year - 2] ?? 0);
      const part = partLines.indexOf(name);
      return part < 0 ? thousands(numberAt(name, year)) : (parts[part] ?? 0);
    });
  });
  // The clawback is printed so that what the GP keeps in all is right to the thousand: nothing, if it keeps nothing.
  const carry = sum(rounded.flatMap((year) => gpLines.map((line) => year[line])));
  const clawback = carry - thousands(number("carry"));
  // What is printed as released adds up to what is printed as held.
  let escrow = 0;
  const years = rounded.map((year, index) => {
    const held = escrow + year.intoEscrow;
    const isOver = index + 1 >= number("endYear");
    const fromEscrow = isOver ? held : Math.min(year.fromEscrow, held);
    escrow = held - fromEscrow;
    return { ...year, clawbackPaid: year.clawbackPaid > 0 ? clawback : 0, fromEscrow };
  });
  const sums = entriesOf((name) => sum(years.map((year) => year[name])));
  // A clawback of every year that the fund might have ended in.
  const total = { ...sums, clawbackIfEnded: NaN };
  return { years: years.map(columnOf), total: columnOf(total) };
}

function columnOf(entries: Entries): LedgerColumn {
  const { lpInvested, managementFee, lpExpenses, distributed, clawbackPaid } = entries;
  const paidIn = lpInvested + managementFee + lpExpenses;
  const toEscrow = entries.intoEscrow - entries.fromEscrow;
  const toLps = sum(lpLines.map((line) => entries[line])) + clawbackPaid;
  const carry = sum(gpLines.map((line) => entries[line])) - clawbackPaid - toEscrow;
  const toGp = entries.gpFromCommitment + carry;
  const toBoth = toLps + toGp;
  return {
    ...entries,
    ...{ paidIn, toLps, toGp, toBoth, toEscrow, givenBack: 0 - clawbackPaid },
    check: distributed - toBoth - toEscrow,
    lpNetFlow: toLps - paidIn,
  };
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

function entriesOf(amountOf: (name: keyof Entries) => number): Entries {
  return Object.fromEntries(entryNames.map((name) => [name, amountOf(name)])) as Entries;
}

function runningTotals(amounts: readonly number[]): number[] {
  let total = 0;
  return amounts.map((amount) => {
    total += amount;
    return total;
  });
}

function sum(amounts: readonly number[]) {
  return amounts.reduce((total, amount) => total + amount, 0);
}
