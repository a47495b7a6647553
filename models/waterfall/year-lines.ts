import { count, euro, million, running } from "#workings/describe.ts";
import { yearlyAmount } from "./fund.ts";
import { tierLines } from "./tier-lines.ts";

/** Euro; less is nothing in a table of thousands. */
const carryWorthShowing = 500;

const total = true;

/**
 * The deals and the fee, then the tiers, then what both sides have. In a year, balances grow for the year gone by,
 * then capital and fee are drawn, then the distribution is paid: money drawn at a year's end starts to earn the
 * next year, and may be returned the same day.
 */
export const yearLines = {
  invested: million("Contribution", { key: "in", ...yearlyAmount }, { total }),
  distributed: million("Distribution", { key: "out", ...yearlyAmount }, { total }),
  deal: count("Deal", { key: "deal", from: 1, to: 10, step: 1 }),
  flowYear: count("Year, if money flows", "=IF(OR(invested>0,distributed>0),year,0)"),
  payingDeal: count("Deal that pays", "=IF(distributed>0,MIN(deal,year),0)", {
    note: "A deal not yet bought counts as that of the same year.",
  }),
  paymentsSoFar: count(
    "Payments of that deal so far",
    "=COUNTIF(untilHere(payingDeal),payingDeal)",
    { first: "=1" },
  ),
  paymentsInAll: count("Payments of that deal in all", "=COUNTIF(all(payingDeal),payingDeal)"),
  costSold: euro(
    "Cost of the deal that pays for the last time",
    "=IF(AND(payingDeal>0,paymentsSoFar=paymentsInAll),INDEX(all(invested),payingDeal),0)",
    { note: "A deal is held until its last distribution." },
  ),
  costHeld: euro("Cost of the deals held", "=previous(costHeld)+invested-costSold", {
    first: "=invested-costSold",
  }),
  feeBase: euro(
    "Fee base",
    '=IF(year>lastFeeYear,0,IF(OR(feeBasis="commitment",year<=investmentYears),committedCapital,previous(costHeld)))',
    { first: "=IF(year>lastFeeYear,0,committedCapital)" },
  ),
  managementFee: euro("Management fee", "=feeBase*managementFeeRate", { total }),
  paidIn: euro("Paid in", "=invested+managementFee", { total }),
  dealPayments: count("Payments of this year’s deal", "=COUNTIF(all(payingDeal),year)"),
  dueYear: count(
    "Year in which this year’s deal is due",
    '=IF(carryBasis="fund",year,IF(dealPayments>0,MATCH(year,all(payingDeal),0),endYear))',
    {
      note: "On the whole fund, when it is drawn; deal by deal, when the deal first pays, or at the end of the fund.",
    },
  ),
  preferredWhenDue: euro(
    "Preferred return of this year’s deal when due",
    "=invested*((1+preferredRate)^(dueYear-year)-1)",
  ),
  hurdleWhenDue: euro(
    "This year’s deal at the hurdle rate when due",
    "=invested*(1+hurdleIrr)^(dueYear-year)",
  ),
  capitalOfDeals: euro(
    "Capital of deals that becomes due",
    "=SUMIF(all(dueYear),year,all(invested))",
  ),
  preferredOfDeals: euro(
    "Preferred return that becomes due with it",
    "=SUMIF(all(dueYear),year,all(preferredWhenDue))",
  ),
  hurdleOfDeals: euro(
    "Its value at the hurdle rate",
    "=SUMIF(all(dueYear),year,all(hurdleWhenDue))",
  ),
  capitalDue: euro("Capital to return", "=previous(capitalLeft)+capitalOfDeals+managementFee", {
    first: "=capitalOfDeals+managementFee",
  }),
  preferredDue: euro(
    "Preferred return due",
    "=previous(preferredLeft)+(previous(capitalLeft)+previous(preferredLeft))*preferredRate+preferredOfDeals",
    {
      first: "=preferredOfDeals",
      note: "It accrues on capital not yet returned and on itself while unpaid.",
    },
  ),
  hurdleDue: euro(
    "Missing to the hurdle",
    "=previous(hurdleLeft)*(1+hurdleIrr)+hurdleOfDeals+managementFee",
    {
      first: "=hurdleOfDeals+managementFee",
      note: "What the LPs would have to receive this year to have earned exactly the hurdle rate.",
    },
  ),
  ...tierLines(
    {
      ...{ rounding: "rounding", capital: "returnOfCapital", preferred: "preferredReturn" },
      ...{ gpDue: "gpDue", catchUp: "catchUp", sharedDue: "sharedDue", shared: "shared" },
      above: "sharedAbove",
    },
    {
      ...{ amount: "distributed", capital: "capitalDue", preferred: "preferredDue" },
      ...{ hurdle: "hurdleDue", lpProfit: "previous(lpProfit)", gpProfit: "previous(gpProfit)" },
    },
    { total },
  ),
  sharedGp: euro("GP’s carry 80/20", "=shared*carryShare", { total }),
  sharedLp: euro("LPs’ share 80/20", "=shared-sharedGp", { total }),
  sharedAboveGp: euro("GP’s carry 50/50", "=sharedAbove*carryShareAboveHurdle", { total }),
  sharedAboveLp: euro("LPs’ share 50/50", "=sharedAbove-sharedAboveGp", { total }),
  lpFromTiers: euro(
    "LPs, from the tiers",
    "=returnOfCapital+preferredReturn+sharedLp+sharedAboveLp",
    { total },
  ),
  gpFromTiers: euro("GP, from the tiers", "=catchUp+sharedGp+sharedAboveGp", { total }),
  paysCarry: count("Pays carry, 1 for yes", `=IF(gpFromTiers>=${carryWorthShowing},1,0)`),
  owedOnFund: euro(
    "Owed to the LPs on the whole fund",
    "=MAX(0,previous(owedOnFund)*(1+preferredRate)+paidIn-lpFromTiers)",
    {
      first: "=MAX(0,paidIn-lpFromTiers)",
      note: "Capital and preferred return over all deals, before a clawback.",
    },
  ),
  hurdleGapOnFund: euro(
    "Missing to the hurdle on the whole fund",
    "=previous(hurdleGapOnFund)*(1+hurdleIrr)+paidIn-lpFromTiers",
    { first: "=paidIn-lpFromTiers" },
  ),
  clawbackPaid: euro("Clawback", "=IF(year=endYear,clawbackDue,0)", { total }),
  toLps: euro("To the LPs", "=lpFromTiers+clawbackPaid", { total }),
  givenBack: euro("Given back by the GP", "=-clawbackPaid", { total }),
  toGp: euro("To the GP", "=gpFromTiers+givenBack", { total }),
  toBoth: euro("To LPs and GP", "=toLps+toGp", { total }),
  check: euro("Check: difference", "=distributed-toBoth", { total }),
  lpNetFlow: euro("LP net cash flow", "=toLps-paidIn", { total }),
  capitalLeft: euro("Capital not yet returned", "=capitalDue-returnOfCapital"),
  preferredLeft: euro("Preferred return unpaid", "=preferredDue-preferredReturn"),
  hurdleLeft: euro("Still missing to the hurdle", "=hurdleDue-lpFromTiers"),
  lpProfit: euro("LP profit so far", "=previous(lpProfit)+lpFromTiers-returnOfCapital", {
    first: "=lpFromTiers-returnOfCapital",
  }),
  gpProfit: running("GP profit so far", "gpProfit", "gpFromTiers"),
};
