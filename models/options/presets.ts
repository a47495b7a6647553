import type { LegInput, StrategyInputs } from "./strategy.ts";

/** A share at 100 and three months to run; at 30% volatility the premiums below are fair to a few cents. */
const market = { spot: 100, volatility: 0.3, rate: 0, termDays: 91, day: 0 };

function leg(
  side: LegInput["side"],
  type: LegInput["type"],
  strike: number,
  premium: number,
  quantity = 1,
): LegInput {
  return { type, side, quantity, strike, premium };
}

function strategy(...legs: LegInput[]): StrategyInputs {
  return { ...market, legs };
}

const share = leg("long", "share", 100, 100);

/** Named strategies to start from. */
export const strategies = {
  "bull-call-spread": {
    title: "Bull call spread",
    inputs: strategy(leg("long", "call", 100, 6), leg("short", "call", 110, 2.5)),
  },
  "bear-put-spread": {
    title: "Bear put spread",
    inputs: strategy(leg("long", "put", 100, 6), leg("short", "put", 90, 2)),
  },
  straddle: {
    title: "Long straddle",
    inputs: strategy(leg("long", "call", 100, 6), leg("long", "put", 100, 6)),
  },
  strangle: {
    title: "Long strangle",
    inputs: strategy(leg("long", "put", 90, 2), leg("long", "call", 110, 2.5)),
  },
  collar: {
    title: "Collar",
    inputs: strategy(share, leg("long", "put", 90, 2), leg("short", "call", 110, 2.5)),
  },
  butterfly: {
    title: "Long butterfly",
    inputs: strategy(
      leg("long", "call", 90, 12),
      leg("short", "call", 100, 6, 2),
      leg("long", "call", 110, 2.5),
    ),
  },
  "iron-condor": {
    title: "Iron condor",
    inputs: strategy(
      leg("long", "put", 85, 1),
      leg("short", "put", 90, 2),
      leg("short", "call", 110, 2.5),
      leg("long", "call", 115, 1.5),
    ),
  },
  "covered-call": {
    title: "Covered call",
    inputs: strategy(share, leg("short", "call", 110, 2.5)),
  },
  "short-call": {
    title: "Naked short call",
    inputs: strategy(leg("short", "call", 110, 2.5)),
  },
  "synthetic-share": {
    title: "Synthetic share with cash",
    inputs: strategy(
      leg("long", "call", 100, 6),
      leg("short", "put", 100, 6),
      leg("long", "cash", 100, 100),
    ),
  },
} satisfies Record<string, { title: string; inputs: StrategyInputs }>;

export type StrategyName = keyof typeof strategies;

/** The one the page explains and the card draws. */
export const openingStrategy = "bull-call-spread" satisfies StrategyName;
