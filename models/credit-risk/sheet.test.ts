import fc from "fast-check";
import { describe, expect, test } from "vitest";
import references from "./reference/decisions.json" with { type: "json" };
import { areaUnderCurve } from "./reference/roc.ts";
import { type FieldName, scorecard } from "./scorecard.ts";
import { fieldNames } from "./scorecard-lines.ts";
import { sheet } from "./sheet.ts";

type Inputs = Parameters<typeof sheet.calculate>[0];
type Figures = ReturnType<typeof sheet.calculate>;

const { opening, presets, inputs: asked } = sheet;
const figuresOf = (changes: Partial<Inputs> = {}) => sheet.calculate({ ...opening, ...changes });
const probabilityOf = (inputs: Inputs) => sheet.calculate(inputs).number("probability");
const oddsOf = (probability: number) => probability / (1 - probability);

// Source: reference/decisions.py, which goes through the loans one by one.
describe("a second implementation in Python", () => {
  test.each(Object.entries(references.factors))(
    "finds the same factors for the applicant “%s”",
    (name, factors) => {
      const { numberAt } = sheet.calculate(presets[name as keyof typeof presets].inputs);
      for (const [field, factor] of Object.entries(factors)) {
        const { position } = fieldNames[field as FieldName];
        expect(numberAt("factor", position), field).toBeCloseTo(factor, 9);
      }
    },
  );

  test("measures the same", () => {
    for (const [line, value] of Object.entries(references.measured)) {
      expect(figuresOf().number(line as keyof typeof references.measured)).toBeCloseTo(value, 9);
    }
    expect(references.measured.brierOfRate).toBeCloseTo(scorecard.measured.brierOfDefaultRate, 9);
  });
});

describe("the cutoff", () => {
  const cutOffs = fc.integer({ min: 2, max: 180 }).map((step) => step / 200);

  test("of Python has the accuracy that scikit-learn measured", () => {
    const { cutOff, accuracy } = scorecard.measured;
    expect(figuresOf({ cutOff }).number("accuracy")).toBeCloseTo(accuracy, 12);
  });

  test("of zero declines every loan: no default gets through, all margins are lost", () => {
    const { at, numberAt } = figuresOf({ cutOff: 0 });
    expect(at("defaultRateAt", "Chosen")).toBe("none approved");
    expect(numberAt("caughtAt", "Chosen")).toBe(1);
    expect(numberAt("costOfDefaultsAt", "Chosen")).toBe(0);
    const { amount, badAmount } = scorecard.test;
    expect(numberAt("costAt", "Chosen")).toBeCloseTo(opening.margin * (amount - badAmount), 6);
  });

  test("never catches fewer defaults nor declines fewer good loans if it is stricter", () => {
    fc.assert(
      fc.property(cutOffs, cutOffs, (a, b) => {
        const [strict, lenient] = [Math.min(a, b), Math.max(a, b)].map((cutOff) => {
          const { number, numberAt } = figuresOf({ cutOff });
          return { caught: number("caught"), good: numberAt("goodAt", "Chosen") };
        });
        expect(strict?.caught).toBeGreaterThanOrEqual(lenient?.caught ?? 1);
        expect(strict?.good).toBeGreaterThanOrEqual(lenient?.good ?? 1);
      }),
    );
  });

  test("with the lowest cost is not beaten by any other, and is the lowest of several", () => {
    const share = fc.double({ min: 0.01, max: 1, noNaN: true });
    fc.assert(
      fc.property(share, share, cutOffs, (loss, margin, cutOff) => {
        const { number } = figuresOf({ loss, margin, cutOff });
        expect(number("cheapestCost")).toBeLessThanOrEqual(number("cost"));
      }),
    );
    // With hardly any loss from a default, nearly every loan is approved, and few scores are that high.
    const { numbers, number } = figuresOf({ loss: 0.001, margin: 1 });
    const asCheap = numbers("curveCost").filter((cost) => cost === number("cheapestCost"));
    expect(asCheap.length).toBeGreaterThan(1);
    expect(number("cheapestCutOff")).toBe(
      numbers("curveCost").indexOf(number("cheapestCost")) / 200,
    );
  });

  test("of every preset is where a loan breaks even: expected loss and margin are equal", () => {
    for (const { inputs } of Object.values(presets)) {
      const breakEven = sheet.calculate(inputs).number("breakEven");
      expect(inputs.cutOff).toBeCloseTo(breakEven, 2);
      expect(breakEven * inputs.loss).toBeCloseTo((1 - breakEven) * inputs.margin, 12);
    }
  });
});

