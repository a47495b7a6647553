import type { SheetValues } from "#workings/definition.ts";
import { variantValues } from "#workings/variants.ts";
import { bucketValues } from "./bucket-values.ts";
import { keyMoves } from "./curve.ts";
import { changeOf, flowRows, flowsOf, frequencies } from "./holding.ts";
import { mostBonds } from "./limits.ts";
import { addChanges, comparedShifts, type PortfolioInputs, portfolioResults } from "./portfolio.ts";
import { couponPeriod } from "./schedule.ts";
import { shiftName } from "./shift-name.ts";

/**
 * The cells that another shift changes, for each one that the page compares. Payments and yields stay, so
 * they are found once: a yield for a price takes a search.
 */
export function valuesAtShifts(inputs: PortfolioInputs): SheetValues {
  const { average, marketValue } = portfolioResults(inputs);
  const holdings = inputs.bonds.map((holding) => {
    const frequency = frequencies[holding.frequency];
    const period = couponPeriod(inputs.settlement, { ...holding, frequency });
    const elapsed = period ? period.accruedDays / period.periodDays : 0;
    const found = flowsOf(holding, inputs);
    return { nominal: holding.nominal, frequency, elapsed, found };
  });
  const unused = { nominal: 0, frequency: 1, elapsed: 0, found: null };
  const columns = Array.from({ length: mostBonds }, (_, index) => holdings[index] ?? unused);

  function valuesAt(shift: number): SheetValues {
    const moves = keyMoves({ ...inputs, shift });
    const bonds = columns.map(({ nominal, frequency, elapsed, found }) => {
      const rows = found ? flowRows(found.flows, found.yearly, moves) : [];
      const change = changeOf(rows, found?.yearly ?? 0, nominal);
      return { change, sums: bucketValues(rows, { frequency, elapsed }) };
    });
    const total = addChanges(bonds.map(({ change }) => change));
    const share = (amount: number) => (marketValue === 0 ? "None" : amount / marketValue);
    const sumNames = Object.keys(bonds[0]?.sums ?? {});
    return {
      shift,
      move: moves,
      keyChange: moves.map(
        (move, index) => -(average?.keyDurations[index] ?? 0) * marketValue * move,
      ),
      ...Object.fromEntries(
        sumNames.map((name) => [name, bonds.map(({ sums }) => sums[name] ?? 0)]),
      ),
      convexityGain: bonds.map(({ change }) => change.withConvexity - change.byDuration),
      change: bonds.map(({ change }) => change.repriced),
      ...total,
      durationShare: share(total.byDuration),
      convexityShare: share(total.withConvexity),
      repricedShare: share(total.repriced),
    };
  }

  return Object.assign(
    {},
    ...comparedShifts.map((shift) => variantValues(shiftName(shift), valuesAt(shift))),
  );
}
