import type { SheetInput, SheetTableLine } from "#workings/definition.ts";
import { euro, euros, inputsWithin, numbersTo, percents, rate, summed } from "#workings/lines.ts";
import { createSheet } from "#workings/sheet.ts";
import { rateOfReturnFormula, rateOfReturnLines } from "../cash-flow/rate-of-return-lines.ts";
import { rentalCase } from "./inputs.ts";
import { rentalLimits } from "./limits.ts";

const lastYear = rentalCase.holdingYears;

/** Those inside a year; after the twelfth the year is over. */
export const monthsInside = numbersTo(11);

/** The rows of the comparison of price rises. */
export const riseRows = [1, 2, 3, 4, 5];

const input = inputsWithin(rentalLimits);

export const rentalSheet = createSheet({
  title: "Rental property model",
  inputs: [
    input(euros("purchasePrice", "Price")),
    input(percents("transferTaxRate", "Transfer tax")),
    input(percents("notaryAndRegisterRate", "Notary and land register")),
    input(percents("agentRate", "Agent, buyer’s part", 3)),
    input(euros("monthlyRent", "Rent a month")),
    input(percents("rentGrowth", "Rent rise a year")),
    input(percents("vacancyRate", "Vacancy, of the rent")),
    input(euros("monthlyCosts", "Costs not borne by the tenant, a month")),
    input(percents("costGrowth", "Rise in these costs a year")),
    input(percents("loanToValue", "Loan, of the price")),
    input(percents("loanRate", "Loan rate")),
    input(percents("initialRepaymentRate", "Initial repayment a year")),
    input(percents("taxRate", "Owner’s marginal tax rate")),
    input(percents("depreciationRate", "Depreciation of the building a year")),
    input(percents("buildingShare", "Building, of the total cost")),
    input(percents("valueGrowth", "Price rise a year")),
    input(percents("sellingCostRate", "Agent at the sale", 3)),
    input(percents("discountRate", "Return elsewhere a year")),
    ...riseRows.map(
      (row): SheetInput => ({
        ...input(percents("valueGrowth", `Price rise to compare, row ${row}`)),
        name: `rise${row}`,
      }),
    ),
  ],
  steps: [
    euro("transferTax", "Transfer tax", "=purchasePrice*transferTaxRate"),
    euro("notaryAndRegister", "Notary and land register", "=purchasePrice*notaryAndRegisterRate"),
    euro("agent", "Agent", "=purchasePrice*agentRate"),
    euro("totalCost", "Total cost", "=purchasePrice+transferTax+notaryAndRegister+agent"),
    euro("loan", "Loan", "=purchasePrice*loanToValue"),
    euro("equity", "Equity", "=totalCost-loan"),
    {
      ...euro("monthlyPayment", "Monthly loan payment", "=loan*(loanRate+initialRepaymentRate)/12"),
      note: "Level: as interest shrinks, repayment grows.",
    },
    euro("yearlyDepreciation", "Depreciation a year", "=totalCost*buildingShare*depreciationRate"),
    euro("bankInYear1", "To the bank in year 1", "=-interest.1-repayment.1"),
    euro("salePrice", "Sale price", `=purchasePrice*(1+valueGrowth)^${lastYear}`),
    euro("sellingCosts", "Agent at the sale", "=-salePrice*sellingCostRate"),
    euro("loanAtSale", "Loan still owed", "=-last(owed)"),
    {
      ...euro("proceeds", "Proceeds of the sale", "=salePrice+sellingCosts+loanAtSale"),
      note: "Free of income tax after ten years.",
    },
    euro("ownerBefore", "Added by or paid to the owner before", "=ABS(total(cashFlow))"),
    ...riseRows.flatMap((row) => [
      euro(
        `salePriceAt${row}`,
        `Sale price, row ${row}`,
        `=purchasePrice*(1+rise${row})^${lastYear}`,
      ),
      euro(
        `proceedsAt${row}`,
        `Proceeds, row ${row}`,
        `=salePriceAt${row}*(1-sellingCostRate)+loanAtSale`,
      ),
      rate(`returnAt${row}`, `Return, row ${row}`, rateOfReturnFormula(`toOwnerAt${row}`)),
    ]),
  ],
  tables: [
    {
      name: "years",
      title: "Year by year",
      axis: {
        ...{ name: "year", label: "Year" },
        positions: Array.from({ length: lastYear + 1 }, (_, year) => year),
      },
      lines: [
        letting("rent", "Rent", "=monthlyRent*12*(1+rentGrowth)^(year-1)"),
        letting("vacancy", "Vacancy", "=-rent*vacancyRate"),
        letting("costs", "Costs", "=-monthlyCosts*12*(1+costGrowth)^(year-1)"),
        letting("netRent", "Net rent", "=rent+vacancy+costs"),
        ...monthsInside.map((month): SheetTableLine => {
          const before = month === 1 ? "previous(owed)" : `owedAfter${month - 1}`;
          return {
            ...euro(`owedAfter${month}`, `Owed after month ${month}`, owedAfterMonth(before)),
            firstFormula: "=0",
          };
        }),
        { ...euro("owed", "Owed", owedAfterMonth("owedAfter11")), firstFormula: "=loan" },
        {
          ...euro(
            "owedOnAverage",
            "Owed on average",
            `=AVERAGE(previous(owed),${monthsInside.map((month) => `owedAfter${month}`).join(",")})`,
          ),
          firstFormula: "=0",
          note: "Of the twelve amounts owed at the start of a month.",
        },
        letting("interest", "Interest", "=-owedOnAverage*loanRate"),
        letting("repayment", "Repaid", "=owed-previous(owed)"),
        letting("depreciation", "Depreciation", "=-yearlyDepreciation"),
        letting("taxableIncome", "Taxable income", "=netRent+interest+depreciation"),
        {
          ...letting("taxSaved", "Tax saved", "=-taxableIncome*taxRate"),
          note: "A loss from letting saves tax on other income; a profit costs it.",
        },
        letting("cashFlow", "Cash flow", "=netRent+interest+repayment+taxSaved"),
        {
          ...summed("toOwner", "Flow to the owner", "=cashFlow"),
          firstFormula: "=-equity",
          formulaAt: { [lastYear]: "=cashFlow+proceeds" },
        },
        ...rateOfReturnLines("toOwner", "Flow to the owner"),
        ...riseRows.flatMap((row): SheetTableLine[] => [
          {
            ...euro(
              `toOwnerAt${row}`,
              `Flow to the owner at the price rise of row ${row}`,
              "=toOwner",
            ),
            formulaAt: { [lastYear]: `=cashFlow+proceedsAt${row}` },
          },
          ...rateOfReturnLines(
            `toOwnerAt${row}`,
            `Flow to the owner at the price rise of row ${row}`,
          ),
        ]),
      ],
    },
  ],
  chart: {
    ...{ title: "Cash flow before the sale, euro by year", kind: "column", stacked: true },
    lines: [
      { name: "netRent", tone: "green" },
      { name: "taxSaved", tone: "blue" },
      { name: "interest", tone: "ochre" },
      { name: "repayment", tone: "muted" },
    ],
  },
  results: [
    rate("irr", "Rate of return", rateOfReturnFormula("toOwner")),
    {
      ...rate("cashOnCash", "Cash on cash", '=IF(equity>0,(netRent.1-bankInYear1)/equity,"None")'),
      note: "In year 1, before tax.",
    },
    {
      ...{ name: "cover", label: "DSCR", unit: "×", digits: 2 },
      formula: '=IF(bankInYear1>0,netRent.1/bankInYear1,"None")',
      note: "Debt service cover: net rent over what the bank takes in year 1.",
    },
    {
      ...percents("breakEven", "Break-even occupancy", 0),
      formula: "=(bankInYear1-costs.1)/rent.1",
      note: "The share of the rent that has to come in to pay costs and loan.",
    },
    euro("npv", "Net present value", "=first(toOwner)+NPV(discountRate,rest(toOwner))"),
  ],
});

/** The payment less a month's interest is repaid, and never more than is owed. */
function owedAfterMonth(before: string) {
  return `=${before}-MIN(monthlyPayment-${before}*loanRate/12,${before})`;
}

/** A flow of the years of letting; year 0 is the day of purchase. */
function letting(name: string, label: string, formula: string): SheetTableLine {
  return { ...summed(name, label, formula), firstFormula: "=0" };
}
