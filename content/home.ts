import type { LivingFigure } from "./types.ts";

/**
 * The model that the home page shows at work, or `null` for none. A name in braces, as in `{lpIrr}`, is replaced by
 * that figure of the model's sheet.
 */
export const livingFigure: LivingFigure | null = {
  project: "pe-waterfall-structure",
  invitation: "An invented fund. Change the case or select a figure.",
  link: "Open the waterfall",
  opensWith: "base",
  cases: {
    downside: "LPs in a weak fund get back {lpMultiple} what they paid in",
    base: "A {committedCapital} fund earns its LPs a net IRR of {lpIrr}",
    upside: "At a net IRR of {lpIrr}, the GP takes {gpShare} of the profit",
  },
  figures: ["lpIrr", "lpMultiple"],
  chart: {
    line: "lpNetFlow",
    caption: "LP net cash flow by year,\u00a0€m",
  },
};
