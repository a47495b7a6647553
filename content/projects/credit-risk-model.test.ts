import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { resultsAt } from "#models/credit-risk/cut-off.ts";
import { areaUnderCurve, rocCurve } from "#models/credit-risk/reference/roc.ts";
import pythonScores from "#models/credit-risk/reference/scores.json" with { type: "json" };
import { probabilityOfDefault } from "#models/credit-risk/score.ts";
import { scorecard } from "#models/credit-risk/scorecard.ts";
import packedLoans from "#models/credit-risk/test-loans.json" with { type: "json" };
import { testLoans as storedLoans } from "#models/credit-risk/test-loans.ts";
import { isTestLoan, packTestLoans, readLoans } from "#scripts/loan-book.ts";
import { pythonOrSkip, requirementsOf, runProgram } from "#scripts/python.ts";

const folder = "content/code/credit-risk-model";
const file = readFileSync(`${folder}/loans.csv`, "utf8");
const loans = readLoans(file);
const [trainLoans, testLoans] = [
  loans.filter((loan) => !isTestLoan(loan)),
  loans.filter(isTestLoan),
];

describe("the loan book", () => {
  test("has the loans and defaults that the scorecard says, earlier ones for training", () => {
    const counted = [trainLoans, testLoans].map((some) => ({
      loans: some.length,
      defaults: some.filter(({ defaulted }) => defaulted).length,
    }));
    expect(counted[0]).toEqual(scorecard.train);
    expect(counted[1]).toEqual({
      loans: scorecard.test.loans,
      defaults: scorecard.test.defaults,
    });
  });

  test("comes out of its generator unchanged", { timeout: 60_000 }, (context) => {
    const python = pythonOrSkip(context);
    expect(runProgram(python, [`${folder}/loan_book.py`])).toBe(file);
  });
});

describe("the scorecard on the page", () => {
  const scored = testLoans.map((loan) => ({
    ...loan,
    score: probabilityOfDefault(loan.application),
  }));

  test("gives every test loan the probability that scikit-learn gives it, to 1e-9", () => {
    const fromPython: Record<string, number> = pythonScores;
    expect(Object.keys(fromPython)).toHaveLength(scored.length);
    const furthest = Math.max(
      ...scored.map(({ number, score }) => Math.abs(score - (fromPython[number] ?? Infinity))),
    );
    expect(furthest).toBeLessThan(1e-9);
  });

  test("has the AUC that scikit-learn measured", () => {
    expect(areaUnderCurve(rocCurve(scored) ?? [])).toBeCloseTo(scorecard.measured.area, 9);
  });

  test.each([0.05, 0.15, 0.4])("counts refused loans as the scores say, at %d", (cutOff) => {
    const refused = scored.filter(({ score }) => score >= cutOff);
    const { confusion } = resultsAt(cutOff, { loss: 1, margin: 1 });
    expect(confusion.badRefused).toBe(refused.filter(({ defaulted }) => defaulted).length);
    expect(confusion.goodRefused).toBe(refused.filter(({ defaulted }) => !defaulted).length);
  });
});

describe("the test loans of the workbook", () => {
  const stored = storedLoans();

  test("are those of the loan book", () => {
    expect(packedLoans).toEqual(packTestLoans(loans));
  });

  test("have the probabilities that scikit-learn gives them, in rising order", () => {
    const fromPython: Record<string, number> = pythonScores;
    for (const { number, probability } of stored) {
      expect(probability).toBeCloseTo(fromPython[number] ?? Infinity, 9);
    }
    const probabilities = stored.map(({ probability }) => probability);
    expect(probabilities).toEqual(probabilities.toSorted((a, b) => a - b));
  });

  test("have ranks that give the AUC that scikit-learn measured", () => {
    const defaults = stored.filter(({ defaulted }) => defaulted);
    const rankSum = defaults.reduce((sum, { rank }) => sum + rank, 0);
    const lowest = (defaults.length * (defaults.length + 1)) / 2;
    const pairs = defaults.length * (stored.length - defaults.length);
    expect((rankSum - lowest) / pairs).toBeCloseTo(scorecard.measured.area, 12);
  });
});

test("scikit-learn fits the same scorecard again", { timeout: 120_000 }, (context) => {
  // Other versions of scikit-learn grow other trees: the AUC of gradient boosting differs in its third digit.
  const python = pythonOrSkip(context, requirementsOf(`${folder}/requirements.txt`));
  const fresh = mkdtempSync(path.join(tmpdir(), "scorecard-"));
  runProgram(python, [`${folder}/scorecard.py`, fresh]);
  const read = (name: string) => JSON.parse(readFileSync(name, "utf8"), rounded);
  const fitted = read(path.join(fresh, "scorecard.json"));
  rmSync(fresh, { recursive: true });
  expect(fitted).toEqual(read("models/credit-risk/scorecard.json"));
});

/** Numbers that agree to seven digits: the last ones differ between mathematical libraries. */
function rounded(_key: string, value: unknown) {
  return typeof value === "number" ? Number(value.toPrecision(7)) + 0 : value;
}
