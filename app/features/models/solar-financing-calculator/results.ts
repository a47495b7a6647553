import { formatEuro } from "#app/format/money.ts";
import { formatNumber } from "#app/format/number.ts";
import { formatPercent } from "#app/format/percent.ts";
import type { SolarLoanInputs } from "#models/solar-loan/inputs.ts";
import { type SolarLoanResults, solarLoanResults } from "#models/solar-loan/results.ts";
import type { Result } from "../kit/result.ts";
import type { SumRow } from "../kit/sum-table.tsx";

/** The headline figures of a case. */
export function headlines(inputs: SolarLoanInputs): Result[] {
  const results = solarLoanResults(inputs);
  return [
    {
      id: "monthlyPayment",
      value: formatEuro(results.monthlyPayment, 2),
      ...paymentInWords(inputs, results),
    },
    {
      id: "averageBenefit",
      label: "Roof, average month",
      value: formatEuro(results.averageBenefit, 2),
      note: breakEvenInWords(inputs, results),
    },
    {
      id: "monthsCovered",
      label: "Months covered",
      value: `${results.monthsCovered} of 12`,
      note: "in which the roof brings in the payment",
    },
    {
      id: "totalInterest",
      label: "Total interest",
      value: formatEuro(results.totalInterest),
      note: `${formatPercent(results.totalInterest / results.loan, 0)} on top of the loan`,
    },
  ];
}

function paymentInWords({ repayment, loanYears }: SolarLoanInputs, results: SolarLoanResults) {
  const payments = loanYears * 12;
  const loan = `on a loan of ${formatEuro(results.loan)}`;
  if (repayment === "annuity") {
    return { label: "Monthly payment", note: `${payments} times, ${loan}` };
  }
  const last = formatEuro(results.lastPayment, 2);
  return { label: "First payment", note: `falls to ${last} in month ${payments}, ${loan}` };
}

/** From which share used at home the payments are covered, over the first year. */
function breakEvenInWords({ repayment }: SolarLoanInputs, results: SolarLoanResults) {
  const { breakEvenShare, averageBenefit, averagePayment } = results;
  const payment = repayment === "annuity" ? "the payment" : "the average payment";
  if (breakEvenShare === null) {
    return averageBenefit >= averagePayment
      ? `covers ${payment}, used at home or not`
      : `less than ${payment}, used at home or not`;
  }
  if (breakEvenShare > 1) return `less than ${payment}, however much is used at home`;
  if (breakEvenShare <= 0) return `covers ${payment}, however little is used at home`;
  // Rounded up: at the share that is named, the payment is covered.
  const share = Math.ceil(breakEvenShare * 100 - 1e-9) / 100;
  return `covers ${payment} from ${formatPercent(share, 0)} used at home`;
}

/** Both sides over the whole term, at the prices of the first year. */
export function totalRows(inputs: SolarLoanInputs): SumRow[] {
  const results = solarLoanResults(inputs);
  const benefit = results.yearlyBenefit * inputs.loanYears;
  const { yearsOfBenefit } = results;
  return [
    { id: "loan", name: "Loan", text: formatEuro(results.loan) },
    { id: "totalInterest", name: "Interest", text: formatEuro(results.totalInterest) },
    {
      id: "totalPaid",
      name: "Paid to the bank",
      text: formatEuro(results.totalPaid),
      isSum: true,
    },
    {
      id: "totalBenefit",
      name: `The roof, ${inputs.loanYears} times the first year`,
      text: formatEuro(benefit),
    },
    {
      id: "totalLeft",
      name: "Left at the end of the loan",
      text: formatEuro(benefit - results.totalPaid),
      isSum: true,
    },
    {
      id: "yearsOfBenefit",
      name: "The roof has earned all payments after",
      text: yearsOfBenefit === null ? "Never" : `${formatNumber(yearsOfBenefit, 1)} years`,
    },
  ];
}
