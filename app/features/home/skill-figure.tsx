import type { ReactNode } from "react";
import type { Language } from "#content/types.ts";
import { benfordShares } from "#models/fraud/benford.ts";
import { type Leg, profitAtExpiry, strikesOf } from "#models/options/payoff.ts";
import {
  minimumVarianceShare,
  mixVolatility,
  type TwoAssets,
} from "#models/portfolio/two-assets.ts";
import { scenarios } from "#models/waterfall/scenarios.ts";
import { standardTerms } from "#models/waterfall/terms.ts";
import { tiers } from "#models/waterfall/tiers.ts";
import { waterfallYears } from "#models/waterfall/years.ts";

const [WIDTH, HEIGHT] = [184, 36];

/** A chart beside each language, drawn by one of its models. The row's words say what is there. */
export function SkillFigure({ language }: { language: Language }) {
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width={WIDTH}
      height={HEIGHT}
      aria-hidden="true"
      fill="currentColor"
      className="overflow-visible"
    >
      {drawings[language]}
    </svg>
  );
}

const drawings: Record<Language, ReactNode> = {
  python: <Mixes />,
  sql: <FirstDigits />,
  vba: <Payoff />,
  excel: <Tiers />,
};

/** Every mix of two assets by volatility, from all calm to all risky, and the calmest of them. */
function Mixes() {
  const assets: TwoAssets = { volatilities: [0.18, 0.1], correlation: -0.3 };
  const calmest = minimumVarianceShare(assets) ?? 0;
  const lowest = mixVolatility(assets, calmest);
  const place = (share: number) => {
    const x = 4 + ((mixVolatility(assets, share) - lowest) / (0.18 - lowest)) * (WIDTH - 8);
    return [round(x), round(HEIGHT - 4 - share * (HEIGHT - 8))] as const;
  };
  const curve = Array.from({ length: 25 }, (_, index) => place(index / 24).join(" "));
  return (
    <>
      <path d={`M${curve.join("L")}`} fill="none" stroke="currentColor" strokeWidth="1.75" />
      <circle cx={place(calmest)[0]} cy={place(calmest)[1]} r="3" />
    </>
  );
}

/** How often amounts start with 1 to 9, by Benford's law. */
function FirstDigits() {
  const [highest = 1] = benfordShares;
  const step = (WIDTH + 5) / benfordShares.length;
  return benfordShares.map((share, index) => {
    const height = round((share / highest) * HEIGHT);
    return (
      <rect
        key={share}
        x={round(index * step)}
        y={HEIGHT - height}
        width={round(step - 5)}
        height={height}
      />
    );
  });
}

/** Profit of a bull call spread at expiry, against zero. */
function Payoff() {
  const spread: Leg[] = [
    { kind: "call", strike: 100, premium: 6, quantity: 1 },
    { kind: "call", strike: 110, premium: 2.5, quantity: -1 },
  ];
  const [lowest, highest] = [90, 120];
  const y = (profit: number) => round(2 + ((6.5 - profit) / 10) * (HEIGHT - 4));
  const points = [lowest, ...strikesOf(spread), highest].map((price) => {
    const x = ((price - lowest) / (highest - lowest)) * WIDTH;
    return `${round(x)} ${y(profitAtExpiry(spread, price))}`;
  });
  return (
    <g fill="none" stroke="currentColor">
      <path d={`M0 ${y(0)}h${WIDTH}`} strokeDasharray="1.5 4" />
      <path d={`M${points.join("L")}`} strokeWidth="1.75" />
    </g>
  );
}

/** What a fund pays out tier by tier, and in all. */
function Tiers() {
  const years = waterfallYears(scenarios.base, standardTerms);
  const amounts = tiers
    .map((tier) => years.reduce((sum, { tiers }) => sum + tiers[tier].lp + tiers[tier].gp, 0))
    .filter((amount) => amount > 0);
  const total = amounts.reduce((sum, amount) => sum + amount, 0);
  const y = (amount: number) => round(HEIGHT - (amount / total) * HEIGHT);
  const step = (WIDTH + 8) / (amounts.length + 1);
  let paid = 0;
  return (
    <>
      {amounts.map((amount, index) => {
        const from = paid;
        paid += amount;
        return (
          <rect
            key={amount}
            x={round(index * step)}
            y={y(paid)}
            width={round(step - 8)}
            height={round(y(from) - y(paid))}
          />
        );
      })}
      <rect
        x={round(amounts.length * step)}
        width={round(step - 8)}
        height={HEIGHT}
        opacity="0.45"
      />
    </>
  );
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
