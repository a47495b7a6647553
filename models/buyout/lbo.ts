import { type Irr, irr } from "../cash-flow/irr.ts";

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

export type SourcesAndUses = {
  uses: { enterpriseValue: number; fees: number };
  sources: { debt: number; equity: number };
};

/** One year. Interest is on the opening debt; all other flows fall at the year's end. */
export type LboYear = {
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

export type LboResults = {
  sourcesAndUses: SourcesAndUses;
  years: LboYear[];
  exit: { enterpriseValue: number; netDebt: number; equity: number };
  /** Multiple of invested capital; `null` when no equity was put in. */
  multipleOfInvestedCapital: number | null;
  irr: Irr;
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

/** Equity in at the start, all of it out at the end of the last year, nothing between. */
export function lboResults(inputs: LboInputs): LboResults {
  const deal = sourcesAndUses(inputs);
  const years = debtPaydown(inputs);
  const last = years.at(-1);
  const enterpriseValue = (last?.ebitda ?? inputs.entryEbitda) * inputs.exitMultiple;
  const netDebt = last ? last.closingDebt - last.closingCash : deal.sources.debt;
  // Owners are not liable for debt that the company's value does not cover.
  const equity = Math.max(0, enterpriseValue - netDebt);
  const invested = deal.sources.equity;
  const flows = Array.from({ length: years.length + 1 }, (_, year) => {
    return (year === 0 ? -invested : 0) + (year === years.length ? equity : 0);
  });
  return {
    sourcesAndUses: deal,
    years,
    exit: { enterpriseValue, netDebt, equity },
    multipleOfInvestedCapital: invested > 0 ? equity / invested : null,
    irr: irr(flows),
  };
}
