import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accuracyAt, areaUnderCurve, rocCurve, type ScoredLoan } from "./roc.ts";

function loansOf(defaulted: readonly number[], repaid: readonly number[]): ScoredLoan[] {
  return [
    ...defaulted.map((score) => ({ score, defaulted: true })),
    ...repaid.map((score) => ({ score, defaulted: false })),
  ];
}

function areaOf(loans: readonly ScoredLoan[]) {
  const curve = rocCurve(loans);
  return curve === null ? null : areaUnderCurve(curve);
}

const scores = fc.array(fc.integer({ min: 0, max: 20 }), { minLength: 1, maxLength: 30 });

describe("rocCurve", () => {
  // Source: scikit-learn's documentation of roc_curve: labels 1 1 2 2, scores 0.1 0.4 0.35 0.8.
  test("of scikit-learn's example steps through its published points", () => {
    const curve = rocCurve(loansOf([0.35, 0.8], [0.1, 0.4])) ?? [];
    expect(curve.map((point) => point.falsePositiveRate)).toEqual([0, 0, 0.5, 0.5, 1]);
    expect(curve.map((point) => point.truePositiveRate)).toEqual([0, 0.5, 0.5, 1, 1]);
    expect(curve.map((point) => point.threshold)).toEqual([Infinity, 0.8, 0.4, 0.35, 0.1]);
  });

  test("of one kind of loan only does not exist", () => {
    expect(rocCurve([])).toBeNull();
    expect(rocCurve(loansOf([0.5], []))).toBeNull();
    expect(rocCurve(loansOf([], [0.5]))).toBeNull();
  });

  test("runs from (0, 0) to (1, 1) and never turns back", () => {
    fc.assert(
      fc.property(scores, scores, (defaulted, repaid) => {
        const curve = rocCurve(loansOf(defaulted, repaid)) ?? [];
        expect(curve[0]).toMatchObject({ falsePositiveRate: 0, truePositiveRate: 0 });
        expect(curve.at(-1)).toMatchObject({ falsePositiveRate: 1, truePositiveRate: 1 });
        const backward = curve.filter((point, index) => {
          const before = curve[index - 1] ?? point;
          const { falsePositiveRate, truePositiveRate } = point;
          return (
            falsePositiveRate < before.falsePositiveRate ||
            truePositiveRate < before.truePositiveRate
          );
        });
        expect(backward).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

describe("areaUnderCurve", () => {
  // Source: scikit-learn's documentation of roc_auc_score, the same example: 0.75.
  test("of scikit-learn's example is 0.75", () => {
    expect(areaOf(loansOf([0.35, 0.8], [0.1, 0.4]))).toBe(0.75);
  });

  test("of a perfect score is one, of its reverse nothing, of a constant one half", () => {
    expect(areaOf(loansOf([3, 4], [1, 2]))).toBe(1);
    expect(areaOf(loansOf([1, 2], [3, 4]))).toBe(0);
    expect(areaOf(loansOf([1, 1, 1], [1, 1]))).toBe(0.5);
  });

  test("equals the Mann–Whitney statistic: pairs won, ties counted half", () => {
    fc.assert(
      fc.property(scores, scores, (defaulted, repaid) => {
        const pairs = defaulted.flatMap((bad) => repaid.map((good) => Math.sign(bad - good)));
        const won = pairs.reduce((sum: number, sign) => sum + (sign + 1) / 2, 0);
        expect(areaOf(loansOf(defaulted, repaid))).toBeCloseTo(won / pairs.length, 12);
      }),
      { numRuns: 3000 },
    );
  });
});

describe("accuracyAt", () => {
  test("counts defaults refused and repaid loans granted", () => {
    expect(accuracyAt(loansOf([0.9, 0.4], [0.1, 0.6]), 0.5)).toBe(0.5);
    expect(accuracyAt(loansOf([0.9, 0.5], [0.1, 0.2]), 0.5)).toBe(1);
  });

  test("of no loans does not exist", () => {
    expect(accuracyAt([], 0.5)).toBeNull();
  });
});
