import { normal, pick, type Random, whole } from "../random.ts";
import type { Payer, Vendor } from "./vendors.ts";

const SMALLEST = 500;

/** Cents. Some vendors bill round sums, and now and then anyone agrees on one. */
export function honestAmount({ usual }: Payer, vendor: Vendor, random: Random) {
  const amount = usual * vendor.level * Math.exp(vendor.spread * normal(random));
  const isRound = vendor.billing === "round" || random() < 0.008;
  return isRound ? roundedTo(10_000, amount) : Math.max(SMALLEST, Math.round(amount));
}

/** A multiple of `unit`, at least one. */
export function roundedTo(unit: number, amount: number) {
  return unit * Math.max(1, Math.round(amount / unit));
}

/** Evenly spread over the logarithms from `low` to `high`, in cents. */
export function anySize(low: number, high: number, random: Random) {
  return Math.round(low * (high / low) ** random());
}

/** What a person writes who invents an invoice: every first digit about as often as any other. */
export function inventedAmount(random: Random) {
  const first = pick([1, 2, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9], random);
  const size = pick([10, 100, 100, 100, 1000], random);
  return Math.max(SMALLEST, 100 * (first * size) + whole(0, 100 * size - 1, random));
}
