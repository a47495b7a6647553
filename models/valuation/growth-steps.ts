import { decimal, type Formula, million, multiple, percent } from "#workings/describe.ts";

/** A faster decline would be the end of the company, not a growth rate. */
const lowestGrowth = "-0.2";

/**
 * New capital that earns just the WACC makes the WACC itself a solution, at which the formula has no value. Rounding
 * must not turn it into a growth below the WACC.
 */
const leastBelowWacc = "0.000000001";

type Step = "Value" | "YearsOfProfit" | "Linear" | "Constant" | "Discriminant";
type Solution = "Lower" | "Higher" | "Growth";

/**
 * The steps to every growth after the plan at which the growth formula gives a value at the date of the last planned
 * flow. In years of NOPAT, v, and with the return on new capital R: (1 + g)(R − g) = v × R × (WACC − g). With
 * reinvestment held it is linear: (1 − share)(1 + g) = v × (WACC − g).
 */
export function growthSteps<Name extends string>({
  name,
  label,
  value,
}: {
  /** Begins the names of the steps: `exit`, `price`. */
  name: Name;
  /** What gives the value. */
  label: string;
  /** Its formula, at the date of the last planned flow. */
  value: string;
}) {
  const years = `${name}YearsOfProfit`;
  const paidOut = "(1-reinvestmentShare)";
  const [lower, higher] = [`${name}Lower`, `${name}Higher`];
  const isGrowth = (solution: string) =>
    `AND(${solution}>=${lowestGrowth},${solution}<wacc-${leastBelowWacc})`;
  const steps: Record<string, Formula> = {
    [`${name}Value`]: million(`Value at the last flow, ${label}`, value),
    [years]: multiple(`In years of NOPAT, ${label}`, `=${name}Value/last(nopat)`, { digits: 1 }),
    [`${name}Linear`]: decimal(
      `Linear term, ${label}`,
      `=1-returnOnNewCapital-${years}*returnOnNewCapital`,
      {
        ...{ digits: 3 },
        note: "(1 + g)(R − g) = v × R × (WACC − g), with v years of NOPAT and a return R on new capital.",
      },
    ),
    [`${name}Constant`]: decimal(
      `Constant term, ${label}`,
      `=returnOnNewCapital*(${years}*wacc-1)`,
      { digits: 3 },
    ),
    [`${name}Discriminant`]: decimal(
      `Discriminant, ${label}`,
      `=${name}Linear*${name}Linear-4*${name}Constant`,
      { digits: 3 },
    ),
    [lower]: percent(
      `Lower solution, ${label}`,
      `=IF(terminalReinvestment="held",IF(${years}+${paidOut}=0,"None",(${years}*wacc-${paidOut})/(${years}+${paidOut})),IF(${name}Discriminant<0,"None",(-${name}Linear-SQRT(${name}Discriminant))/2))`,
    ),
    [higher]: percent(
      `Higher solution, ${label}`,
      `=IF(OR(terminalReinvestment="held",${name}Discriminant<0),"None",(-${name}Linear+SQRT(${name}Discriminant))/2)`,
    ),
    [`${name}Growth`]: percent(
      `Growth after the plan, ${label}`,
      `=IF(AND(${isGrowth(lower)},${isGrowth(higher)}),"Two rates",IF(${isGrowth(lower)},${lower},IF(${isGrowth(higher)},${higher},"None")))`,
      { note: "A solution counts if it is below the WACC and no decline of more than 20% a year." },
    ),
  };
  return steps as Record<`${Name}${Step | Solution}`, Formula>;
}
