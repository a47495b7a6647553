import {
  type ApplicantName,
  applicants,
  type CreditInputs,
  inputLimits,
} from "#models/credit-risk/inputs.ts";
import { defineModel } from "../kit/define-model.ts";
import type { FieldGroup } from "../kit/field-groups.tsx";
import type { NumberField } from "../kit/fields.ts";
import { euro, percent, plain, type Unit, years } from "../kit/units.ts";

const euroAMonth: Unit = { ...euro, after: "\u00a0a month" };
const months: Unit = { ...plain, after: "\u00a0months", digits: 0 };
const count: Unit = { ...plain, digits: 0 };

/** `?applicant=debts&cutoff=20&arrears=0`: only what differs. */
export const creditModel = defineModel<CreditInputs, ApplicantName>({
  fields: {
    cutOff: number("cutOff", "Refuse at or above", "cutoff", percent),
    loss: number("loss", "Lost on a default", "loss", percent),
    margin: number("margin", "Earned on a good loan", "margin", percent),
    income: number("income", "Net income", "income", euroAMonth),
    debtPayments: number("debtPayments", "Paid on existing debts", "debts", euroAMonth),
    jobYears: number("jobYears", "Time in current job", "job", {
      ...years,
      digits: { atMost: 1 },
    }),
    housing: {
      kind: "choice",
      label: "Housing",
      key: "housing",
      options: [
        { value: "own", label: "Own" },
        { value: "rent", label: "Rent" },
        { value: "family", label: "Family" },
        { value: "not stated", label: "Unknown" },
      ],
    },
    amount: number("amount", "Amount", "amount", euro),
    term: number("term", "Term", "term", months),
    purpose: {
      kind: "choice",
      label: "Purpose",
      key: "purpose",
      options: [
        { value: "car", label: "Car" },
        { value: "home", label: "Home" },
        { value: "debts", label: "Debts" },
        { value: "other", label: "Other" },
      ],
    },
    accounts: number("accounts", "Accounts held", "accounts", count),
    arrears: number("arrears", "Arrears, last 24 months", "arrears", count),
    enquiries: number("enquiries", "Enquiries, last 6 months", "enquiries", count),
  },
  presets: applicants,
  opensWith: "car",
  presetKey: "applicant",
});

export const lenderGroups: readonly FieldGroup<CreditInputs>[] = [
  { title: "The lender’s cut-off", names: ["cutOff"] },
  { title: "Cost of an error, as a share of the loan", names: ["loss", "margin"] },
];

export const applicationGroups: readonly FieldGroup<CreditInputs>[] = [
  { title: "Borrower", names: ["income", "debtPayments", "jobYears", "housing"] },
  { title: "Loan", names: ["amount", "term", "purpose"] },
  { title: "History", names: ["accounts", "arrears", "enquiries"] },
];

function number(
  name: keyof typeof inputLimits,
  label: string,
  key: string,
  unit: Unit,
): NumberField {
  return { kind: "number", label, key, unit, limits: inputLimits[name] };
}
