import type { InputsOf } from "#workings/sheet-spec.ts";
import type { legInputs } from "./leg-lines.ts";

type Leg = InputsOf<typeof legInputs, unknown>;

/** A share at 100 and three months to run; at 30% volatility the premiums below are fair to a few cents. */
const market = {
  show: "profit",
  spot: 100,
  volatility: 0.3,
  rate: 0,
  dividendYield: 0,
  skew: 0,
  termDays: 91,
  day: 0,
} as const;

function leg(
  side: Leg["side"],
  type: Leg["type"],
  strike: number,
  premium: number,
  quantity = 1,
): Leg {
  return { side, type, quantity, strike, premium };
}

function strategy(title: string, ...legs: Leg[]) {
  return { title, inputs: { ...market, legs } };
}

const share = leg("long", "share", 100, 100);

/** Named strategies to start from. */
export const strategies = {
  "bull-call-spread": strategy(
    "Bull call spread",
    ...[leg("long", "call", 100, 6), leg("short", "call", 110, 2.5)],
  ),
  "bear-put-spread": strategy(
    "Bear put spread",
    ...[leg("long", "put", 100, 6), leg("short", "put", 90, 2)],
  ),
  straddle: strategy("Long straddle", ...[leg("long", "call", 100, 6), leg("long", "put", 100, 6)]),
  strangle: strategy(
    "Long strangle",
    ...[leg("long", "put", 90, 2), leg("long", "call", 110, 2.5)],
  ),
  collar: strategy("Collar", ...[share, leg("long", "put", 90, 2), leg("short", "call", 110, 2.5)]),
  butterfly: strategy(
    "Long butterfly",
    leg("long", "call", 90, 12),
    leg("short", "call", 100, 6, 2),
    leg("long", "call", 110, 2.5),
  ),
  "iron-condor": strategy(
    "Iron condor",
    leg("long", "put", 85, 1),
    leg("short", "put", 90, 2),
    leg("short", "call", 110, 2.5),
    leg("long", "call", 115, 1.5),
  ),
  "covered-call": strategy("Covered call", share, leg("short", "call", 110, 2.5)),
  "short-call": strategy("Naked short call", leg("short", "call", 110, 2.5)),
  "synthetic-share": strategy(
    "Synthetic share with cash",
    leg("long", "call", 100, 6),
    leg("short", "put", 100, 6),
    leg("long", "cash", 100, 100),
  ),
};

/** What a further leg starts as. */
export const newLeg = leg("long", "call", 105, 3.95);
