import type { SheetLine, SheetTableLine } from "../sheet/definition.ts";
import { createSheet } from "../sheet/sheet.ts";
import type { WaterfallTerms } from "../waterfall/terms.ts";
import { quartersAYear } from "./calendar.ts";
import { greatestLoss } from "./holdings.ts";
import { fundLimits } from "./inputs.ts";
import { accountSteps, partnerLines } from "./lp-lines.ts";
import { quarterLines } from "./sheet-quarters.ts";

const yearCount = 10;
const numbersTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Euro; a flow below a hundredth of a cent is rounding. */
export const dust = 0.0001;

/** XIRR() of a spreadsheet needs a flow on its first day. */
export const startsLater = "First quarter without a flow";

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
      lines: quarterLines,
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

function term(name: keyof WaterfallTerms, label: string) {
  return { name, label, unit: "%" as const, digits: 1, limits: { min: 0, max: 0.9 } };
}

function yearlyInput(name: string, label: string): SheetTableLine {
  return { name, label, unit: "€m", digits: 1, limits: fundLimits.yearly, hasTotal: true };
}

function million(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "€m", digits: 1, formula };
}

function multiple(name: string, label: string, amount: string): SheetLine {
  return { name, label, unit: "×", digits: 2, formula: `=IF(paidIn>0,${amount}/paidIn,"None")` };
}
