import { baseCutOffs, type CutOffs } from "./cut-offs.ts";

/** What a customer earns the bank and what a campaign costs. Rates are fractions: 0.012 is 1.2%. */
export type Economics = {
  /** Margin on balances, a year. */
  balanceMargin: number;
  /** Fees, as a part of turnover. */
  feeRate: number;
  /** Euro a year to keep one customer's account. */
  accountCost: number;
  /** Euro to contact one customer. */
  contactCost: number;
  /** Part of those contacted who come back. */
  wonBack: number;
};

export type SegmentationInputs = CutOffs & Economics;

export const baseInputs: SegmentationInputs = {
  ...baseCutOffs,
  balanceMargin: 0.012,
  feeRate: 0.004,
  accountCost: 35,
  contactCost: 2,
  wonBack: 0.08,
};

/** Named cases to start from. */
export const segmentationCases = {
  base: baseInputs,
  lowRates: { ...baseInputs, balanceMargin: 0.005 },
  topFifth: { ...baseInputs, recentFrom: 5, highFrom: 5 },
} satisfies Record<string, SegmentationInputs>;

/** The range and step of each input. */
export const inputLimits: Record<
  keyof SegmentationInputs,
  { min: number; max: number; step: number }
> = {
  recentFrom: { min: 2, max: 5, step: 1 },
  lapsedTo: { min: 1, max: 4, step: 1 },
  highFrom: { min: 2, max: 5, step: 1 },
  lowTo: { min: 1, max: 4, step: 1 },
  steadyFrom: { min: 2, max: 5, step: 1 },
  balanceMargin: { min: 0, max: 0.03, step: 0.001 },
  feeRate: { min: 0, max: 0.02, step: 0.001 },
  accountCost: { min: 0, max: 100, step: 5 },
  contactCost: { min: 0, max: 20, step: 0.5 },
  wonBack: { min: 0, max: 0.3, step: 0.01 },
};
