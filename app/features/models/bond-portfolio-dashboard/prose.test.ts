import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formatEuro } from "#app/format/money.ts";
import { formatChange, formatNumber } from "#app/format/number.ts";
import { type PortfolioInputs, portfolioResults } from "#models/bonds/portfolio.ts";
import { bondModel } from "./fields.ts";

const text = "content/projects/bond-portfolio-dashboard.mdx";
const prose = (existsSync(text) ? readFileSync(text, "utf8") : "").replaceAll("&nbsp;", "\u00a0");

function resultsOf(query: string) {
  return portfolioResults(bondModel.urlState.read(new URLSearchParams(query)).inputs);
}

function row(...cells: string[]) {
  return `| ${cells.join(" | ")} |`;
}

/** The ten-year bond of the text: a yearly coupon of 3%, at par, on a coupon date. */
function atPar(shift: number) {
  const inputs: PortfolioInputs = {
    ...bondModel.caseOf("bullet").inputs,
    shift,
    bonds: [
      {
        nominal: 100,
        couponRate: 0.03,
        frequency: "1",
        maturity: "2036-01-15",
        dayCount: "act/act",
        quote: "yield",
        yieldRate: 0.03,
        price: 100,
      },
    ],
  };
  return portfolioResults(inputs);
}

// An owner may remove the page and keep the model.
describe.skipIf(prose === "")("the text of the bond page", () => {
  test("states duration and convexity of its ten-year bond", () => {
    const { average } = atPar(0.01);
    expect(prose).toContain(
      `$D$ is ${formatNumber(average?.modifiedDuration ?? 0, 2)} and $C$ is ${formatNumber(average?.convexity ?? 0, 1)}`,
    );
  });

  test.each([
    ["−1\u00a0point", -0.01],
    ["+1\u00a0point", 0.01],
    ["+3\u00a0points", 0.03],
  ])("states what %s does to it", (move, shift) => {
    const { byDuration, withConvexity, repriced } = atPar(shift).change;
    const cells = [byDuration, withConvexity, repriced].map((one) => `${formatChange(one, 2)}%`);
    expect(prose).toContain(row(move, ...cells));
  });

  test("states the case the model opens with", () => {
    const { marketValue, average, change } = resultsOf("");
    for (const [name, value] of [
      ["Market value", formatEuro(marketValue)],
      ["Modified duration", formatNumber(average?.modifiedDuration ?? 0, 2)],
      ["Convexity", formatNumber(average?.convexity ?? 0, 1)],
      ["Loss by duration alone", formatEuro(change.byDuration)],
      ["With convexity", formatEuro(change.withConvexity)],
      ["Fully repriced", formatEuro(change.repriced)],
    ] as const) {
      expect(prose).toContain(row(name, value));
    }
  });

  test("links to portfolios that lose what it says", () => {
    const [barbell, bullet] = ["portfolio=barbell", "portfolio=bullet"].map((query) => {
      expect(prose).toContain(`(?${query})`);
      return formatEuro(-resultsOf(query).change.repriced);
    });
    expect(prose).toContain(`lose ${barbell} and ${bullet}`);
  });

  test("is right that a steepening reverses the order", () => {
    expect(prose).toContain("(?shift=0&steepening=1)");
    const losses = ["bullet", "ladder", "barbell"].map(
      (name) => -resultsOf(`portfolio=${name}&shift=0&steepening=1`).change.repriced,
    );
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
  });
});
