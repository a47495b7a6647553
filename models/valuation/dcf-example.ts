import type { DcfInputs } from "./dcf.ts";

const freeCashFlows = Array.from({ length: 10 }, (_, index) => 100 * 1.05 ** index);
const [terminalGrowth, returnOnNewCapital] = [0.02, 0.1];

/**
 * The example of the project's page: 100 in the first year, 5% growth to the tenth, 2% after it.
 * Profit is set so that the last planned year already reinvests what 2% growth needs.
 */
export const dcfExample: DcfInputs = {
  freeCashFlows,
  lastNopat: (freeCashFlows.at(-1) ?? 0) / (1 - terminalGrowth / returnOnNewCapital),
  discountRate: 0.08,
  terminalGrowth,
  returnOnNewCapital,
  netDebt: 0,
};
