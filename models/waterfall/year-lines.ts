import { count, euro, million, running } from "#workings/describe.ts";
import { signLines } from "../cash-flow/rate-of-return.ts";
import { yearlyAmount } from "./fund.ts";
import { proRataLines } from "./pro-rata-lines.ts";
import { tierLines } from "./tier-lines.ts";

/** In euro. The tables show thousands, in which a smaller carry would read as zero. */
const carryWorthShowing = 500;

const total = true;

/**
 * The deals and the fee, then the tiers, then what both sides have. In a year, balances grow for the year gone by,
 * then capital and fee are drawn, then the distribution is paid: money drawn at a year's end starts to earn the
 * next year, and may be returned the same day.
 */
export const yearLines = {
  invested: million("Invested", { key: "in", ...yearlyAmount }, { total }),
  distributed: million("Distributed", { key: "out", ...yearlyAmount }, { total }),
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
    '=IF(year>lastFeeYear,0,IF(OR(feeBasis="commitment",year<=investmentYears),committedCapital,previous(costHeld)))*(1-gpCommitment)',
    {
      first: "=IF(year>lastFeeYear,0,committedCapital)*(1-gpCommitment)",
      note: "The GP pays no fee on its own commitment.",
    },
  ),
  feeBeforeOffset: euro("Management fee before the offset", "=feeBase*managementFeeRate"),
  offsetDue: euro(
    "Offset due",
    "=previous(offsetLeft)+invested*(1-gpCommitment)*companyFeeRate*feeOffset",
    {
      first: "=invested*(1-gpCommitment)*companyFeeRate*feeOffset",
      note: "The LPs’ part of the fees that the manager takes from the companies, as far as it is credited to them, and what earlier fees were too small for.",
    },
  ),
  offsetUsed: euro("Fee offset", "=MIN(feeBeforeOffset,offsetDue)", { total }),
  offsetLeft: euro("Offset carried forward", "=offsetDue-offsetUsed"),
  managementFee: euro("Management fee", "=feeBeforeOffset-offsetUsed", { total }),
  expenses: euro("Partnership expenses", "=IF(year>lastFeeYear,0,expensesAYear)", { total }),
  lpInvested: euro("Invested by the LPs", "=invested*(1-gpCommitment)", { total }),
  lpExpenses: euro("Partnership expenses of the LPs", "=expenses*(1-gpCommitment)", { total }),
  costsDrawn: euro("Fee and expenses drawn from the LPs", "=managementFee+lpExpenses", { total }),
  paidIn: euro("Paid in", "=lpInvested+costsDrawn", { total }),
  gpPaidIn: euro("Paid in by the GP on its commitment", "=(invested+expenses)*gpCommitment", {
    total,
  }),
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
    "=lpInvested*((1+preferredRate)^(dueYear-year)-1)",
  ),
  hurdleWhenDue: euro(
    "This year’s deal at the hurdle rate when due",
    "=lpInvested*(1+hurdleIrr)^(dueYear-year)",
  ),
  capitalOfDeals: euro(
    "Capital of deals that becomes due",
    "=SUMIF(all(dueYear),year,all(lpInvested))",
  ),
  preferredOfDeals: euro(
    "Preferred return that becomes due with it",
    "=SUMIF(all(dueYear),year,all(preferredWhenDue))",
  ),
  hurdleOfDeals: euro(
    "Its value at the hurdle rate",
    "=SUMIF(all(dueYear),year,all(hurdleWhenDue))",
  ),
  ...proRataLines,
  capitalDue: euro("Capital to return", "=previous(capitalLeft)+capitalOfDeals+costsDue", {
    first: "=capitalOfDeals+costsDue",
  }),
  preferredDue: euro(
    "Preferred return due",
    "=previous(preferredLeft)+(previous(capitalLeft)+previous(preferredLeft))*preferredRate+preferredOfDeals+costsPreferredDue",
    {
      first: "=preferredOfDeals+costsPreferredDue",
      note: "It accrues by whole years from the end of the year in which capital is drawn, on capital not yet returned and on itself while unpaid.",
    },
  ),
  hurdleDue: euro(
    "Missing to the hurdle",
    "=previous(hurdleLeft)*(1+hurdleIrr)+hurdleOfDeals+costsAtHurdle",
    {
      first: "=hurdleOfDeals+costsAtHurdle",
      note: "What the LPs would have to receive this year to have earned exactly the hurdle rate.",
    },
  ),
  gpFromCommitment: euro("GP, on its commitment", "=distributed*gpCommitment", { total }),
  throughTiers: euro("Distributed through the tiers", "=distributed-gpFromCommitment", { total }),
  ...tierLines(
    {
      ...{ rounding: "rounding", capital: "returnOfCapital", preferred: "preferredReturn" },
      ...{ gpDue: "gpDue", catchUp: "catchUp", sharedDue: "sharedDue", shared: "shared" },
      above: "sharedAbove",
    },
    {
      ...{ amount: "throughTiers", capital: "capitalDue", preferred: "preferredDue" },
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
  fundProfit: euro("Profit so far on the whole fund", "=previous(fundProfit)+throughTiers-paidIn", {
    first: "=throughTiers-paidIn",
    note: "Of the LPs, before carry and without the deals held.",
  }),
  soldNow: euro("Deals held, if sold", "=IF(year<endYear,costHeld*(1-gpCommitment)*heldValue,0)", {
    note: "The LPs’ part. A deal is held at its whole cost until its last distribution.",
  }),
  clawbackIfEnded: euro(
    "Clawback if the fund ended",
    "=MAX(0,MIN(gpProfit,MAX(owedOnFund-soldNow,MIN(gpProfit-carryShare*MAX(0,fundProfit+soldNow),hurdleGapOnFund-soldNow))))",
    {
      note: "Enough for the LPs’ capital and preferred return, and for the GP to hold no more than its share unless the LPs reach the hurdle; at most the carry paid.",
    },
  ),
  clawbackPaid: euro("Clawback", "=IF(year=endYear,clawbackDue,0)", { total }),
  toLps: euro("To the LPs", "=lpFromTiers+clawbackPaid", { total }),
  givenBack: euro("Clawback paid by the GP", "=-clawbackPaid", { total }),
  escrowNeeded: euro(
    "Carry to hold in escrow",
    '=MAX(gpProfit*escrowShare,IF(AND(clawback="interim",year<endYear),clawbackIfEnded,0))',
    { note: "The agreed part, or more where the interim clawback asks for it." },
  ),
  intoEscrow: euro("Carry into escrow", "=MAX(0,escrowNeeded-previous(escrowNeeded))", {
    first: "=escrowNeeded",
    total,
  }),
  fromEscrow: euro(
    "Escrow released",
    "=MAX(0,previous(escrowNeeded)-escrowNeeded)+IF(year=endYear,escrowNeeded,0)",
    {
      first: "=IF(year=endYear,escrowNeeded,0)",
      total,
      note: "The rest at the end of the fund, when the clawback is settled. It earns no interest here.",
    },
  ),
  toEscrow: euro("Into escrow, less released", "=intoEscrow-fromEscrow", { total }),
  toGp: euro("To the GP", "=gpFromCommitment+gpFromTiers+givenBack-toEscrow", { total }),
  toBoth: euro("To LPs and GP", "=toLps+toGp", { total }),
  check: euro("Check: difference", "=distributed-toBoth-toEscrow", { total }),
  lpNetFlow: euro("LP net cash flow", "=toLps-paidIn", { total }),
  grossFlow: euro("Gross cash flow of the deals", "=distributed-invested", {
    total,
    note: "Before fees, expenses and carry.",
  }),
  ...signLines("grossFlow", "Gross cash flow"),
  capitalLeft: euro("Capital not yet returned", "=capitalDue-returnOfCapital"),
  preferredLeft: euro("Preferred return unpaid", "=preferredDue-preferredReturn"),
  hurdleLeft: euro("Still missing to the hurdle", "=hurdleDue-lpFromTiers"),
  lpProfit: euro("LP profit so far", "=previous(lpProfit)+lpFromTiers-returnOfCapital", {
    first: "=lpFromTiers-returnOfCapital",
  }),
  gpProfit: running("GP profit so far", "gpProfit", "gpFromTiers"),
};
