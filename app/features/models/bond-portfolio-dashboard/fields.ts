import {
  dateLimits,
  holdingLimits,
  keyRateLimits,
  mostBonds,
  moveLimits,
} from "#models/bonds/limits.ts";
import type { PortfolioInputs } from "#models/bonds/portfolio.ts";
import {
  newBond,
  openingPortfolio,
  type PortfolioName,
  portfolios,
} from "#models/bonds/presets.ts";
import { defineModel } from "../kit/define-model.ts";
import type { FieldGroup } from "../kit/field-groups.tsx";
import type { NumberField } from "../kit/fields.ts";
import { percent, plain, type Unit } from "../kit/units.ts";

const rate: Unit = { ...percent, digits: { atMost: 2 } };
const points: Unit = {
  after: "\u00a0points",
  one: "\u00a0point",
  scale: 100,
  digits: { atMost: 2 },
};
const thousandEuro: Unit = { euro: true, after: "k", scale: 1 / 1000, digits: 0 };

/** `?portfolio=barbell&shift=-0.5&y1=3.1&m2=2040-07-04`: only what differs, each bond by its number. */
export const bondModel = defineModel<PortfolioInputs, PortfolioName>({
  fields: {
    shift: move("shift", "Shift"),
    steepening: move("steepening", "Steepening"),
    bend: move("bend", "Bend"),
    bonds: {
      kind: "list",
      columns: {
        nominal: bondNumber("nominal", "Nominal, €k", "n", thousandEuro),
        couponRate: bondNumber("couponRate", "Coupon, %", "c", rate),
        frequency: {
          kind: "choice",
          label: "Coupons",
          key: "f",
          options: [
            { value: "1", label: "yearly" },
            { value: "2", label: "half-yearly" },
            { value: "4", label: "quarterly" },
          ],
        },
        dayCount: {
          kind: "choice",
          label: "Day count",
          key: "d",
          options: [
            { value: "act/act", label: "act/act" },
            { value: "30/360", label: "30/360" },
          ],
        },
        maturity: { kind: "date", label: "Maturity", key: "m", limits: dateLimits.maturity },
        quote: {
          kind: "choice",
          label: "Quote",
          key: "by",
          options: [
            { value: "yield", label: "yield" },
            { value: "price", label: "price" },
          ],
        },
        yieldRate: bondNumber("yieldRate", "Yield, %", "y", rate),
        price: bondNumber("price", "Clean price", "p", { ...plain, digits: { atMost: 3 } }),
      },
      // `Nominal, €k, of bond 2`: the unit belongs to the name.
      labelOf: (column, bond) => `${column}${column.includes(",") ? "," : ""} of bond ${bond}`,
      applies: (column, { quote }) =>
        column === "yieldRate" ? quote === "yield" : column !== "price" || quote === "price",
      length: { key: "bonds", min: 1, max: mostBonds, newRow: newBond },
    },
    settlement: {
      kind: "date",
      label: "Settlement",
      key: "settlement",
      limits: dateLimits.settlement,
    },
    rate2: keyRate("2-year rate", "r2"),
    rate5: keyRate("5-year rate", "r5"),
    rate10: keyRate("10-year rate", "r10"),
    rate30: keyRate("30-year rate", "r30"),
  },
  presets: portfolios,
  opensWith: openingPortfolio,
  presetKey: "portfolio",
});

export const curveGroups: readonly FieldGroup<PortfolioInputs>[] = [
  { title: "The curve moves by", names: ["shift", "steepening", "bend"] },
  {
    title: "The curve today",
    names: ["rate2", "rate5", "rate10", "rate30", "settlement"],
    folds: true,
  },
];

function move(name: keyof typeof moveLimits, label: string): NumberField {
  return { kind: "number", label, key: name, unit: points, limits: moveLimits[name] };
}

function bondNumber(
  name: keyof typeof holdingLimits,
  label: string,
  key: string,
  unit: Unit,
): NumberField {
  return { kind: "number", label, key, unit, limits: holdingLimits[name] };
}

function keyRate(label: string, key: string): NumberField {
  return { kind: "number", label, key, unit: rate, limits: keyRateLimits };
}
