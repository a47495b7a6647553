import type { SheetVariant } from "#workings/definition.ts";
import { waterfallCases } from "./inputs.ts";
import { type ScenarioName, scenarioNames } from "./scenarios.ts";

/** The case on show with the other rule for carry, which the page compares it with. */
const otherBasis: SheetVariant = {
  name: "otherBasis",
  title: "on the other basis",
  replaced: { carryBasis: '=IF(carryBasis="fund","deals","fund")' },
  wanted: ["firstCarry", "carryPaid", "clawbackDue", "carry", "lpMultiple", "lpIrr"],
};

export const waterfallVariants: readonly SheetVariant[] = [
  otherBasis,
  ...scenarioNames.map(scenarioVariant),
];

function scenarioVariant(name: ScenarioName): SheetVariant {
  const { years, ...given } = waterfallCases[name];
  return {
    name,
    title: name,
    replaced: {
      ...Object.fromEntries(Object.entries(given).map(([input, value]) => [input, fixed(value)])),
      invested: years.map(({ invested }) => fixed(invested)),
      distributed: years.map(({ distributed }) => fixed(distributed)),
      deal: years.map(({ deal }) => fixed(deal)),
    },
    wanted: [
      ...["returnOfCapital", "preferredReturn", "catchUp", "shared", "sharedAbove"],
      ...["toBoth", "toLps", "toGp", "lpMultiple", "lpIrr", "gpShare"],
    ],
  };
}

/** A scenario's own number or choice, as a formula that refers to nothing. */
function fixed(value: number | string) {
  return typeof value === "number" ? `=${value}` : `="${value}"`;
}
