import { fraudKinds } from "#models/fraud/group-payments.ts";
import { ruleNames } from "#models/fraud/limits.ts";
import {
  kindPositions,
  kindTitles,
  rulePositions,
  ruleTitles,
  type sheet,
} from "#models/fraud/sheet.ts";
import type { FiguresOf } from "#workings/sheet-spec.ts";

export type FraudFigures = FiguresOf<typeof sheet>;

/** What a row of a table is called, and where it is in the table of the sheet. */
export const ruleRows = ruleNames.map((rule) => ({
  ...{ title: ruleTitles[rule], at: rulePositions[rule] },
}));

export const kindRows = fraudKinds.map((kind) => ({
  ...{ title: kindTitles[kind], at: kindPositions[kind] },
}));

/** The rules with the most precise first, those that raise no alert last. */
export function byPrecision({ at, numberAt }: FraudFigures) {
  const precision = (rule: (typeof ruleRows)[number]) =>
    at("ruleAlerts", rule.at) === 0 ? -1 : numberAt("rulePrecision", rule.at);
  return ruleRows.toSorted((a, b) => precision(b) - precision(a));
}
