import type { Tone } from "#app/components/charts/tone.ts";
import type { Split, Tier } from "#models/waterfall/tiers.ts";

/** The code is shown in the chart, the legend and the tables, so that nobody depends on the colour. */
export const tierNames: Record<Tier, { code: string; name: string }> = {
  returnOfCapital: { code: "1", name: "Return of capital" },
  preferredReturn: { code: "2", name: "Preferred return" },
  catchUp: { code: "3", name: "Catch-up" },
  carriedInterest: { code: "4a", name: "Carried interest 80/20" },
  carriedInterestAboveHurdle: { code: "4b", name: "Carried interest 50/50" },
};

export const tierTone: Record<Tier, Tone> = {
  returnOfCapital: "muted",
  preferredReturn: "green",
  catchUp: "ochre",
  carriedInterest: "blue",
  carriedInterestAboveHurdle: "purple",
};

/** The lines of the sheet with what a side receives from a tier, and what both do. */
export const sheetLines: Record<Tier, Record<keyof Split | "both", string>> = {
  returnOfCapital: { lp: "returnOfCapital", gp: "", both: "returnOfCapital" },
  preferredReturn: { lp: "preferredReturn", gp: "", both: "preferredReturn" },
  catchUp: { lp: "", gp: "catchUp", both: "catchUp" },
  carriedInterest: { lp: "sharedLp", gp: "sharedGp", both: "shared" },
  carriedInterestAboveHurdle: { lp: "sharedAboveLp", gp: "sharedAboveGp", both: "sharedAbove" },
};
