import { between, normal, type Random, whole } from "../random.ts";

/** How a vendor bills: any amount, much the same amount each time, or round sums. */
export type Billing = "mixed" | "steady" | "round";

export type Vendor = {
  payeeId: number;
  billing: Billing;
  /** Its usual amount as a multiple of the payer's. */
  level: number;
  /** Standard deviation of the logarithm of its amounts. */
  spread: number;
};

const VENDORS = 260;

const SPREADS: Record<Billing, number> = { mixed: 1.15, steady: 0.35, round: 0.5 };

/** Payees of the fraudsters, numbered after the honest vendors. */
export const MULES = Array.from({ length: 14 }, (_, index) => VENDORS + 1 + index);
export const SHAM_VENDORS = [VENDORS + 15, VENDORS + 16, VENDORS + 17] as const;

export function makeVendors(random: Random): Vendor[] {
  return Array.from({ length: VENDORS }, (_, index) => {
    const chance = random();
    const billing = chance < 0.06 ? "round" : chance < 0.45 ? "steady" : "mixed";
    return {
      payeeId: index + 1,
      billing,
      level: Math.exp(between(-0.7, 0.7, random)),
      spread: SPREADS[billing],
    };
  });
}

/** Large vendors serve many branches: the lower the number, the more often one is chosen. */
export function pickVendor(vendors: readonly Vendor[], random: Random): Vendor {
  const vendor = vendors[Math.floor(vendors.length * random() ** 1.6)];
  if (!vendor) throw new Error("There are no vendors.");
  return vendor;
}

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
