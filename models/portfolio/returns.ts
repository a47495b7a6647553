import type { Assets } from "./moments.ts";
import history from "./returns.json" with { type: "json" };

type History = {
  assets: readonly string[];
  firstYear: number;
  /** What the returns were drawn from, a year; no investor could know it. */
  truth: Assets;
  /** One row for each month, one return for each asset. */
  months: readonly (readonly number[])[];
};

/** Simulated by `returns.py`. */
export const { assets: assetNames, firstYear, truth, months }: History = history;
