import { Label } from "#app/components/charts/label.tsx";
import { Dot, Line, Rule } from "#app/components/charts/marks.tsx";
import type { Place } from "#app/components/charts/place.ts";
import { across } from "#app/components/charts/scale.ts";
import { formatPercent } from "#app/format/percent.ts";
import { frontierPortfolio, minimumVariance, tangency } from "#models/portfolio/frontier.ts";
import {
  type Assets,
  covarianceOf,
  portfolioReturn,
  portfolioVolatility,
} from "#models/portfolio/moments.ts";
import { BaseLine, chartUp, Strip, Tick, Word } from "./strip.tsx";

const volatilities = [0.05, 0.16, 0.11, 0.15];
/** Invented: bonds, shares, property, gold. */
export const assets: Assets = {
  expectedReturns: [0.03, 0.07, 0.05, 0.045],
  covariance: covarianceOf(volatilities, [
    [1, 0.1, 0.2, 0.2],
    [0.1, 1, 0.6, 0.05],
    [0.2, 0.6, 1, 0.1],
    [0.2, 0.05, 0.1, 1],
  ]),
};
const RISKLESS = 0.02;

const calmest = minimumVariance(assets) ?? [];
const steepest = tangency(assets, RISKLESS) ?? [];

/** The least volatile weights with this return, none below zero: assets that would be sold are left out. */
function longOnly(targetReturn: number, held = assets.expectedReturns.map((_, i) => i)): number[] {
  const pick = <Item,>(items: readonly Item[]) => items.filter((_, i) => held.includes(i));
  const weights = frontierPortfolio(
    {
      expectedReturns: pick(assets.expectedReturns),
      covariance: pick(assets.covariance).map(pick),
    },
    targetReturn,
  );
  if (!weights) return [];
  const lowest = Math.min(...weights);
  const sold = held[weights.indexOf(lowest)];
  if (lowest < -1e-9) {
    return longOnly(
      targetReturn,
      held.filter((asset) => asset !== sold),
    );
  }
  return assets.expectedReturns.map((_, asset) => weights[held.indexOf(asset)] ?? 0);
}

const lowestReturn = portfolioReturn(calmest, assets);
const spread = Math.max(...assets.expectedReturns) - lowestReturn;
export const frontier = Array.from({ length: 25 }, (_, step) => {
  return longOnly(lowestReturn + (step / 24) * spread);
});

const x = across([0, 0.17]);
const y = chartUp([0.015, 0.072]);
const placeOf = (weights: readonly number[]): Place => [
  x(portfolioVolatility(weights, assets)),
  y(portfolioReturn(weights, assets)),
];
const calmestVolatility = formatPercent(portfolioVolatility(calmest, assets));

export function PortfolioOptimization() {
  return (
    <Strip
      label={`Efficient frontier of four assets by volatility and return: the least volatile mix has a volatility of ${calmestVolatility}, lower than any asset; the steepest line from a risk-free ${formatPercent(RISKLESS, 0)} touches at ${formatPercent(portfolioVolatility(steepest, assets))}`}
    >
      <BaseLine />
      <Rule from={[0, y(RISKLESS)]} to={placeOf(steepest)} width={1.25} dashes="3 3" tone="muted" />
      <Line points={frontier.map(placeOf)} />
      {volatilities.map((volatility, index) => (
        <Dot
          key={volatility}
          at={[x(volatility), y(assets.expectedReturns[index] ?? 0)]}
          radius={2.5}
          opacity={0.5}
        />
      ))}
      <Dot at={placeOf(calmest)} hollow="card" />
      <Dot at={placeOf(steepest)} />
      <Label at={placeOf(calmest)} place={8} dx={14} anchor="start">
        minimum variance
      </Label>
      <Label at={placeOf(steepest)} place={-4} dx={-6} anchor="end" tone="inherit">
        best Sharpe
      </Label>
      {[0.05, 0.1, 0.15].map((volatility) => (
        <g key={volatility}>
          <Tick x={x(volatility)} />
          <Word x={x(volatility)}>{formatPercent(volatility, 0)}</Word>
        </g>
      ))}
      <Word x={0}>risk</Word>
    </Strip>
  );
}
