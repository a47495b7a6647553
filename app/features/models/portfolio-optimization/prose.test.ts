import { existsSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { formatPercent } from "#app/format/percent.ts";
import { backtest } from "#models/portfolio/backtest.ts";
import { sharpeRatio } from "#models/portfolio/frontier.ts";
import { type CaseName, cases } from "#models/portfolio/inputs.ts";
import { assetNames, months } from "#models/portfolio/returns.ts";
import { decide, ratioText } from "./results.ts";

const text = "content/projects/portfolio-optimization.mdx";
const prose = existsSync(text) ? readFileSync(text, "utf8") : "";

const links: Record<CaseName, string> = {
  balanced: "[Balanced](?case=balanced)",
  calm: "[Calm](?case=calm)",
  trusting: "[Trusting](?case=trusting)",
};

// An owner may remove the page and keep the model.
describe.skipIf(prose === "")("the text of the portfolio page", () => {
  test.each(Object.keys(cases) as CaseName[])("states what %s promises and keeps", (name) => {
    const { inputs } = cases[name];
    const { chosen, inTruth } = decide(inputs);
    const cells = [
      links[name],
      formatPercent(chosen.expectedReturn),
      formatPercent(inTruth.expectedReturn),
      ratioText(sharpeRatio(chosen, inputs.risklessRate)),
      ratioText(backtest("chosen", inputs).sharpe),
    ];
    expect(prose).toContain(`| ${cells.join(" | ")} |`);
  });

  test("states the result of equal weights, which only the calm case beats", () => {
    const equal = backtest("equal", cases.balanced.inputs).sharpe;
    expect(prose).toContain(`reach ${ratioText(equal)}; only the calm case`);
    const better = (Object.keys(cases) as CaseName[]).filter(
      (name) => backtest("chosen", cases[name].inputs).sharpe > equal,
    );
    expect(better).toEqual(["calm"]);
  });

  test("is right that relying on expected returns promises more and delivers less", () => {
    const byReliance = Object.values(cases).toSorted(
      (a, b) => b.inputs.meanShrinkage - a.inputs.meanShrinkage,
    );
    const promised = byReliance.map(({ inputs }) => decide(inputs).chosen.expectedReturn);
    const delivered = byReliance.map(({ inputs }) => backtest("chosen", inputs).sharpe);
    expect(promised).toEqual(promised.toSorted((a, b) => a - b));
    expect(delivered).toEqual(delivered.toSorted((a, b) => b - a));
  });

  test("states the balanced case’s volatility, estimated and true", () => {
    const { chosen, inTruth } = decide(cases.balanced.inputs);
    expect(prose).toContain(
      `${formatPercent(chosen.volatility)} against a true ${formatPercent(inTruth.volatility)}`,
    );
  });

  test("states the standard error of a Sharpe ratio, and what a compound return would make of it", () => {
    const { inputs } = cases.balanced;
    const track = backtest("chosen", inputs);
    const standardError = Math.sqrt((1 + track.sharpe ** 2 / 2) / 10);
    expect(prose).toContain(
      `over ten years is ${ratioText(standardError)}, so ${ratioText(track.sharpe)}`,
    );
    const compound = (track.annualReturn - inputs.risklessRate) / track.volatility;
    expect(prose).toContain(`${ratioText(compound)} rather than ${ratioText(track.sharpe)}`);
  });

  test("says that the returns are simulated, and what a trade costs", () => {
    expect(assetNames).toHaveLength(8);
    expect(prose).toContain(`The returns are simulated: ${months.length} months of eight assets`);
    expect(prose).toContain(
      `a trade costs ${formatPercent(cases.balanced.inputs.tradingCost)} of what is`,
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
