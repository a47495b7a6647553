import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { formatPercent } from "#app/lib/format/number.ts";
import { pages } from "#content/pages.ts";
import { areaUnderCurve, rocCurve } from "#models/credit-risk/reference/roc.ts";
import pythonScores from "#models/credit-risk/reference/scores.json" with { type: "json" };
import { scorecard } from "#models/credit-risk/scorecard.ts";
import { sheet } from "#models/credit-risk/sheet.ts";
import packedLoans from "#models/credit-risk/test-loans.json" with { type: "json" };
import { type Application, isTestLoan, packTestLoans, readLoans } from "#tools/loan-book.ts";
import { pythonOrSkip, requirementsOf, runProgram } from "#tools/python.ts";

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
    score: probabilityOf(loan.application),
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
});

test("what it declines of the good loans is on Home beside what it declines of the defaults", () => {
  const share = formatPercent(sheet.calculate(sheet.opening).numberAt("goodAt", "Chosen"));
  expect(pages["/"].startWith).toContainEqual(
    expect.objectContaining({
      figure: "{caught}",
      label: "of defaults declined",
      finding: expect.stringContaining(`declines ${share} of good loans`),
    }),
  );
});

/** As the page scores it; one who does not state the time in the job is in a bin that the page does not offer. */
function probabilityOf({ jobYears, ...stated }: Application) {
  const { number, numberAt, numbers } = sheet.calculate({
    ...{ ...sheet.opening, ...stated, jobYears: jobYears ?? 0 },
  });
  if (jobYears !== null) return number("probability");
  const points = numberAt("coefficient", "Job") * (numbers("jobYearsWoe").at(-1) ?? 0);
  return 1 / (1 + Math.exp(-(number("logOdds") - numberAt("points", "Job") + points)));
}

describe("the test loans of the workbook", () => {
  test("are those of the loan book", () => {
    expect(packedLoans).toEqual(packTestLoans(loans));
  });

  test("have the probabilities that scikit-learn gives them, in rising order", async () => {
    const fromPython: Record<string, number> = pythonScores;
    const { loan, loanProbability } = (await sheet.loadData?.()) ?? {};
    const probabilities = (loanProbability as number[]).map(Number);
    for (const [row, number] of (loan as number[]).entries()) {
      expect(probabilities[row]).toBeCloseTo(fromPython[number] ?? Infinity, 9);
    }
    expect(probabilities).toEqual(probabilities.toSorted((a, b) => a - b));
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

test("the scorecard holds for the versions that visitors are told to install", () => {
  const file = `${folder}/requirements.txt`;
  const listed = Object.entries(requirementsOf(file)).map(([name, of]) => `${name}==${of}\n`);
  expect(listed.join("")).toBe(readFileSync(file, "utf8"));
});
