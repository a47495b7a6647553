import type { InputLimits } from "../input-limits.ts";
import type { RentalInputs } from "./inputs.ts";

/** What the flat and the workbook fix: the area has no effect on returns, and ten years make the sale tax-free. */
export type RentalChoices = Omit<RentalInputs, "livingAreaSqm" | "holdingYears">;

export const rentalLimits: InputLimits<RentalChoices> = {
  purchasePrice: { min: 50_000, max: 1_000_000, step: 1_000 },
  transferTaxRate: { min: 0, max: 0.065, step: 0.005 },
  notaryAndRegisterRate: { min: 0, max: 0.04, step: 0.001 },
  agentRate: { min: 0, max: 0.0715, step: 0.00005 },
  monthlyRent: { min: 200, max: 5_000, step: 5 },
  rentGrowth: { min: -0.02, max: 0.05, step: 0.001 },
  vacancyRate: { min: 0, max: 0.3, step: 0.005 },
  monthlyCosts: { min: 0, max: 1_000, step: 1 },
  costGrowth: { min: 0, max: 0.06, step: 0.001 },
  loanToValue: { min: 0, max: 1, step: 0.01 },
  loanRate: { min: 0, max: 0.1, step: 0.001 },
  initialRepaymentRate: { min: 0.005, max: 0.1, step: 0.001 },
  buildingShare: { min: 0.3, max: 0.95, step: 0.01 },
  depreciationRate: { min: 0, max: 0.05, step: 0.001 },
  taxRate: { min: 0, max: 0.48, step: 0.01 },
  valueGrowth: { min: -0.05, max: 0.08, step: 0.001 },
  sellingCostRate: { min: 0, max: 0.0715, step: 0.00005 },
  discountRate: { min: 0, max: 0.12, step: 0.001 },
};
