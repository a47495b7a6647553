import type { SheetLine } from "#workings/definition.ts";
import { count, million, numbers, numbersTo, percents } from "#workings/lines.ts";
import { createSheet } from "#workings/sheet.ts";
import { amountInput, term } from "../waterfall/sheet-lines.ts";
import { quartersAYear } from "./calendar.ts";
import { greatestLoss } from "./holdings.ts";
import { fundLimits } from "./inputs.ts";
import { accountSteps, partnerLines } from "./lp-lines.ts";
import { quarterLines } from "./sheet-quarters.ts";

const yearCount = 10;

/** Euro; a flow below a hundredth of a cent is rounding. */
export const dust = 0.0001;

/** XIRR() of a spreadsheet needs a flow on its first day. */
export const startsLater = "First quarter without a flow";

export const fundSheet = createSheet({
  title: "Fund operations model",
  inputs: [
    { ...numbers("quarter", "Reported quarter"), limits: fundLimits.quarter },
    {
      ...percents("valuedAt", "Holdings valued at, of forecast", 0),
      limits: fundLimits.valuedAt,
    },
    { ...percents("feeRate", "Management fee a year", 2), limits: fundLimits.feeRate },
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
    count("lastYear", "Year of the last flow", "=MAX(all(flowYear))"),
    {
      ...numbers("averageWait", "Quarters from investment to distribution, average", 1),
      formula:
        "=IF(AND(total(quarterInvested)>0,total(quarterDistributed)>0),SUMPRODUCT(all(quarterDistributed),all(quarterNumber))/total(quarterDistributed)-SUMPRODUCT(all(quarterInvested),all(quarterNumber))/total(quarterInvested),0)",
      note: "Where the search for a rate of return begins depends on it.",
    },
    {
      ...percents("investmentIrr", "Return of the investments a quarter", 2),
      formula: `=IF(OR(AND(total(grossTotalTurn)=1,last(grossTotal)>0),AND(total(grossFlowTurn)=1,last(grossFlowSign)>0)),IRR(all(grossFlow),(total(quarterDistributed)/total(quarterInvested))^(1/MAX(1,averageWait))-1),0)`,
      note: "Before fees, where it is certain to be the only rate: the flows turn once from minus to plus, or their running total does and ends there.",
    },
    {
      ...percents("investmentRate", "Return of the investments a quarter, refined", 2),
      formula:
        "=IF(investmentIrr=0,0,investmentIrr-NPV(investmentIrr,all(grossFlow))/10^6/(NPV(investmentIrr+1/10^6,all(grossFlow))-NPV(investmentIrr,all(grossFlow))))",
      note: "IRR() stops before the last digit, and the values of forty quarters depend on it: one more step of the same search.",
    },
    {
      ...percents("discountRate", "Discount rate of the holdings a quarter", 2),
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
        amountInput("invested", "Invested"),
        amountInput("distributed", "Distributed"),
        count("flowYear", "Year, if money flows", "=IF(OR(invested>0,distributed>0),year,0)"),
      ],
    },
    {
      name: "lps",
      title: "Limited partners",
      axis: { name: "lp", label: "Partner", positions: numbersTo(fundLimits.lps.max) },
      lines: [
        {
          ...numbers("parts", "Parts of the commitment"),
          limits: { min: 0, max: fundLimits.parts.max },
          hasTotal: true,
        },
        {
          ...percents("lpShare", "Share of the commitment"),
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
      ...percents("irr", "Net IRR"),
      formula: `=IF(total(lpFlowTurn)>1,"Several sign changes",IF(AND(total(lpFlowTurn)=1,last(lpFlowSign)>0),IF(ABS(first(lpFlow))<${dust},"${startsLater}",XIRR(all(lpFlow),all(day),(SUMIF(all(lpFlow),">0")/-SUMIF(all(lpFlow),"<0"))^(4/MAX(1,averageWait))-1)),"None"))`,
      note: "After fees and carry.",
    },
    multiple("tvpi", "TVPI", "(received+held)"),
    multiple("dpi", "DPI", "received"),
    multiple("rvpi", "RVPI", "held"),
  ],
});

function multiple(name: string, label: string, amount: string): SheetLine {
  return { name, label, unit: "×", digits: 2, formula: `=IF(paidIn>0,${amount}/paidIn,"None")` };
}
