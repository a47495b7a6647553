/** A flat bought to let by a private individual. Amounts in euros, rates and shares as fractions. */
export type RentalInputs = {
  livingAreaSqm: number;
  purchasePrice: number;
  /** Purchase costs, each a share of the price: Grunderwerbsteuer, notary and land register, agent. */
  transferTaxRate: number;
  notaryAndRegisterRate: number;
  agentRate: number;
  /** Of the purchase price; purchase costs are paid from equity. */
  loanToValue: number;
  /** A year; interest is charged monthly, a twelfth of it on what is owed. */
  loanRate: number;
  /** A year, as a share of the loan; the monthly payment it leads to stays level. */
  initialRepaymentRate: number;
  /** Without the service charges that the tenant bears. */
  monthlyRent: number;
  /** Share of the rent lost to empty months and unpaid rent. */
  vacancyRate: number;
  /** Administration, upkeep and what else cannot be passed on to the tenant, in year 1. */
  monthlyCosts: number;
  rentGrowth: number;
  costGrowth: number;
  valueGrowth: number;
  /** Of price and purchase costs; the land does not depreciate. */
  buildingShare: number;
  depreciationRate: number;
  /** On the owner's last euro of other income, against which a loss from letting is set. */
  taxRate: number;
  holdingYears: number;
  /** Of the sale price. */
  sellingCostRate: number;
  /** What the owner's money could earn elsewhere. */
  discountRate: number;
};

/**
 * The case of the project's page: a two-room flat in Offenbach, sold after ten years, when a private sale is free of income tax.
 * Invented, with the transfer tax of Hesse and the depreciation of a residential building of 1925 to 2022.
 */
export const rentalCase: RentalInputs = {
  livingAreaSqm: 58,
  purchasePrice: 232_000,
  transferTaxRate: 0.06,
  notaryAndRegisterRate: 0.02,
  agentRate: 0.02975,
  loanToValue: 0.8,
  loanRate: 0.039,
  initialRepaymentRate: 0.02,
  monthlyRent: 725,
  vacancyRate: 0.03,
  monthlyCosts: 88,
  rentGrowth: 0.015,
  costGrowth: 0.02,
  valueGrowth: 0.015,
  buildingShare: 0.75,
  depreciationRate: 0.02,
  taxRate: 0.42,
  holdingYears: 10,
  sellingCostRate: 0.02975,
  discountRate: 0.04,
};

/** Invented flats to start from. */
export const rentalCases = {
  offered: rentalCase,
  /** The same flat, paid from savings. */
  noLoan: { ...rentalCase, loanToValue: 0 },
  /** A cheaper town: more rent for the price, more empty months, and no rise in prices. */
  highYield: {
    ...rentalCase,
    livingAreaSqm: 62,
    purchasePrice: 98_000,
    transferTaxRate: 0.055,
    agentRate: 0.0357,
    sellingCostRate: 0.0357,
    monthlyRent: 510,
    vacancyRate: 0.08,
    monthlyCosts: 95,
    buildingShare: 0.85,
    valueGrowth: 0,
  },
} as const satisfies Record<string, RentalInputs>;
