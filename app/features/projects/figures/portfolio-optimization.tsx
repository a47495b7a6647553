import { formatPercent } from "#app/format/percent.ts";
import { frontierPortfolio, minimumVariance, tangency } from "#models/portfolio/frontier.ts";
import {
  type Assets,
  covarianceOf,
  portfolioReturn,
  portfolioVolatility,
} from "#models/portfolio/moments.ts";
import { Axis, Dot, Frame, Label, Line, Tick } from "./frame.tsx";
import { across, type Place, upward } from "./scale.ts";

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

/** The least volatile weights with this return, none below zero: who would be sold is left out. */
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
  const seller = held[weights.indexOf(lowest)];
  if (lowest < -1e-9)
    return longOnly(
      targetReturn,
      held.filter((asset) => asset !== seller),
    );
  return assets.expectedReturns.map((_, asset) => weights[held.indexOf(asset)] ?? 0);
}

const lowestReturn = portfolioReturn(calmest, assets);
const spread = Math.max(...assets.expectedReturns) - lowestReturn;
export const frontier = Array.from({ length: 25 }, (_, step) => {
  return longOnly(lowestReturn + (step / 24) * spread);
});

const xOf = across(0, 0.17);
const yOf = upward(0.015, 0.072);
const place = (weights: readonly number[]): Place => [
  xOf(portfolioVolatility(weights, assets)),
  yOf(portfolioReturn(weights, assets)),
];
const calmestAt = place(calmest);
const steepestAt = place(steepest);
const calmestVolatility = formatPercent(portfolioVolatility(calmest, assets));

export function PortfolioOptimization() {
  return (
    <Frame
      label={`Efficient frontier of four assets by volatility and return: the calmest mix has a volatility of ${calmestVolatility}, below every asset; the steepest line from a riskless ${formatPercent(RISKLESS, 0)} touches at ${formatPercent(portfolioVolatility(steepest, assets))}`}
    >
      <Axis />
      <Line
        points={[[0, yOf(RISKLESS)], steepestAt]}
        width={1.25}
        dashes="3 3"
        className="text-muted"
      />
      <Line points={frontier.map(place)} />
      {volatilities.map((volatility, index) => (
        <Dot
          key={volatility}
          at={[xOf(volatility), yOf(assets.expectedReturns[index] ?? 0)]}
          radius={2.5}
          opacity={0.5}
        />
      ))}
      <Dot at={calmestAt} hollow />
      <Dot at={steepestAt} />
      <Label x={calmestAt[0]} y={calmestAt[1] + 8} dx={14} anchor="start">
        minimum variance
      </Label>
      <Label x={steepestAt[0]} y={steepestAt[1] - 4} dx={-6} anchor="end" className="text-current">
        best Sharpe
      </Label>
      {[0.05, 0.1, 0.15].map((volatility) => (
        <g key={volatility}>
          <Tick x={xOf(volatility)} />
          <Label x={xOf(volatility)}>{formatPercent(volatility, 0)}</Label>
        </g>
      ))}
      <Label x={0}>risk</Label>
    </Frame>
  );
}
