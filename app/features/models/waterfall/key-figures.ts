import { formatMillionEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import type { Irr } from "#models/cash-flow/irr.ts";
import type { WaterfallResults } from "#models/waterfall/results.ts";
import type { Split } from "#models/waterfall/tiers.ts";

/** A result as the reader meets it; what has no answer is said in words. */
export type KeyFigure = { label: string; value: string; note: string };

export function keyFigures(results: WaterfallResults): KeyFigure[] {
  const { distributed, received, paidIn } = results;
  return [
    {
      label: "LP multiple",
      value: multipleText(results, "lp"),
      note: `${formatMillionEuro(received.lp)} for ${formatMillionEuro(paidIn)} paid in`,
    },
    { label: "LP IRR", ...rateOfReturn(results.lpIrr) },
    {
      label: "GP carried interest",
      value: formatMillionEuro(received.gp),
      note: shareOfProfitText(results),
    },
    {
      label: "Total distributed",
      value: formatMillionEuro(distributed),
      note: `${formatMillionEuro(received.lp)} of it to the LPs`,
    },
  ];
}

export function multipleText({ multiple }: WaterfallResults, party: keyof Split) {
  return multiple ? `${formatNumber(multiple[party], 2)}×` : "None";
}

function shareOfProfitText({ gpShareOfProfit }: WaterfallResults) {
  return gpShareOfProfit === null
    ? "no profit to share"
    : `${formatPercent(gpShareOfProfit)} of profit`;
}

export function rateOfReturn(irr: Irr): { value: string; note: string } {
  if (irr.kind === "rate")
    return { value: formatPercent(irr.rate), note: "a year, after fees and carry" };
  if (irr.kind === "several") {
    const rates = irr.rates.map((rate) => formatPercent(rate)).join(" and ");
    return { value: "Several", note: `${rates}: the flows turn more than once` };
  }
  return { value: "None", note: whyNoRate[irr.reason] };
}

const whyNoRate: Record<Extract<Irr, { kind: "none" }>["reason"], string> = {
  "no-negative-flow": "in no year do the LPs pay in more than they get",
  "no-positive-flow": "in no year do the LPs get more than they pay in",
  "no-rate": "no rate balances these flows",
};

/** The outcome in a sentence or two, for those who hear it. */
export function spokenFigures(figures: readonly KeyFigure[]) {
  return `${figures.map(({ label, value }) => `${label}: ${value}`).join(". ")}.`;
}
