/**
 * Invents a year of supplier payments: 160 branches of one company, each paying from its own account.
 * Most payments are honest; five kinds of fraud are planted among them, and the truth about each
 * payment is known. Everything comes from one seeded sequence, so that two runs agree to the byte.
 */
import { mulberry32 } from "../../../models/mulberry32.ts";
import { pick, type Random, whole } from "../random.ts";
import { writeCsv } from "../write-csv.ts";
import { honestAmount } from "./amounts.ts";
import { monthEnd, officeTime, writtenTime } from "./calendar.ts";
import { type Draft, plantFraud } from "./plant-fraud.ts";
import { makePayers, makeVendors, type Payer, pickVendor, type Vendor } from "./vendors.ts";

/** Numbered in the order of time. No two payments share a second. */
export type Payment = Draft & { paymentId: number };

export function generatePayments(seed = 20230531): Payment[] {
  const random = mulberry32(seed);
  const vendors = makeVendors(random);
  const payers = makePayers(vendors, random);
  const honest = payers.flatMap((payer) => honestPayments(payer, vendors, random));
  const drafts = [...honest, ...plantFraud(payers, random)].sort((a, b) => a.paidAt - b.paidAt);
  let last = -1;
  return drafts.map((draft, index) => {
    last = Math.max(draft.paidAt, last + 1);
    return { paymentId: index + 1, ...draft, paidAt: last };
  });
}

/** Most vendors are old acquaintances; now and then a branch tries a new one, and may stay with it. */
function honestPayments(payer: Payer, vendors: readonly Vendor[], random: Random): Draft[] {
  const regulars = [...payer.vendors];
  const times = [...singleTimes(payer, random), ...paymentRuns(random)].sort((a, b) => a - b);
  return times.map((paidAt) => {
    const tries = random() < 0.03;
    const vendor = tries ? pickVendor(vendors, random) : pick(regulars, random);
    if (tries && random() < 0.4) regulars.push(vendor);
    const amount = honestAmount(payer, vendor, random);
    return { paidAt, payerId: payer.payerId, payeeId: vendor.payeeId, amount, fraud: null };
  });
}

function singleTimes({ singlePayments }: Payer, random: Random) {
  return Array.from({ length: singlePayments }, () => officeTime(random));
}

/** In some months a branch pays what is due in one go, within the hour. */
function paymentRuns(random: Random) {
  return Array.from({ length: 12 }, (_, month) => month).flatMap((month) => {
    if (random() > 0.05) return [];
    const start = monthEnd(month, random);
    return Array.from({ length: whole(3, 6, random) }, () => start + whole(0, 3_000, random));
  });
}

/** The two tables as CSV text, by file name. */
export function paymentsAsCsv(payments: readonly Payment[]) {
  return {
    "payments.csv": writeCsv(
      ["payment_id", "paid_at", "payer_id", "payee_id", "amount"],
      payments.map(({ paymentId, paidAt, payerId, payeeId, amount }) => [
        paymentId,
        writtenTime(paidAt),
        payerId,
        payeeId,
        (amount / 100).toFixed(2),
      ]),
    ),
    "confirmed_fraud.csv": writeCsv(
      ["payment_id", "kind"],
      payments.flatMap(({ paymentId, fraud }) => (fraud ? [[paymentId, fraud]] : [])),
    ),
  };
}
