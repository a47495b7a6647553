import type { SheetTableLine, SheetValues } from "#workings/definition.ts";
import { euro } from "#workings/lines.ts";
import type { WaterfallTerms } from "../waterfall/terms.ts";
import type { FundQuarter } from "./ledger.ts";

/** What is distributed in a quarter, or would be if the holdings were sold. */
type Occasion = "paid" | "sold";

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

const suffix: Record<Occasion, string> = { paid: "", sold: " if sold" };

/** A distribution down the tiers of the waterfall. */
export function tierLines(
  name: Occasion,
  { amount, capital, preferred, hurdle, lpProfit, gpProfit }: Sources,
): SheetTableLine[] {
  const line = (part: string, label: string, formula: string) =>
    euro(`${name}${part}`, `${label}${suffix[name]}`, formula);
  const carry = "carryShare/(1-carryShare)";
  /** As much as there is of what is owed. */
  const take = (owed: string, ...before: string[]) => {
    const left = [amount, ...before.map((part) => name + part)].join("-");
    return `=IF(${owed}>${name}Dust,MIN(${left},${owed}),0)`;
  };
  // A quarter's own distribution adds to the profit of earlier quarters, which the first one lacks.
  const atFirst = (formula: string) => (name === "paid" ? { firstFormula: formula } : {});
  return [
    {
      ...line("Dust", "Rounding", `=(${amount}+${lpProfit}+${gpProfit})/10^12`),
      ...atFirst(`=${amount}/10^12`),
      note: "Shares of shares do not add up to the last digit; a remainder this small is owed to nobody.",
    },
    line("Capital", "Return of capital", take(capital)),
    line("Preferred", "Preferred return", take(preferred, "Capital")),
    {
      ...line(
        "GpDue",
        "GP’s share of the preferred return",
        `=(${lpProfit}+${name}Preferred)*${carry}-${gpProfit}`,
      ),
      ...atFirst(`=${name}Preferred*${carry}`),
      note: "What the GP lacks to hold its share of all profit paid so far.",
    },
    line("CatchUp", "Catch-up", take(`${name}GpDue`, "Capital", "Preferred")),
    {
      ...line(
        "SharedDue",
        "Missing to the hurdle, with carry",
        `=(${hurdle}-${name}Capital-${name}Preferred)/(1-carryShare)`,
      ),
      note: "The LPs get only their share of this tier, so closing their gap takes more than the gap.",
    },
    line(
      "Shared",
      "Carried interest 80/20",
      take(`${name}SharedDue`, "Capital", "Preferred", "CatchUp"),
    ),
    line(
      "Above",
      "Carried interest 50/50",
      `=${amount}-${name}Capital-${name}Preferred-${name}CatchUp-${name}Shared`,
    ),
  ];
}

export function tierValues(
  name: Occasion,
  ledger: readonly FundQuarter[],
  { carryShare }: WaterfallTerms,
): SheetValues {
  const tiersOf = (row: FundQuarter) => (name === "paid" ? row.paid : row.ifSold);
  const profitOf = (row: FundQuarter) => (name === "paid" ? row.due : row.left).profitPaid;
  const byQuarter = (amountOf: (row: FundQuarter) => number) => ledger.map(amountOf);
  const amountOf = (row: FundQuarter) => (name === "paid" ? row.distributed : row.value);
  const hurdleOf = (row: FundQuarter) => (name === "paid" ? row.due : row.left).hurdleGap;
  return {
    [`${name}Dust`]: byQuarter((row) => {
      const { lp, gp } = profitOf(row);
      return (amountOf(row) + lp + gp) / 1e12;
    }),
    [`${name}SharedDue`]: byQuarter((row) => {
      const { returnOfCapital, preferredReturn } = tiersOf(row);
      return (hurdleOf(row) - returnOfCapital.lp - preferredReturn.lp) / (1 - carryShare);
    }),
    [`${name}Capital`]: byQuarter((row) => tiersOf(row).returnOfCapital.lp),
    [`${name}Preferred`]: byQuarter((row) => tiersOf(row).preferredReturn.lp),
    [`${name}GpDue`]: byQuarter((row) => {
      const { lp, gp } = profitOf(row);
      const preferred = tiersOf(row).preferredReturn.lp;
      return ((lp + preferred) * carryShare) / (1 - carryShare) - gp;
    }),
    [`${name}CatchUp`]: byQuarter((row) => tiersOf(row).catchUp.gp),
    [`${name}Shared`]: byQuarter((row) => bothOf(tiersOf(row).carriedInterest)),
    [`${name}Above`]: byQuarter((row) => bothOf(tiersOf(row).carriedInterestAboveHurdle)),
  };
}

function bothOf({ lp, gp }: { lp: number; gp: number }) {
  return lp + gp;
}
