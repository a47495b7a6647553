import { type KeyRates, keyMoves } from "./curve.ts";
import {
  type Change,
  changeOf,
  flowRows,
  flowsOf,
  type Holding,
  type HoldingResult,
  type Market,
  type ValuedHolding,
  valueHolding,
} from "./holding.ts";
import { sum } from "./sum.ts";

export type PortfolioInputs = Market & { bonds: readonly Holding[] };

export type PortfolioResults = {
  holdings: readonly HoldingResult[];
  marketValue: number;
  nominal: number;
  accrued: number;
  /** Averages by market value; `null` where there is nothing to average. */
  average: {
    annualYield: number;
    duration: number;
    modifiedDuration: number;
    convexity: number;
    keyDurations: KeyRates;
  } | null;
  keyMoves: KeyRates;
  /** What each key rate alone costs or brings, by its duration. */
  keyChanges: KeyRates;
  change: Change;
};

export function addChanges(changes: readonly Change[]): Change {
  return {
    byDuration: sum(changes, (change) => change.byDuration),
    withConvexity: sum(changes, (change) => change.withConvexity),
    repriced: sum(changes, (change) => change.repriced),
  };
}

export function portfolioResults(inputs: PortfolioInputs): PortfolioResults {
  const holdings = inputs.bonds.map((holding) => valueHolding(holding, inputs));
  const valued = holdings.filter((result) => result.kind === "valued");
  const marketValue = sum(valued, (one) => one.marketValue);
  const average = (of: (one: ValuedHolding) => number) =>
    sum(valued, (one) => one.marketValue * of(one)) / marketValue;
  const keyDuration = (index: 0 | 1 | 2 | 3) => average((one) => one.keyDurations[index]);
  const moves = keyMoves(inputs);
  const keyChange = (index: 0 | 1 | 2 | 3) =>
    -sum(valued, (one) => one.marketValue * one.keyDurations[index]) * moves[index];
  return {
    holdings,
    marketValue,
    nominal: sum(inputs.bonds, ({ nominal }) => nominal),
    accrued: sum(valued, (one) => (one.marketValue * one.accrued) / one.dirtyPrice),
    average:
      marketValue === 0
        ? null
        : {
            annualYield: average((one) => one.annualYield),
            duration: average((one) => one.duration),
            modifiedDuration: average((one) => one.modifiedDuration),
            convexity: average((one) => one.convexity),
            keyDurations: [keyDuration(0), keyDuration(1), keyDuration(2), keyDuration(3)],
          },
    keyMoves: moves,
    keyChanges: [keyChange(0), keyChange(1), keyChange(2), keyChange(3)],
    change: addChanges(valued.map(({ change }) => change)),
  };
}

/** The shifts that the page compares with the one that is set. */
export const comparedShifts = [-0.03, -0.02, -0.01, -0.005, 0.005, 0.01, 0.02, 0.03] as const;

/** What the portfolio gains or loses at other shifts, the rest of the curve's move kept. */
export function changesByShift(
  inputs: PortfolioInputs,
  shifts: readonly number[],
): { shift: number; change: Change }[] {
  const valued = inputs.bonds.flatMap((holding) => {
    const flows = flowsOf(holding, inputs);
    return flows ? [{ nominal: holding.nominal, ...flows }] : [];
  });
  return shifts.map((shift) => {
    const moves = keyMoves({ ...inputs, shift });
    const changes = valued.map(({ nominal, flows, yearly }) =>
      changeOf(flowRows(flows, yearly, moves), yearly, nominal),
    );
    return { shift, change: addChanges(changes) };
  });
}
