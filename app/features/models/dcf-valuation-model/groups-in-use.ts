import { sheet } from "#models/valuation/sheet.ts";

type Choices = Pick<
  (typeof sheet)["opening"],
  "waccSource" | "terminalBy" | "terminalReinvestment"
>;

const parts = ["riskFreeRate", "beta", "equityPremium", "costOfDebt", "debtShare"];
const growth = ["terminalGrowth", "terminalReinvestment", "returnOnNewCapital"];

/** A number that the case does not use is not asked for. */
export function groupsInUse({ waccSource, terminalBy, terminalReinvestment }: Choices) {
  const unused = [
    ...(waccSource === "given" ? parts : ["givenWacc"]),
    ...(terminalBy === "growth" ? ["exitMultiple"] : growth),
    ...(terminalReinvestment === "held" ? ["returnOnNewCapital"] : []),
  ];
  return sheet.groups.map((group) => ({
    ...group,
    names: group.names.filter((name) => !unused.includes(name)),
  }));
}
