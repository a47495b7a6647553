import { cumulative } from "../cash-flow/cumulative.ts";
import type { SheetInput, SheetLine, SheetTableLine, SheetValues } from "../sheet/definition.ts";
import {
  rateOfReturnFormula,
  rateOfReturnLines,
  rateOfReturnValues,
} from "../sheet/rate-of-return.ts";
import { createSheet } from "../sheet/sheet.ts";
import { committedLimits, yearlyLimits } from "./limits.ts";
import { waterfallResults } from "./results.ts";
import { standardTerms, type WaterfallTerms } from "./terms.ts";
import type { Fund, WaterfallYear } from "./years.ts";

const yearCount = 10;

export const waterfallSheet = createSheet({
  title: "PE waterfall structure",
  inputs: [
    {
      ...{ name: "committedCapital", label: "Committed capital", unit: "€m", digits: 1 },
      limits: committedLimits,
    },
    term("managementFeeRate", "Management fee a year"),
    term("preferredRate", "Preferred return a year"),
    term("carryShare", "GP’s share of profit up to the hurdle"),
    term("hurdleIrr", "Hurdle, LP rate of return"),
    term("carryShareAboveHurdle", "GP’s share of profit above the hurdle"),
  ],
  steps: [
    euro("yearlyFee", "Yearly management fee", "=committedCapital*managementFeeRate"),
    {
      ...{ name: "lastYear", label: "Year of the last flow", unit: "number", digits: 0 },
      formula: "=MAX(all(flowYear))",
    },
  ],
  tables: [
    {
      name: "years",
      title: "Year by year",
      axis: {
        ...{ name: "year", label: "Year" },
        positions: Array.from({ length: yearCount }, (_, index) => index + 1),
      },
      lines: [
        amountInput("invested", "Contributions"),
        amountInput("distributed", "Distributed"),
        {
          ...{ name: "flowYear", label: "Year, if money flows", unit: "number", digits: 0 },
          formula: "=IF(OR(invested>0,distributed>0),year,0)",
        },
        summed("managementFee", "Management fee", "=IF(year<=lastYear,yearlyFee,0)"),
        summed("paidIn", "Paid in", "=invested+managementFee"),
        {
          ...euro("capitalDue", "Capital to return", "=previous(capitalLeft)+paidIn"),
          firstFormula: "=paidIn",
        },
        {
          ...euro(
            "preferredDue",
            "Preferred return due",
            "=previous(preferredLeft)+(previous(capitalLeft)+previous(preferredLeft))*preferredRate",
          ),
          firstFormula: "=0",
          note: "It accrues on capital not yet returned and on itself while unpaid.",
        },
        {
          ...euro(
            "hurdleDue",
            "Missing to the hurdle",
            "=previous(hurdleLeft)*(1+hurdleIrr)+paidIn",
          ),
          firstFormula: "=paidIn",
          note: "What the LPs would have to receive this year to have earned exactly the hurdle rate.",
        },
        summed("returnOfCapital", "Return of capital", "=MIN(distributed,capitalDue)"),
        summed(
          "preferredReturn",
          "Preferred return",
          "=MIN(distributed-returnOfCapital,preferredDue)",
        ),
        {
          ...euro(
            "gpDue",
            "GP’s share of the preferred return",
            "=(previous(lpProfit)+preferredReturn)*carryShare/(1-carryShare)-previous(gpProfit)",
          ),
          firstFormula: "=preferredReturn*carryShare/(1-carryShare)",
          note: "What the GP lacks to hold its share of all profit paid so far.",
        },
        summed(
          "catchUp",
          "Catch-up",
          "=MAX(0,MIN(distributed-returnOfCapital-preferredReturn,gpDue))",
        ),
        summed(
          "shared",
          "Carried interest 80/20",
          "=MAX(0,MIN(distributed-returnOfCapital-preferredReturn-catchUp,(hurdleDue-returnOfCapital-preferredReturn)/(1-carryShare)))",
        ),
        summed(
          "sharedAbove",
          "Carried interest 50/50",
          "=distributed-returnOfCapital-preferredReturn-catchUp-shared",
        ),
        summed("sharedGp", "GP’s carry 80/20", "=shared*carryShare"),
        summed("sharedLp", "LPs’ share 80/20", "=shared-sharedGp"),
        summed("sharedAboveGp", "GP’s carry 50/50", "=sharedAbove*carryShareAboveHurdle"),
        summed("sharedAboveLp", "LPs’ share 50/50", "=sharedAbove-sharedAboveGp"),
        summed("toLps", "To the LPs", "=returnOfCapital+preferredReturn+sharedLp+sharedAboveLp"),
        summed("toGp", "To the GP", "=catchUp+sharedGp+sharedAboveGp"),
        summed("toBoth", "To LPs and GP", "=toLps+toGp"),
        summed("check", "Check: difference", "=distributed-toBoth"),
        summed("lpNetFlow", "LP net cash flow", "=toLps-paidIn"),
        euro("capitalLeft", "Capital not yet returned", "=capitalDue-returnOfCapital"),
        euro("preferredLeft", "Preferred return unpaid", "=preferredDue-preferredReturn"),
        euro("hurdleLeft", "Still missing to the hurdle", "=hurdleDue-toLps"),
        {
          ...euro("lpProfit", "LP profit so far", "=previous(lpProfit)+toLps-returnOfCapital"),
          firstFormula: "=toLps-returnOfCapital",
        },
        {
          ...euro("gpProfit", "GP profit so far", "=previous(gpProfit)+toGp"),
          firstFormula: "=toGp",
        },
        ...rateOfReturnLines("lpNetFlow", "LP net cash flow"),
      ],
    },
  ],
  chart: {
    ...{ title: "Distributions by tier, euro by year", kind: "column", stacked: true },
    lines: [
      { name: "returnOfCapital", tone: "muted" },
      { name: "preferredReturn", tone: "green" },
      { name: "catchUp", tone: "ochre" },
      { name: "shared", tone: "blue" },
      { name: "sharedAbove", tone: "purple" },
    ],
  },
  results: [
    {
      ...{ name: "lpMultiple", label: "LP multiple", unit: "×", digits: 2 },
      formula: '=IF(total(paidIn)>0,total(toLps)/total(paidIn),"None")',
      note: "What the LPs receive per euro paid in, after fees and carry.",
    },
    {
      ...{ name: "lpIrr", label: "LP IRR", unit: "%", digits: 1 },
      formula: rateOfReturnFormula("lpNetFlow"),
    },
    million("carry", "GP carried interest", "=total(catchUp)+total(sharedGp)+total(sharedAboveGp)"),
    million("totalDistributed", "Total distributed", "=total(distributed)"),
  ],
});

