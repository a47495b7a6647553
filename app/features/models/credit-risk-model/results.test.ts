import { describe, expect, test } from "vitest";
import { queryWith } from "#app/url-state/url-state.ts";
import type { CreditInputs } from "#models/credit-risk/inputs.ts";
import { scorecard } from "#models/credit-risk/scorecard.ts";
import { creditModel } from "./fields.ts";
import { headlines, probabilityText } from "./results.ts";
import { binText, reasonText } from "./words.ts";

const opening = creditModel.caseOf("car").inputs;

function figures(changes: Partial<CreditInputs> = {}) {
  return headlines({ ...opening, ...changes }).map(
    ({ label, value, note }) => `${label}: ${value}, ${note}`,
  );
}

describe("headlines", () => {
  // Source of the counts and the accuracy: scikit-learn, in models/credit-risk/scorecard.json.
  test("of the opening case", () => {
    expect(figures()).toEqual([
      "This application: 12.8%, granted: below 15%",
      "Accuracy: 85%, 87.9% if all are granted",
      "Defaults refused: 77%, 186 of 243, plus 243 good loans",
      "Cost of errors: €700,909, €1,527,075 if all are granted",
    ]);
  });

  test("a probability equal to the cut-off or above it is refused", () => {
    expect(figures({ cutOff: 0.125 })[0]).toBe("This application: 12.8%, refused: 12.5% or more");
  });
});

test("a small probability does not read as zero", () => {
  expect([0.128, 0.00127, 0.00001].map(probabilityText)).toEqual(["12.8%", "0.13%", "0.01%"]);
});

test("reasons are said in words, in the singular where it is one", () => {
  const application = { ...opening, arrears: 1, enquiries: 1, jobYears: 1, accounts: 2 };
  const words = (["arrears", "enquiries", "jobYears", "accounts", "burden"] as const).map((field) =>
    reasonText(field, application),
  );
  expect(words).toEqual([
    "Behind once in the last 24 months",
    "1 enquiry in the last 6 months",
    "1 year in the current job",
    "2 accounts held",
    "Debts would take 25% of the income",
  ]);
  expect(reasonText("arrears", { ...opening, arrears: 0 })).toBe(
    "Never behind in the last 24 months",
  );
  expect(reasonText("jobYears", { ...opening, jobYears: null })).toBe(
    "Time in the job is not stated",
  );
});

test("bins are named by what they hold", () => {
  const named = (name: string) => {
    const field = scorecard.fields.find((one) => one.name === name);
    return field?.bins.map((bin) => binText(field, bin));
  };
  expect(named("arrears")).toEqual(["none", "up to 1", "over 1"]);
  expect(named("jobYears")?.slice(-2)).toEqual(["over 12.5", "not stated"]);
  expect(named("burden")?.at(0)).toBe("up to 10%");
  expect(named("income")?.at(-1)).toBe("over €5,100");
  expect(named("purpose")).toEqual(["car", "home", "debts", "other"]);
});

describe("the url of a case", () => {
  test.each(["?applicant=debts", "?cutoff=20&loss=60&housing=not+stated", "?job=7.5&arrears=0"])(
    "%s leads to a case and back",
    (query) => {
      const shown = creditModel.urlState.read(new URLSearchParams(query));
      expect(queryWith(creditModel.urlState, "", shown)).toBe(query);
    },
  );

  test("moves a cut-off beyond its limit to the limit, and says so", () => {
    const { inputs, notes } = creditModel.urlState.read(new URLSearchParams("cutoff=150"));
    expect(inputs.cutOff).toBe(0.9);
    expect(notes.cutoff).toBe("150 is above the limit of 90; using 90.");
  });
});
