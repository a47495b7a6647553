import { sheet } from "#models/waterfall/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";

export type WaterfallFigures = FiguresOf<typeof sheet>;

/**
 * In the order they are paid: the lines with what both sides receive, and each of them. The code is shown in the
 * chart, the legend and the tables, so that nobody depends on the colour.
 */
export const tiers = [
  { code: "1", both: "returnOfCapital", lp: "returnOfCapital", gp: null },
  { code: "2", both: "preferredReturn", lp: "preferredReturn", gp: null },
  { code: "3", both: "catchUp", lp: null, gp: "catchUp" },
  { code: "4a", both: "shared", lp: "sharedLp", gp: "sharedGp" },
  { code: "4b", both: "sharedAbove", lp: "sharedAboveLp", gp: "sharedAboveGp" },
] as const;

export type TierLine = NonNullable<(typeof tiers)[number]["lp" | "gp"]>;

export const yearNumbers = sheet.presets.base.inputs.years.map((_, index) => index + 1);
