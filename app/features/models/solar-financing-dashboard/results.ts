import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { solarResults } from "#models/solar/results.ts";
import { rateOfReturn } from "../kit/rate-of-return.ts";
import type { Result } from "../kit/result.ts";
import type { SolarCase } from "./fields.ts";

/** The headline figures of a case. */
export function headlines(solarCase: SolarCase): Result[] {
  const results = solarResults(solarCase, solarCase.financing);
  const onLoan = solarCase.financing === "loan" && results.firstPayment > 0;
  const paid = solarCase.repayment === "annuity" ? "a year to the bank" : "to the bank in year 1";
  const cost = onLoan
    ? `${formatEuro(results.firstPayment)} ${paid}`
    : `on ${formatEuro(results.costAfterSubsidy)} after subsidy`;
  const isPaidBack = results.paybackYears !== null;
  return [
    {
      id: "npv",
      label: "Net present value",
      value: formatEuro(results.npv),
      note: `discounted at ${formatPercent(solarCase.discountRate, { atMost: 1 })}`,
    },
    { id: "irr", label: "Internal rate of return", ...rateOfReturn(results.irr, "a year") },
    {
      id: "payback",
      label: "Payback",
      value: formatPayback(results.paybackYears),
      note: isPaidBack ? cost : `${formatEuro(-results.netGain)} short at the end`,
    },
    {
      id: "savings",
      label: `${solarCase.lifetimeYears}-year savings`,
      value: formatEuro(results.lifetimeSavings),
      note: `${formatEuro(results.firstYearSaving)} in the first year`,
    },
  ];
}

export function formatPayback(years: number | null) {
  if (years === null) return "Never";
  if (years === 0) return "At once";
  return `${formatNumber(years, 1)} years`;
}
