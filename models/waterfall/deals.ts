import type { WaterfallInputs } from "./inputs.ts";
import type { WaterfallTerms } from "./terms.ts";

/** One year of the deals. */
export type DealsYear = {
  /** The deal that pays in this year, 0 where nothing is distributed. */
  payingDeal: number;
  /** What the deals cost that are still held at the end of the year. */
  costHeld: number;
  /** The year in which the capital of the deal bought now has to be returned before carry is paid. */
  dueYear: number;
  /** The preferred return that this deal's capital will have earned by then. */
  preferredWhenDue: number;
  /** What the LPs will have to receive by then to have earned the hurdle rate on it. */
  hurdleWhenDue: number;
};

/**
 * The deals of a fund. On the whole fund, capital is due as soon as it is drawn. Deal by deal it is due when
 * its deal first pays, with the return it has earned since; a deal that never pays is written off at the
 * fund's end. A deal is held until its last distribution.
 */
export function dealsYears(
  { years, carryBasis }: WaterfallInputs,
  { preferredRate, hurdleIrr }: WaterfallTerms,
  fundEnd: number,
): DealsYear[] {
  const paying = years.map(({ distributed, deal }, index) =>
    distributed > 0 ? Math.min(deal, index + 1) : 0,
  );
  let costHeld = 0;
  return years.map(({ invested }, index) => {
    const year = index + 1;
    const payingDeal = paying[index] ?? 0;
    const isLastPayment = payingDeal > 0 && !paying.includes(payingDeal, year);
    costHeld += invested;
    if (isLastPayment) costHeld -= years[payingDeal - 1]?.invested ?? 0;
    const firstPaid = 1 + paying.indexOf(year);
    const dueYear = carryBasis === "fund" ? year : firstPaid || fundEnd;
    return {
      payingDeal,
      costHeld,
      dueYear,
      preferredWhenDue: invested * ((1 + preferredRate) ** (dueYear - year) - 1),
      hurdleWhenDue: invested * (1 + hurdleIrr) ** (dueYear - year),
    };
  });
}
