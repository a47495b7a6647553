import type { SheetValues } from "#workings/definition.ts";
import { rateOfReturnValues } from "../cash-flow/rate-of-return-lines.ts";
import type { RentalInputs } from "./inputs.ts";
import { loanMonths } from "./loan.ts";
import { priceRiseResults } from "./price-rises.ts";
import { purchase } from "./purchase.ts";
import { rentalResults } from "./results.ts";
import { monthsInside } from "./sheet.ts";
import { type RentalYear, rentalYears } from "./years.ts";

/** What the model makes of a case, cell by cell. What is paid is negative, as in the table of the page. */
export function rentalSheetValues(inputs: RentalInputs): SheetValues {
  const { livingAreaSqm, holdingYears, ...shown } = inputs;
  const { purchaseCosts, ...bought } = purchase(inputs);
  const { exit, equityFlows, irr, ...results } = rentalResults(inputs);
  const years = rentalYears(inputs);
  const months = loanMonths(inputs);
  const [first] = years;
  if (!first) throw new Error("A flat is held for at least one year.");
  const byYear = (amount: (year: RentalYear) => number, atPurchase = 0) => [
    atPurchase,
    ...years.map(amount),
  ];
  const cashFlow = byYear((year) => year.cashFlow);
  return {
    ...shown,
    ...bought,
    yearlyDepreciation: first.depreciation,
    bankInYear1: first.interest + first.repayment,
    salePrice: exit.salePrice,
    sellingCosts: -exit.sellingCosts,
    loanAtSale: -exit.remainingLoan,
    proceeds: exit.proceeds,
    ownerBefore: Math.abs(cashFlow.reduce((sum, flow) => sum + flow, 0)),
    rent: byYear((year) => year.grossRent),
    vacancy: byYear((year) => -year.vacancy),
    costs: byYear((year) => -year.costs),
    netRent: byYear((year) => year.netOperatingIncome),
    ...Object.fromEntries(
      monthsInside.map((month) => [
        `owedAfter${month}`,
        byYear(({ year }) => months[(year - 1) * 12 + month - 1]?.closing ?? 0),
      ]),
    ),
    owedOnAverage: byYear(
      ({ year }) =>
        months.slice((year - 1) * 12, year * 12).reduce((sum, { opening }) => sum + opening, 0) /
        12,
    ),
    owed: byYear((year) => year.closingBalance, bought.loan),
    interest: byYear((year) => -year.interest),
    repayment: byYear((year) => -year.repayment),
    depreciation: byYear((year) => -year.depreciation),
    taxableIncome: byYear((year) => year.taxableIncome),
    taxSaved: byYear((year) => year.taxSaved),
    cashFlow,
    toOwner: equityFlows,
    ...rateOfReturnValues("toOwner", { rate: "irr", flows: equityFlows, irr }),
    ...riseValues(inputs),
    cashOnCash: results.cashOnCash ?? "None",
    cover: results.debtServiceCover ?? "None",
    breakEven: results.breakEvenOccupancy,
    npv: results.npv,
  };
}

function riseValues(inputs: RentalInputs): SheetValues {
  const rows = priceRiseResults(inputs).map(
    ({ valueGrowth, exit, equityFlows, irr }, index): SheetValues => {
      const flow = `toOwnerAt${index + 1}`;
      return {
        [`rise${index + 1}`]: valueGrowth,
        [`salePriceAt${index + 1}`]: exit.salePrice,
        [`proceedsAt${index + 1}`]: exit.proceeds,
        [flow]: equityFlows,
        ...rateOfReturnValues(flow, { rate: `returnAt${index + 1}`, flows: equityFlows, irr }),
      };
    },
  );
  return Object.assign({}, ...rows);
}
