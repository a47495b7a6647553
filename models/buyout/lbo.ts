/** A company bought partly with debt that its own cash repays. Rates and shares are fractions. */
export type LboInputs = {
  /** Of the year before the purchase. */
  entryEbitda: number;
  /** Enterprise value ÷ EBITDA, paid and received. */
  entryMultiple: number;
  exitMultiple: number;
  /** Debt ÷ entry EBITDA. */
  leverage: number;
  /** Fees of the deal, a share of the enterprise value. */
  feeRate: number;
  ebitdaGrowth: number;
  /** Shares of each year's EBITDA; depreciation lowers tax, capital spending costs cash. */
  depreciationShare: number;
  capitalSpendingShare: number;
  interestRate: number;
  taxRate: number;
  holdingYears: number;
};

type SourcesAndUses = {
  uses: { enterpriseValue: number; fees: number };
  sources: { debt: number; equity: number };
};

/** One year. Interest is on the opening debt; all other flows fall at the year's end. */
type LboYear = {
  year: number;
  ebitda: number;
  interest: number;
  tax: number;
  /** EBITDA − capital spending − interest − tax. */
  freeCashFlow: number;
  /** All of it sweeps into the debt; a shortfall is borrowed on top. */
  closingDebt: number;
  /** Cash received once the debt is repaid. */
  closingCash: number;
};

export function sourcesAndUses(inputs: LboInputs): SourcesAndUses {
  const enterpriseValue = inputs.entryEbitda * inputs.entryMultiple;
  const fees = enterpriseValue * inputs.feeRate;
  const debt = inputs.entryEbitda * inputs.leverage;
  return {
    uses: { enterpriseValue, fees },
    sources: { debt, equity: enterpriseValue + fees - debt },
  };
}

export function debtPaydown(inputs: LboInputs): LboYear[] {
  let openingDebt = sourcesAndUses(inputs).sources.debt;
  let openingCash = 0;
  return Array.from({ length: inputs.holdingYears }, (_, index) => {
    const ebitda = inputs.entryEbitda * (1 + inputs.ebitdaGrowth) ** (index + 1);
    const interest = openingDebt * inputs.interestRate;
    const taxable = ebitda * (1 - inputs.depreciationShare) - interest;
    const tax = Math.max(0, taxable) * inputs.taxRate;
    const freeCashFlow = ebitda * (1 - inputs.capitalSpendingShare) - interest - tax;

    const netDebt = openingDebt - openingCash - freeCashFlow;
    openingDebt = Math.max(0, netDebt);
    openingCash = Math.max(0, -netDebt);
    const closing = { closingDebt: openingDebt, closingCash: openingCash };
    return { year: index + 1, ebitda, interest, tax, freeCashFlow, ...closing };
  });
}
