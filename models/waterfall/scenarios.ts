/** What the fund's investments cost and return, before fees. Nothing is negative. */
export type Fund = {
  committedCapital: number;
  /** Year 1 first. */
  years: readonly { invested: number; distributed: number }[];
};

/**
 * One fund, three outcomes. Of €100m committed, €85m is invested over four years; ten years of
 * the 1.5% fee draw the other €15m. The scenarios differ in what comes back, and when.
 */
export const scenarioNames = ["downside", "base", "upside"] as const;

export type ScenarioName = (typeof scenarioNames)[number];

const MILLION = 1_000_000;
const investedInMillions = [25, 30, 20, 10, 0, 0, 0, 0, 0, 0];

export const scenarios: Record<ScenarioName, Fund> = {
  /** Capital is not returned in full: the first tier takes everything. */
  downside: fundDistributing([0, 0, 0, 0, 10, 15, 20, 20, 15, 10]),
  /** The usual path: capital, preferred return, catch-up, then 80/20. */
  base: fundDistributing([0, 0, 0, 5, 20, 35, 45, 40, 25, 15]),
  /** Early and large exits carry the LPs past the 22% hurdle, into the last tier. */
  upside: fundDistributing([0, 0, 5, 35, 65, 75, 60, 40, 20, 15]),
};

function fundDistributing(distributedInMillions: readonly number[]): Fund {
  return {
    committedCapital: 100 * MILLION,
    years: investedInMillions.map((invested, index) => ({
      invested: invested * MILLION,
      distributed: (distributedInMillions[index] ?? 0) * MILLION,
    })),
  };
}
