import type { Calculation, Entered, Solver } from "#workings/calculation.ts";
import { bootstrapErrors, drawSamples, type Sample } from "./bootstrap.ts";
import { estimate } from "./estimate.ts";
import {
  appetiteAtRisk,
  bestSharpe,
  efficientFrontier,
  type Frontier,
  type Portfolio,
  portfolioAtRisk,
  portfolioOf,
  riskParity,
} from "./frontier.ts";
import type { Assets } from "./moments.ts";
import { assetNames, months, truth } from "./returns.ts";
import { decisionYears, firstDecision, type Solved, testStart, weightLine } from "./strategies.ts";

/** What weights are solved for; the trading cost is not among it. */
export const solvedFor = [
  "place",
  "limit",
  "covarianceShrinkage",
  "meanShrinkage",
  "window",
  "risklessRate",
] as const;
export type SolvedInputs = Readonly<Record<(typeof solvedFor)[number], number>>;

/** `solvedWindow`: the window that the weights were solved for. */
export function solvedName<Name extends (typeof solvedFor)[number]>(name: Name) {
  return `solved${name.charAt(0).toUpperCase()}${name.slice(1)}` as `solved${Capitalize<Name>}`;
}

export const highestLine = `highest${firstDecision}` as const;

type EstimateInputs = Pick<SolvedInputs, "window" | "meanShrinkage" | "covarianceShrinkage">;

// Every strategy and every view of a case need the same estimates and frontiers, so those found last are kept.
const estimates = new Map<string, Assets>();
const frontiers = new WeakMap<Assets, Map<number, Frontier>>();

/** The decisions of a few cases: the one on show and those beside it. */
const maxEstimates = 4 * decisionYears.length;

/** What an investor could estimate at the end of a year, from the months of the window before it. */
export function estimateAt(year: number, inputs: EstimateInputs): Assets {
  const { window, meanShrinkage, covarianceShrinkage } = inputs;
  const key = [year, window, meanShrinkage, covarianceShrinkage].join(" ");
  const known = estimates.get(key);
  if (known) return known;
  const made = estimate(windowBefore(year, window), {
    means: meanShrinkage,
    covariance: covarianceShrinkage,
  });
  if (estimates.size === maxEstimates) estimates.clear();
  estimates.set(key, made);
  return made;
}

function windowBefore(year: number, window: number) {
  const month = testStart + 12 * (year - firstDecision);
  return months.slice(month - window, month);
}

let samples: readonly Sample[] = [];

/** Only another window has other samples; those of the last one are kept. */
function samplesOf(window: ReturnType<typeof windowBefore>) {
  if (samples[0]?.times.length !== window.length) samples = drawSamples(window);
  return samples;
}

/** Limits of at least an eighth and windows longer than the list of assets always leave a frontier. */
export function frontierOf(assets: Assets, limit: number): Frontier {
  const byLimit = frontiers.get(assets) ?? new Map<number, Frontier>();
  const known = byLimit.get(limit);
  if (known) return known;
  const frontier = efficientFrontier(assets, limit);
  if (!frontier) throw new Error(`No portfolio of ${assetNames.length} assets keeps to ${limit}.`);
  frontiers.set(assets, byLimit.set(limit, frontier));
  return frontier;
}

/** How much the estimates of the chosen portfolio vary between samples. */
export const errorNames = ["returnSpread", "volatilitySpread", "sharpeSpread"] as const;

const estimated = ["window", "meanShrinkage", "covarianceShrinkage"] as const;

/** The inputs that weights are for, so that a workbook can tell when they no longer are. */
const kept = solver(solvedFor.map(solvedName), solvedFor, (inputs) =>
  Object.fromEntries(solvedFor.map((name) => [solvedName(name), inputs[name]])),
);

/** One for each strategy: what an input does not reach is not solved again. */
export const solvers: readonly Solver[] = [
  solver([...weightLines("chosen"), "appetite"], [...estimated, "limit", "place"], (inputs) => ({
    ...weightsOf("chosen", inputs, (assets) => {
      return portfolioAtRisk(frontierOf(assets, inputs.limit), inputs.place);
    }),
    appetite: appetiteAtRisk(firstFrontier(inputs), inputs.place),
  })),
  solver([...weightLines("calmest"), highestLine], [...estimated, "limit"], (inputs) => ({
    ...weightsOf("calmest", inputs, (assets) => frontierOf(assets, inputs.limit).calmest),
    [highestLine]: firstFrontier(inputs).highest.weights,
  })),
  solver(weightLines("sharpe"), [...estimated, "limit", "risklessRate"], (inputs) =>
    weightsOf("sharpe", inputs, (assets) => {
      return bestSharpe(frontierOf(assets, inputs.limit), inputs.risklessRate);
    }),
  ),
  solver(weightLines("parity"), estimated, (inputs) =>
    weightsOf("parity", inputs, (assets) => ({ weights: riskParity(assets) })),
  ),
  solver(errorNames, [...estimated, "limit", "place", "risklessRate"], (inputs) => {
    const { weights } = portfolioAtRisk(firstFrontier(inputs), inputs.place);
    const window = windowBefore(firstDecision, inputs.window);
    const errors = bootstrapErrors(window, samplesOf(window), weights, {
      shrinkage: { means: inputs.meanShrinkage, covariance: inputs.covarianceShrinkage },
      risklessRate: inputs.risklessRate,
    });
    return {
      returnSpread: errors.expectedReturn,
      volatilitySpread: errors.volatility,
      sharpeSpread: errors.sharpe,
    };
  }),
  kept,
];

/** A solver by the lines that it gives and the inputs that it reads. */
function solver<Name extends (typeof solvedFor)[number]>(
  names: readonly string[],
  from: readonly Name[],
  solve: (inputs: Pick<SolvedInputs, Name>) => Entered,
): Solver {
  const inputsOf = (calculation: Calculation) =>
    Object.fromEntries(from.map((name) => [name, Number(calculation.at(name))]));
  return {
    ...{ names, from },
    solve: (calculation) => solve(inputsOf(calculation) as Pick<SolvedInputs, Name>),
  };
}

function weightLines(strategy: Solved) {
  return decisionYears.map((year) => weightLine(strategy, year));
}

function weightsOf(
  strategy: Solved,
  inputs: EstimateInputs,
  choose: (assets: Assets) => Pick<Portfolio, "weights">,
): Entered {
  return Object.fromEntries(
    decisionYears.map((year) => [
      weightLine(strategy, year),
      choose(estimateAt(year, inputs)).weights,
    ]),
  );
}

function firstFrontier(inputs: EstimateInputs & { limit: number }) {
  return frontierOf(estimateAt(firstDecision, inputs), inputs.limit);
}

/** The frontier of the first decision from the least risk to the highest return, and the true values of its portfolios. */
export function frontierCurves(inputs: EstimateInputs & { limit: number }, steps: number) {
  const frontier = firstFrontier(inputs);
  const limited = Array.from({ length: steps + 1 }, (_, step) =>
    portfolioAtRisk(frontier, step / steps),
  );
  return { limited, inTruth: limited.map(({ weights }) => portfolioOf(weights, truth)) };
}
