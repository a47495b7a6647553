import { solveLinear } from "./linear-system.ts";
import { type Assets, dot } from "./moments.ts";

/** A portfolio at which the frontier changes the assets it mixes. Between two corners weights are linear. */
export type Corner = readonly number[];

/** A weight that is held at a bound, or one that the optimum decides. */
type Place = "zero" | "limit" | "free";

/** Weights, and the shadow price of the budget, as a constant and a part that grows with the appetite. */
type Line = { at: number[]; slope: number[]; priceAt: number; priceSlope: number };

/**
 * The corners of the efficient frontier from the highest return down to the least variance, with weights
 * between zero and `limit` that sum to one: the critical line method of Markowitz (1956). For an appetite λ
 * it minimizes ½ w′Σw − λ μ′w; as λ falls from infinity to zero, the weights move along straight lines and
 * turn where one of them reaches a bound or leaves it. `null` if the limit leaves wealth uninvested, or if
 * the line meets assets of which one can be copied from the others.
 */
export function frontierCorners(given: Assets, limit: number): Corner[] | null {
  const assets = withoutTies(given);
  const count = assets.expectedReturns.length;
  const start = highestReturn(assets.expectedReturns, limit);
  const corners: Corner[] = [start.weights];
  let { places } = start;
  let weights: readonly number[] = start.weights;
  let appetite = Number.POSITIVE_INFINITY;
  let turned = -1;

  // Each turn changes one asset; a frontier of eight assets has some twenty corners at most.
  for (let turn = 0; turn < 50 * count; turn++) {
    const line = criticalLine(assets, places, weights);
    if (!line) return null;
    const next = nextTurn(assets, places, line, { limit, appetite, turned });
    weights = line.at.map((at, i) =>
      Math.min(limit, Math.max(0, at + (line.slope[i] ?? 0) * next.appetite)),
    );
    const last = corners.at(-1);
    if (last?.some((weight, i) => Math.abs(weight - (weights[i] ?? 0)) > 1e-12)) {
      corners.push(weights);
    }
    if (next.asset === null) return efficientOnly(corners, given);
    places = places.with(next.asset, next.place);
    appetite = next.appetite;
    turned = next.asset;
  }
  return null;
}

/** Below any digit shown, and far above the rounding errors of the line. */
const tieBreak = 1e-7;

/** Assets with the same return have no order to fill up in: a tiny difference in return gives them one. */
function withoutTies(assets: Assets): Assets {
  const expectedReturns = assets.expectedReturns.map((mean, i, all) => {
    const tied = all.slice(0, i).filter((other) => Math.abs(other - mean) < tieBreak);
    return mean + tieBreak * tied.length;
  });
  return { ...assets, expectedReturns };
}

/** Of corners with the highest return, only the least volatile is efficient. */
function efficientOnly(corners: readonly Corner[], { expectedReturns }: Assets): Corner[] {
  const [highest = 0] = corners.map((weights) => dot(weights, expectedReturns));
  const first = corners.findLastIndex(
    (weights) => dot(weights, expectedReturns) > highest - 10 * tieBreak,
  );
  return corners.slice(first);
}

/** As much as allowed of the best asset, then of the next. The last one takes the rest and starts as free. */
function highestReturn(expectedReturns: readonly number[], limit: number) {
  const order = expectedReturns
    .map((_, i) => i)
    .toSorted((a, b) => (expectedReturns[b] ?? 0) - (expectedReturns[a] ?? 0));
  const weights = expectedReturns.map(() => 0);
  const places = expectedReturns.map((): Place => "zero");
  let rest = 1;
  for (const asset of order) {
    weights[asset] = Math.min(limit, rest);
    rest -= limit;
    places[asset] = rest > 1e-12 ? "limit" : "free";
    if (rest <= 1e-12) break;
  }
  return { weights, places };
}

/**
 * The optimum over the free assets, with the others where they are. `null` where there is no single one: all
 * assets are at the limit and wealth is left over, or one asset can be copied from others.
 */
function criticalLine(
  { expectedReturns, covariance }: Assets,
  places: readonly Place[],
  weights: readonly number[],
): Line | null {
  const free = places.flatMap((place, i) => (place === "free" ? [i] : []));
  const held = weights.map((weight, i) => (places[i] === "free" ? 0 : weight));
  const matrix = [
    ...free.map((i) => [...free.map((j) => covariance[i]?.[j] ?? 0), 1]),
    [...free.map(() => 1), 0],
  ];
  const left = 1 - held.reduce((sum, weight) => sum + weight, 0);
  const [at, slope] =
    solveLinear(matrix, [
      [...free.map((i) => -dot(covariance[i] ?? [], held)), left],
      [...free.map((i) => expectedReturns[i] ?? 0), 0],
    ]) ?? [];
  if (!at || !slope) return null;
  const spread = (solved: readonly number[], fixed: readonly number[]) =>
    fixed.map((value, i) => (places[i] === "free" ? (solved[free.indexOf(i)] ?? 0) : value));
  return {
    at: spread(at, held),
    slope: spread(
      slope,
      held.map(() => 0),
    ),
    priceAt: at.at(-1) ?? 0,
    priceSlope: slope.at(-1) ?? 0,
  };
}

/** Two appetites that differ by less, relatively, are one: several assets may turn at once. */
const same = 1e-8;

type Turn = { appetite: number; asset: number; place: Place } | { appetite: 0; asset: null };

/** The next lower appetite at which an asset reaches a bound or leaves one; zero is the end. */
function nextTurn(
  { expectedReturns, covariance }: Assets,
  places: readonly Place[],
  { at, slope, priceAt, priceSlope }: Line,
  { limit, appetite, turned }: { limit: number; appetite: number; turned: number },
): Turn {
  let next: Turn = { appetite: 0, asset: null };
  for (const [asset, place] of places.entries()) {
    for (const turn of place === "free" ? reaching(asset) : leaving(asset, place)) {
      // What has just turned is still at its bound; it may not turn back at the same appetite.
      const isNew = asset !== turned || turn.appetite < appetite * (1 - same);
      const isLower = turn.appetite <= appetite * (1 + same);
      if (isNew && isLower && turn.appetite > Math.max(next.appetite, 1e-12)) next = turn;
    }
  }
  return next;

  /** A free weight falls to zero, or rises to the limit, as the appetite falls. */
  function reaching(asset: number) {
    const [constant, growth] = [at[asset] ?? 0, slope[asset] ?? 0];
    if (Math.abs(growth) < 1e-14) return [];
    return growth > 0
      ? [{ appetite: -constant / growth, asset, place: "zero" as const }]
      : [{ appetite: (limit - constant) / growth, asset, place: "limit" as const }];
  }

  /** The gradient of a bound weight changes its sign: moving it would now pay. */
  function leaving(asset: number, place: Place) {
    const row = covariance[asset] ?? [];
    const constant = dot(row, at) + priceAt;
    const growth = dot(row, slope) + priceSlope - (expectedReturns[asset] ?? 0);
    if (Math.abs(growth) < 1e-14) return [];
    // At zero the gradient must fall below zero as the appetite falls, at the limit rise above it.
    const pays = place === "zero" ? growth > 0 : growth < 0;
    return pays ? [{ appetite: -constant / growth, asset, place: "free" as const }] : [];
  }
}
