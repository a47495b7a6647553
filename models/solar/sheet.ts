import {
  choice,
  count,
  euro,
  euros,
  inputsWithin,
  percents,
  rate,
  running,
  summed,
} from "#workings/lines.ts";
import { createSheet } from "#workings/sheet.ts";
import { rateOfReturnFormula, rateOfReturnLines } from "../cash-flow/rate-of-return-lines.ts";
import { inputLimits } from "./limits.ts";
import { rateMoves, sensitivityTable } from "./sheet-sensitivity.ts";

/** As far as a lifetime or a loan can reach. After the end of a case the years are zero. */
export const lastYear = Math.max(inputLimits.lifetimeYears.max, inputLimits.loanYears.max);

/** Euro; a debt below a hundredth of a cent is rounding. */
export const owed = 0.0001;

const input = inputsWithin(inputLimits);

export const solarSheet = createSheet({
  title: "Solar Dashboard Case 2",
  inputs: [
    choice("financing", "Paid by", ["cash", "loan"]),
    input(euros("systemCost", "System cost")),
    input(percents("subsidyShare", "Subsidy", 0)),
    input({ name: "yearlyProductionKwh", label: "Yearly production", unit: "kWh", digits: 0 }),
    input(percents("degradation", "Degradation a year")),
    input({ name: "lifetimeYears", label: "Lifetime", unit: "years", digits: 0 }),
    input(euros("yearlyMaintenance", "Maintenance a year")),
    input({ name: "electricityPrice", label: "Electricity price today", unit: "€/kWh", digits: 2 }),
    input(percents("priceRise", "Price rise a year")),
    input(percents("loanShare", "Share on loan", 0)),
    input({ name: "loanYears", label: "Loan term", unit: "years", digits: 0 }),
    input(percents("loanRate", "Loan rate")),
    choice("repayment", "Repayment", ["annuity", "instalments"]),
    input(percents("discountRate", "Discount rate")),
  ],
  steps: [
    euro("costAfterSubsidy", "Cost after subsidy", "=systemCost*(1-subsidyShare)"),
    euro("loanAmount", "Loan", "=costAfterSubsidy*loanShare"),
    euro("levelPayment", "Yearly payment as an annuity", annuityAt("loanRate")),
    euro("instalment", "Yearly instalment without interest", "=loanAmount/loanYears"),
    count("lastYear", "Last year of system and loan", "=MAX(lifetimeYears,loanYears)"),
    count("yearsInDebt", "Years until the flows stay positive", "=MAX(all(inDebtUntil))"),
    {
      ...euro(
        "costToday",
        "Cost and loan, worth today",
        '=IF(financing="loan",costAfterSubsidy-loanAmount+NPV(discountRate,rest(loanPayment)),costAfterSubsidy)',
      ),
      note: "What the buyer pays at once and what the bank is paid later: both are in proportion to the system cost.",
    },
    euro("savingsToday", "Savings, worth today", "=NPV(discountRate,rest(saving))"),
    euro("paymentsToday", "Loan payments, worth today", "=NPV(discountRate,rest(loanPayment))"),
    ...rateMoves.flatMap(({ name, title, formula }) => [
      rate(`rate${name}`, `Loan rate, ${title}`, formula),
      euro(`level${name}`, `Yearly payment at the ${title} rate`, annuityAt(`rate${name}`)),
      euro(
        `payments${name}Today`,
        `Loan payments at the ${title} rate, worth today`,
        `=NPV(discountRate,rest(payment${name}))`,
      ),
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
        {
          ...{ name: "production", label: "Production", unit: "kWh", digits: 0, hasTotal: true },
          formula:
            "=IF(AND(year>=1,year<=lifetimeYears),yearlyProductionKwh*(1-degradation)^(year-1),0)",
        },
        {
          ...{ name: "price", label: "Price", unit: "€/kWh", digits: 3 },
          formula: "=electricityPrice*(1+priceRise)^(year-1)",
          firstFormula: "=electricityPrice",
        },
        summed("saving", "Saving", "=production*price"),
        summed(
          "maintenance",
          "Maintenance",
          "=IF(AND(year>=1,year<=lifetimeYears),yearlyMaintenance,0)",
        ),
        summed("loanPayment", "Loan payment", paymentAt("loanRate", "levelPayment")),
        ...rateMoves.map(({ name, title }) =>
          euro(
            `payment${name}`,
            `Loan payment at the ${title} rate`,
            paymentAt(`rate${name}`, `level${name}`),
          ),
        ),
        {
          ...summed("flowInCash", "Flow in cash", "=saving-maintenance"),
          firstFormula: "=-costAfterSubsidy",
        },
        {
          ...summed("flowOnLoan", "Flow on loan", "=saving-maintenance-loanPayment"),
          firstFormula: "=loanAmount-costAfterSubsidy",
        },
        running("sumInCash", "Sum in cash", "flowInCash"),
        running("sumOnLoan", "Sum on loan", "flowOnLoan"),
        euro("flow", "Flow", '=IF(financing="loan",flowOnLoan,flowInCash)'),
        euro("sum", "Sum", '=IF(financing="loan",sumOnLoan,sumInCash)'),
        count("inDebtUntil", "In debt until", `=IF(sum<-${owed},year+1,0)`),
        ...rateOfReturnLines("flow", "Flow"),
      ],
    },
    sensitivityTable,
  ],
  chart: {
    ...{ title: "Cumulative cash flow, euro by year", kind: "line" },
    until: "lastYear",
    lines: [
      { name: "sumInCash", tone: "green" },
      { name: "sumOnLoan", tone: "blue" },
    ],
  },
  results: [
    euro(
      "npv",
      "Net present value",
      '=IF(financing="loan",first(flowOnLoan)+NPV(discountRate,rest(flowOnLoan)),first(flowInCash)+NPV(discountRate,rest(flowInCash)))',
    ),
    rate("irr", "Internal rate of return", rateOfReturnFormula("flow")),
    {
      ...{ name: "payback", label: "Payback", unit: "years", digits: 1 },
      formula: `=IF(yearsInDebt=0,0,IF(last(sum)<-${owed},"Never",yearsInDebt-1+MIN(1,-INDEX(all(sum),yearsInDebt)/INDEX(all(flow),yearsInDebt+1))))`,
    },
    euro("savings", "Savings over the lifetime", "=total(saving)"),
  ],
});

/** What the loan costs in a year at a rate, which has the level payment of this name. */
function paymentAt(rate: string, level: string) {
  return `=IF(AND(year>=1,year<=loanYears),IF(repayment="annuity",${level},instalment+${rate}*(loanAmount-instalment*(year-1))),0)`;
}

function annuityAt(rate: string) {
  return `=PMT(${rate},loanYears,-loanAmount)`;
}
