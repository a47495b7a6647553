import type { Tier } from "#models/waterfall/tiers.ts";

/** The code stands in the chart, the legend and the tables, so that no one needs the colour. */
export const tierNames: Record<Tier, { code: string; name: string; paid: string }> = {
  returnOfCapital: { code: "1", name: "Return of capital", paid: "LPs" },
  preferredReturn: { code: "2", name: "Preferred return", paid: "LPs" },
  catchUp: { code: "3", name: "Catch-up", paid: "GP" },
  carriedInterest: { code: "4a", name: "Carried interest 80/20", paid: "LPs and GP" },
  carriedInterestAboveHurdle: { code: "4b", name: "Carried interest 50/50", paid: "LPs and GP" },
};

/** Whole class names, so that the stylesheet finds them. */
export const tierFill: Record<Tier, string> = {
  returnOfCapital: "fill-muted",
  preferredReturn: "fill-excel",
  catchUp: "fill-python",
  carriedInterest: "fill-sql",
  carriedInterestAboveHurdle: "fill-vba",
};
