import type { SheetTableLine } from "#workings/definition.ts";
import { count, euro, running, summed } from "#workings/lines.ts";
import { rateOfReturnLines } from "../cash-flow/rate-of-return-lines.ts";
import { firstYear, quartersAYear } from "./calendar.ts";
import { bookLines } from "./lp-lines.ts";
import { tierLines } from "./tier-lines.ts";

/** The flows and the fee, then the tiers, then the holdings and what the LPs have: every line of a quarter. */
export const quarterLines: readonly SheetTableLine[] = [
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
  summed("quarterDistributed", "Distributed", `=INDEX(all(distributed),yearOf)/${quartersAYear}`),
  euro("grossFlow", "Flow of the investments", "=quarterDistributed-quarterInvested"),
  running("grossTotal", "Flow of the investments to date", "grossFlow"),
  ...rateOfReturnLines("grossFlow", "Flow of the investments"),
  ...rateOfReturnLines("grossTotal", "Flow to date"),
  {
    ...euro("worth", "Worth of later flows", "=(next(worth)+next(grossFlow))/(1+discountRate)"),
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
];

function tierCarry(name: string) {
  return `=${name}CatchUp+${name}Shared*carryShare+${name}Above*carryShareAboveHurdle`;
}
