import type { SheetTableLine } from "#workings/definition.ts";
import { count, euro, numbers, running, summed } from "#workings/lines.ts";
import { rateOfReturnLines } from "../cash-flow/rate-of-return-lines.ts";
import { carryWorthShowing } from "./first-carry.ts";
import { dealLimits } from "./limits.ts";
import { amountInput } from "./sheet-lines.ts";

/** The deals and the fee, then the tiers, then what both sides have: every line of a year. */
export const yearLines: readonly SheetTableLine[] = [
  amountInput("invested", "Contributions"),
  amountInput("distributed", "Distributed"),
  { ...numbers("deal", "Distributed from the deal of year"), limits: dealLimits },
  count("flowYear", "Year, if money flows", "=IF(OR(invested>0,distributed>0),year,0)"),
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
  count("paymentsInAll", "Payments of that deal in all", "=COUNTIF(all(payingDeal),payingDeal)"),
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
  summed("preferredReturn", "Preferred return", "=MIN(distributed-returnOfCapital,preferredDue)"),
  {
    ...euro(
      "gpDue",
      "GP’s share of the preferred return",
      "=(previous(lpProfit)+preferredReturn)*carryShare/(1-carryShare)-previous(gpProfit)",
    ),
    firstFormula: "=preferredReturn*carryShare/(1-carryShare)",
    note: "What the GP lacks to hold its share of all profit paid so far.",
  },
  summed("catchUp", "Catch-up", "=MAX(0,MIN(distributed-returnOfCapital-preferredReturn,gpDue))"),
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
  count("paysCarry", "Pays carry, 1 for yes", `=IF(gpFromTiers>=${carryWorthShowing},1,0)`),
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
    ...euro("lpProfit", "LP profit so far", "=previous(lpProfit)+lpFromTiers-returnOfCapital"),
    firstFormula: "=lpFromTiers-returnOfCapital",
  },
  running("gpProfit", "GP profit so far", "gpFromTiers"),
  ...rateOfReturnLines("lpNetFlow", "LP net cash flow"),
];
