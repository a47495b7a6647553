import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import { impliedPlanGrowth, impliedTerminalGrowths } from "#models/valuation/implied-growth.ts";
import type { DcfInputs } from "#models/valuation/inputs.ts";
import type { DcfResults } from "#models/valuation/results.ts";
import type { Result } from "../kit/result.ts";

/** Million euro: `€2,120m`. */
export function formatAmount(millions: number) {
  return `${formatEuro(millions)}m`;
}

/** Whether parts that are shown in whole millions visibly miss the sum shown beside them. */
export function missesSum(parts: readonly number[], sum: number) {
  const shown = parts.reduce((total, part) => total + Math.round(part), 0);
  return shown !== Math.round(sum);
}

const labels = {
  enterprise: "Enterprise value",
  perShare: "Value per share",
  terminal: "Terminal value",
};

/** The headline figures of a case. */
export function headlines(inputs: DcfInputs, results: DcfResults): Result[] {
  const { value, terminal, wacc, presentValueOfPlan } = results;
  if (!value || terminal.kind === "none") {
    return [
      {
        id: "enterprise",
        label: labels.enterprise,
        value: "No value",
        note: `growth of ${formatPercent(inputs.terminalGrowth)} for ever is not below a WACC of ${formatPercent(wacc)}`,
      },
      { id: "perShare", label: labels.perShare, value: "–", note: "needs a terminal value" },
      { id: "terminalShare", label: labels.terminal, value: "–", note: "would be infinite" },
      {
        id: "impliedMultiple",
        label: "Implied multiple",
        value: "–",
        note: "needs a terminal value",
      },
    ];
  }
  const isRounded = missesSum([presentValueOfPlan, terminal.presentValue], value.enterprise);
  return [
    {
      id: "enterprise",
      label: labels.enterprise,
      value: formatAmount(value.enterprise),
      note: `${formatAmount(presentValueOfPlan)} planned, ${formatAmount(terminal.presentValue)} after${isRounded ? ", rounded" : ""}`,
    },
    {
      id: "perShare",
      label: labels.perShare,
      value: formatEuro(value.perShare, 2),
      note:
        value.equity < 0
          ? `the claims exceed the value by ${formatAmount(-value.equity)}`
          : `${formatAmount(value.equity)} over ${formatNumber(inputs.shares)}m shares`,
    },
    {
      id: "terminalShare",
      label: labels.terminal,
      value: value.terminalShare === null ? "–" : formatPercent(value.terminalShare, 0),
      note: value.terminalShare === null ? "of a loss" : "of the enterprise value",
    },
    inputs.terminalBy === "growth"
      ? {
          id: "impliedMultiple",
          label: "Implied multiple",
          value: `${formatNumber(terminal.multiple, 1)}×`,
          note: "exit price to EBIT of year 10",
        }
      : {
          id: "impliedGrowth",
          label: "Implied growth",
          value: ratesInWords(terminal.growths) ?? "None",
          note: terminal.growths.length > 0 ? "a year, for ever" : "no growth gives this price",
        },
  ];
}

/** `2.0%`, `−1.0% or 6.2%`; `null` for none. */
function ratesInWords(rates: readonly number[]) {
  return rates.length === 0 ? null : rates.map((rate) => formatPercent(rate)).join(" or ");
}

/** An answer to the question what a price assumes, with what it means. */
type PriceAnswer = { id: string; answer: string; meaning: string };

/** Which growth does today’s price assume? */
export function priceInWords(inputs: DcfInputs): PriceAnswer[] {
  const planned = impliedPlanGrowth(inputs);
  const terminal = ratesInWords(impliedTerminalGrowths(inputs));
  const inPlan = {
    growth: () => formatPercent(planned.kind === "growth" ? planned.rate : 0),
    below: () => `Below ${formatPercent(planned.kind === "below" ? planned.limit : 0, 0)}`,
    above: () => `Above ${formatPercent(planned.kind === "above" ? planned.limit : 0, 0)}`,
    none: () => "None",
  }[planned.kind]();
  return [
    {
      id: "priceGrowthInPlan",
      answer: inPlan,
      meaning: `a year in the plan, ${growthOfPlan(inputs)} in this case`,
    },
    ...(inputs.terminalBy === "growth"
      ? [
          {
            id: "priceGrowthAfter",
            answer: terminal ?? "None",
            meaning: `or, with the plan kept, for ever after it, ${formatPercent(inputs.terminalGrowth)} in this case`,
          },
        ]
      : []),
  ];
}

function growthOfPlan({ firstGrowth, lastGrowth }: DcfInputs) {
  return firstGrowth === lastGrowth
    ? formatPercent(firstGrowth)
    : `${formatPercent(firstGrowth)} to ${formatPercent(lastGrowth)}`;
}
