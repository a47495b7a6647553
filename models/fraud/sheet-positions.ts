import type { FraudKind } from "./alerts.ts";
import type { RuleName } from "./limits.ts";

/** Where the rules and the kinds of fraud are in the tables of the sheet. */
export const rulePositions: Record<RuleName, string> = {
  pace: "Pace",
  score: "Amount",
  chiSquare: "Digits",
  roundAmount: "Round",
  newPayeeAmount: "Payee",
};

export const kindPositions: Record<FraudKind, string> = {
  burst: "Burst",
  outlier: "Outlier",
  "made-up invoice": "Invoice",
  "round sum": "Sum",
  "new payee": "Details",
};
