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

type RuleRow = (typeof ruleRows)[number];

/** Less than any share where a rule raises no alert. */
function precisionOf({ at, numberAt }: FraudFigures, rule: RuleRow) {
  return at("ruleAlerts", rule.at) === 0 ? -1 : numberAt("rulePrecision", rule.at);
}

/** The rules with the most precise first, those that raise no alert last. */
export function byPrecision(figures: FraudFigures) {
  return ruleRows.toSorted((a, b) => precisionOf(figures, b) - precisionOf(figures, a));
}

/** More than one where several are right equally often, none where no rule raises an alert. */
export function mostPrecise(figures: FraudFigures) {
  const most = Math.max(0, ...ruleRows.map((rule) => precisionOf(figures, rule)));
  return ruleRows.filter((rule) => precisionOf(figures, rule) === most);
}

/** Which rule is worth its alerts. */
export function finding(figures: FraudFigures) {
  const [best, ...equals] = mostPrecise(figures);
  if (!best) return "No rule raises an alert";
  if (figures.at("rulePrecision", best.at) === 0) return "No alert is fraud";
  const share = figures.text("rulePrecision", best.at);
  if (equals.length === 0) {
    return `${best.title}: ${share} of its alerts are fraud, the most of any rule`;
  }
  const names = [best, ...equals].map(({ title }, index) => (index ? title.toLowerCase() : title));
  return `${names.slice(0, -1).join(", ")} and ${names.at(-1)}: ${share} of their alerts are fraud, the most of any rule`;
}
