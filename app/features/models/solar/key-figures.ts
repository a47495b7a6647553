import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import type { Irr } from "#models/cash-flow/irr.ts";
import type { SolarResults } from "#models/solar/results.ts";
import type { SolarCase } from "./solar-case.ts";

/** A result as the reader meets it; what has no answer is said in words. */
export type KeyFigure = { label: string; value: string; note: string };

export function keyFigures({ financing, inputs }: SolarCase, results: SolarResults): KeyFigure[] {
  const onLoan = financing === "loan" && results.yearlyPayment > 0;
  const cost = onLoan
    ? `${formatEuro(results.yearlyPayment)} a year to the bank`
    : `on ${formatEuro(results.costAfterSubsidy)} after subsidy`;
  return [
    {
      label: "Net present value",
      value: formatEuro(results.npv),
      note: `discounted at ${formatPercent(inputs.discountRate, { atMost: 1 })}`,
    },
    { label: "Internal rate of return", ...rateOfReturn(results.irr) },
    {
      label: "Payback",
      value: formatPayback(results.paybackYears),
      note:
        results.paybackYears === null ? `${formatEuro(-results.netGain)} short in the end` : cost,
    },
    {
      label: `${inputs.lifetimeYears}-year savings`,
      value: formatEuro(results.lifetimeSavings),
      note: `${formatEuro(results.firstYearSaving)} in the first year`,
    },
  ];
}

/** One sentence for those who hear the page. */
export function spokenFigures(figures: readonly KeyFigure[]) {
  return `${figures.map(({ label, value }) => `${label}: ${value}`).join(". ")}.`;
}

export function formatPayback(years: number | null) {
  if (years === null) return "Never";
  if (years === 0) return "At once";
  return `${formatNumber(years, 1)} years`;
}

function rateOfReturn(irr: Irr): { value: string; note: string } {
  if (irr.kind === "rate") return { value: formatPercent(irr.rate), note: "a year" };
  if (irr.kind === "several") {
    const rates = irr.rates.map((rate) => formatPercent(rate)).join(" and ");
    return { value: "Several", note: `${rates}: the flows turn more than once` };
  }
  return { value: "None", note: whyNoRate[irr.reason] };
}

const whyNoRate = {
  "no-negative-flow": "no own money goes in",
  "no-positive-flow": "no year brings money in",
  "no-rate": "no rate balances these flows",
} as const;
