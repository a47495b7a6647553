/** How far the inputs of a bond portfolio may go, and in what steps. */
export const holdingLimits = {
  nominal: { min: 1_000, max: 100_000_000, step: 1_000 },
  couponRate: { min: 0, max: 0.15, step: 0.0005 },
  yieldRate: { min: -0.02, max: 0.25, step: 0.0001 },
  price: { min: 1, max: 250, step: 0.001 },
};

export const moveLimits = {
  shift: { min: -0.03, max: 0.03, step: 0.0005 },
  steepening: { min: -0.02, max: 0.02, step: 0.0005 },
  bend: { min: -0.02, max: 0.02, step: 0.0005 },
};

export const keyRateLimits = { min: -0.01, max: 0.15, step: 0.0005 };

export const dateLimits = {
  settlement: { first: "2020-01-01", last: "2040-12-31" },
  maturity: { first: "2020-01-02", last: "2080-12-31" },
} as const;

export const mostBonds = 8;

/** Quarterly coupons from the first day of settlement to the last maturity. */
export const mostPayments = 244;
