import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { shownFigures } from "#app/features/models/kit/shown-figures.ts";
import { formatPercent } from "#app/lib/format/number.ts";
import { assetNames, months, truth } from "#models/portfolio/returns.ts";
import { sheet } from "#models/portfolio/sheet.ts";
import { columnOf, strategies } from "#models/portfolio/strategies.ts";

const prose = readFileSync("content/projects/portfolio-optimization.mdx", "utf8");

type CaseName = keyof typeof sheet.presets;
const cases = Object.keys(sheet.presets) as CaseName[];

function figuresOf(name: CaseName) {
  return shownFigures(sheet.calculate(sheet.presets[name].inputs));
}

const links: Record<CaseName, string> = {
  balanced: "[Balanced](?case=balanced)",
  calm: "[Calm](?case=calm)",
  trusting: "[Trusting](?case=trusting)",
};

describe("the text of the portfolio page", () => {
  test.each(cases)("states what %s promises and keeps", (name) => {
    const { text } = figuresOf(name);
    const cells = [
      links[name],
      text("expectedReturn"),
      text("trueReturnOf", "Chosen"),
      text("sharpe"),
      text("outOfSample"),
    ];
    expect(prose).toContain(`| ${cells.join(" | ")} |`);
  });

  test("states the result of equal weights, which of the cases only Calm beats", () => {
    const { text, numberAt } = figuresOf("balanced");
    expect(prose).toContain(`reach ${text("trackSharpe", "Equal")}; of the three cases only Calm,`);
    const better = cases.filter(
      (name) => figuresOf(name).number("outOfSample") > numberAt("trackSharpe", "Equal"),
    );
    expect(better).toEqual(["calm"]);
  });

  test("is right that relying on expected returns promises more and delivers less", () => {
    const reliance = cases
      .map(figuresOf)
      .toSorted((a, b) => b.number("meanShrinkage") - a.number("meanShrinkage"));
    const promised = reliance.map(({ number }) => number("expectedReturn"));
    const delivered = reliance.map(({ number }) => number("outOfSample"));
    expect(promised).toEqual(promised.toSorted((a, b) => a - b));
    expect(delivered).toEqual(delivered.toSorted((a, b) => b - a));
    const fall = figuresOf("trusting").text("maximumDrawdown", "Chosen").replace("−", "");
    expect(prose).toContain(`at its worst the trusting case was ${fall} below its high`);
  });

  test("states the balanced case’s volatility, estimated and true", () => {
    const { text } = figuresOf("balanced");
    expect(prose).toContain(
      `${text("volatility")} against a true ${text("trueVolatility", "Chosen")}`,
    );
  });

  test("states the standard error of a Sharpe ratio, and what a compound return would make of it", () => {
    const { text, number, numberAt } = figuresOf("balanced");
    expect(prose).toContain(`Over ten years that is ${text("trackSharpeError", "Chosen")}.`);
    const behind = text("sharpeGap", "Chosen").replace("−", "");
    const gapError = numberAt("sharpeGapError", "Chosen");
    expect(prose).toContain(
      `ends ${behind} behind the 60/40 benchmark, with a standard error[^sharpe-difference] of ${gapError.toFixed(2)}`,
    );
    expect(Math.abs(numberAt("sharpeGap", "Chosen")) / gapError).toBeLessThan(1.96);
    const truth = strategies.map((one) => numberAt("trueSharpe", columnOf(one)));
    expect(prose).toContain(
      `a true Sharpe ratio of ${Math.min(...truth).toFixed(2)} to ${Math.max(...truth).toFixed(2)}.`,
    );
    const error = text("returnError").replace("%", " percentage points");
    expect(prose).toContain(
      `gives the promised ${text("expectedReturn")} a standard error of ${error}`,
    );
    const byFormula = Math.sqrt((1 + number("sharpe") ** 2 / 24) / (number("window") / 12));
    expect(prose).toContain(
      `one of ${text("sharpeError")}, where the formula would have ${byFormula.toFixed(2)}.`,
    );
    const compound =
      (numberAt("trackReturn", "Chosen") - number("risklessRate")) /
      numberAt("trackVolatility", "Chosen");
    expect(prose).toContain(`${compound.toFixed(2)} rather than ${text("outOfSample")}`);
  });

  test("names the assets that the balanced case buys, which the sample flatters most", () => {
    const { number, numberAt } = figuresOf("balanced");
    const { expectedReturns, covariance } = truth;
    const luck = (asset: number) => {
      const miss = 12 * numberAt("mean", asset + 1) - (expectedReturns[asset] ?? 0);
      return miss / Math.sqrt((covariance[asset]?.[asset] ?? 0) / (number("window") / 12));
    };
    const assets = assetNames.map((name, asset) => ({ name, luck: luck(asset), asset }));
    const luckiest = assets.toSorted((a, b) => b.luck - a.luck).slice(0, 4);
    const names = luckiest.map(({ name }) => name.toLowerCase());
    expect(prose).toContain(`${names.slice(0, 3).join(", ")} and ${names[3]}. The more`);
    const weightOf = ({ asset }: { asset: number }) => numberAt("chosen2015", asset + 1);
    const held = assets.filter((one) => weightOf(one) > 1e-9);
    expect(held.toSorted((a, b) => b.luck - a.luck)).toEqual(luckiest);
    const atLimit = held.filter((one) => weightOf(one) > number("limit") - 1e-9);
    expect(atLimit.map(({ name }) => name)).toEqual(["Company bonds"]);
    expect(prose).toContain("five of eight, company bonds at 35% and four assets at zero");
  });

  test("says that the returns are simulated, from which seed, and what a trade costs", () => {
    expect(assetNames).toHaveLength(8);
    const seed = readFileSync("models/portfolio/returns.py", "utf8").match(/^SEED = (\d+)$/m)?.[1];
    expect(prose).toContain(
      `The returns are simulated: ${months.length} months of eight assets (seed ${seed})`,
    );
    expect(prose).toContain(
      `a trade costs ${figuresOf("balanced").text("tradingCost")} of what is`,
    );
  });

  test("states the two-asset example as its formula has it", () => {
    const [a, b, correlation] = [0.18, 0.08, 0.2];
    const covariance = correlation * a * b;
    const share = (b ** 2 - covariance) / (a ** 2 + b ** 2 - 2 * covariance);
    const volatility = Math.sqrt(
      (share * a) ** 2 + ((1 - share) * b) ** 2 + 2 * share * (1 - share) * covariance,
    );
    expect(prose).toContain(
      `holds ${formatPercent(share)} in the *riskier* asset and has a volatility of ${formatPercent(volatility)}`,
    );
  });
});
