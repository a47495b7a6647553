import type { FieldName } from "./scorecard.ts";

/** The fields of the scorecard as columns of the sheet, in one word each. */
export const fieldPositions: Record<FieldName, string> = {
  burden: "Burden",
  jobYears: "Job",
  income: "Income",
  accounts: "Accounts",
  arrears: "Arrears",
  enquiries: "Enquiries",
  term: "Term",
  housing: "Housing",
  purpose: "Purpose",
};

/** Cut-offs to compare, by the name of their column; `null` is the one that the visitor has set. */
export const listedCutOffs: Readonly<Record<string, number | null>> = {
  Chosen: null,
  "5%": 0.05,
  "10%": 0.1,
  "15%": 0.15,
  "20%": 0.2,
  "30%": 0.3,
  "50%": 0.5,
  All: 1,
};

/** The column of a cut-off that is on the page. */
export function cutOffPosition(cutOff: number) {
  const [position] = Object.entries(listedCutOffs).find(([, one]) => one === cutOff) ?? [];
  return position ?? "Chosen";
}
