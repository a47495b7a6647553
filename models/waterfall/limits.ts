/** The range of an amount, in euros. */
export type AmountLimits = { min: number; max: number; step: number };

// In these steps every fee is a whole number of thousands, and so is everything paid in and out.
export const committedLimits: AmountLimits = { min: 1e6, max: 1e9, step: 1e6 };
export const yearlyLimits: AmountLimits = { min: 0, max: 5e8, step: 1e5 };
