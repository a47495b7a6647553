import type { SheetTable, SheetTableLine } from "#workings/definition.ts";
import { euro } from "#workings/lines.ts";
import { sensitivityShifts } from "./sensitivity.ts";

const { systemCost, electricityPrice, loanRate } = sensitivityShifts;

/** The loan rate when it moves; no lender pays the borrower, so it stops at zero. */
export const rateMoves = [
  { name: "Down", title: "lower", formula: `=MAX(0,loanRate-${loanRate.by})` },
  { name: "Up", title: "higher", formula: `=loanRate+${loanRate.by}` },
] as const;

/**
 * The net present value when one input moves. It is not calculated again from the first year: cost and
 * savings move in proportion, and of a loan only the payments change.
 */
export const sensitivityTable: SheetTable = {
  name: "sensitivity",
  title: "Net present value when one input moves",
  axis: {
    ...{ name: "movedInput", label: "Input that moves" },
    positions: ["Cost", "Price", "Rate"],
  },
  lines: [
    outcome("npvDown", "NPV if it falls", {
      Cost: `=npv+${systemCost.by}*costToday`,
      Price: `=npv-${electricityPrice.by}*savingsToday`,
      Rate: '=IF(financing="loan",npv+paymentsToday-paymentsDownToday,npv)',
    }),
    outcome("npvUp", "NPV if it rises", {
      Cost: `=npv-${systemCost.by}*costToday`,
      Price: `=npv+${electricityPrice.by}*savingsToday`,
      Rate: '=IF(financing="loan",npv+paymentsToday-paymentsUpToday,npv)',
    }),
    euro("npvChangeDown", "Change of NPV if it falls", "=npvDown-npv"),
    euro("npvChangeUp", "Change of NPV if it rises", "=npvUp-npv"),
  ],
};

function outcome(
  name: string,
  label: string,
  formulas: Record<"Cost" | "Price" | "Rate", string>,
): SheetTableLine {
  return { ...euro(name, label, formulas.Cost), formulaAt: formulas };
}
