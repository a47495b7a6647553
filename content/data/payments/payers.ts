import { normal, type Random, whole } from "../random.ts";
import { pickVendor, type Vendor } from "./vendors.ts";

/** A branch with an account of its own. */
export type Payer = {
  payerId: number;
  /** Its usual amount, in cents. */
  usual: number;
  /** Payments in a year besides those of a payment run. */
  singlePayments: number;
  vendors: readonly Vendor[];
};

const PAYERS = 160;

export function makePayers(vendors: readonly Vendor[], random: Random): Payer[] {
  return Array.from({ length: PAYERS }, (_, index) => ({
    payerId: index + 1,
    usual: 18_000 * Math.exp(0.45 * normal(random)),
    singlePayments: whole(90, 190, random),
    vendors: Array.from({ length: whole(10, 18, random) }, () => pickVendor(vendors, random)),
  }));
}