/** What the model makes of a case, cell by cell. */
export function waterfallSheetValues(
  fund: Fund,
  terms: WaterfallTerms = standardTerms,
): SheetValues {
  const results = waterfallResults(fund, terms);
  const { years, multiple, lpIrr, received, distributed } = results;
  const byYear = (amountOf: (year: WaterfallYear) => number) => years.map(amountOf);
  const flowYear = byYear(({ year, invested, distributed }) =>
    invested > 0 || distributed > 0 ? year : 0,
  );
  const lpProfit = cumulative(
    byYear(({ received, tiers }) => received.lp - tiers.returnOfCapital.lp),
  );
  const gpProfit = cumulative(byYear(({ received }) => received.gp));
  const lpNetFlow = byYear((year) => year.lpNetFlow);
  return {
    ...terms,
    ...rateOfReturnValues("lpNetFlow", { rate: "lpIrr", flows: lpNetFlow, irr: lpIrr }),
    committedCapital: fund.committedCapital,
    yearlyFee: fund.committedCapital * terms.managementFeeRate,
    lastYear: Math.max(...flowYear),
    invested: byYear(({ invested }) => invested),
    distributed: byYear(({ distributed }) => distributed),
    flowYear,
    managementFee: byYear(({ managementFee }) => managementFee),
    paidIn: byYear(({ invested, managementFee }) => invested + managementFee),
    capitalDue: byYear(
      ({ unreturnedCapital, tiers }) => unreturnedCapital + tiers.returnOfCapital.lp,
    ),
    preferredDue: byYear(
      ({ unpaidPreferred, tiers }) => unpaidPreferred + tiers.preferredReturn.lp,
    ),
    hurdleDue: byYear(({ hurdleGap, received }) => hurdleGap + received.lp),
    returnOfCapital: byYear(({ tiers }) => tiers.returnOfCapital.lp),
    preferredReturn: byYear(({ tiers }) => tiers.preferredReturn.lp),
    gpDue: years.map(
      ({ tiers }, index) =>
        (((lpProfit[index - 1] ?? 0) + tiers.preferredReturn.lp) * terms.carryShare) /
          (1 - terms.carryShare) -
        (gpProfit[index - 1] ?? 0),
    ),
    catchUp: byYear(({ tiers }) => tiers.catchUp.gp),
    shared: byYear(({ tiers }) => tiers.carriedInterest.lp + tiers.carriedInterest.gp),
    sharedAbove: byYear(
      ({ tiers }) => tiers.carriedInterestAboveHurdle.lp + tiers.carriedInterestAboveHurdle.gp,
    ),
    sharedGp: byYear(({ tiers }) => tiers.carriedInterest.gp),
    sharedLp: byYear(({ tiers }) => tiers.carriedInterest.lp),
    sharedAboveGp: byYear(({ tiers }) => tiers.carriedInterestAboveHurdle.gp),
    sharedAboveLp: byYear(({ tiers }) => tiers.carriedInterestAboveHurdle.lp),
    toLps: byYear(({ received }) => received.lp),
    toGp: byYear(({ received }) => received.gp),
    toBoth: byYear(({ received }) => received.lp + received.gp),
    check: byYear(({ distributed, received }) => distributed - received.lp - received.gp),
    lpNetFlow,
    capitalLeft: byYear(({ unreturnedCapital }) => unreturnedCapital),
    preferredLeft: byYear(({ unpaidPreferred }) => unpaidPreferred),
    hurdleLeft: byYear(({ hurdleGap }) => hurdleGap),
    lpProfit,
    gpProfit,
    lpMultiple: multiple?.lp ?? "None",
    carry: received.gp,
    totalDistributed: distributed,
  };
}

function term(name: keyof WaterfallTerms, label: string): SheetInput {
  return { name, label, unit: "%", digits: 1, limits: { min: 0, max: 0.9 } };
}

function amountInput(name: string, label: string): SheetTableLine {
  return { name, label, unit: "€m", digits: 1, limits: yearlyLimits, hasTotal: true };
}

function euro(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "€", digits: 0, formula };
}

function million(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "€m", digits: 1, formula };
}

function summed(name: string, label: string, formula: string): SheetTableLine {
  return { ...euro(name, label, formula), hasTotal: true };
}
