import type { Holding } from "./holding.ts";
import type { PortfolioInputs } from "./portfolio.ts";

/**
 * Invented bonds on an invented curve. The three portfolios have the same value and the same duration, and
 * open with a rise of one point: what differs is convexity, and where on the curve they are hurt.
 */
const market = {
  settlement: "2026-01-15",
  rate2: 0.022,
  rate5: 0.0245,
  rate10: 0.028,
  rate30: 0.032,
  shift: 0.01,
  steepening: 0,
  bend: 0,
} as const;

type Terms = Pick<Holding, "nominal" | "couponRate" | "maturity"> & Partial<Holding>;

/** An annual coupon counted by the calendar and a yield as quote, unless told otherwise. */
function bond(terms: Terms): Holding {
  return {
    frequency: "1",
    dayCount: "act/act",
    quote: "yield",
    yieldRate: 0.03,
    price: 100,
    ...terms,
  };
}

/** What `Add a bond` adds. */
export const newBond: Holding = bond({
  nominal: 500_000,
  couponRate: 0.03,
  maturity: "2031-01-15",
});

const short = bond({
  nominal: 1_000_000,
  couponRate: 0.02,
  maturity: "2028-02-15",
  yieldRate: 0.0225,
});
const medium = bond({
  nominal: 1_000_000,
  couponRate: 0.03,
  maturity: "2033-05-15",
  frequency: "2",
  dayCount: "30/360",
  quote: "price",
  yieldRate: 0.031,
  price: 99.25,
});
const long = bond({
  nominal: 500_000,
  couponRate: 0.018,
  maturity: "2053-08-15",
  yieldRate: 0.0325,
});

export const portfolios = {
  ladder: {
    title: "Ladder",
    inputs: {
      ...market,
      bonds: [
        short,
        bond({
          nominal: 1_000_000,
          couponRate: 0.025,
          maturity: "2030-07-04",
          yieldRate: 0.0245,
        }),
        medium,
        bond({
          nominal: 800_000,
          couponRate: 0.0375,
          maturity: "2036-03-31",
          dayCount: "30/360",
          frequency: "4",
          yieldRate: 0.0355,
        }),
        bond({
          nominal: 700_000,
          couponRate: 0.0325,
          maturity: "2042-07-04",
          yieldRate: 0.031,
        }),
        long,
      ],
    },
  },
  barbell: {
    title: "Barbell",
    inputs: {
      ...market,
      bonds: [
        { ...short, nominal: 3_452_000 },
        { ...long, nominal: 1_934_000 },
      ],
    },
  },
  bullet: {
    title: "Bullet",
    inputs: {
      ...market,
      bonds: [
        bond({
          nominal: 4_912_000,
          couponRate: 0.0275,
          maturity: "2034-05-31",
          yieldRate: 0.029,
        }),
      ],
    },
  },
} satisfies Record<string, { title: string; inputs: PortfolioInputs }>;

export type PortfolioName = keyof typeof portfolios;

/** The one the page explains and the card draws. */
export const openingPortfolio = "ladder" satisfies PortfolioName;
