import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  breakEvenProbability,
  cheapestCutOff,
  cutOffSteps,
  resultsAt,
  resultsByCutOff,
} from "./cut-off.ts";
import { applicants } from "./inputs.ts";
import { areaUnderCurve } from "./reference/roc.ts";
import { scorecard } from "./scorecard.ts";

const costs = { loss: 0.45, margin: 0.08 };
const cutOffs = fc.integer({ min: 0, max: cutOffSteps }).map((step) => step / cutOffSteps);

describe("resultsAt", () => {
  test("counts every test loan once, at any cut-off", () => {
    fc.assert(
      fc.property(cutOffs, (cutOff) => {
        const { goodGranted, goodRefused, badGranted, badRefused } = resultsAt(
          cutOff,
          costs,
        ).confusion;
        expect(badGranted + badRefused).toBe(scorecard.test.defaults);
        expect(goodGranted + goodRefused + badGranted + badRefused).toBe(scorecard.test.loans);
      }),
    );
  });

  test("at the cut-off of Python has the accuracy that Python measured", () => {
    const { cutOff, accuracy } = scorecard.measured;
    expect(resultsAt(cutOff, costs).accuracy).toBeCloseTo(accuracy, 12);
  });

  test("at zero refuses every loan: no default gets through, all margins are lost", () => {
    const { cost, costOfDefaults, defaultRateOfGranted, caught } = resultsAt(0, costs);
    expect({ costOfDefaults, defaultRateOfGranted, caught }).toEqual({
      costOfDefaults: 0,
      defaultRateOfGranted: null,
      caught: 1,
    });
    const { amount, badAmount } = scorecard.test;
    expect(cost).toBeCloseTo(costs.margin * (amount - badAmount), 6);
  });

  test("at one grants every loan and is wrong about the defaults only", () => {
    const { accuracy, cost } = resultsAt(1, costs);
    expect(accuracy).toBeCloseTo(1 - scorecard.test.defaults / scorecard.test.loans, 12);
    expect(cost).toBeCloseTo(costs.loss * scorecard.test.badAmount, 6);
  });

  test("a stricter cut-off never catches fewer defaults nor refuses fewer good loans", () => {
    fc.assert(
      fc.property(cutOffs, cutOffs, (a, b) => {
        const [strict, lenient] = [Math.min(a, b), Math.max(a, b)].map((one) =>
          resultsAt(one, costs),
        );
        expect(strict?.caught).toBeGreaterThanOrEqual(lenient?.caught ?? 1);
        expect(strict?.goodRefused).toBeGreaterThanOrEqual(lenient?.goodRefused ?? 1);
      }),
    );
  });
});

test("the curve on the page has the area that Python measured, less what half a point hides", () => {
  const curve = resultsByCutOff(costs).map(({ cutOff, goodRefused, caught }) => ({
    threshold: cutOff,
    falsePositiveRate: goodRefused,
    truePositiveRate: caught,
  }));
  expect(areaUnderCurve(curve)).toBeCloseTo(scorecard.measured.area, 2);
});

test("cheapestCutOff is not beaten by any other", () => {
  const share = fc.double({ min: 0.01, max: 1, noNaN: true });
  fc.assert(
    fc.property(share, share, cutOffs, (loss, margin, cutOff) => {
      const best = cheapestCutOff({ loss, margin }).cost;
      expect(best).toBeLessThanOrEqual(resultsAt(cutOff, { loss, margin }).cost);
    }),
  );
});

test("of several cut-offs that cost the same, the lowest is the cheapest", () => {
  // With hardly any loss from a default, nearly every loan is granted, and few scores are that high.
  const lenient = { loss: 0.001, margin: 1 };
  const best = cheapestCutOff(lenient);
  const asCheap = resultsByCutOff(lenient).filter(({ cost }) => cost === best.cost);
  expect(asCheap.length).toBeGreaterThan(1);
  expect(best.cutOff).toBe(Math.min(...asCheap.map(({ cutOff }) => cutOff)));
});

test("every applicant is judged at the cut-off where a loan breaks even", () => {
  for (const { inputs } of Object.values(applicants)) {
    expect(inputs.cutOff).toBeCloseTo(breakEvenProbability(inputs), 2);
  }
});

test("at the break-even probability expected loss and expected margin are equal", () => {
  const probability = breakEvenProbability(costs);
  expect(probability * costs.loss).toBeCloseTo((1 - probability) * costs.margin, 12);
  expect(probability).toBeCloseTo(0.151, 3);
});
