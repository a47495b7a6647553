import { describe, expect, test } from "vitest";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { type FieldName, scorecard } from "#models/credit-risk/scorecard.ts";
import { sheet } from "#models/credit-risk/sheet.ts";
import { modelOf } from "../kit/model-of.ts";
import { resultsOf } from "../kit/result.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { binText, type CreditInputs, reasonText } from "./words.ts";

const model = modelOf(sheet);
const { opening } = sheet;

function headlines(changes: Partial<CreditInputs> = {}) {
  return resultsOf(sheet, shownFigures(sheet.calculate({ ...opening, ...changes }))).map(
    ({ label, value, note }) => `${label}: ${value}, ${note}`,
  );
}

describe("the headlines", () => {
  // Source of the counts and the accuracy: scikit-learn, in models/credit-risk/scorecard.json.
  test("of the opening case", () => {
    expect(headlines()).toEqual([
      "Accuracy: 85%, 87.9% if all are approved",
      "Defaults declined: 76.5%, 186 of 243, and 13.8% of the good loans",
      "Cost of errors: €700,909, €1,527,075 if all are approved",
      "Applicant’s PD: 12.8%, €14,000 over 48\u00a0months: approved",
    ]);
  });

  test("a probability equal to the cutoff or above it is declined", () => {
    expect(headlines({ cutOff: 0.125 })[3]).toBe(
      "Applicant’s PD: 12.8%, €14,000 over 48\u00a0months: declined",
    );
  });

  test("a small probability does not read as zero", () => {
    const safe = {
      arrears: 0,
      inquiries: 0,
      jobYears: 40,
      income: 15_000,
      housing: "own",
    } as const;
    const small = headlines({ ...safe, debtPayments: 0, amount: 1_000, purpose: "home" })[3];
    expect(small).toMatch(/^Applicant’s PD: 0\.\d[1-9]%, .* approved$/);
  });
});

test("reasons are said in words, in the singular where it is one", () => {
  const inputs = { ...opening, arrears: 1, inquiries: 1, jobYears: 1, accounts: 2 };
  const words = (["arrears", "inquiries", "jobYears", "accounts", "burden"] as const).map((field) =>
    reasonText(field, inputs, 0.25),
  );
  expect(words).toEqual([
    "Late once in the last 24 months",
    "1 inquiry in the last 6 months",
    "1 year in the current job",
    "2 accounts held",
    "Debt service 25% of income",
  ]);
  expect(reasonText("arrears", { ...opening, arrears: 0 }, 0.25)).toBe(
    "Never late in the last 24 months",
  );
});

test("bins are named by what they hold", () => {
  const named = (name: FieldName) => {
    const { bins = [] } = scorecard.fields.find((one) => one.name === name) ?? {};
    return bins.map((bin) => binText(name, bins, bin));
  };
  expect(named("arrears")).toEqual(["none", "up to 1", "over 1"]);
  expect(named("jobYears").slice(-2)).toEqual(["over 12.5", "not stated"]);
  expect(named("burden").at(0)).toBe("up to 10%");
  expect(named("income").at(-1)).toBe("over €5,100");
  expect(named("purpose")).toEqual(["car", "home", "debts", "other"]);
});

describe("the url of a case", () => {
  test.each([
    "?applicant=debts",
    "?cutoff=20&loss=60&housing=not+stated",
    "?job=7.5&arrears=0",
    "?loss=33.3&income=2345&job=7.2&term=13",
  ])("%s leads to a case and back", (query) => {
    const shown = model.urlState.read(new URLSearchParams(query));
    expect(queryWith(model.urlState, "", shown)).toBe(query);
    expect(shown.notes).toEqual({});
  });

  test("moves a cutoff beyond its limit to the limit, and says so", () => {
    const { inputs, notes } = model.urlState.read(new URLSearchParams("cutoff=150"));
    expect(inputs.cutOff).toBe(0.9);
    expect(notes.cutoff).toBe("150 is above the limit of 90; using 90.");
  });

  test("moves a cutoff between two half points to the nearest, and says so", () => {
    const { inputs, notes } = model.urlState.read(new URLSearchParams("cutoff=12.3"));
    expect(inputs.cutOff).toBe(0.125);
    expect(notes.cutoff).toBe("12.3 is between two steps of 0.5; using 12.5.");
  });
});
