import { type Irr, irr } from "../cash-flow/irr.ts";
import { npv } from "../cash-flow/npv.ts";
import type { RentalInputs } from "./inputs.ts";
import { purchase } from "./purchase.ts";
import { rentalYears } from "./years.ts";

/** Proceeds of the sale at the end of the last year of holding, tax-free after ten years. */
export type RentalExit = {
  /** purchase price × (1 + value growth)^holding years */
  salePrice: number;
  /** sale price × selling cost rate */
  sellingCosts: number;
  /** closing balance of the last year */
  remainingLoan: number;
  /** sale price − selling costs − remaining loan */
  proceeds: number;
};

export type RentalResults = {
  exit: RentalExit;
  /** Of the owner: −equity in year 0, then each year's cash flow, with the proceeds in the last. */
  equityFlows: number[];
  /** gross rent of year 1 ÷ purchase price */
  grossYield: number;
  /** net operating income of year 1 ÷ total cost */
  netYield: number;
  /** net operating income of year 1 ÷ (interest + repayment); `null` without a loan */
  debtServiceCover: number | null;
  /** net operating income − interest − repayment of year 1, before tax, ÷ equity; `null` without equity */
  cashOnCash: number | null;
  /** (costs + interest + repayment) ÷ gross rent of year 1: the share of it that must come in */
  breakEvenOccupancy: number;
  /** Of the equity flows: `=NPV(rate, years 1 to n) + year 0` in a workbook. */
  npv: number;
  /** Of the equity flows: `=IRR(years 0 to n)` in a workbook. */
  irr: Irr;
};

/** At least one year of holding is expected. */
export function rentalResults(inputs: RentalInputs): RentalResults {
  const { totalCost, loan, equity } = purchase(inputs);
  const years = rentalYears(inputs);
  const first = years[0];
  if (!first) throw new Error("A flat is held for at least one year.");
  const debtService = first.interest + first.repayment;

  const salePrice = inputs.purchasePrice * (1 + inputs.valueGrowth) ** inputs.holdingYears;
  const sellingCosts = salePrice * inputs.sellingCostRate;
  const remainingLoan = years.at(-1)?.closingBalance ?? loan;
  const proceeds = salePrice - sellingCosts - remainingLoan;
  const equityFlows = [
    0 - equity,
    ...years.map(({ year, cashFlow }) => cashFlow + (year === years.length ? proceeds : 0)),
  ];
  return {
    exit: { salePrice, sellingCosts, remainingLoan, proceeds },
    equityFlows,
    grossYield: first.grossRent / inputs.purchasePrice,
    netYield: first.netOperatingIncome / totalCost,
    debtServiceCover: debtService > 0 ? first.netOperatingIncome / debtService : null,
    cashOnCash: equity > 0 ? (first.netOperatingIncome - debtService) / equity : null,
    breakEvenOccupancy: (first.costs + debtService) / first.grossRent,
    npv: npv(inputs.discountRate, equityFlows),
    irr: irr(equityFlows),
  };
}
