import type { DcfInputs } from "./inputs.ts";

export type WaccParts = Pick<
  DcfInputs,
  "riskFreeRate" | "beta" | "equityPremium" | "costOfDebt" | "debtShare" | "taxRate"
>;

/** The capital asset pricing model: risk-free rate + beta × equity premium. */
export function costOfEquity({ riskFreeRate, beta, equityPremium }: WaccParts) {
  return riskFreeRate + beta * equityPremium;
}

/** E/V × cost of equity + D/V × cost of debt × (1 − tax rate), at target weights. */
export function waccFromParts(parts: WaccParts) {
  const { costOfDebt, debtShare, taxRate } = parts;
  return (1 - debtShare) * costOfEquity(parts) + debtShare * costOfDebt * (1 - taxRate);
}

/** The rate the case is discounted at. */
export function waccOf(inputs: DcfInputs) {
  return inputs.waccSource === "given" ? inputs.givenWacc : waccFromParts(inputs);
}