test("the curve has the area that Python measured, less what half a point hides", () => {
  const { numbers } = figuresOf();
  const [caught, refused] = [numbers("curveCaught"), numbers("curveGoodShare")];
  const curve = numbers("curveCutOff").map((threshold, row) => ({
    threshold,
    falsePositiveRate: refused[row] ?? 0,
    truePositiveRate: caught[row] ?? 0,
  }));
  expect(areaUnderCurve(curve.toReversed())).toBeCloseTo(scorecard.measured.area, 2);
});

const within = ({ from, to }: { from: number; to: number }) =>
  fc.double({ min: from, max: to, noNaN: true });
const wholeWithin = ({ from, to }: { from: number; to: number }) =>
  fc.integer({ min: from, max: to });
const applications: fc.Arbitrary<Inputs> = fc.record({
  ...{ cutOff: fc.constant(0.15), loss: fc.constant(0.45), margin: fc.constant(0.08) },
  income: within(asked.income),
  debtPayments: within(asked.debtPayments),
  jobYears: within(asked.jobYears),
  housing: fc.constantFrom("own", "rent", "family", "not stated"),
  amount: within(asked.amount),
  term: wholeWithin(asked.term),
  purpose: fc.constantFrom("car", "home", "debts", "other"),
  accounts: wholeWithin(asked.accounts),
  arrears: wholeWithin(asked.arrears),
  inquiries: wholeWithin(asked.inquiries),
});

describe("the probability of default", () => {
  test("of any application is a probability", () => {
    fc.assert(
      fc.property(applications, (application) => {
        const probability = probabilityOf(application);
        expect(probability).toBeGreaterThan(0);
        expect(probability).toBeLessThan(1);
      }),
    );
  });

  test.each([
    ["more arrears", "arrears", 1],
    ["more inquiries", "inquiries", 1],
    ["more debt to pay", "debtPayments", 250],
    ["less income", "income", -400],
  ] as const)("never falls with %s", (_, field, change) => {
    fc.assert(
      fc.property(applications, (application) => {
        const before = application[field];
        fc.pre(before + change >= asked[field].from);
        const after = { ...application, [field]: before + change };
        expect(probabilityOf(after)).toBeGreaterThanOrEqual(probabilityOf(application));
      }),
    );
  });

  test("is the average odds times the factor of every field", () => {
    fc.assert(
      fc.property(applications, (application) => {
        const { number, numbers } = sheet.calculate(application);
        const odds = numbers("factor").reduce(
          (product, factor) => product * factor,
          oddsOf(number("averageProbability")),
        );
        expect(odds / oddsOf(number("probability"))).toBeCloseTo(1, 9);
      }),
    );
  });

  test("at the cutoff or above it is declined", () => {
    expect(figuresOf({ cutOff: 0.125 }).value("decision")).toBe("declined");
    expect(figuresOf({ cutOff: 0.13 }).value("decision")).toBe("approved");
  });
});

describe("the score", () => {
  // The scale of Siddiqi, Credit Risk Scorecards: 600 points at odds of 50 to 1, and 20 points double them.
  test("is 600 points at odds of 50 to 1 and 20 for each doubling, less what rounding nine fields hides", () => {
    fc.assert(
      fc.property(applications, (application) => {
        const { number, total } = sheet.calculate(application);
        const odds = 1 / oddsOf(number("probability"));
        expect(number("creditScore")).toBe(total("scorePoints"));
        expect(Math.abs(number("creditScore") - (600 + 20 * Math.log2(odds / 50)))).toBeLessThan(
          4.5,
        );
      }),
    );
  });

  test("adds up the points of the bins of the application", () => {
    const { numbers, numberAt } = figuresOf();
    for (const { name } of scorecard.fields) {
      const { position } = fieldNames[name];
      const bin = numberAt("bin", position);
      expect(numbers(`${name}Points`)[bin - 1], name).toBe(numberAt("scorePoints", position));
    }
  });
});

