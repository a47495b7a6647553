import type { SheetValues } from "#workings/definition.ts";
import { cumulative } from "../cash-flow/cumulative.ts";
import { rateOfReturnValues } from "../cash-flow/rate-of-return-lines.ts";
import { standardTerms, type WaterfallTerms } from "../waterfall/terms.ts";
import { dayOf } from "./calendar.ts";
import { certainRate, discountRate } from "./holdings.ts";
import { type FundInputs, fundLimits } from "./inputs.ts";
import type { FundQuarter } from "./ledger.ts";
import { accountValues } from "./lp-sheet-values.ts";
import { fundResults } from "./results.ts";
import { dust, startsLater } from "./sheet.ts";
import { tierValues } from "./tier-lines.ts";

/** What the model makes of a case, cell by cell. */
export function fundSheetValues(
  inputs: FundInputs,
  terms: WaterfallTerms = standardTerms,
): SheetValues {
  const { ledger, multiples, netIrr, ...results } = fundResults(inputs);
  const { years, quarter, lps } = inputs;
  const byQuarter = (amountOf: (row: FundQuarter) => number) => ledger.map(amountOf);
  const grossFlow = byQuarter(({ distributed, invested }) => distributed - invested);
  const grossTotal = cumulative(grossFlow);
  const called = byQuarter((row) => row.called);
  const toLps = byQuarter((row) => row.toLps);
  const flowYear = years.map(({ invested, distributed }, index) =>
    invested > 0 || distributed > 0 ? index + 1 : 0,
  );
  const lpFlow = byQuarter((row) => {
    if (row.quarter > quarter) return 0;
    return row.toLps - row.called + (row.quarter === quarter ? row.netAssetValue : 0);
  });
  const parts = Array.from({ length: fundLimits.lps.max }, (_, index) => lps[index]?.parts ?? 0);
  const allParts = sum(parts);
  const lpRate = rateOfReturnValues("lpFlow", { rate: "irr", flows: lpFlow, irr: netIrr });
  const startsAtOnce = Math.abs(lpFlow[0] ?? 0) >= dust;
  return {
    ...terms,
    ...accountValues(ledger, inputs),
    ...rateOfReturnSigns("grossFlow", grossFlow),
    ...rateOfReturnSigns("grossTotal", grossTotal),
    ...lpRate,
    irr: typeof lpRate.irr === "number" && !startsAtOnce ? startsLater : (lpRate.irr ?? "None"),
    quarter,
    valuedAt: inputs.valuedAt,
    feeRate: inputs.feeRate,
    investmentYears: inputs.investmentYears,
    committedCapital: inputs.committedCapital,
    lastYear: Math.max(...flowYear),
    averageWait: averageWait(ledger),
    investmentIrr: certainRate(grossFlow) ?? 0,
    investmentRate: certainRate(grossFlow) ?? 0,
    discountRate: discountRate(grossFlow),
    paidIn: results.paidIn,
    received: results.distributedToLps,
    held: results.reported.netAssetValue,
    invested: years.map(({ invested }) => invested),
    distributed: years.map(({ distributed }) => distributed),
    flowYear,
    parts,
    lpShare: parts.map((part) => part / allParts),
    yearOf: byQuarter(({ year }) => year),
    day: byQuarter(({ day }) => day),
    days: byQuarter((row) => row.day - dayOf(row.quarter - 1)),
    quarterInvested: byQuarter(({ invested }) => invested),
    quarterDistributed: byQuarter(({ distributed }) => distributed),
    grossFlow,
    grossTotal,
    worth: byQuarter(({ worth }) => worth),
    forecast: byQuarter(({ worth }) => Math.max(0, worth)),
    feeBase: byQuarter(({ feeBase }) => feeBase),
    fee: byQuarter(({ fee }) => fee),
    called,
    capitalDue: byQuarter(({ due }) => due.unreturnedCapital),
    preferredDue: byQuarter(({ due }) => due.unpaidPreferred),
    hurdleDue: byQuarter(({ due }) => due.hurdleGap),
    ...tierValues("paid", ledger, terms),
    carryPaid: byQuarter(({ carryPaid }) => carryPaid),
    toLps,
    capitalLeft: byQuarter(({ left }) => left.unreturnedCapital),
    preferredLeft: byQuarter(({ left }) => left.unpaidPreferred),
    hurdleLeft: byQuarter(({ left }) => left.hurdleGap),
    lpProfit: byQuarter(({ left }) => left.profitPaid.lp),
    gpProfit: byQuarter(({ left }) => left.profitPaid.gp),
    cost: byQuarter(({ cost }) => cost),
    value: byQuarter(({ value }) => value),
    ...tierValues("sold", ledger, terms),
    accruedCarry: byQuarter(({ accruedCarry }) => accruedCarry),
    netAssetValue: byQuarter(({ netAssetValue }) => netAssetValue),
    paidInToDate: cumulative(called),
    receivedToDate: cumulative(toLps),
    netCash: byQuarter(({ netCash }) => netCash),
    netTotal: byQuarter(({ netCash, netAssetValue }) => netCash + netAssetValue),
    lpFlow,
    tvpi: multiples?.tvpi ?? "None",
    dpi: multiples?.dpi ?? "None",
    rvpi: multiples?.rvpi ?? "None",
  };
}

/** In quarters, weighted by amount. */
function averageWait(ledger: readonly FundQuarter[]): number {
  const middle = (amountOf: (row: FundQuarter) => number) =>
    sum(ledger.map((row) => amountOf(row) * row.quarter)) / sum(ledger.map(amountOf));
  const wait = middle(({ distributed }) => distributed) - middle(({ invested }) => invested);
  return Number.isNaN(wait) ? 0 : wait;
}

function sum(amounts: readonly number[]) {
  return amounts.reduce((total, amount) => total + amount, 0);
}

/** The counted signs of a line whose rate of return is not asked for. */
function rateOfReturnSigns(flow: string, flows: readonly number[]): SheetValues {
  const { unused, ...signs } = rateOfReturnValues(flow, {
    ...{ rate: "unused", flows },
    irr: { kind: "none", reason: "no-rate" },
  });
  return signs;
}
