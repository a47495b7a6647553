import { type ScenarioName, scenarios } from "#models/waterfall/scenarios.ts";
import type { Fund } from "#models/waterfall/years.ts";

/** What the visitor has in front of them: a scenario, and the fund they have made of it. */
export type FundCase = { scenario: ScenarioName; fund: Fund };

export type YearlyAmount = keyof Fund["years"][number];

/** In million euro, as amounts are typed and stand in the address. */
export type AmountLimit = { min: number; max: number; step: number };

// In these steps every fee is a whole number of thousands, and so is all that is paid in and out.
export const committedLimit: AmountLimit = { min: 1, max: 1_000, step: 1 };
export const yearlyLimit: AmountLimit = { min: 0, max: 500, step: 0.1 };

const MILLION = 1_000_000;

export const startingCase = caseOf("base");

export function caseOf(scenario: ScenarioName): FundCase {
  return { scenario, fund: scenarios[scenario] };
}

export function withCommitted({ scenario, fund }: FundCase, millions: number): FundCase {
  return { scenario, fund: { ...fund, committedCapital: inEuro(millions) } };
}

/** The same case with another amount in one year; `year` is 1 for the first. */
export function withYearly(
  { scenario, fund }: FundCase,
  name: YearlyAmount,
  year: number,
  millions: number,
): FundCase {
  const years = fund.years.map((flows, index) =>
    index === year - 1 ? { ...flows, [name]: inEuro(millions) } : flows,
  );
  return { scenario, fund: { ...fund, years } };
}

/** Whether the visitor has moved away from the scenario they started from. */
export function isChanged({ scenario, fund }: FundCase) {
  const start = scenarios[scenario];
  return (
    fund.committedCapital !== start.committedCapital ||
    fund.years.some(
      ({ invested, distributed }, index) =>
        invested !== start.years[index]?.invested ||
        distributed !== start.years[index]?.distributed,
    )
  );
}

export function inMillions(euro: number) {
  return euro / MILLION;
}

/** Whole euro: 8.2 times a million is a little less than 8,200,000. */
function inEuro(millions: number) {
  return Math.round(millions * MILLION);
}

/** The nearest amount a field can hold, or `null` when the text is no number or beyond the limits. */
export function amountWithin(text: string, { min, max, step }: AmountLimit): number | null {
  const amount = Number(text);
  if (text.trim() === "" || !(amount >= min && amount <= max)) return null;
  const stepsInOne = Math.round(1 / step);
  return Math.round(amount * stepsInOne) / stepsInOne;
}