test("a chi-square of ten degrees of freedom is 18.307 or more by chance in 5% of samples, as in any table", () => {
  const half = 18.307 / 2;
  const chance = Math.exp(-half) * (1 + half + half ** 2 / 2 + half ** 3 / 6 + half ** 4 / 24);
  expect(chance).toBeCloseTo(0.05, 4);
  const x = figuresOf().number("hosmerLemeshow") / 2;
  expect(figuresOf().number("hosmerLemeshowChance")).toBeCloseTo(
    Math.exp(-x) * (1 + x + x ** 2 / 2 + x ** 3 / 6 + x ** 4 / 24),
    12,
  );
});

// Wilson (1927): the ends are the rates of which the observed one is 1.96 standard errors away.
test("the interval of an observed rate ends where it would be 1.96 standard errors away", () => {
  const { numbers, numberAt } = figuresOf();
  for (const [index, observed] of numbers("observed").entries()) {
    const loans = numberAt("groupLoans", index + 1);
    const ends = [numberAt("observedFrom", index + 1), numberAt("observedTo", index + 1)];
    expect(ends[0]).toBeLessThan(ends[1] ?? 0);
    for (const end of ends) {
      const standardError = Math.sqrt(Math.max(0, end * (1 - end)) / loans);
      expect(Math.abs(observed - end)).toBeCloseTo(1.96 * standardError, 9);
    }
  }
});

describe("an application is in the bin", () => {
  const binOf = (figures: Figures, field: FieldName) =>
    figures.numberAt("bin", fieldNames[field].position);

  test("with the lowest limit that its number does not exceed", () => {
    const bins = [1_500, 1_500.5, 15_000].map((income) => binOf(figuresOf({ income }), "income"));
    expect(bins).toEqual([1, 2, 6]);
    expect(binOf(figuresOf({ jobYears: 0 }), "jobYears")).toBe(1);
  });

  test("of its choice", () => {
    const { bins = [] } = scorecard.fields.find(({ name }) => name === "housing") ?? {};
    for (const housing of ["own", "rent", "family", "not stated"] as const) {
      expect(bins[binOf(figuresOf({ housing }), "housing") - 1]).toMatchObject({ is: housing });
    }
  });
});

describe("the bins", () => {
  test.each([...scorecard.fields])("of $name have the evidence that Python fitted", (field) => {
    const { numbers, numberAt, total } = figuresOf();
    const { name, bins, meanWoe } = field;
    const evidence = numbers(`${name}Woe`);
    for (const [index, { woe }] of bins.entries()) expect(evidence[index]).toBeCloseTo(woe, 12);
    expect(numberAt("meanEvidence", fieldNames[name].position)).toBeCloseTo(meanWoe, 12);
    expect(total(`${name}Bad`)).toBe(scorecard.train.defaults);
    expect(total(`${name}Good`) + total(`${name}Bad`)).toBe(scorecard.train.loans);
    const steady = bins.flatMap((bin) => ("upTo" in bin ? [bin.woe] : []));
    const rising = steady.toSorted((a, b) => a - b);
    expect([rising, rising.toReversed()]).toContainEqual(steady);
  });

  test("a missing value has its own bin, where values were missing", () => {
    const withMissing = scorecard.fields.filter(({ bins }) => bins.some((bin) => "missing" in bin));
    expect(withMissing.map(({ name }): FieldName => name)).toEqual(["jobYears"]);
  });
});

test("an installment repays the loan with its interest, and the burden counts older debts too", () => {
  const { number } = figuresOf({ amount: 12_000, term: 48 });
  const payment = number("installment");
  const rest = Array.from({ length: 48 }).reduce<number>(
    (balance) => balance * (1 + scorecard.annualRate / 12) - payment,
    12_000,
  );
  expect(rest).toBeCloseTo(0, 6);
  expect(number("burden") * opening.income).toBeCloseTo(payment + opening.debtPayments, 9);
});
