export type PortfolioInputs = {
  /** Where on the frontier, from the least risk (0) to the highest return (1). */
  place: number;
  /** The most that one asset may weigh. */
  limit: number;
  /** Months of returns that an estimate uses. */
  window: number;
  covarianceShrinkage: number;
  meanShrinkage: number;
  risklessRate: number;
  /** Share of what is traded. */
  tradingCost: number;
};

export const inputLimits = {
  place: { min: 0, max: 1, step: 0.005 },
  limit: { min: 0.15, max: 1, step: 0.05 },
  window: { min: 24, max: 120, step: 12 },
  covarianceShrinkage: { min: 0, max: 1, step: 0.05 },
  meanShrinkage: { min: 0, max: 0.9, step: 0.05 },
  risklessRate: { min: 0, max: 0.05, step: 0.0025 },
  tradingCost: { min: 0, max: 0.02, step: 0.0005 },
};

const market = { risklessRate: 0.02, tradingCost: 0.002 };

export const cases = {
  balanced: {
    title: "Balanced",
    inputs: {
      ...market,
      place: 0.3,
      limit: 0.35,
      window: 60,
      covarianceShrinkage: 0.3,
      meanShrinkage: 0.5,
    },
  },
  calm: {
    title: "Calm",
    inputs: {
      ...market,
      place: 0,
      limit: 0.35,
      window: 120,
      covarianceShrinkage: 0.5,
      meanShrinkage: 0.8,
    },
  },
  trusting: {
    title: "Trusting",
    inputs: {
      ...market,
      place: 0.9,
      limit: 1,
      window: 36,
      covarianceShrinkage: 0,
      meanShrinkage: 0,
    },
  },
} as const satisfies Record<string, { title: string; inputs: PortfolioInputs }>;

export type CaseName = keyof typeof cases;
