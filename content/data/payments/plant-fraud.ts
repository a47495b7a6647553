import { normal, pick, type Random, whole } from "../random.ts";
import { anySize, inventedAmount, roundedTo } from "./amounts.ts";
import { anyTime, officeTime } from "./calendar.ts";
import { MULES, type Payer, SHAM_VENDORS } from "./vendors.ts";

export type FraudKind = "burst" | "outlier" | "round sum" | "new payee" | "made-up invoice";

export type Draft = {
  /** Seconds since the start of 2022, local time. */
  paidAt: number;
  payerId: number;
  payeeId: number;
  /** Cents, so that sums are exact. */
  amount: number;
  /** The truth, which no rule may read; `null` for an honest payment. */
  fraud: FraudKind | null;
};

/** Fraud begins once there is a history to tell it from: after a sixth of the year. */
const FIRST_FRAUD = 1 / 6;

/** Every planted payment, with the kind of fraud it belongs to. */
export function plantFraud(payers: readonly Payer[], random: Random): Draft[] {
  return [
    ...times(13, () => burst(pick(payers, random), random)).flat(),
    ...times(58, () => outlier(pick(payers, random), random)),
    ...times(46, () => roundSum(pick(payers, random), random)),
    ...times(52, () => newPayee(pick(payers, random), random)),
    ...SHAM_VENDORS.flatMap((payeeId) => madeUpInvoices(payeeId, payers, random)),
  ];
}

/** A stolen login: ordinary amounts, but several within the hour. */
function burst(payer: Payer, random: Random): Draft[] {
  let paidAt = anyTime(random, FIRST_FRAUD);
  return times(whole(4, 8, random), () => {
    paidAt += whole(60, 600, random);
    const payeeId = random() < 0.5 ? pick(MULES, random) : pick(payer.vendors, random).payeeId;
    const amount = Math.max(500, Math.round(payer.usual * 1.5 * Math.exp(0.7 * normal(random))));
    return draft({ paidAt, payer, payeeId, amount, fraud: "burst" });
  });
}

/** One payment far above what the branch usually pays. */
function outlier(payer: Payer, random: Random): Draft {
  const paidAt = officeTime(random, FIRST_FRAUD);
  const { payeeId } = pick(payer.vendors, random);
  const amount = anySize(payer.usual * 10, payer.usual * 70, random);
  return draft({ paidAt, payer, payeeId, amount, fraud: "outlier" });
}

function roundSum(payer: Payer, random: Random): Draft {
  const paidAt = officeTime(random, FIRST_FRAUD);
  const { payeeId } = pick(payer.vendors, random);
  const amount = roundedTo(10_000, anySize(60_000, 500_000, random));
  return draft({ paidAt, payer, payeeId, amount, fraud: "round sum" });
}

/** An invoice with changed bank details: the branch has never paid this account. */
function newPayee(payer: Payer, random: Random): Draft {
  const paidAt = officeTime(random, FIRST_FRAUD);
  const amount = anySize(70_000, 500_000, random) + whole(1, 99, random);
  return draft({ paidAt, payer, payeeId: pick(MULES, random), amount, fraud: "new payee" });
}

/** A vendor that exists on paper only, paid by branches where somebody plays along. */
function madeUpInvoices(payeeId: number, payers: readonly Payer[], random: Random): Draft[] {
  const accomplices = times(4, () => pick(payers, random));
  return times(84, () =>
    draft({
      paidAt: officeTime(random, FIRST_FRAUD),
      payer: pick(accomplices, random),
      payeeId,
      amount: inventedAmount(random),
      fraud: "made-up invoice",
    }),
  );
}

type Planted = Omit<Draft, "payerId" | "fraud"> & { payer: Payer; fraud: FraudKind };

function draft({ payer, ...payment }: Planted): Draft {
  return { ...payment, payerId: payer.payerId };
}

function times<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}
