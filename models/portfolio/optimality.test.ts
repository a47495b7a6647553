import fc from "fast-check";
import { expect, test } from "vitest";
import { estimateAt, frontierOf, testStart } from "./backtest.ts";
import { appetiteAtRisk, portfolioAtRisk } from "./frontier.ts";
import { cases, inputLimits } from "./inputs.ts";
import { distanceFromOptimum } from "./optimality.ts";

const places = fc.double({ min: 0, max: 1, noNaN: true });
const limits = fc.double({ min: inputLimits.limit.min, max: 1, noNaN: true });

test("no portfolio is better than those on the frontier, for the appetite that they answer", () => {
  fc.assert(
    fc.property(fc.constantFrom(...Object.values(cases)), places, limits, (one, place, limit) => {
      const assets = estimateAt(testStart, one.inputs);
      const frontier = frontierOf(assets, limit);
      const appetite = appetiteAtRisk(frontier, place);
      const { weights } = portfolioAtRisk(frontier, place);
      const { distance } = distanceFromOptimum(weights, assets, { limit, appetite });
      expect(appetite).toBeGreaterThanOrEqual(-1e-12);
      expect(Math.abs(distance)).toBeLessThan(1e-6);
    }),
  );
});

test("equal weights are far from the optimum", () => {
  const { inputs } = cases.balanced;
  const assets = estimateAt(testStart, inputs);
  const appetite = appetiteAtRisk(frontierOf(assets, inputs.limit), inputs.place);
  const equal = assets.expectedReturns.map(() => 1 / assets.expectedReturns.length);
  const { distance } = distanceFromOptimum(equal, assets, { limit: inputs.limit, appetite });
  expect(distance).toBeGreaterThan(0.001);
});
