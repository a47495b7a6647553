import type { RentalInputs } from "./inputs.ts";

/** What is paid on the day of purchase, year 0, and by whom. */
export type Purchase = {
  transferTax: number;
  notaryAndRegistry: number;
  agent: number;
  /** The three above together. */
  ancillaryCosts: number;
  /** Price plus ancillary costs. */
  totalCost: number;
  loan: number;
  equity: number;
  /** Level: interest plus repayment at the end of every year. */
  yearlyDebtService: number;
};

/**
 * As cells of a workbook: each cost = price × its rate; loan = price × loan-to-value;
 * equity = total cost − loan; debt service = loan × (loan rate + initial repayment rate).
 */
export function purchase(inputs: RentalInputs): Purchase {
  const { purchasePrice } = inputs;
  const transferTax = purchasePrice * inputs.transferTaxRate;
  const notaryAndRegistry = purchasePrice * inputs.notaryAndRegistryRate;
  const agent = purchasePrice * inputs.agentRate;
  const ancillaryCosts = transferTax + notaryAndRegistry + agent;
  const totalCost = purchasePrice + ancillaryCosts;
  const loan = purchasePrice * inputs.loanToValue;
  return {
    transferTax,
    notaryAndRegistry,
    agent,
    ancillaryCosts,
    totalCost,
    loan,
    equity: totalCost - loan,
    yearlyDebtService: loan * (inputs.loanRate + inputs.initialRepaymentRate),
  };
}
