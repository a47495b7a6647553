import { standardTerms, type WaterfallTerms } from "../waterfall/terms.ts";
import {
  type Balances,
  distribute,
  type Split,
  sumOfTiers,
  type Tier,
} from "../waterfall/tiers.ts";
import { dayOf, quarterEnd, quartersAYear } from "./calendar.ts";
import { worthOfHoldings } from "./holdings.ts";
import type { FundInputs } from "./inputs.ts";

/**
 * One quarter. All flows fall on its last day. Every figure follows from the inputs and from the row before
 * it, except the value, which follows from the row after it: so each can be one formula of a spreadsheet.
 */
export type FundQuarter = {
  quarter: number;
  year: number;
  date: string;
  /** Days since the first close. */
  day: number;
  invested: number;
  /** What the fee is charged on. */
  feeBase: number;
  fee: number;
  /** Called from the LPs: invested and fee. */
  called: number;
  distributed: number;
  toLps: number;
  carryPaid: number;
  /** What was owed just before the distribution, how it was paid, and what is owed after it. */
  due: Balances;
  paid: Record<Tier, Split>;
  left: Balances;
  /** What the holdings are worth by the forecast; below zero where they cost more than they still bring. */
  worth: number;
  /** What the holdings cost that are still held after the quarter's distribution. */
  cost: number;
  /** What the holdings are reported at after the quarter's flows. */
  value: number;
  /** How a sale at that value would be paid. */
  ifSold: Record<Tier, Split>;
  /** What the GP would receive as carry if the holdings were sold at that value. */
  accruedCarry: number;
  /** The LPs' part of the value. */
  netAssetValue: number;
  /** Received by the LPs less called from them, since the start. */
  netCash: number;
};

/** What the ledger follows from: the fund itself, and neither the report nor the LPs. */
type LedgerInputs = Omit<FundInputs, "quarter" | "lps">;

export function fundLedger(
  inputs: LedgerInputs,
  terms: WaterfallTerms = standardTerms,
): FundQuarter[] {
  const flows = quarterlyFlows(inputs);
  const worths = worthOfHoldings(flows.map(({ invested, distributed }) => distributed - invested));
  const lastFlow = flows.findLastIndex(({ invested, distributed }) => invested + distributed > 0);
  const lastYear = Math.floor(lastFlow / quartersAYear);
  let cost = 0;
  let netCash = 0;
  let owed: Balances = {
    unreturnedCapital: 0,
    unpaidPreferred: 0,
    hurdleGap: 0,
    profitPaid: { lp: 0, gp: 0 },
  };

  return flows.map(({ invested, distributed }, index) => {
    const quarter = index + 1;
    const year = Math.floor(index / quartersAYear) + 1;
    const isInvesting = year <= inputs.investmentYears;
    // The fund ends with the year of its last flow, and with it the fee.
    const feeBase = year > lastYear + 1 ? 0 : isInvesting ? inputs.committedCapital : cost;
    const fee = (feeBase * inputs.feeRate) / quartersAYear;
    const called = invested + fee;

    const due = accrue(owed, dayOf(quarter) - dayOf(index), called, terms);
    const paid = distribute(distributed, due, terms);
    const { lp: toLps, gp: carryPaid } = sumOfTiers(paid);
    const left = {
      unreturnedCapital: due.unreturnedCapital - paid.returnOfCapital.lp,
      unpaidPreferred: due.unpaidPreferred - paid.preferredReturn.lp,
      hurdleGap: due.hurdleGap - toLps,
      profitPaid: {
        lp: due.profitPaid.lp + toLps - paid.returnOfCapital.lp,
        gp: due.profitPaid.gp + carryPaid,
      },
    };
    owed = left;

    const worth = worths[index] ?? 0;
    const forecastValue = Math.max(0, worth);
    const before = forecastValue + distributed;
    cost = before > 0 ? ((cost + invested) * forecastValue) / before : 0;
    netCash += toLps - called;
    const value = forecastValue * inputs.valuedAt;
    const ifSold = distribute(value, left, terms);
    const accruedCarry = sumOfTiers(ifSold).gp;
    return {
      quarter,
      year,
      date: quarterEnd(quarter),
      day: dayOf(quarter),
      invested,
      feeBase,
      fee,
      called,
      distributed,
      toLps,
      carryPaid,
      due,
      paid,
      left,
      worth,
      cost,
      value,
      ifSold,
      accruedCarry,
      netAssetValue: value - accruedCarry,
      netCash,
    };
  });
}

/** A year's amounts in four equal parts. */
function quarterlyFlows({ years }: LedgerInputs) {
  return years.flatMap(({ invested, distributed }) =>
    Array.from({ length: quartersAYear }, () => ({
      invested: invested / quartersAYear,
      distributed: distributed / quartersAYear,
    })),
  );
}

/** Preferred return and hurdle by days, as the rate of return counts them; then the call is added. */
function accrue(owed: Balances, days: number, called: number, terms: WaterfallTerms): Balances {
  const grown = (rate: number) => (1 + rate) ** (days / 365);
  const preferred =
    (owed.unreturnedCapital + owed.unpaidPreferred) * (grown(terms.preferredRate) - 1);
  return {
    unreturnedCapital: owed.unreturnedCapital + called,
    unpaidPreferred: owed.unpaidPreferred + preferred,
    hurdleGap: owed.hurdleGap * grown(terms.hurdleIrr) + called,
    profitPaid: owed.profitPaid,
  };
}
