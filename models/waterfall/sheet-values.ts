import type { SheetValues } from "#workings/definition.ts";
import { variantValues } from "#workings/variants.ts";
import { cumulative } from "../cash-flow/cumulative.ts";
import { rateOfReturnValues } from "../cash-flow/rate-of-return-lines.ts";
import { carryWorthShowing, firstCarryYear } from "./first-carry.ts";
import { fundEnd } from "./fund-end.ts";
import { type WaterfallInputs, waterfallCases } from "./inputs.ts";
import { waterfallResults } from "./results.ts";
import { scenarioNames } from "./scenarios.ts";
import { standardTerms, type WaterfallTerms } from "./terms.ts";
import { sumOfTiers } from "./tiers.ts";
import type { WaterfallYear } from "./years.ts";

/** What the model makes of a case, cell by cell, with the cases that the page compares it with. */
export function waterfallSheetValues(
  inputs: WaterfallInputs,
  terms: WaterfallTerms = standardTerms,
): SheetValues {
  const carryBasis = inputs.carryBasis === "fund" ? "deals" : "fund";
  const otherBasis = caseValues({ ...inputs, carryBasis }, terms);
  return Object.assign(
    caseValues(inputs, terms),
    variantValues("otherBasis", otherBasis),
    ...scenarioNames.map((name) => variantValues(name, caseValues(waterfallCases[name], terms))),
  );
}

function caseValues(inputs: WaterfallInputs, terms: WaterfallTerms): SheetValues {
  const results = waterfallResults(inputs, terms);
  const {
    years,
    multiple,
    lpIrr,
    received,
    distributed,
    carryPaid,
    clawback,
    paidIn,
    gpShareOfProfit,
  } = results;
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
    firstCarry: firstCarryYear(years) ?? "Never",
    gpShare: gpShareOfProfit ?? "No profit",
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
    paysCarry: gpFromTiers.map((carry) => (carry >= carryWorthShowing ? 1 : 0)),
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
