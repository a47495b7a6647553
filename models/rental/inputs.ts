/** A flat bought to let. Amounts in euro, rates and shares as fractions, before income tax. */
export type RentalInputs = {
  livingAreaSqm: number;
  purchasePrice: number;
  /** Ancillary costs, each a share of the price: Grunderwerbsteuer, notary and land registry, agent. */
  transferTaxRate: number;
  notaryAndRegistryRate: number;
  agentRate: number;
  /** Of the purchase price; ancillary costs are paid from equity. */
  loanToValue: number;
  loanRate: number;
  /** Repaid in year 1, as a share of the loan; the yearly payment then stays level. */
  initialRepaymentRate: number;
  /** Without the service charges that the tenant bears. */
  monthlyRent: number;
  /** Share of the rent lost to empty months and unpaid rent. */
  vacancyRate: number;
  /** Administration and other charges that cannot be passed on, in year 1. */
  nonRecoverableCosts: number;
  /** Set aside for repairs, per square metre, in year 1. */
  maintenancePerSqm: number;
  rentGrowth: number;
  costGrowth: number;
  valueGrowth: number;
  holdingYears: number;
  /** Of the sale price. */
  sellingCostRate: number;
  discountRate: number;
};

/**
 * A two-room flat in Leipzig, sold after ten years, when a private sale is free of income tax.
 * Invented, with a transfer tax of 5.5%, the rate of Saxony since 2023.
 */
export const rentalCase: RentalInputs = {
  livingAreaSqm: 56,
  purchasePrice: 140_000,
  transferTaxRate: 0.055,
  notaryAndRegistryRate: 0.02,
  agentRate: 0.0357,
  loanToValue: 0.7,
  loanRate: 0.036,
  initialRepaymentRate: 0.02,
  monthlyRent: 560,
  vacancyRate: 0.03,
  nonRecoverableCosts: 420,
  maintenancePerSqm: 10,
  rentGrowth: 0.02,
  costGrowth: 0.02,
  valueGrowth: 0.02,
  holdingYears: 10,
  sellingCostRate: 0.0357,
  discountRate: 0.05,
};
