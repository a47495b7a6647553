import type { InputsOf } from "#workings/sheet-spec.ts";
import type { bondInputs } from "./bond-lines.ts";

type Bond = InputsOf<typeof bondInputs, unknown>;

/** An annual coupon in euros, counted by the calendar, and a yield as quote, unless told otherwise. */
export function bond(
  terms: Pick<Bond, "nominal" | "couponRate" | "maturity"> & Partial<Bond>,
): Bond {
  return {
    ...{ frequency: "1", dayCount: "act/act", quote: "yield", yieldRate: 0.03, price: 100 },
    ...{ rating: "AAA", currency: "EUR" },
    ...terms,
  };
}

const short = bond({
  ...{ nominal: 1_000_000, couponRate: 0.02, maturity: "2028-02-15", yieldRate: 0.0225 },
});
const long = bond({
  ...{ nominal: 500_000, couponRate: 0.018, maturity: "2053-08-15", yieldRate: 0.0325 },
});
const ladder = [
  short,
  bond({ nominal: 1_000_000, couponRate: 0.025, maturity: "2030-07-04", yieldRate: 0.0245 }),
  bond({
    ...{ nominal: 1_000_000, couponRate: 0.03, maturity: "2033-05-15", frequency: "2" },
    ...{ dayCount: "30/360", quote: "price", yieldRate: 0.031, price: 99.25, rating: "A" },
  }),
  bond({
    ...{ nominal: 800_000, couponRate: 0.0375, maturity: "2036-03-31", frequency: "4" },
    ...{ dayCount: "30/360", yieldRate: 0.0355, rating: "BBB" },
  }),
  bond({
    ...{ nominal: 700_000, couponRate: 0.0325, maturity: "2042-07-04", yieldRate: 0.031 },
    rating: "AA",
  }),
  long,
];
const bullet = [
  bond({ nominal: 4_912_000, couponRate: 0.0275, maturity: "2034-05-31", yieldRate: 0.029 }),
];

const market = {
  ...({ shift: 0.01, steepening: 0, bend: 0, settlement: "2026-01-15" } as const),
  ...{ rate2: 0.022, rate5: 0.0245, rate10: 0.028, rate30: 0.032 },
  ...{ horizon: 3, fundingRate: 0.02, dollarsPerEuro: 1.1, poundsPerEuro: 0.85 },
};

/**
 * Invented bonds on an invented curve. The three portfolios have the same value and the same duration, and open with
 * a rise of 100 basis points: what differs is convexity, and where on the curve they lose.
 */
export const portfolios = {
  ladder: { title: "Ladder", inputs: { ...market, bonds: ladder } },
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
  bullet: { title: "Bullet", inputs: { ...market, bonds: bullet } },
};
