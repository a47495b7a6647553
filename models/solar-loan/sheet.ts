import type { SheetTableLine } from "#workings/definition.ts";
import {
  choice,
  count,
  euro,
  euroAndCents,
  euros,
  inputsWithin,
  numbersTo,
  percents,
  summed,
  withTotal,
} from "#workings/lines.ts";
import { createSheet } from "#workings/sheet.ts";
import { solarLoanLimits } from "./limits.ts";
import { monthNames } from "./months.ts";

/** As far as a loan can reach. After the end of a loan the years are zero. */
export const lastYear = solarLoanLimits.loanYears.max;

const input = inputsWithin(solarLoanLimits);

export const solarLoanSheet = createSheet({
  title: "Solar financing calculator",
  inputs: [
    input(euros("systemCost", "System cost")),
    input(percents("subsidyShare", "Subsidy", 0)),
    input({ name: "loanYears", label: "Loan term", unit: "years", digits: 0 }),
    input(percents("loanRate", "Loan rate")),
    choice("repayment", "Repayment", ["annuity", "instalments"]),
    input({ name: "yearlyProductionKwh", label: "Yearly production", unit: "kWh", digits: 0 }),
    input(percents("ownUseShare", "Used at home", 0)),
    input({ name: "electricityPrice", label: "Electricity price", unit: "€/kWh", digits: 2 }),
    input({ name: "feedInRate", label: "Feed-in rate", unit: "€/kWh", digits: 3 }),
  ],
  steps: [
    {
      ...euro("loan", "Loan", "=systemCost*(1-subsidyShare)"),
      note: "All of the cost after the subsidy is borrowed.",
    },
    {
      ...{ name: "payments", label: "Months of the loan", unit: "months", digits: 0 },
      formula: "=loanYears*12",
    },
    euroAndCents("instalment", "Monthly instalment without interest", "=loan/payments"),
    {
      ...euro(
        "totalPaid",
        "Paid to the bank",
        '=IF(repayment="annuity",payments*monthlyPayment,loan+loan*loanRate/12*(payments+1)/2)',
      ),
      note: "In instalments, the debt falls evenly from the whole loan to one instalment.",
    },
    {
      ...euro("totalBenefit", "The roof over the term of the loan", "=total(benefit)*loanYears"),
      note: "At the prices of the first year.",
    },
    euro("totalLeft", "Left at the end of the loan", "=totalBenefit-totalPaid"),
    {
      ...{ name: "yearsOfBenefit", label: "Years in which the roof earns all payments" },
      ...{ unit: "years", digits: 1 },
      formula: '=IF(total(benefit)>0,totalPaid/total(benefit),"Never")',
    },
    {
      ...percents("breakEvenShare", "Share used at home that covers the payments"),
      formula:
        '=IF(electricityPrice>feedInRate,(total(payment)/yearlyProductionKwh-feedInRate)/(electricityPrice-feedInRate),"None")',
      note: "Over the first year. Above 100% no share is enough; below 0% any is.",
    },
  ],
  tables: [
    {
      name: "months",
      title: "The first year, month by month",
      axis: { name: "month", label: "Month", positions: monthNames },
      lines: [
        {
          ...percents("monthShare", "Share of the year’s production", 0),
          limits: { min: 0, max: 1 },
          hasTotal: true,
          note: "Of a south-facing roof in central Germany, rounded: an assumption.",
        },
        kwh("production", "Yield", "=yearlyProductionKwh*monthShare"),
        kwh("ownUse", "Own use", "=production*ownUseShare"),
        kwh("feedIn", "Feed-in", "=production-ownUse"),
        amount("saved", "Saved", "=ownUse*electricityPrice"),
        amount("earned", "Earned", "=feedIn*feedInRate"),
        amount("benefit", "Brought in by the roof", "=saved+earned"),
        {
          ...amount(
            "payment",
            "Payment",
            '=IF(repayment="annuity",monthlyPayment,previous(payment)-instalment*loanRate/12)',
          ),
          firstFormula: "=monthlyPayment",
          note: "In instalments, each payment is lower by the interest on one instalment.",
        },
        amount("left", "Left", "=benefit-payment"),
        withTotal(count("covered", "Month covered", "=IF(left>=0,1,0)")),
      ],
    },
    {
      name: "years",
      title: "The loan, year by year",
      axis: { name: "year", label: "Year", positions: numbersTo(lastYear) },
      lines: [
        {
          ...{ name: "monthsSoFar", label: "Months so far", unit: "months", digits: 0 },
          formula: "=12*year",
        },
        {
          ...summed("paid", "Paid", paidInYear("previous(owed)")),
          firstFormula: paidInYear("loan"),
          note: "In instalments, the debt of an average month is five and a half instalments below that at the start of the year.",
        },
        {
          ...summed("repaid", "Repayment", "=previous(owed)-owed"),
          firstFormula: "=loan-owed",
        },
        summed("interest", "Interest", "=paid-repaid"),
        euro(
          "owed",
          "Still owed",
          '=IF(year<loanYears,IF(repayment="annuity",FV(loanRate/12,monthsSoFar,monthlyPayment,-loan),loan-instalment*monthsSoFar),0)',
        ),
      ],
    },
  ],
  chart: {
    ...{ title: "The roof and the loan, euro by month", kind: "column" },
    lines: [
      { name: "benefit", tone: "green" },
      { name: "payment", tone: "red" },
    ],
  },
  results: [
    {
      ...euroAndCents(
        "monthlyPayment",
        "Monthly payment",
        '=IF(repayment="annuity",PMT(loanRate/12,payments,-loan),instalment+loan*loanRate/12)',
      ),
      note: "In instalments, the first and highest payment.",
    },
    euroAndCents("averageBenefit", "Roof, average month", "=total(benefit)/12"),
    {
      ...count("monthsCovered", "Months covered", "=total(covered)"),
      note: "Of the twelve months, those in which the roof brings in at least the payment.",
    },
    euro("totalInterest", "Total interest", "=totalPaid-loan"),
  ],
});

/** The twelve payments of a year that starts with so much owed. */
function paidInYear(opening: string) {
  return `=IF(year<=loanYears,IF(repayment="annuity",12*monthlyPayment,12*instalment+loanRate*(${opening}-5.5*instalment)),0)`;
}

function amount(name: string, label: string, formula: string): SheetTableLine {
  return withTotal(euroAndCents(name, label, formula));
}

function kwh(name: string, label: string, formula: string): SheetTableLine {
  return { name, label, unit: "kWh", digits: 0, formula, hasTotal: true };
}
