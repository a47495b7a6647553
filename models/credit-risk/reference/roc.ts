/** A borrower: the score a model gave, higher for riskier, and what happened. */
export type ScoredLoan = { score: number; defaulted: boolean };

/** A point on the curve: the share of each group at or above a score threshold. */
export type RocPoint = {
  /** `Infinity` for the start, where nobody is refused. */
  threshold: number;
  falsePositiveRate: number;
  truePositiveRate: number;
};

/**
 * Receiver operating characteristic, from (0, 0) to (1, 1), one point for each different score.
 * `null` when there are no defaults, or nothing else.
 */
export function rocCurve(loans: readonly ScoredLoan[]): RocPoint[] | null {
  const defaults = loans.filter((loan) => loan.defaulted).length;
  const repaid = loans.length - defaults;
  if (defaults === 0 || repaid === 0) return null;

  const curve: RocPoint[] = [{ threshold: Infinity, falsePositiveRate: 0, truePositiveRate: 0 }];
  const riskiestFirst = loans.toSorted((a, b) => b.score - a.score);
  let caught = 0;
  let refused = 0;
  for (const [index, { score, defaulted }] of riskiestFirst.entries()) {
    if (defaulted) caught += 1;
    else refused += 1;
    // Equal scores cannot be told apart by a threshold, so they share one point.
    if (riskiestFirst[index + 1]?.score === score) continue;
    curve.push({
      threshold: score,
      falsePositiveRate: refused / repaid,
      truePositiveRate: caught / defaults,
    });
  }
  return curve;
}

/** Area under the curve, by trapezoids: the chance that a default outscores a repaid loan. */
export function areaUnderCurve(curve: readonly RocPoint[]): number {
  return curve.reduce((area, point, index) => {
    const before = curve[index - 1] ?? point;
    const width = point.falsePositiveRate - before.falsePositiveRate;
    return area + (width * (point.truePositiveRate + before.truePositiveRate)) / 2;
  }, 0);
}

/** Share of loans classified correctly when scores at or above the threshold are refused. */
export function accuracyAt(loans: readonly ScoredLoan[], threshold: number): number | null {
  if (loans.length === 0) return null;
  const right = loans.filter((loan) => loan.score >= threshold === loan.defaulted).length;
  return right / loans.length;
}
