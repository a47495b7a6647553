import type { Assets } from "./moments.ts";
import history from "./returns.json" with { type: "json" };

type History = {
  assets: readonly string[];
  firstYear: number;
  /** What the returns were drawn from, a year; no investor could know it. */
  truth: Assets;
  /** The returns of each asset, month by month. */
  basisPoints: readonly (readonly number[])[];
};

/** Simulated by `returns.py`. */
export const { assets: assetNames, firstYear, truth }: History = history;
const { basisPoints }: History = history;

/** One row for each month, one return for each asset. */
export const months: readonly (readonly number[])[] = (basisPoints[0] ?? []).map((_, month) =>
  basisPoints.map((asset) => (asset[month] ?? 0) / 10_000),
);
