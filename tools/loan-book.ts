import { csvParse } from "d3-dsv";
import { scorecard } from "#models/credit-risk/scorecard.ts";
import { sheet } from "#models/credit-risk/sheet.ts";

type Inputs = Parameters<typeof sheet.calculate>[0];

/** What the lender knows on the day of the application. The time in the job is `null` where it was not stated. */
export type Application = Omit<Inputs, "cutOff" | "loss" | "margin" | "jobYears"> & {
  jobYears: number | null;
};

export type BookedLoan = {
  number: string;
  granted: string;
  defaulted: boolean;
  /** The probability that the default was drawn with. */
  truth: number;
  application: Application;
};

/** The simulated loans of `content/code/credit-risk-model/loans.csv`. */
export function readLoans(csv: string): BookedLoan[] {
  return csvParse(csv).map((row) => ({
    number: row.loan ?? "",
    granted: row.granted ?? "",
    defaulted: row.defaulted === "1",
    truth: Number(row.true_pd),
    application: applicationOf(row),
  }));
}

/** Those that the scorecard has not seen. */
export function isTestLoan({ granted }: BookedLoan) {
  return granted >= "2021";
}

/** The test loans as `models/credit-risk/test-loans.json` stores them, small enough to load with a download. */
export function packTestLoans(loans: readonly BookedLoan[]) {
  const tested = loans.filter(isTestLoan);
  return {
    firstNumber: Number(tested[0]?.number),
    bins: tested.map(({ application }) => binsOf(application).join("")).join(""),
    defaulted: tested.map(({ defaulted }) => (defaulted ? "1" : "0")).join(""),
    hundredsOfEuro: tested.map(({ application }) => application.amount / 100),
    truthsInMillionths: tested.map(({ truth }) => Math.round(truth * 1e6)),
  };
}

/** The bin that each field of an application is in, from 0, in the order of the scorecard. */
function binsOf({ jobYears, ...stated }: Application): number[] {
  const inputs = { ...sheet.opening, ...stated, jobYears: jobYears ?? 0 };
  const bins = sheet.calculate(inputs).numbers("bin");
  return scorecard.fields.map(({ name, bins: all }, index) =>
    name === "jobYears" && jobYears === null
      ? all.findIndex((bin) => "missing" in bin)
      : (bins[index] ?? 0) - 1,
  );
}

function applicationOf(row: Record<string, string | undefined>): Application {
  const number = (name: string) => Number(row[name]);
  return {
    income: number("income"),
    debtPayments: number("debt_payments"),
    jobYears: row.job_years === "" ? null : number("job_years"),
    housing: row.housing as Application["housing"],
    amount: number("amount"),
    term: number("term"),
    purpose: row.purpose as Application["purpose"],
    accounts: number("accounts"),
    arrears: number("arrears"),
    inquiries: number("inquiries"),
  };
}
