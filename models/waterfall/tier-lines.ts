import { euro, type Formula } from "#workings/describe.ts";

/** What the lines of a distribution are called, one for each tier and four on the way. */
type TierNames = Readonly<
  Record<
    "rounding" | "capital" | "preferred" | "gpDue" | "catchUp" | "sharedDue" | "shared" | "above",
    string
  >
>;

/** The lines or formulas a distribution follows from. */
type Sources = {
  amount: string;
  capital: string;
  preferred: string;
  hurdle: string;
  /** Of earlier distributions. */
  lpProfit: string;
  gpProfit: string;
};

/** A distribution down the tiers of the waterfall. Its parts add up to the amount. */
export function tierLines<const Names extends TierNames>(
  names: Names,
  { amount, capital, preferred, hurdle, lpProfit, gpProfit }: Sources,
  { suffix = "", total }: { suffix?: string; total?: true } = {},
): Record<Names[keyof TierNames], Formula> {
  const carry = "carryShare/(1-carryShare)";
  /** What is owed, as far as the money goes. */
  const take = (owed: string, ...before: (keyof TierNames)[]) => {
    const left = [amount, ...before.map((tier) => names[tier])].join("-");
    return `=IF(${owed}>${names.rounding},MIN(${left},${owed}),0)`;
  };
  const paid = (label: string, formula: string) =>
    euro(label + suffix, formula, total ? { total } : {});
  // The first distribution has no profit of earlier ones to add.
  const atFirst = (formula: string) => (lpProfit.startsWith("previous") ? { first: formula } : {});
  const lines: Record<string, Formula> = {
    [names.rounding]: euro(`Rounding${suffix}`, `=(${amount}+${lpProfit}+${gpProfit})/10^12`, {
      ...atFirst(`=${amount}/10^12`),
      note: "Shares of shares do not add up to the last digit; a remainder this small is owed to nobody.",
    }),
    [names.capital]: paid("Return of capital", take(capital)),
    [names.preferred]: paid("Preferred return", take(preferred, "capital")),
    [names.gpDue]: euro(
      `GP’s share of the preferred return${suffix}`,
      `=(${lpProfit}+${names.preferred})*${carry}-${gpProfit}`,
      {
        ...atFirst(`=${names.preferred}*${carry}`),
        note: "What the GP lacks to hold its share of all profit paid so far.",
      },
    ),
    [names.catchUp]: paid("Catch-up", take(names.gpDue, "capital", "preferred")),
    [names.sharedDue]: euro(
      `Missing to the hurdle, with carry${suffix}`,
      `=(${hurdle}-${names.capital}-${names.preferred})/(1-carryShare)`,
      {
        note: "The LPs get only their share of this tier, so closing their gap takes more than the gap.",
      },
    ),
    [names.shared]: paid("80/20 split", take(names.sharedDue, "capital", "preferred", "catchUp")),
    [names.above]: paid(
      "50/50 split",
      `=${amount}-${names.capital}-${names.preferred}-${names.catchUp}-${names.shared}`,
    ),
  };
  return lines as Record<Names[keyof TierNames], Formula>;
}
