import { cumulative } from "../cash-flow/cumulative.ts";
import type { SheetInput, SheetLine, SheetTableLine, SheetValues } from "../sheet/definition.ts";
import {
  rateOfReturnFormula,
  rateOfReturnLines,
  rateOfReturnValues,
} from "../sheet/rate-of-return.ts";
import { createSheet } from "../sheet/sheet.ts";
import { fundEnd } from "./fund-end.ts";
import type { WaterfallInputs } from "./inputs.ts";
import {
  committedLimits,
  dealLimits,
  fundLifeLimits,
  investmentYearsLimits,
  yearlyLimits,
} from "./limits.ts";
import { waterfallResults } from "./results.ts";
import { standardTerms, type WaterfallTerms } from "./terms.ts";
import { sumOfTiers } from "./tiers.ts";
import type { WaterfallYear } from "./years.ts";

const yearCount = 10;

export const waterfallSheet = createSheet({
  title: "PE waterfall structure",
  inputs: [
    {
      ...{ name: "committedCapital", label: "Committed capital", unit: "€m", digits: 1 },
      limits: committedLimits,
    },
    choice("carryBasis", "Carry on the whole fund or deal by deal", ["fund", "deals"]),
    choice("clawback", "Clawback", ["off", "on"]),
    choice("feeBasis", "Fee on the commitment, or later on invested capital", [
      "commitment",
      "invested",
    ]),
    {
      ...{ name: "investmentYears", label: "Investment period", unit: "years", digits: 0 },
      limits: investmentYearsLimits,
      note: "Used where the fee moves to invested capital.",
    },
    choice("fundEnd", "End of the fund", ["last-flow", "set"]),
    {
      ...{ name: "fundLife", label: "Fund life", unit: "years", digits: 0 },
      limits: fundLifeLimits,
      note: "Used where the end of the fund is set.",
    },
    term("managementFeeRate", "Management fee a year"),
    term("preferredRate", "Preferred return a year"),
    term("carryShare", "GP’s share of profit up to the hurdle"),
    term("hurdleIrr", "Hurdle, LP rate of return"),
    term("carryShareAboveHurdle", "GP’s share of profit above the hurdle"),
  ],
  steps: [
    count("lastYear", "Year of the last flow", "=MAX(all(flowYear))"),
    count("lastFeeYear", "Last year with a fee", '=IF(fundEnd="set",fundLife,lastYear)'),
    count("endYear", "Year in which the fund ends", "=MAX(lastFeeYear,lastYear)"),
    euro("carryPaid", "Carry paid", "=total(gpFromTiers)"),
    euro("profit", "Profit", "=total(distributed)-total(paidIn)"),
    {
      ...euro("aboveShare", "Carry above the GP’s share", "=carryPaid-carryShare*MAX(0,profit)"),
      note: "Compared with the GP’s share of the fund’s profit up to the hurdle.",
    },
    euro(
      "owedAtEnd",
      "Owed to the LPs at the end",
      "=IF(endYear>0,INDEX(all(owedOnFund),endYear),0)",
    ),
    euro(
      "gapAtEnd",
      "Missing to the hurdle at the end",
      "=IF(endYear>0,INDEX(all(hurdleGapOnFund),endYear),0)",
    ),
    {
      ...euro(
        "clawbackDue",
        "Clawback due",
        '=IF(clawback="on",MAX(0,MIN(carryPaid,MAX(owedAtEnd,MIN(aboveShare,gapAtEnd)))),0)',
      ),
      note: "Enough for the LPs’ capital and preferred return, and for the GP to hold no more than its share unless the LPs reach the hurdle; at most the carry paid.",
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
          ...{
            name: "deal",
            label: "Distributed from the deal of year",
            unit: "number",
            digits: 0,
          },
          limits: dealLimits,
        },
        {
          ...{ name: "flowYear", label: "Year, if money flows", unit: "number", digits: 0 },
          formula: "=IF(OR(invested>0,distributed>0),year,0)",
        },
        {
          ...count("payingDeal", "Deal that pays", "=IF(distributed>0,MIN(deal,year),0)"),
          note: "A deal not yet bought counts as that of the same year.",
        },
        {
          ...count(
            "paymentsSoFar",
            "Payments of that deal so far",
            "=COUNTIF(untilHere(payingDeal),payingDeal)",
          ),
          firstFormula: "=1",
        },
        count(
          "paymentsInAll",
          "Payments of that deal in all",
          "=COUNTIF(all(payingDeal),payingDeal)",
        ),
        {
          ...euro(
            "costSold",
            "Cost of the deal that pays for the last time",
            "=IF(AND(payingDeal>0,paymentsSoFar=paymentsInAll),INDEX(all(invested),payingDeal),0)",
          ),
          note: "A deal is held until its last distribution.",
        },
        {
          ...euro("costHeld", "Cost of the deals held", "=previous(costHeld)+invested-costSold"),
          firstFormula: "=invested-costSold",
        },
        {
          ...euro(
            "feeBase",
            "Fee charged on",
            '=IF(year>lastFeeYear,0,IF(OR(feeBasis="commitment",year<=investmentYears),committedCapital,previous(costHeld)))',
          ),
          firstFormula: "=IF(year>lastFeeYear,0,committedCapital)",
        },
        summed("managementFee", "Management fee", "=feeBase*managementFeeRate"),
        summed("paidIn", "Paid in", "=invested+managementFee"),
        count("dealPayments", "Payments of this year’s deal", "=COUNTIF(all(payingDeal),year)"),
        {
          ...count(
            "dueYear",
            "Year in which this year’s deal is due",
            '=IF(carryBasis="fund",year,IF(dealPayments>0,MATCH(year,all(payingDeal),0),endYear))',
          ),
          note: "On the whole fund, when it is drawn; deal by deal, when the deal first pays, or at the end of the fund.",
        },
        euro(
          "preferredWhenDue",
          "Preferred return of this year’s deal when due",
          "=invested*((1+preferredRate)^(dueYear-year)-1)",
        ),
        euro(
          "hurdleWhenDue",
          "This year’s deal at the hurdle rate when due",
          "=invested*(1+hurdleIrr)^(dueYear-year)",
        ),
        euro(
          "capitalOfDeals",
          "Capital of deals that becomes due",
          "=SUMIF(all(dueYear),year,all(invested))",
        ),
        euro(
          "preferredOfDeals",
          "Preferred return that becomes due with it",
          "=SUMIF(all(dueYear),year,all(preferredWhenDue))",
        ),
        euro(
          "hurdleOfDeals",
          "Its value at the hurdle rate",
          "=SUMIF(all(dueYear),year,all(hurdleWhenDue))",
        ),
        {
          ...euro(
            "capitalDue",
            "Capital to return",
            "=previous(capitalLeft)+capitalOfDeals+managementFee",
          ),
          firstFormula: "=capitalOfDeals+managementFee",
        },
        {
          ...euro(
            "preferredDue",
            "Preferred return due",
            "=previous(preferredLeft)+(previous(capitalLeft)+previous(preferredLeft))*preferredRate+preferredOfDeals",
          ),
          firstFormula: "=preferredOfDeals",
          note: "It accrues on capital not yet returned and on itself while unpaid.",
        },
        {
          ...euro(
            "hurdleDue",
            "Missing to the hurdle",
            "=previous(hurdleLeft)*(1+hurdleIrr)+hurdleOfDeals+managementFee",
          ),
          firstFormula: "=hurdleOfDeals+managementFee",
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
        summed(
          "lpFromTiers",
          "LPs, from the tiers",
          "=returnOfCapital+preferredReturn+sharedLp+sharedAboveLp",
        ),
        summed("gpFromTiers", "GP, from the tiers", "=catchUp+sharedGp+sharedAboveGp"),
        {
          ...euro(
            "owedOnFund",
            "Owed to the LPs on the whole fund",
            "=MAX(0,previous(owedOnFund)*(1+preferredRate)+paidIn-lpFromTiers)",
          ),
          firstFormula: "=MAX(0,paidIn-lpFromTiers)",
          note: "Capital and preferred return over all deals, before a clawback.",
        },
        {
          ...euro(
            "hurdleGapOnFund",
            "Missing to the hurdle on the whole fund",
            "=previous(hurdleGapOnFund)*(1+hurdleIrr)+paidIn-lpFromTiers",
          ),
          firstFormula: "=paidIn-lpFromTiers",
        },
        summed("clawbackPaid", "Clawback", "=IF(year=endYear,clawbackDue,0)"),
        summed("toLps", "To the LPs", "=lpFromTiers+clawbackPaid"),
        summed("givenBack", "Given back by the GP", "=-clawbackPaid"),
        summed("toGp", "To the GP", "=gpFromTiers+givenBack"),
        summed("toBoth", "To LPs and GP", "=toLps+toGp"),
        summed("check", "Check: difference", "=distributed-toBoth"),
        summed("lpNetFlow", "LP net cash flow", "=toLps-paidIn"),
        euro("capitalLeft", "Capital not yet returned", "=capitalDue-returnOfCapital"),
        euro("preferredLeft", "Preferred return unpaid", "=preferredDue-preferredReturn"),
        euro("hurdleLeft", "Still missing to the hurdle", "=hurdleDue-lpFromTiers"),
        {
          ...euro(
            "lpProfit",
            "LP profit so far",
            "=previous(lpProfit)+lpFromTiers-returnOfCapital",
          ),
          firstFormula: "=lpFromTiers-returnOfCapital",
        },
        {
          ...euro("gpProfit", "GP profit so far", "=previous(gpProfit)+gpFromTiers"),
          firstFormula: "=gpFromTiers",
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
    million(
      "carry",
      "GP carried interest",
      '=IF(clawback="on",total(catchUp)+total(sharedGp)+total(sharedAboveGp)-total(clawbackPaid),total(catchUp)+total(sharedGp)+total(sharedAboveGp))',
    ),
    million("totalDistributed", "Total distributed", "=total(distributed)"),
  ],
});

/** What the model makes of a case, cell by cell. */
export function waterfallSheetValues(
  inputs: WaterfallInputs,
  terms: WaterfallTerms = standardTerms,
): SheetValues {
  const results = waterfallResults(inputs, terms);
  const { years, multiple, lpIrr, received, distributed, carryPaid, clawback, paidIn } = results;
  const { lastFlow, lastFee, end } = fundEnd(inputs);
  const byYear = (amountOf: (year: WaterfallYear) => number) => years.map(amountOf);
  const flowYear = byYear(({ year, invested, distributed }) =>
    invested > 0 || distributed > 0 ? year : 0,
  );
  const lpFromTiers = byYear(({ tiers }) => sumOfTiers(tiers).lp);
  const gpFromTiers = byYear(({ tiers }) => sumOfTiers(tiers).gp);
  const lpProfit = cumulative(
    years.map(({ tiers }, index) => (lpFromTiers[index] ?? 0) - tiers.returnOfCapital.lp),
  );
  const gpProfit = cumulative(gpFromTiers);
  const payingDeals = byYear(({ payingDeal }) => payingDeal);
  const profit = distributed - paidIn;
  const lpNetFlow = byYear((year) => year.lpNetFlow);
  return {
    ...terms,
    ...rateOfReturnValues("lpNetFlow", { rate: "lpIrr", flows: lpNetFlow, irr: lpIrr }),
    committedCapital: inputs.committedCapital,
    carryBasis: inputs.carryBasis,
    clawback: inputs.clawback,
    feeBasis: inputs.feeBasis,
    investmentYears: inputs.investmentYears,
    fundEnd: inputs.fundEnd,
    fundLife: inputs.fundLife,
    lastYear: lastFlow,
    lastFeeYear: lastFee,
    endYear: end,
    carryPaid,
    profit,
    aboveShare: carryPaid - terms.carryShare * Math.max(0, profit),
    owedAtEnd: years[end - 1]?.owedOnFund ?? 0,
    gapAtEnd: years[end - 1]?.hurdleGapOnFund ?? 0,
    clawbackDue: clawback,
    invested: byYear(({ invested }) => invested),
    distributed: byYear(({ distributed }) => distributed),
    deal: inputs.years.map(({ deal }) => deal),
    flowYear,
    payingDeal: payingDeals,
    paymentsSoFar: payingDeals.map((deal, index) => countOf(deal, payingDeals.slice(0, index + 1))),
    paymentsInAll: payingDeals.map((deal) => countOf(deal, payingDeals)),
    costSold: years.map(
      ({ costHeld, invested }, index) => (years[index - 1]?.costHeld ?? 0) + invested - costHeld,
    ),
    costHeld: byYear(({ costHeld }) => costHeld),
    feeBase: byYear(({ feeBase }) => feeBase),
    dealPayments: byYear(({ year }) => countOf(year, payingDeals)),
    dueYear: byYear(({ dueYear }) => dueYear),
    preferredWhenDue: byYear(({ preferredWhenDue }) => preferredWhenDue),
    hurdleWhenDue: byYear(({ hurdleWhenDue }) => hurdleWhenDue),
    capitalOfDeals: byYear(({ becomesDue }) => becomesDue.capital),
    preferredOfDeals: byYear(({ becomesDue }) => becomesDue.preferred),
    hurdleOfDeals: byYear(({ becomesDue }) => becomesDue.hurdle),
    managementFee: byYear(({ managementFee }) => managementFee),
    paidIn: byYear(({ invested, managementFee }) => invested + managementFee),
    capitalDue: byYear(
      ({ unreturnedCapital, tiers }) => unreturnedCapital + tiers.returnOfCapital.lp,
    ),
    preferredDue: byYear(
      ({ unpaidPreferred, tiers }) => unpaidPreferred + tiers.preferredReturn.lp,
    ),
    hurdleDue: years.map(({ hurdleGap }, index) => hurdleGap + (lpFromTiers[index] ?? 0)),
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
    lpFromTiers,
    gpFromTiers,
    owedOnFund: byYear(({ owedOnFund }) => owedOnFund),
    hurdleGapOnFund: byYear(({ hurdleGapOnFund }) => hurdleGapOnFund),
    clawbackPaid: byYear(({ clawback }) => clawback),
    givenBack: byYear(({ clawback }) => 0 - clawback),
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

function countOf(deal: number, payingDeals: readonly number[]) {
  return payingDeals.filter((paying) => paying === deal).length;
}

function choice(name: string, label: string, choices: readonly string[]): SheetInput {
  return { name, label, unit: "text", digits: 0, limits: { choices } };
}

function count(name: string, label: string, formula: string): SheetLine {
  return { name, label, unit: "number", digits: 0, formula };
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
