import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import type { RentalInputs } from "#models/rental/inputs.ts";
import { purchase } from "#models/rental/purchase.ts";
import { rentalResults } from "#models/rental/results.ts";
import { rentalYears } from "#models/rental/years.ts";
import { rateOfReturn } from "../kit/rate-of-return.ts";
import type { Result } from "../kit/result.ts";
import type { SumRow } from "../kit/sum-table.tsx";

/** The headline figures of a case. */
export function headlines(inputs: RentalInputs): Result[] {
  const { irr, cashOnCash, debtServiceCover, breakEvenOccupancy } = rentalResults(inputs);
  const { equity, monthlyPayment } = purchase(inputs);
  const afterTax = rentalYears(inputs)[0]?.cashFlow ?? 0;
  return [
    {
      id: "irr",
      label: "Rate of return",
      ...rateOfReturn(irr, `a year on ${formatEuro(equity)} of equity`),
    },
    {
      id: "cashOnCash",
      label: "Cash on cash",
      value: cashOnCash === null ? "None" : formatPercent(cashOnCash),
      note:
        cashOnCash === null
          ? "there is no equity"
          : `in year 1 before tax, ${formatPercent(afterTax / equity)} after it`,
    },
    {
      id: "cover",
      label: "DSCR",
      value: debtServiceCover === null ? "None" : `${formatNumber(debtServiceCover, 2)}×`,
      note:
        debtServiceCover === null
          ? "there is no loan to pay"
          : `net rent over ${formatEuro(12 * monthlyPayment)} a year to the bank`,
    },
    {
      id: "breakEven",
      label: "Break-even occupancy",
      value: formatPercent(breakEvenOccupancy, 0),
      note:
        breakEvenOccupancy > 1
          ? "the full rent does not pay costs and loan"
          : "of the rent pays costs and loan",
    },
  ];
}

/** What the sale leaves, in the order in which it is paid out. */
export function saleRows(inputs: RentalInputs): SumRow[] {
  const { exit, npv } = rentalResults(inputs);
  const added = rentalYears(inputs).reduce((sum, { cashFlow }) => sum - cashFlow, 0);
  return [
    { id: "salePrice", name: "Sale price", text: formatEuro(exit.salePrice) },
    { id: "sellingCosts", name: "Agent", text: formatEuro(0 - exit.sellingCosts) },
    { id: "loanAtSale", name: "Loan still owed", text: formatEuro(0 - exit.remainingLoan) },
    { id: "proceeds", name: "Proceeds of the sale", text: formatEuro(exit.proceeds), isSum: true },
    {
      id: "ownerBefore",
      name: added < 0 ? "Paid out to the owner before" : "Added by the owner before",
      text: formatEuro(Math.abs(added)),
    },
    {
      id: "npv",
      name: `Net present value at ${formatPercent(inputs.discountRate, { atMost: 1 })}`,
      text: formatEuro(npv),
      isSum: true,
    },
  ];
}
