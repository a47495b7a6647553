import type { InputLimits } from "../input-limits.ts";
import type { DcfInputs } from "./inputs.ts";

export const dcfLimits: InputLimits<DcfInputs> = {
  revenue: { min: 50, max: 10_000, step: 10 },
  firstGrowth: { min: -0.1, max: 0.4, step: 0.005 },
  lastGrowth: { min: -0.05, max: 0.2, step: 0.005 },
  ebitMargin: { min: 0.01, max: 0.5, step: 0.005 },
  taxRate: { min: 0, max: 0.45, step: 0.01 },
  reinvestmentShare: { min: 0, max: 0.9, step: 0.01 },
  givenWacc: { min: 0.03, max: 0.16, step: 0.001 },
  riskFreeRate: { min: 0, max: 0.08, step: 0.001 },
  beta: { min: 0.2, max: 2.5, step: 0.05 },
  equityPremium: { min: 0.02, max: 0.1, step: 0.001 },
  costOfDebt: { min: 0, max: 0.12, step: 0.001 },
  debtShare: { min: 0, max: 0.8, step: 0.01 },
  terminalGrowth: { min: -0.02, max: 0.06, step: 0.001 },
  returnOnNewCapital: { min: 0.02, max: 0.4, step: 0.005 },
  exitMultiple: { min: 2, max: 30, step: 0.5 },
  netDebt: { min: -1_000, max: 5_000, step: 10 },
  otherClaims: { min: 0, max: 3_000, step: 10 },
  shares: { min: 1, max: 1_000, step: 1 },
  sharePrice: { min: 1, max: 500, step: 0.5 },
};
