import type { WaterfallInputs } from "./inputs.ts";

/** Years counted from 1; 0 where there is none. */
export type FundEnd = {
  /** The last year in which money is invested or distributed. */
  lastFlow: number;
  /** The last year with a fee. What flows later is wound up without one. */
  lastFee: number;
  /** When the GP settles a clawback, and deals that never paid are written off. */
  end: number;
};

export function fundEnd({ years, fundEnd, fundLife }: WaterfallInputs): FundEnd {
  const lastFlow =
    1 + years.findLastIndex(({ invested, distributed }) => invested > 0 || distributed > 0);
  const lastFee = fundEnd === "set" ? Math.min(fundLife, years.length) : lastFlow;
  return { lastFlow, lastFee, end: Math.max(lastFee, lastFlow) };
}
