import { legLimits, mostLegs, strategyLimits } from "#models/options/limits.ts";
import { openingStrategy, type StrategyName, strategies } from "#models/options/presets.ts";
import type { LegInput, StrategyInputs } from "#models/options/strategy.ts";
import { defineModel } from "../kit/define-model.ts";
import type { FieldGroup } from "../kit/field-groups.tsx";
import { percent, percentAYear, plain, type Unit } from "../kit/units.ts";

/** Whether the chart shows what the legs are worth or what is gained by them. */
export type StrategyCase = StrategyInputs & { show: "profit" | "payoff" };

const days: Unit = { after: "\u00a0days", one: "\u00a0day", scale: 1, digits: 0 };
const rate: Unit = { ...percentAYear, digits: { atMost: 2 } };

const presets = Object.fromEntries(
  Object.entries(strategies).map(([name, { title, inputs }]) => [
    name,
    { title, inputs: { ...inputs, show: "profit" } },
  ]),
) as Record<StrategyName, { title: string; inputs: StrategyCase }>;

const newLeg: LegInput = { type: "call", side: "long", quantity: 1, strike: 105, premium: 3.95 };

/** `?strategy=straddle&k2=95&vol=40`: only what differs, each leg by its number. */
export const strategyModel = defineModel<StrategyCase, StrategyName>({
  fields: {
    show: {
      kind: "choice",
      label: "What the chart shows",
      key: "show",
      options: [
        { value: "profit", label: "Profit" },
        { value: "payoff", label: "Payoff" },
      ],
    },
    legs: {
      kind: "list",
      columns: {
        side: {
          kind: "choice",
          label: "Side",
          key: "s",
          options: [
            { value: "long", label: "Long" },
            { value: "short", label: "Short" },
          ],
        },
        type: {
          kind: "choice",
          label: "Type",
          key: "t",
          options: [
            { value: "call", label: "Call" },
            { value: "put", label: "Put" },
            { value: "share", label: "Share" },
            { value: "cash", label: "Cash" },
          ],
        },
        quantity: legField("quantity", "Quantity", "q"),
        strike: legField("strike", "Strike", "k"),
        premium: legField("premium", "Price", "p"),
      },
      labelOf: (column, leg) => `${column} of leg ${leg}`,
      applies: (column, { type }) => column !== "strike" || type === "call" || type === "put",
      length: { key: "legs", min: 1, max: mostLegs, newRow: newLeg },
    },
    spot: marketField("spot", "Share price", "spot", plain),
    day: marketField("day", "Days gone by", "day", days),
    volatility: marketField("volatility", "Volatility", "vol", percent),
    rate: marketField("rate", "Interest rate", "rate", rate),
    termDays: marketField("termDays", "Days from purchase to expiry", "term", days),
  },
  presets,
  opensWith: openingStrategy,
  presetKey: "strategy",
});

export const marketGroups: readonly FieldGroup<StrategyCase>[] = [
  { title: "Before expiry", names: ["spot", "day", "volatility"] },
  { title: "Interest and term", names: ["rate", "termDays"], folds: true },
];

function legField(name: keyof typeof legLimits, label: string, key: string) {
  return { kind: "number", label, key, unit: plain, limits: legLimits[name] } as const;
}

function marketField(name: keyof typeof strategyLimits, label: string, key: string, unit: Unit) {
  return { kind: "number", label, key, unit, limits: strategyLimits[name] } as const;
}
