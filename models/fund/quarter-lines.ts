import { count, euro, running } from "#workings/describe.ts";
import { tierLines } from "../waterfall/tier-lines.ts";
import { bookLines } from "./account-lines.ts";
import { performanceLines } from "./performance-lines.ts";
import { firstYear, quartersAYear } from "./quarters.ts";
import { subscriptionLines } from "./subscription-lines.ts";

const total = true;

/** Euro; a flow below a hundredth of a cent is a rounding difference. */
const rounding = 0.0001;

/** What is distributed in a quarter, and what would be if the holdings were sold. */
const paid = {
  ...{ rounding: "paidRounding", capital: "paidCapital", preferred: "paidPreferred" },
  ...{ gpDue: "paidGpDue", catchUp: "paidCatchUp", sharedDue: "paidSharedDue" },
  ...{ shared: "paidShared", above: "paidAbove" },
} as const;

const sold = {
  ...{ rounding: "soldRounding", capital: "soldCapital", preferred: "soldPreferred" },
  ...{ gpDue: "soldGpDue", catchUp: "soldCatchUp", sharedDue: "soldSharedDue" },
  ...{ shared: "soldShared", above: "soldAbove" },
} as const;

/** The flows and the fee, then the tiers, then the holdings and what the LPs have: every line of a quarter. */
export const quarterLines = {
  yearOf: count("Year of the fund", `=INT((quarterNumber+3)/${quartersAYear})`),
  day: count(
    "Days since the first close",
    `=DATE(${firstYear},3*quarterNumber+1,1)-1-DATE(${firstYear},1,1)`,
  ),
  days: count("Days of the quarter", "=day-previous(day)", { first: "=day+1" }),
  quarterInvested: euro("Invested", `=INDEX(all(invested),yearOf)/${quartersAYear}`, { total }),
  quarterDistributed: euro("Distributed", `=INDEX(all(distributed),yearOf)/${quartersAYear}`, {
    total,
  }),
  grossFlow: euro("Flow of the investments", "=quarterDistributed-quarterInvested"),
  worth: euro("Worth of later flows", "=(next(worth)+next(grossFlow))/(1+discountRate)", {
    last: "=0",
  }),
  forecast: euro("Holdings, by the forecast", "=MAX(0,worth)", {
    note: "What the holdings still bring, less what they still need, discounted.",
  }),
  markBefore: euro("Fair value at the end of the year before", "=INDEX(all(mark),yearOf-1)", {
    at: { 1: "=0", 2: "=0", 3: "=0", 4: "=0" },
  }),
  marked: euro(
    "Holdings, by the marks",
    `=markBefore+(INDEX(all(mark),yearOf)-markBefore)*(quarterNumber-${quartersAYear}*(yearOf-1))/${quartersAYear}`,
    {
      note: "Fair values are entered for the end of a year, and lie on a straight line in between.",
    },
  ),
  holdings: euro("Holdings", '=IF(valuation="marks",marked,forecast)'),
  feeBase: euro(
    "Fee base",
    "=IF(yearOf>lastYear,0,IF(yearOf<=investmentYears,committedCapital,previous(cost)))",
    {
      first: "=IF(yearOf>lastYear,0,committedCapital)",
      note: "The commitment while the fund invests, then the cost of what was held before the quarter.",
    },
  ),
  fee: euro("Fee", `=feeBase*feeRate/${quartersAYear}`, { total }),
  quarterExpenses: euro(
    "Partnership expenses",
    `=IF(yearOf>lastYear,0,expensesAYear/${quartersAYear})`,
    { total },
  ),
  ...subscriptionLines,
  capitalDue: euro("Capital to return", "=previous(capitalLeft)+called", { first: "=called" }),
  preferredDue: euro(
    "Preferred return due",
    "=previous(preferredLeft)+(previous(capitalLeft)+previous(preferredLeft))*((1+preferredRate)^(days/365)-1)",
    {
      first: "=0",
      note: "It accrues by days on capital not yet returned and on itself while unpaid.",
    },
  ),
  hurdleDue: euro(
    "Missing to the hurdle",
    "=previous(hurdleLeft)*(1+hurdleIrr)^(days/365)+called",
    {
      first: "=called",
      note: "What the LPs would have to receive in this quarter to have earned exactly the hurdle rate.",
    },
  ),
  ...tierLines(paid, {
    ...{ amount: "quarterDistributed", capital: "capitalDue", preferred: "preferredDue" },
    ...{ hurdle: "hurdleDue", lpProfit: "previous(lpProfit)", gpProfit: "previous(gpProfit)" },
  }),
  carryPaid: euro("Carry", carryOf(paid), { total }),
  toLps: euro("To LPs", "=quarterDistributed-carryPaid", { total }),
  capitalLeft: euro("Capital not yet returned", "=capitalDue-paidCapital"),
  preferredLeft: euro("Preferred return unpaid", "=preferredDue-paidPreferred"),
  hurdleLeft: euro("Still missing to the hurdle", "=hurdleDue-toLps"),
  lpProfit: euro("LP profit so far", "=previous(lpProfit)+toLps-paidCapital", {
    first: "=toLps-paidCapital",
  }),
  gpProfit: running("GP profit so far", "gpProfit", "carryPaid"),
  recallableToDate: euro(
    "Recallable distributions to date",
    "=previous(recallableToDate)+IF(yearOf<=investmentYears,paidCapital*recallable,0)",
    {
      first: "=IF(yearOf<=investmentYears,paidCapital*recallable,0)",
      note: "Capital returned during the investment period, as far as the fund may call it again.",
    },
  ),
  cost: euro(
    "Cost of the holdings",
    "=IF(holdings+quarterDistributed>0,(previous(cost)+quarterInvested)*holdings/(holdings+quarterDistributed),0)",
    {
      first:
        "=IF(holdings+quarterDistributed>0,quarterInvested*holdings/(holdings+quarterDistributed),0)",
      note: "A distribution takes out as much of the cost as of the value.",
    },
  ),
  value: euro("Value of the holdings", '=IF(valuation="marks",marked,forecast*valuedAt)'),
  netHoldings: euro("Holdings less what is owed on the line", "=value-lineOwed-interestOwed"),
  ifSold: euro("Distributed if sold", "=MAX(0,netHoldings)"),
  ...tierLines(
    sold,
    {
      ...{ amount: "ifSold", capital: "capitalLeft", preferred: "preferredLeft" },
      ...{ hurdle: "hurdleLeft", lpProfit: "lpProfit", gpProfit: "gpProfit" },
    },
    { suffix: " if sold" },
  ),
  accruedCarry: euro("Accrued carry", carryOf(sold), {
    note: "What the GP would receive if the holdings were sold at their value.",
  }),
  netAssetValue: euro("Net asset value", "=netHoldings-accruedCarry"),
  paidInToDate: running("Paid in to date", "paidInToDate", "called"),
  receivedToDate: running("Distributed to the LPs to date", "receivedToDate", "toLps"),
  netCash: euro("Net cash to date", "=receivedToDate-paidInToDate"),
  netTotal: euro("Net cash and net asset value", "=netCash+netAssetValue"),
  lpFlow: euro(
    "LP cash flow",
    "=IF(quarterNumber<quarter,toLps-called,IF(quarterNumber=quarter,toLps-called+netAssetValue,0))",
    { note: "Up to the reported quarter, with the net asset value as if it were paid then." },
  ),
  hasFlow: count("Flow, 1 for yes", `=IF(ABS(lpFlow)<${rounding},0,1)`),
  flowFromFirst: euro(
    "LP cash flow from the first call",
    "=IF(quarterNumber+firstFlow-1>40,0,INDEX(all(lpFlow),MIN(40,quarterNumber+firstFlow-1)))",
  ),
  dayFromFirst: count("Day of that flow", "=INDEX(all(day),MIN(40,quarterNumber+firstFlow-1))"),
  isBack: count(
    "LPs have their money back, 1 for yes",
    "=IF(AND(netCash>=0,MIN(untilHere(netCash))<0),1,0)",
    {
      first: "=0",
    },
  ),
  ...performanceLines,
  ...bookLines,
};

function carryOf({ catchUp, shared, above }: { catchUp: string; shared: string; above: string }) {
  return `=${catchUp}+${shared}*carryShare+${above}*carryShareAboveHurdle`;
}
