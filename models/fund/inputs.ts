import { committedLimits, yearlyLimits } from "../waterfall/limits.ts";
import { type ScenarioName, scenarios } from "../waterfall/scenarios.ts";
import { standardTerms } from "../waterfall/terms.ts";

/** A fund of ten years, as its administrator runs it. Rates and shares are fractions. */
export type FundInputs = {
  committedCapital: number;
  /** Year 1 first: what is invested and what comes back, before fees and carry. */
  years: readonly { invested: number; distributed: number }[];
  /** A year, of the commitment during the investment period and of invested capital afterwards. */
  feeRate: number;
  investmentYears: number;
  /** What the holdings are reported at, as a share of what the forecast makes them worth. */
  valuedAt: number;
  /** The quarter that is reported, 1 for the first. */
  quarter: number;
  /** One row for each LP: how many parts of the commitment are its own. */
  lps: readonly { parts: number }[];
};

export const fundLimits = {
  committedCapital: committedLimits,
  yearly: yearlyLimits,
  feeRate: { min: 0, max: 0.04, step: 0.0025 },
  investmentYears: { min: 1, max: 10, step: 1 },
  valuedAt: { min: 0, max: 1.5, step: 0.05 },
  quarter: { min: 1, max: 40, step: 1 },
  parts: { min: 1, max: 100, step: 1 },
  lps: { min: 1, max: 6 },
};

/** The waterfall page's fund, reported at the end of its sixth year to five LPs. */
export function fundCase(scenario: ScenarioName): FundInputs {
  return {
    ...scenarios[scenario],
    feeRate: standardTerms.managementFeeRate,
    investmentYears: 5,
    valuedAt: 1,
    quarter: 24,
    lps: [40, 25, 20, 10, 5].map((parts) => ({ parts })),
  };
}
