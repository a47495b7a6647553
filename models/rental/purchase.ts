import type { RentalInputs } from "./inputs.ts";

/** What is paid on the day of purchase, year 0, and by whom. */
export type Purchase = {
  transferTax: number;
  notaryAndRegister: number;
  agent: number;
  /** The three above together. */
  purchaseCosts: number;
  /** Price plus purchase costs. */
  totalCost: number;
  loan: number;
  equity: number;
  /** Level: interest plus repayment at the end of every month. */
  monthlyPayment: number;
};

/**
 * As cells of a workbook: each cost = price × its rate; loan = price × loan-to-value;
 * equity = total cost − loan; payment = loan × (loan rate + initial repayment rate) / 12.
 */
export function purchase(inputs: RentalInputs): Purchase {
  const { purchasePrice } = inputs;
  const transferTax = purchasePrice * inputs.transferTaxRate;
  const notaryAndRegister = purchasePrice * inputs.notaryAndRegisterRate;
  const agent = purchasePrice * inputs.agentRate;
  const purchaseCosts = transferTax + notaryAndRegister + agent;
  const totalCost = purchasePrice + purchaseCosts;
  const loan = purchasePrice * inputs.loanToValue;
  return {
    transferTax,
    notaryAndRegister,
    agent,
    purchaseCosts,
    totalCost,
    loan,
    equity: totalCost - loan,
    monthlyPayment: (loan * (inputs.loanRate + inputs.initialRepaymentRate)) / 12,
  };
}
