import type { SheetLine, SheetValues } from "#workings/definition.ts";
import { million, numbers, percents } from "#workings/lines.ts";
import { type GrowthsWorth, leastBelowWacc, lowestGrowth } from "./growths-worth.ts";

/** The steps to the growth after the plan that gives a value; see `growths-worth.ts`. */
export function growthSteps({
  name,
  label,
  value,
}: {
  /** Begins the names of the steps: `exit`, `price`. */
  name: string;
  /** What gives the value. */
  label: string;
  /** Its formula, at the date of the last planned flow. */
  value: string;
}): SheetLine[] {
  const years = `${name}YearsOfProfit`;
  const paidOut = "(1-reinvestmentShare)";
  const isGrowth = (solution: string) =>
    `AND(${solution}>=-${-lowestGrowth},${solution}<wacc-${leastBelowWacc.toFixed(9)})`;
  const [lower, higher] = [`${name}Lower`, `${name}Higher`];
  return [
    million(`${name}Value`, `Value at the last flow, ${label}`, value),
    {
      ...{ name: years, label: `In years of NOPAT, ${label}`, unit: "×", digits: 1 },
      formula: `=${name}Value/last(nopat)`,
    },
    {
      ...numbers(`${name}Linear`, `Linear term, ${label}`, 3),
      formula: `=1-returnOnNewCapital-${years}*returnOnNewCapital`,
      note: "(1 + g)(R − g) = v × R × (WACC − g), with v years of NOPAT and a return R on new capital.",
    },
    {
      ...numbers(`${name}Constant`, `Constant term, ${label}`, 3),
      formula: `=returnOnNewCapital*(${years}*wacc-1)`,
    },
    {
      ...numbers(`${name}Discriminant`, `Discriminant, ${label}`, 3),
      formula: `=${name}Linear*${name}Linear-4*${name}Constant`,
    },
    {
      ...percents(lower, `Lower solution, ${label}`),
      formula: `=IF(terminalReinvestment="held",IF(${years}+${paidOut}=0,"None",(${years}*wacc-${paidOut})/(${years}+${paidOut})),IF(${name}Discriminant<0,"None",(-${name}Linear-SQRT(${name}Discriminant))/2))`,
    },
    {
      ...percents(higher, `Higher solution, ${label}`),
      formula: `=IF(OR(terminalReinvestment="held",${name}Discriminant<0),"None",(-${name}Linear+SQRT(${name}Discriminant))/2)`,
    },
    {
      ...percents(`${name}Growth`, `Growth after the plan, ${label}`),
      formula: `=IF(AND(${isGrowth(lower)},${isGrowth(higher)}),"Two rates",IF(${isGrowth(lower)},${lower},IF(${isGrowth(higher)},${higher},"None")))`,
      note: "A solution counts if it is below the WACC and no decline of more than 20% a year.",
    },
  ];
}

export function growthValues(name: string, value: number, solved: GrowthsWorth): SheetValues {
  return {
    [`${name}Value`]: value,
    [`${name}YearsOfProfit`]: solved.yearsOfProfit,
    [`${name}Linear`]: solved.linear,
    [`${name}Constant`]: solved.constant,
    [`${name}Discriminant`]: solved.discriminant,
    [`${name}Lower`]: solved.lower ?? "None",
    [`${name}Higher`]: solved.higher ?? "None",
    [`${name}Growth`]: growthText(solved.growths),
  };
}

function growthText(growths: readonly number[]) {
  return growths.length > 1 ? "Two rates" : (growths[0] ?? "None");
}
