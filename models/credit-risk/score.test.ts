import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Application, burden, instalment } from "./application.ts";
import { applicants, inputLimits } from "./inputs.ts";
import { averageProbability, contributions, oddsOf, probabilityOfDefault } from "./score.ts";
import { type FieldName, scorecard } from "./scorecard.ts";

const limited = ({ min, max, step }: { min: number; max: number; step: number }) =>
  fc.integer({ min: 0, max: Math.round((max - min) / step) }).map((steps) => min + steps * step);

const applications: fc.Arbitrary<Application> = fc.record({
  income: limited(inputLimits.income),
  debtPayments: limited(inputLimits.debtPayments),
  jobYears: fc.option(limited(inputLimits.jobYears)),
  housing: fc.constantFrom("own", "rent", "family", "not stated"),
  amount: limited(inputLimits.amount),
  term: limited(inputLimits.term),
  purpose: fc.constantFrom("car", "home", "debts", "other"),
  accounts: limited(inputLimits.accounts),
  arrears: limited(inputLimits.arrears),
  enquiries: limited(inputLimits.enquiries),
});

describe("probabilityOfDefault", () => {
  test("of any application is a probability", () => {
    fc.assert(
      fc.property(applications, (application) => {
        const probability = probabilityOfDefault(application);
        expect(probability).toBeGreaterThan(0);
        expect(probability).toBeLessThan(1);
      }),
      { numRuns: 500 },
    );
  });

  test.each([
    ["more arrears", "arrears", 1],
    ["more enquiries", "enquiries", 1],
    ["more debt to pay", "debtPayments", 250],
    ["less income", "income", -400],
  ] as const)("never falls with %s", (_, field, change) => {
    fc.assert(
      fc.property(applications, (application) => {
        const before = application[field];
        fc.pre(before + change >= inputLimits[field].min);
        const after = { ...application, [field]: before + change };
        expect(probabilityOfDefault(after)).toBeGreaterThanOrEqual(
          probabilityOfDefault(application),
        );
      }),
      { numRuns: 300 },
    );
  });
});

test("contributions multiply the average odds to the odds of the application", () => {
  fc.assert(
    fc.property(applications, (application) => {
      const factors = contributions(application).map(({ oddsFactor }) => oddsFactor);
      const odds = factors.reduce((product, one) => product * one, oddsOf(averageProbability()));
      expect(odds / oddsOf(probabilityOfDefault(application))).toBeCloseTo(1, 9);
    }),
    { numRuns: 300 },
  );
});

test("contributions come with the largest effect first, whichever way it goes", () => {
  const sizes = contributions(applicants.debts.inputs).map(({ oddsFactor }) =>
    Math.abs(Math.log(oddsFactor)),
  );
  expect(sizes).toEqual(sizes.toSorted((a, b) => b - a));
});

describe("an application is in the bin", () => {
  const binOf = (field: FieldName, changes: Partial<Application>) =>
    contributions({ ...applicants.car.inputs, ...changes }).find((one) => one.field === field)?.bin;

  test("with the lowest limit that its number does not exceed", () => {
    expect(binOf("income", { income: 1_500 })).toMatchObject({ upTo: 1_500 });
    expect(binOf("income", { income: 1_501 })).toMatchObject({ upTo: 2_850 });
    expect(binOf("income", { income: 15_000 })).toMatchObject({ upTo: null });
  });

  test("of its choice", () => {
    for (const housing of ["own", "rent", "family"] as const) {
      expect(binOf("housing", { housing })).toMatchObject({ is: housing });
    }
  });

  test("of missing values where it states none", () => {
    expect(binOf("jobYears", { jobYears: null })).toMatchObject({ missing: true });
    expect(binOf("jobYears", { jobYears: 0 })).toMatchObject({ upTo: 0.5 });
  });
});

test.each(Object.values(applicants))("$title is within the limits of the page", ({ inputs }) => {
  for (const [name, { min, max }] of Object.entries(inputLimits)) {
    const value = inputs[name as keyof typeof inputLimits];
    expect(value, name).toBeGreaterThanOrEqual(min);
    expect(value, name).toBeLessThanOrEqual(max);
  }
});

describe("the bins", () => {
  const numeric = scorecard.fields.filter(({ bins }) => bins.some((bin) => "upTo" in bin));

  test.each(numeric)("of $name have evidence that rises or falls steadily", ({ bins }) => {
    const evidence = bins.filter((bin) => "upTo" in bin).map(({ woe }) => woe);
    const rising = evidence.toSorted((a, b) => a - b);
    expect([rising, rising.toReversed()]).toContainEqual(evidence);
  });

  test.each([...scorecard.fields])("of $name hold every training loan once", ({ bins }) => {
    const sum = (kind: "good" | "bad") => bins.reduce((total, bin) => total + bin[kind], 0);
    expect(sum("bad")).toBe(scorecard.train.defaults);
    expect(sum("good") + sum("bad")).toBe(scorecard.train.loans);
  });

  test("a missing value has its own bin, where values were missing", () => {
    const withMissing = scorecard.fields.filter(({ bins }) => bins.some((bin) => "missing" in bin));
    expect(withMissing.map(({ name }): FieldName => name)).toEqual(["jobYears"]);
  });
});

test("an instalment repays the loan with its interest", () => {
  const payment = instalment({ amount: 12_000, term: 48 });
  const rest = Array.from({ length: 48 }).reduce<number>(
    (balance) => balance * (1 + scorecard.annualRate / 12) - payment,
    12_000,
  );
  expect(rest).toBeCloseTo(0, 6);
});

test("the burden counts older debts too", () => {
  const { car } = applicants;
  expect(burden(car.inputs) * car.inputs.income).toBeCloseTo(instalment(car.inputs) + 260, 9);
});
