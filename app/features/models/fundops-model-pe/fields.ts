import { type FundInputs, fundCase, fundLimits } from "#models/fund/inputs.ts";
import type { ScenarioName } from "#models/waterfall/scenarios.ts";
import { defineModel } from "../kit/define-model.ts";
import type { FieldGroup } from "../kit/field-groups.tsx";
import { millionEuro, percent, percentAYear, plain, years } from "../kit/units.ts";

/**
 * `?scenario=upside&committed=120&in3=25&out6=40.5&fee=2&quarter=12`. The parameters of the fund are those of
 * the waterfall page, so that a case can be handed over by its query alone.
 */
export const fundOperations = defineModel<FundInputs, ScenarioName>({
  fields: {
    quarter: {
      kind: "number",
      label: "Reported quarter",
      key: "quarter",
      unit: plain,
      limits: fundLimits.quarter,
    },
    valuedAt: {
      kind: "number",
      label: "Holdings valued at",
      key: "value",
      unit: { ...percent, after: "% of forecast" },
      limits: fundLimits.valuedAt,
    },
    feeRate: {
      kind: "number",
      label: "Management fee",
      key: "fee",
      unit: { ...percentAYear, digits: { atMost: 2 } },
      limits: fundLimits.feeRate,
    },
    investmentYears: {
      kind: "number",
      label: "On commitment for",
      key: "investing",
      unit: years,
      limits: fundLimits.investmentYears,
    },
    committedCapital: {
      kind: "number",
      label: "Committed capital, €m",
      key: "committed",
      unit: millionEuro,
      limits: fundLimits.committedCapital,
    },
    years: {
      kind: "list",
      columns: {
        invested: {
          kind: "number",
          label: "Invested",
          key: "in",
          unit: millionEuro,
          limits: fundLimits.yearly,
        },
        distributed: {
          kind: "number",
          label: "Distributed",
          key: "out",
          unit: millionEuro,
          limits: fundLimits.yearly,
        },
      },
      labelOf: (column, year) => `${column} in year ${year}, €m`,
    },
    lps: {
      kind: "list",
      columns: {
        parts: { kind: "number", label: "Parts", key: "lp", unit: plain, limits: fundLimits.parts },
      },
      labelOf: (column, lp) => `${column} of partner ${lp}`,
      length: { key: "lps", ...fundLimits.lps, newRow: { parts: 10 } },
    },
  },
  presets: {
    downside: { title: "Downside", inputs: fundCase("downside") },
    base: { title: "Base", inputs: fundCase("base") },
    upside: { title: "Upside", inputs: fundCase("upside") },
  },
  opensWith: "base",
  presetKey: "scenario",
});

export const reportGroups: readonly FieldGroup<FundInputs>[] = [
  { title: "Report", names: ["quarter", "valuedAt"] },
];

export const feeGroups: readonly FieldGroup<FundInputs>[] = [
  { title: "Fee", names: ["feeRate", "investmentYears"] },
];

/** The part of a query that the waterfall page understands. */
export function waterfallQuery(query: string) {
  const shared = [...new URLSearchParams(query)].filter(([key]) =>
    /^(scenario|committed|(in|out)\d+)$/.test(key),
  );
  return shared.length === 0 ? "" : `?${new URLSearchParams(shared)}`;
}
