import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { modelOf } from "#app/features/models/kit/model-of.ts";
import { shownFigures } from "#app/features/models/kit/shown-figures.ts";
import { formatEuro } from "#app/lib/format/money.ts";
import { formatChange, formatNumber } from "#app/lib/format/number.ts";
import { sheet } from "#models/bonds/sheet.ts";

const prose = readFileSync("content/projects/bond-portfolio-dashboard.mdx", "utf8");

function readCase(query: string) {
  const { inputs } = modelOf(sheet).urlState.read(new URLSearchParams(query));
  return shownFigures(sheet.calculate(inputs));
}

/** The ten-year bond of the text: a yearly coupon of 3%, at par, on a coupon date. */
function atPar(shift: number) {
  const [bond] = sheet.presets.bullet.inputs.bonds;
  if (!bond) throw new Error("The bullet has no bond");
  const terms = {
    nominal: 100,
    couponRate: 0.03,
    maturity: "2036-01-15",
    yieldRate: 0.03,
  } as const;
  return sheet.calculate({
    ...sheet.presets.bullet.inputs,
    ...{ shift, bonds: [{ ...bond, ...terms }] },
  });
}

describe("the text of the bond page", () => {
  test("states duration and convexity of its ten-year bond", () => {
    const { number } = atPar(0.01);
    expect(prose).toContain(
      `$D$ is ${formatNumber(number("modifiedDuration"), 2)} and $C$ is ${formatNumber(number("averageConvexity"), 1)}`,
    );
  });

  test("states what a rise of 300 basis points does to it", () => {
    const { number } = atPar(0.03);
    const [duration, convexity, repriced] = (
      ["byDuration", "withConvexity", "repriced"] as const
    ).map((name) => `${formatChange(number(name), 2)}%`);
    expect(prose).toContain(
      `changes its price by ${duration} by duration alone, ${convexity} with convexity and ${repriced} fully repriced`,
    );
  });

  test("states the case the model opens with", () => {
    const { number, text } = readCase("");
    expect(prose).toContain(
      `${formatEuro(number("marketValue"))}, with a duration of ${text("modifiedDuration")}`,
    );
    expect(prose).toContain(
      `duration alone says ${text("byDuration")}, with convexity ${text("withConvexity")}, and repricing ${text("repriced")}`,
    );
  });

  test("links to portfolios that lose what it says", () => {
    const [barbell, bullet] = ["portfolio=barbell", "portfolio=bullet"].map((query) => {
      expect(prose).toContain(`(?${query})`);
      return formatEuro(-readCase(query).number("repriced"));
    });
    expect(prose).toContain(`lose ${barbell} and ${bullet}`);
  });

  test("is right that a steepening reverses the order", () => {
    expect(prose).toContain("(?shift=0&steepening=1)");
    const losses = ["bullet", "ladder", "barbell"].map(
      (name) => -readCase(`portfolio=${name}&shift=0&steepening=1`).number("repriced"),
    );
    expect(losses).toEqual(losses.toSorted((a, b) => a - b));
  });
});
