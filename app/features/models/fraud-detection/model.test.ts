import { describe, expect, test } from "vitest";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { sheet } from "#models/fraud/sheet.ts";
import { modelOf } from "../kit/model-of.ts";
import { resultsOf } from "../kit/result.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { finding } from "./rows.ts";

const model = modelOf(sheet);
const { opening, presets } = sheet;

function headlines(changes: Partial<typeof opening> = {}) {
  return resultsOf(sheet, shownFigures(sheet.calculate({ ...opening, ...changes }))).map(
    ({ label, value, note }) => [label, value, note],
  );
}

function read(query: string) {
  return model.urlState.read(new URLSearchParams(query));
}

const highest = { velocity: 8, score: 6, chiSquare: 60, roundAmount: 5_000, newPayeeAmount: 5_000 };

test.each([
  ["First digits: 82.9% of its alerts are fraud, the most of any rule", {}],
  [
    "Velocity, amount and first digits: 100.0% of their alerts are fraud, the most of any rule",
    { score: 6, chiSquare: 60, agreeing: 2 },
  ],
  ["No rule raises an alert", { ...highest, agreeing: 3 }],
])("the title of the chart: %s", (title, changes) => {
  expect(finding(shownFigures(sheet.calculate({ ...opening, ...changes })))).toBe(title);
});

describe("the headlines", () => {
  // Source of the golden numbers: the result of PostgreSQL in content/projects/fraud-detection.mdx.
  test("of the base case", () => {
    expect(headlines()).toEqual([
      ["Alerts", "759", "of 23,821 payments, 2.9 a working day"],
      ["Of these, fraud", "279", "of 488 planted"],
      ["Precision", "36.8%", "of alerts, 42.9% by value; 2.0% by chance"],
      ["Recall", "57.2%", "of the fraud, 76.8% by value"],
    ]);
  });

  test("count the working days per alert where alerts are rare", () => {
    expect(headlines({ ...highest, agreeing: 2 })[0]?.[2]).toBe(
      "of 23,821 payments, one in 130 working days",
    );
    expect(headlines({ ...highest, agreeing: 3 })[0]?.[2]).toBe("of 23,821 payments");
  });

  test("without alerts say that there is no precision", () => {
    expect(headlines({ ...highest, agreeing: 3 })[2]).toEqual([
      ...["Precision", "None", "there are no alerts"],
    ]);
  });
});

describe("the url of a case", () => {
  test("holds a named case and what differs from it", () => {
    const query = "?case=strict&score=4.25&new=500";
    const shown = read(query);
    expect(shown.inputs).toEqual({ ...presets.strict.inputs, score: 4.25, newPayeeAmount: 500 });
    expect(shown.notes).toEqual({});
    expect(queryWith(model.urlState, "", shown)).toBe(query);
  });

  test("moves a limit between two steps to the nearest, and says so", () => {
    const { inputs, notes } = read("?pace=3.5&score=3.6&digits=27&round=1249&new=90000");
    expect(inputs).toEqual({
      ...{ velocity: 4, score: 3.5, chiSquare: 25, roundAmount: 1_000, newPayeeAmount: 5_000 },
      agreeing: 1,
    });
    expect(notes).toEqual({
      pace: "3.5 is not a whole number; using 4.",
      score: "3.6 is between two steps of 0.25; using 3.5.",
      digits: "27 is between two steps of 5; using 25.",
      round: "1,249 is between two steps of 500; using 1,000.",
      new: "90,000 is above the limit of 5,000; using 5,000.",
    });
  });
});
