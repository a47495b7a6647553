import { choice, count, euro, million, numbersTo, rate } from "#workings/lines.ts";
import { createSheet } from "#workings/sheet.ts";
import { rateOfReturnFormula } from "../cash-flow/rate-of-return-lines.ts";
import { committedLimits, fundLifeLimits, investmentYearsLimits } from "./limits.ts";
import { term } from "./sheet-lines.ts";
import { waterfallVariants } from "./sheet-variants.ts";
import { yearLines } from "./sheet-years.ts";

const yearCount = 10;

export const waterfallSheet = createSheet({
  title: "PE waterfall structure",
  inputs: [
    {
      ...{ name: "committedCapital", label: "Committed capital", unit: "€m", digits: 1 },
      limits: committedLimits,
    },
    choice("carryBasis", "Carry on the whole fund or deal by deal", ["fund", "deals"]),
    choice("clawback", "Clawback", ["off", "on"]),
    choice("feeBasis", "Fee on the commitment, or later on invested capital", [
      "commitment",
      "invested",
    ]),
    {
      ...{ name: "investmentYears", label: "Investment period", unit: "years", digits: 0 },
      limits: investmentYearsLimits,
      note: "Used where the fee moves to invested capital.",
    },
    choice("fundEnd", "End of the fund", ["last-flow", "set"]),
    {
      ...{ name: "fundLife", label: "Fund life", unit: "years", digits: 0 },
      limits: fundLifeLimits,
      note: "Used where the end of the fund is set.",
    },
    term("managementFeeRate", "Management fee a year"),
    term("preferredRate", "Preferred return a year"),
    term("carryShare", "GP’s share of profit up to the hurdle"),
    term("hurdleIrr", "Hurdle, LP rate of return"),
    term("carryShareAboveHurdle", "GP’s share of profit above the hurdle"),
  ],
  steps: [
    count("lastYear", "Year of the last flow", "=MAX(all(flowYear))"),
    count("lastFeeYear", "Last year with a fee", '=IF(fundEnd="set",fundLife,lastYear)'),
    count("endYear", "Year in which the fund ends", "=MAX(lastFeeYear,lastYear)"),
    euro("carryPaid", "Carry paid", "=total(gpFromTiers)"),
    euro("profit", "Profit", "=total(distributed)-total(paidIn)"),
    {
      ...euro("aboveShare", "Carry above the GP’s share", "=carryPaid-carryShare*MAX(0,profit)"),
      note: "Compared with the GP’s share of the fund’s profit up to the hurdle.",
    },
    euro(
      "owedAtEnd",
      "Owed to the LPs at the end",
      "=IF(endYear>0,INDEX(all(owedOnFund),endYear),0)",
    ),
    euro(
      "gapAtEnd",
      "Missing to the hurdle at the end",
      "=IF(endYear>0,INDEX(all(hurdleGapOnFund),endYear),0)",
    ),
    {
      ...euro(
        "clawbackDue",
        "Clawback due",
        '=IF(clawback="on",MAX(0,MIN(carryPaid,MAX(owedAtEnd,MIN(aboveShare,gapAtEnd)))),0)',
      ),
      note: "Enough for the LPs’ capital and preferred return, and for the GP to hold no more than its share unless the LPs reach the hurdle; at most the carry paid.",
    },
    count(
      "firstCarry",
      "First year with carry",
      '=IF(MAX(all(paysCarry))=1,MATCH(1,all(paysCarry),0),"Never")',
    ),
    rate("gpShare", "GP’s share of profit", '=IF(profit>0,carry/profit,"No profit")'),
  ],
  tables: [
    {
      name: "years",
      title: "Year by year",
      axis: { name: "year", label: "Year", positions: numbersTo(yearCount) },
      lines: yearLines,
    },
  ],
  variants: waterfallVariants,
  chart: {
    ...{ title: "Distributions by tier, euro by year", kind: "column", stacked: true },
    lines: [
      { name: "returnOfCapital", tone: "muted" },
      { name: "preferredReturn", tone: "green" },
      { name: "catchUp", tone: "ochre" },
      { name: "shared", tone: "blue" },
      { name: "sharedAbove", tone: "purple" },
    ],
  },
  results: [
    {
      ...{ name: "lpMultiple", label: "LP multiple", unit: "×", digits: 2 },
      formula: '=IF(total(paidIn)>0,total(toLps)/total(paidIn),"None")',
      note: "What the LPs receive per euro paid in, after fees and carry.",
    },
    rate("lpIrr", "LP IRR", rateOfReturnFormula("lpNetFlow")),
    million(
      "carry",
      "GP carried interest",
      '=IF(clawback="on",total(catchUp)+total(sharedGp)+total(sharedAboveGp)-total(clawbackPaid),total(catchUp)+total(sharedGp)+total(sharedAboveGp))',
    ),
    million("totalDistributed", "Total distributed", "=total(distributed)"),
  ],
});
