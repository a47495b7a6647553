import type { FieldName } from "./scorecard.ts";

export const fieldTitles: Record<FieldName, string> = {
  burden: "Share of income that goes to debts",
  jobYears: "Years in current job",
  income: "Net income a month",
  accounts: "Accounts held",
  arrears: "Arrears in the last 24 months",
  enquiries: "Enquiries in the last 6 months",
  term: "Term in months",
  housing: "Housing",
  purpose: "Purpose",
};
