import { formatMillionEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import type { WaterfallResults } from "#models/waterfall/results.ts";
import type { WaterfallTerms } from "#models/waterfall/terms.ts";
import { rateOfReturn } from "../kit/rate-of-return.ts";
import type { Result } from "../kit/result.ts";

/** The headline figures of a fund. */
export function headlines(results: WaterfallResults): Result[] {
  const { distributed, received, paidIn } = results;
  return [
    {
      id: "lpMultiple",
      label: "LP multiple",
      value: multipleText(results),
      note: `${formatMillionEuro(received.lp)} for ${formatMillionEuro(paidIn)} paid in`,
    },
    { id: "lpIrr", label: "LP IRR", ...lpIrr(results) },
    {
      id: "carry",
      label: "GP carried interest",
      value: formatMillionEuro(received.gp),
      note: shareOfProfitText(results),
    },
    {
      id: "totalDistributed",
      label: "Total distributed",
      value: formatMillionEuro(distributed),
      note: `${formatMillionEuro(received.lp)} of it to the LPs`,
    },
  ];
}

export function lpIrr(results: WaterfallResults) {
  return rateOfReturn(results.lpIrr, "a year, after fees and carry");
}

export function multipleText({ multiple }: WaterfallResults) {
  return multiple ? `${formatNumber(multiple.lp, 2)}×` : "None";
}

function shareOfProfitText({ gpShareOfProfit, received, distributed, paidIn }: WaterfallResults) {
  if (gpShareOfProfit !== null) return `${formatPercent(gpShareOfProfit)} of profit`;
  if (received.gp === 0) return "no profit to share";
  const outcome = distributed < paidIn ? "lost money" : "made no profit";
  return `carry kept although the fund ${outcome}: no clawback`;
}

/** What the partnership agreement fixes, in words. */
export function termsInWords(terms: WaterfallTerms) {
  const percent = (fraction: number) => formatPercent(fraction, { atMost: 1 });
  const shares = (gpShare: number) =>
    `${formatNumber((1 - gpShare) * 100)}/${formatNumber(gpShare * 100)}`;
  const catchUp = (terms.preferredRate * terms.carryShare) / (1 - terms.carryShare);
  return [
    [
      "Management fee",
      `${percent(terms.managementFeeRate)} a year of committed capital, until the last cash flow`,
      "managementFeeRate",
    ],
    ["Preferred return", `${percent(terms.preferredRate)} a year, cumulative`, "preferredRate"],
    [
      "Catch-up",
      `${percent(catchUp)}: the GP alone, until it holds ${percent(terms.carryShare)} of profit`,
    ],
    [
      "Carried interest",
      `${shares(terms.carryShare)} (LP/GP) up to an LP IRR of ${percent(terms.hurdleIrr)}, ${shares(terms.carryShareAboveHurdle)} above`,
      "carryShare hurdleIrr carryShareAboveHurdle",
    ],
  ] as const;
}
