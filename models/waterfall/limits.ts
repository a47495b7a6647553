/** The range of an amount, in euros. */
export type AmountLimits = { min: number; max: number; step: number };

// In these steps every fee is a whole number of thousands, and so is everything paid in and out.
export const committedLimits: AmountLimits = { min: 1e6, max: 1e9, step: 1e6 };
export const yearlyLimits: AmountLimits = { min: 0, max: 5e8, step: 1e5 };

/** A deal is known by the year it was bought in. */
export const dealLimits = { min: 1, max: 10, step: 1 };
export const investmentYearsLimits = { min: 1, max: 10, step: 1 };
export const fundLifeLimits = { min: 1, max: 10, step: 1 };
