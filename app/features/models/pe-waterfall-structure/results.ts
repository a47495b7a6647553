import { formatMillionEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import type { Agreement } from "#models/waterfall/agreement.ts";
import type { WaterfallResults } from "#models/waterfall/results.ts";
import type { WaterfallTerms } from "#models/waterfall/terms.ts";
import { rateOfReturn } from "../kit/rate-of-return.ts";
import type { Result } from "../kit/result.ts";
import { formatShown, years } from "../kit/units.ts";

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
      note: carryNote(results),
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

function carryNote(results: WaterfallResults) {
  const { clawback, received } = results;
  if (!isClawedBack(results)) return shareOfProfitText(results);
  const given = formatMillionEuro(clawback);
  if (received.gp === 0) return `all ${given} of it given back`;
  return `${shareOfProfitText(results)}, after a clawback of ${given}`;
}

/** Whether the GP gives back an amount that is more than rounding once it is printed in €m. */
function isClawedBack({ clawback }: WaterfallResults) {
  return clawback >= 50_000;
}

function shareOfProfitText({ gpShareOfProfit, received, distributed, paidIn }: WaterfallResults) {
  if (gpShareOfProfit !== null) return `${formatPercent(gpShareOfProfit)} of profit`;
  if (received.gp === 0) return "no profit to share";
  const outcome = distributed < paidIn ? "lost money" : "made no profit";
  return `carry kept although the fund ${outcome}: no clawback`;
}

/** What the partnership agreement says, in words. */
export function termsInWords(terms: WaterfallTerms, agreement: Agreement) {
  const percent = (fraction: number) => formatPercent(fraction, { atMost: 1 });
  const shares = (gpShare: number) =>
    `${formatNumber((1 - gpShare) * 100)}/${formatNumber(gpShare * 100)}`;
  const catchUp = (terms.preferredRate * terms.carryShare) / (1 - terms.carryShare);
  return [
    [
      "Management fee",
      `${percent(terms.managementFeeRate)} a year of committed capital${feeInWords(agreement)}`,
      "managementFeeRate feeBasis fundEnd",
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
    ["Carry is paid", carryBasisInWords[agreement.carryBasis], "carryBasis"],
    ["Clawback", clawbackInWords[agreement.clawback], "clawback"],
  ] as const;
}

const carryBasisInWords: Record<Agreement["carryBasis"], string> = {
  fund: "on the whole fund: once all capital drawn so far has been returned",
  deals:
    "deal by deal: once the capital of the deals that have paid, and all fees, have been returned",
};

const clawbackInWords: Record<Agreement["clawback"], string> = {
  off: "none: carry once paid stays paid",
  on: "at the end of the fund, of carry that turned out not to be due",
};

function feeInWords({ feeBasis, investmentYears, fundEnd, fundLife }: Agreement) {
  const basis =
    feeBasis === "invested"
      ? ` for ${formatShown(years, investmentYears)}, then of invested capital`
      : "";
  const end =
    fundEnd === "set"
      ? `, to the end of year ${formatNumber(fundLife)}`
      : ", until the last cash flow";
  return basis + end;
}
