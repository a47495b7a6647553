import { describe, expect, test } from "vitest";
import { portfolioReturn, portfolioVolatility } from "#models/portfolio/moments.ts";
import { assets, frontier } from "./portfolio-optimization.tsx";

/** All mixes of the four assets in steps of 4%. */
const STEPS = 25;
const grid = Array.from({ length: STEPS + 1 }, (_, a) =>
  Array.from({ length: STEPS + 1 - a }, (_, b) =>
    Array.from({ length: STEPS + 1 - a - b }, (_, c) => [a, b, c, STEPS - a - b - c]),
  ),
)
  .flat(2)
  .map((parts) => parts.map((part) => part / STEPS));

describe("the frontier of the card", () => {
  test("holds nothing short and invests everything", () => {
    for (const weights of frontier) {
      expect(Math.min(...weights)).toBeGreaterThan(-1e-9);
      expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9);
    }
  });

  test("is not beaten by any mix that returns as much", () => {
    for (const weights of frontier) {
      const target = portfolioReturn(weights, assets);
      const asGood = grid.filter((mix) => portfolioReturn(mix, assets) >= target - 1e-12);
      const calmest = Math.min(...asGood.map((mix) => portfolioVolatility(mix, assets)));
      expect(portfolioVolatility(weights, assets)).toBeLessThanOrEqual(calmest + 1e-12);
    }
  });
});
