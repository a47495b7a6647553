/** How far the inputs of a strategy may go, and in what steps. */
export const strategyLimits = {
  spot: { min: 10, max: 400, step: 1 },
  volatility: { min: 0.01, max: 1.5, step: 0.01 },
  rate: { min: -0.02, max: 0.15, step: 0.0025 },
  termDays: { min: 1, max: 730, step: 1 },
  day: { min: 0, max: 730, step: 1 },
};

export const legLimits = {
  quantity: { min: 1, max: 100, step: 1 },
  strike: { min: 1, max: 500, step: 0.5 },
  premium: { min: 0, max: 500, step: 0.05 },
};

export const mostLegs = 6;

/** Prices in the workbook: enough for those of the page, which are at most 24. */
export const listedPrices = 25;
