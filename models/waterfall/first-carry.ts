import { sumOfTiers } from "./tiers.ts";
import type { WaterfallYear } from "./years.ts";

/** Euro; less is nothing in a table of thousands. */
export const carryWorthShowing = 500;

/** The first year in which the GP receives carry, before a clawback; `null` if there is none. */
export function firstCarryYear(years: readonly WaterfallYear[]): number | null {
  const first = years.find(({ tiers }) => sumOfTiers(tiers).gp >= carryWorthShowing);
  return first?.year ?? null;
}
