import type { Tier } from "#models/waterfall/tiers.ts";

/** The code stands in the chart, the legend and the tables, so that no one needs the colour. */
export const tierNames: Record<Tier, { code: string; name: string }> = {
  returnOfCapital: { code: "1", name: "Return of capital" },
  preferredReturn: { code: "2", name: "Preferred return" },
  catchUp: { code: "3", name: "Catch-up" },
  carriedInterest: { code: "4a", name: "Carried interest 80/20" },
  carriedInterestAboveHurdle: { code: "4b", name: "Carried interest 50/50" },
};

/** Whole class names, so that the stylesheet finds them. */
export const tierFill: Record<Tier, string> = {
  returnOfCapital: "fill-muted",
  preferredReturn: "fill-excel",
  catchUp: "fill-python",
  carriedInterest: "fill-sql",
  carriedInterestAboveHurdle: "fill-vba",
};

/** A code on the full colour of a tier, and one on its hatched part, where it needs a clear ground. */
export const lpText = "fill-paper";
export const gpText = "fill-ink stroke-paper stroke-6 [paint-order:stroke] [stroke-linejoin:round]";
