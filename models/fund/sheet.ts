import { cumulative } from "../cash-flow/cumulative.ts";
import type { SheetLine, SheetTableLine, SheetValues } from "../sheet/definition.ts";
import { rateOfReturnLines, rateOfReturnValues } from "../sheet/rate-of-return.ts";
import { createSheet } from "../sheet/sheet.ts";
import { standardTerms, type WaterfallTerms } from "../waterfall/terms.ts";
import { dayOf, firstYear, quartersAYear } from "./calendar.ts";
import { certainRate, discountRate, greatestLoss } from "./holdings.ts";
import { type FundInputs, fundLimits } from "./inputs.ts";
import type { FundQuarter } from "./ledger.ts";
import { accountSteps, accountValues, bookLines, partnerLines } from "./lp-lines.ts";
import { fundResults } from "./results.ts";
import { tierLines, tierValues } from "./tier-lines.ts";

const yearCount = 10;
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Euro; a flow below a hundredth of a cent is rounding. */
const dust = 0.0001;

/** XIRR() of a spreadsheet needs a flow on its first day. */
const startsLater = "First quarter without a flow";

export const fundSheet = createSheet({
  title: "Fund operations model",
  inputs: [
    {
      ...{ name: "quarter", label: "Reported quarter", unit: "number", digits: 0 },
      limits: fundLimits.quarter,
    },
    {
      ...{ name: "valuedAt", label: "Holdings valued at, of forecast", unit: "%", digits: 0 },
      limits: fundLimits.valuedAt,
    },
    {
      ...{ name: "feeRate", label: "Management fee a year", unit: "%", digits: 2 },
      limits: fundLimits.feeRate,
    },
    {
      ...{ name: "investmentYears", label: "Fee on commitment for", unit: "years", digits: 0 },
      limits: fundLimits.investmentYears,
    },
    {
      ...{ name: "committedCapital", label: "Committed capital", unit: "€m", digits: 1 },
      limits: fundLimits.committedCapital,
    },
    term("preferredRate", "Preferred return a year"),
    term("carryShare", "GP’s share of profit up to the hurdle"),
    term("hurdleIrr", "Hurdle, LP rate of return"),
    term("carryShareAboveHurdle", "GP’s share of profit above the hurdle"),
  ],
  steps: [
    {
      ...{ name: "lastYear", label: "Year of the last flow", unit: "number", digits: 0 },
      formula: "=MAX(all(flowYear))",
    },
    {
      ...{ name: "averageWait", label: "Quarters from investment to distribution, average" },
      ...{ unit: "number", digits: 1 },
      formula:
        "=IF(AND(total(quarterInvested)>0,total(quarterDistributed)>0),SUMPRODUCT(all(quarterDistributed),all(quarterNumber))/total(quarterDistributed)-SUMPRODUCT(all(quarterInvested),all(quarterNumber))/total(quarterInvested),0)",
      note: "Where the search for a rate of return begins depends on it.",
    },
    {
      ...{ name: "investmentIrr", label: "Return of the investments a quarter" },
      ...{ unit: "%", digits: 2 },
      formula: `=IF(OR(AND(total(grossTotalTurn)=1,last(grossTotal)>0),AND(total(grossFlowTurn)=1,last(grossFlowSign)>0)),IRR(all(grossFlow),(total(quarterDistributed)/total(quarterInvested))^(1/MAX(1,averageWait))-1),0)`,
      note: "Before fees, where it is certain to be the only rate: the flows turn once from minus to plus, or their running total does and ends there.",
    },
    {
      ...{ name: "investmentRate", label: "Return of the investments a quarter, refined" },
      ...{ unit: "%", digits: 2 },
      formula:
        "=IF(investmentIrr=0,0,investmentIrr-NPV(investmentIrr,all(grossFlow))/10^6/(NPV(investmentIrr+1/10^6,all(grossFlow))-NPV(investmentIrr,all(grossFlow))))",
      note: "IRR() stops before the last digit, and the values of forty quarters depend on it: one more step of the same search.",
    },
    {
      ...{ name: "discountRate", label: "Discount rate of the holdings a quarter" },
      ...{ unit: "%", digits: 2 },
      formula: `=IF(investmentRate<${greatestLoss},0,investmentRate)`,
    },
    million("paidIn", "Paid in", "=INDEX(all(paidInToDate),quarter)"),
    million("received", "Distributed to the LPs", "=INDEX(all(receivedToDate),quarter)"),
    million("held", "Net asset value, reported", "=INDEX(all(netAssetValue),quarter)"),
    ...accountSteps,
  ],
  tables: [
    {
      name: "years",
      title: "Year by year",
      axis: { name: "year", label: "Year", positions: numbersTo(yearCount) },
      lines: [
        yearlyInput("invested", "Invested"),
        yearlyInput("distributed", "Distributed"),
        {
          ...{ name: "flowYear", label: "Year, if money flows", unit: "number", digits: 0 },
          formula: "=IF(OR(invested>0,distributed>0),year,0)",
        },
      ],
    },
    {
      name: "lps",
      title: "Limited partners",
      axis: { name: "lp", label: "Partner", positions: numbersTo(fundLimits.lps.max) },
      lines: [
        {
          ...{ name: "parts", label: "Parts of the commitment", unit: "number", digits: 0 },
          limits: { min: 0, max: fundLimits.parts.max },
          hasTotal: true,
        },
        {
          ...{ name: "lpShare", label: "Share of the commitment", unit: "%", digits: 1 },
          formula: "=parts/total(parts)",
          hasTotal: true,
        },
        ...partnerLines,
      ],
    },
    {
      name: "quarters",
      title: "Quarter by quarter",
      axis: {
        ...{ name: "quarterNumber", label: "Quarter" },
        positions: numbersTo(yearCount * quartersAYear),
      },
      lines: [
        count("yearOf", "Year of the fund", `=INT((quarterNumber+3)/${quartersAYear})`),
        count(
          "day",
          "Days since the first close",
          `=DATE(${firstYear},3*quarterNumber+1,1)-1-DATE(${firstYear},1,1)`,
        ),
        {
          ...count("days", "Days of the quarter", "=day-previous(day)"),
          firstFormula: "=day+1",
        },
        summed("quarterInvested", "Invested", `=INDEX(all(invested),yearOf)/${quartersAYear}`),
        summed(
          "quarterDistributed",
          "Distributed",
          `=INDEX(all(distributed),yearOf)/${quartersAYear}`,
        ),
        euro("grossFlow", "Flow of the investments", "=quarterDistributed-quarterInvested"),
        running("grossTotal", "Flow of the investments to date", "grossFlow"),
        ...rateOfReturnLines("grossFlow", "Flow of the investments"),
        ...rateOfReturnLines("grossTotal", "Flow to date"),
        {
          ...euro(
            "worth",
            "Worth of later flows",
            "=(next(worth)+next(grossFlow))/(1+discountRate)",
          ),
          lastFormula: "=0",
        },
        {
          ...euro("forecast", "Holdings, by the forecast", "=MAX(0,worth)"),
          note: "What the holdings still bring, less what they still need, discounted.",
        },
        {
          ...euro(
            "feeBase",
            "Fee base",
            "=IF(yearOf>lastYear,0,IF(yearOf<=investmentYears,committedCapital,previous(cost)))",
          ),
          firstFormula: "=IF(yearOf>lastYear,0,committedCapital)",
          note: "The commitment while the fund invests, then the cost of what was held before the quarter.",
        },
        summed("fee", "Fee", `=feeBase*feeRate/${quartersAYear}`),
        summed("called", "Called", "=quarterInvested+fee"),
        {
          ...euro("capitalDue", "Capital to return", "=previous(capitalLeft)+called"),
          firstFormula: "=called",
        },
        {
          ...euro(
            "preferredDue",
            "Preferred return due",
            "=previous(preferredLeft)+(previous(capitalLeft)+previous(preferredLeft))*((1+preferredRate)^(days/365)-1)",
          ),
          firstFormula: "=0",
          note: "It accrues by days on capital not yet returned and on itself while unpaid.",
        },
        {
          ...euro(
            "hurdleDue",
            "Missing to the hurdle",
            "=previous(hurdleLeft)*(1+hurdleIrr)^(days/365)+called",
          ),
          firstFormula: "=called",
          note: "What the LPs would have to receive in this quarter to have earned exactly the hurdle rate.",
        },
        ...tierLines("paid", {
          amount: "quarterDistributed",
          capital: "capitalDue",
          preferred: "preferredDue",
          hurdle: "hurdleDue",
          lpProfit: "previous(lpProfit)",
          gpProfit: "previous(gpProfit)",
        }),
        summed("carryPaid", "Carry", tierCarry("paid")),
        summed("toLps", "To LPs", "=quarterDistributed-carryPaid"),
        euro("capitalLeft", "Capital not yet returned", "=capitalDue-paidCapital"),
        euro("preferredLeft", "Preferred return unpaid", "=preferredDue-paidPreferred"),
        euro("hurdleLeft", "Still missing to the hurdle", "=hurdleDue-toLps"),
        {
          ...euro("lpProfit", "LP profit so far", "=previous(lpProfit)+toLps-paidCapital"),
          firstFormula: "=toLps-paidCapital",
        },
        running("gpProfit", "GP profit so far", "carryPaid"),
        {
          ...euro(
            "cost",
            "Cost of the holdings",
            "=IF(forecast+quarterDistributed>0,(previous(cost)+quarterInvested)*forecast/(forecast+quarterDistributed),0)",
          ),
          firstFormula:
            "=IF(forecast+quarterDistributed>0,quarterInvested*forecast/(forecast+quarterDistributed),0)",
          note: "A distribution takes out as much of the cost as of the value.",
        },
        euro("value", "Value of the holdings", "=forecast*valuedAt"),
        ...tierLines("sold", {
          amount: "value",
          capital: "capitalLeft",
          preferred: "preferredLeft",
          hurdle: "hurdleLeft",
          lpProfit: "lpProfit",
          gpProfit: "gpProfit",
        }),
        {
          ...euro("accruedCarry", "Accrued carry", tierCarry("sold")),
          note: "What the GP would receive if the holdings were sold at their value.",
        },
        euro("netAssetValue", "Net asset value", "=value-accruedCarry"),
        running("paidInToDate", "Paid in to date", "called"),
        running("receivedToDate", "Distributed to the LPs to date", "toLps"),
        euro("netCash", "Net cash to date", "=receivedToDate-paidInToDate"),
        euro("netTotal", "Net cash and net asset value", "=netCash+netAssetValue"),
        {
          ...euro(
            "lpFlow",
            "LP cash flow",
            "=IF(quarterNumber<quarter,toLps-called,IF(quarterNumber=quarter,toLps-called+netAssetValue,0))",
          ),
          note: "Up to the reported quarter, with the net asset value as if it were paid then.",
        },
        ...rateOfReturnLines("lpFlow", "LP cash flow"),
        ...bookLines,
      ],
    },
  ],
  chart: {
    ...{ title: "What the LPs have received less what they paid, euro by quarter", kind: "line" },
    lines: [
      { name: "netCash", tone: "green" },
      { name: "netTotal", tone: "blue" },
    ],
  },
  results: [
    {
      ...{ name: "irr", label: "Net IRR", unit: "%", digits: 1 },
      formula: `=IF(total(lpFlowTurn)>1,"Several sign changes",IF(AND(total(lpFlowTurn)=1,last(lpFlowSign)>0),IF(ABS(first(lpFlow))<${dust},"${startsLater}",XIRR(all(lpFlow),all(day),(SUMIF(all(lpFlow),">0")/-SUMIF(all(lpFlow),"<0"))^(4/MAX(1,averageWait))-1)),"None"))`,
      note: "After fees and carry.",
    },
    multiple("tvpi", "TVPI", "(received+held)"),
    multiple("dpi", "DPI", "received"),
    multiple("rvpi", "RVPI", "held"),
  ],
});

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
  const parts = numbersTo(fundLimits.lps.max).map((lp) => lps[lp - 1]?.parts ?? 0);
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

function tierCarry(name: string) {
  return `=${name}CatchUp+${name}Shared*carryShare+${name}Above*carryShareAboveHurdle`;
}

function term(name: keyof WaterfallTerms, label: string) {
  return { name, label, unit: "%" as const, digits: 1, limits: { min: 0, max: 0.9 } };
}

function yearlyInput(name: string, label: string): SheetTableLine {
  return { name, label, unit: "€m", digits: 1, limits: fundLimits.yearly, hasTotal: true };
}

function euro(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "€", digits: 0, formula };
}

function summed(name: string, label: string, formula: string): SheetTableLine {
  return { ...euro(name, label, formula), hasTotal: true };
}

function running(name: string, label: string, flow: string): SheetTableLine {
  return { ...euro(name, label, `=previous(${name})+${flow}`), firstFormula: `=${flow}` };
}

function million(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "€m", digits: 1, formula };
}

function count(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "number", digits: 0, formula };
}

function multiple(name: string, label: string, amount: string): SheetLine {
  return { name, label, unit: "×", digits: 2, formula: `=IF(paidIn>0,${amount}/paidIn,"None")` };
}
