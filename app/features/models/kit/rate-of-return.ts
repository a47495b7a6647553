import { formatPercent } from "#app/format/percent.ts";
import type { Irr } from "#models/cash-flow/irr.ts";

/** A rate of return in words: the rate, or that there is none and why. */
export function rateOfReturn(irr: Irr, note: string): { value: string; note: string } {
  if (irr.kind === "rate") return { value: formatPercent(irr.rate), note };
  if (irr.kind === "several") {
    const rates = irr.rates.map((rate) => formatPercent(rate)).join(" and ");
    return { value: "None", note: `several rates fit: ${rates}` };
  }
  return { value: "None", note: whyNoRate[irr.reason] };
}

const whyNoRate: Record<Extract<Irr, { kind: "none" }>["reason"], string> = {
  "no-negative-flow": "nothing is invested",
  "no-positive-flow": "nothing comes back",
  "inflow-first": "money comes in first",
  "no-rate": "no rate fits these flows",
};
