import { committedLimits, yearlyLimits } from "#models/waterfall/limits.ts";
import { type ScenarioName, scenarios } from "#models/waterfall/scenarios.ts";
import type { Fund } from "#models/waterfall/years.ts";
import { defineModel } from "../kit/define-model.ts";
import { millionEuro } from "../kit/units.ts";

/** `?scenario=upside&committed=120&in3=25&out6=40.5`: amounts in €m, and only what differs from the preset. */
export const fundModel = defineModel<Fund, ScenarioName>({
  fields: {
    committedCapital: {
      kind: "number",
      label: "Committed capital, €m",
      key: "committed",
      unit: millionEuro,
      limits: committedLimits,
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
      },
      labelOf: (column, year) => `${column} in year ${year}, €m`,
    },
  },
  presets: {
    downside: { title: "Downside", inputs: scenarios.downside },
    base: { title: "Base", inputs: scenarios.base },
    upside: { title: "Upside", inputs: scenarios.upside },
  },
  opensWith: "base",
  presetKey: "scenario",
});
