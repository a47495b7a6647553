import { describe, expect, test } from "vitest";
import { type PortfolioInputs, portfolioResults } from "#models/bonds/portfolio.ts";
import { portfolios } from "#models/bonds/presets.ts";
import { headlines, pointsText } from "./results.ts";

function figures(changes: Partial<PortfolioInputs> = {}) {
  return headlines(portfolioResults({ ...portfolios.ladder.inputs, ...changes })).map(
    ({ label, value, note }) => `${label}: ${value}, ${note}`,
  );
}

describe("headlines", () => {
  // Source of the golden numbers: models/bonds/reference/portfolio.py, "ladder, one point up".
  test("of the ladder when the curve rises by a point", () => {
    expect(figures()).toEqual([
      "Change in value: −€335,547, −6.79% of €4.94m, fully repriced",
      "By duration alone: −€357,851, overstates the loss by €22,304",
      "With convexity: −€334,144, understates the loss by €1,403",
      "Modified duration: 7.24, convexity 96.0",
    ]);
  });

  test("of a curve that falls compare gains", () => {
    const [, byDuration, withConvexity] = figures({ shift: -0.01 });
    expect(byDuration).toMatch(/understates the gain by €[\d,]+$/);
    expect(withConvexity).toMatch(/understates the gain by €[\d,]+$/);
  });

  test("of a curve that does not move change nothing", () => {
    expect(figures({ shift: 0 }).slice(0, 3)).toEqual([
      "Change in value: €0, 0.00% of €4.94m, fully repriced",
      "By duration alone: €0, as repriced",
      "With convexity: €0, as repriced",
    ]);
  });

  test("of bonds that have all been redeemed are words", () => {
    const gone = figures({ settlement: "2040-12-31", bonds: portfolios.bullet.inputs.bonds });
    expect(gone[0]).toBe("Change in value: €0, no bond to value");
    expect(gone[3]).toBe("Modified duration: None, no bond to value");
  });
});

test("pointsText has its sign, and one point in the singular", () => {
  expect([0.01, -0.01, 0.0025, 0].map(pointsText)).toEqual([
    "+1 point",
    "−1 point",
    "+0.25 points",
    "0 points",
  ]);
});
