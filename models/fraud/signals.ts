import { chiSquareOf, firstDigit } from "./benford.ts";
import { robustScore } from "./robust-score.ts";
import { noSpread, type RunningSpread, standardDeviation, withValue } from "./running-spread.ts";

export type Payment = {
  payerId: number;
  payeeId: number;
  /** Seconds. */
  paidAt: number;
  /** Euro. */
  amount: number;
};

/** What is unusual about a payment, judged only by the payments before it. */
export type Signals = {
  /** Payments by the same payer in the hour before. */
  velocity: number;
  /** Robust z-score of the logarithm among the payer's last payments; `null` without enough of them. */
  score: number | null;
  /**
   * How far the payee's earlier amounts are from Benford's law; `null` with few amounts, or where they are
   * too much alike for the law to apply.
   */
  chiSquare: number | null;
  /** The amount if it is a round sum, otherwise 0. */
  roundAmount: number;
  /** The amount if a payer with a history pays this payee for the first time, otherwise 0. */
  newPayeeAmount: number;
};

export const HOUR = 3600;
/** A payer's last payments that an amount is compared with, and how many there must be. */
export const HISTORY = { longest: 30, shortest: 20 };
/** A payee's amounts are tested from this many on, if the logarithms have at least this standard deviation. */
export const DIGITS = { fewest: 50, spread: 1 };
export const ROUND_UNIT = 100;

type PayerPast = { times: number[]; logs: number[]; payees: Set<number>; payments: number };
type PayeePast = { counts: number[]; logs: RunningSpread };

/** One entry per payment. The payments are in the order of time, no two at the same moment. */
export function signalsOf(payments: readonly Payment[]): Signals[] {
  const payers = new Map<number, PayerPast>();
  const payees = new Map<number, PayeePast>();
  return payments.map((payment) => {
    const payer = payers.get(payment.payerId) ?? newPayer();
    const payee = payees.get(payment.payeeId) ?? newPayee();
    const signals = signalsAgainst(payer, payee, payment);
    // Only now does the payment become part of the past.
    payers.set(payment.payerId, withPayment(payer, payment));
    payees.set(payment.payeeId, withAmount(payee, payment.amount));
    return signals;
  });
}

function signalsAgainst(payer: PayerPast, payee: PayeePast, payment: Payment): Signals {
  const { amount, paidAt, payeeId } = payment;
  const hasHistory = payer.payments >= HISTORY.shortest;
  const isTestable =
    payee.logs.count >= DIGITS.fewest && standardDeviation(payee.logs) >= DIGITS.spread;
  return {
    velocity: payer.times.filter((time) => time >= paidAt - HOUR).length,
    score: hasHistory ? robustScore(payer.logs, Math.log(amount)) : null,
    chiSquare: isTestable ? chiSquareOf(payee.counts) : null,
    roundAmount: amount % ROUND_UNIT === 0 ? amount : 0,
    newPayeeAmount: hasHistory && !payer.payees.has(payeeId) ? amount : 0,
  };
}

function newPayer(): PayerPast {
  return { times: [], logs: [], payees: new Set(), payments: 0 };
}

function newPayee(): PayeePast {
  return { counts: Array.from({ length: 9 }, () => 0), logs: noSpread };
}

function withPayment(past: PayerPast, { paidAt, payeeId, amount }: Payment): PayerPast {
  return {
    times: [...past.times.filter((time) => time >= paidAt - HOUR), paidAt],
    logs: [...past.logs, Math.log(amount)].slice(-HISTORY.longest),
    payees: past.payees.add(payeeId),
    payments: past.payments + 1,
  };
}

function withAmount({ counts, logs }: PayeePast, amount: number): PayeePast {
  const digit = firstDigit(amount);
  return {
    counts: counts.map((count, index) => (index + 1 === digit ? count + 1 : count)),
    logs: withValue(logs, Math.log(amount)),
  };
}
