import { type WaterfallInputs, waterfallCases } from "#models/waterfall/inputs.ts";
import {
  committedLimits,
  dealLimits,
  fundLifeLimits,
  investmentYearsLimits,
  yearlyLimits,
} from "#models/waterfall/limits.ts";
import type { ScenarioName } from "#models/waterfall/scenarios.ts";
import { defineModel } from "../kit/define-model.ts";
import { millionEuro, plain, years } from "../kit/units.ts";

/**
 * `?scenario=upside&carry=deals&in3=25&out6=40.5&deal6=2`: amounts in €m, and only what differs from the preset.
 */
export const fundModel = defineModel<WaterfallInputs, ScenarioName>({
  fields: {
    committedCapital: {
      kind: "number",
      label: "Committed capital, €m",
      key: "committed",
      unit: millionEuro,
      limits: committedLimits,
    },
    carryBasis: {
      kind: "choice",
      label: "Carry",
      key: "carry",
      options: [
        { value: "fund", label: "Whole fund" },
        { value: "deals", label: "Deal by deal" },
      ],
    },
    clawback: {
      kind: "choice",
      label: "Clawback",
      key: "clawback",
      options: [
        { value: "off", label: "None" },
        { value: "on", label: "At the end" },
      ],
    },
    feeBasis: {
      kind: "choice",
      label: "Fee charged on",
      key: "basis",
      options: [
        { value: "commitment", label: "Commitment" },
        { value: "invested", label: "Then invested" },
      ],
    },
    investmentYears: {
      kind: "number",
      label: "On commitment for",
      key: "investing",
      unit: years,
      limits: investmentYearsLimits,
    },
    fundEnd: {
      kind: "choice",
      label: "Fund ends",
      key: "end",
      options: [
        { value: "last-flow", label: "With last flow" },
        { value: "set", label: "After its life" },
      ],
    },
    fundLife: {
      kind: "number",
      label: "Fund life",
      key: "life",
      unit: years,
      limits: fundLifeLimits,
    },
    years: {
      kind: "list",
      columns: {
        invested: {
          kind: "number",
          label: "Contribution",
          key: "in",
          unit: millionEuro,
          limits: yearlyLimits,
        },
        distributed: {
          kind: "number",
          label: "Distribution",
          key: "out",
          unit: millionEuro,
          limits: yearlyLimits,
        },
        deal: {
          kind: "number",
          label: "Deal",
          key: "deal",
          unit: plain,
          limits: dealLimits,
        },
      },
      labelOf: (column, year) =>
        column === "Deal" ? `Deal that pays in year ${year}` : `${column} in year ${year}, €m`,
    },
  },
  presets: {
    downside: { title: "Downside", inputs: waterfallCases.downside },
    base: { title: "Base", inputs: waterfallCases.base },
    upside: { title: "Upside", inputs: waterfallCases.upside },
  },
  opensWith: "base",
  presetKey: "scenario",
});
