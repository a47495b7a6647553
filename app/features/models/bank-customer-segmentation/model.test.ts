import { describe, expect, test } from "vitest";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { sheet } from "#models/segmentation/sheet.ts";
import { modelOf } from "../kit/model-of.ts";
import { resultsOf } from "../kit/result.ts";
import { shownFigures } from "../kit/shown-figures.ts";
import { trialTitle } from "./trial.tsx";

const model = modelOf(sheet);
const { opening, presets } = sheet;

function shownOf(changes: Partial<typeof opening> = {}) {
  return resultsOf(sheet, shownFigures(sheet.calculate({ ...opening, ...changes }))).map(
    ({ value, note }) => [value, note],
  );
}

function read(query: string) {
  return model.urlState.read(new URLSearchParams(query));
}

describe("the headlines", () => {
  // Source of the golden numbers: the result of PostgreSQL in content/projects/bank-customer-segmentation.mdx.
  test("of the base case", () => {
    expect(shownOf()).toEqual([
      ["€36,498", "of €84,490 a year, from 25% of customers"],
      ["231", "of 3,000: good, but gone quiet"],
      ["€7,768", "€33.63 each; a core customer €49.26"],
      ["−€139", "185 letters, 95%: −€509 to €231"],
    ]);
  });

  test("where nobody can be won back, say so", () => {
    expect(shownOf({ balanceMargin: 0, feeRate: 0 })[3]).toEqual([
      "−€370",
      "there is nothing to gain",
    ]);
  });

  test("where a letter costs more than anyone brings back, say that it cannot pay", () => {
    expect(shownOf({ contactCost: 1_000 })[3]?.[1]).toBe(
      "cannot pay, even if all of them come back",
    );
  });
});

test.each([
  ["18.1% come back without a letter; it must win back another 12.8% to break even", {}],
  ["18.1% come back without a letter; one that costs nothing cannot lose", { contactCost: 0 }],
  // Of those at risk, 81.9% are left to win back, and 84.5% would have to come.
  [
    "18.1% come back without a letter; winning back all the others would not pay for it",
    { contactCost: 13.2 },
  ],
  ["18.1% come back without a letter", { balanceMargin: 0, feeRate: 0 }],
  ["None come back without a letter; it must win back 5.2% to break even", { recentFrom: 2 }],
])("the title of the campaign: %s", (title, changes) => {
  expect(trialTitle(shownFigures(sheet.calculate({ ...opening, ...changes })))).toBe(title);
});

describe("the url of a case", () => {
  test("holds a named case and what differs from it", () => {
    const query = "?case=topFifth&lapsed=1&margin=0.9&back=12";
    const shown = read(query);
    expect(shown.inputs).toEqual({
      ...presets.topFifth.inputs,
      ...{ lapsedTo: 1, balanceMargin: 0.009, wonBack: 0.12 },
    });
    expect(queryWith(model.urlState, "", shown)).toBe(query);
  });

  test("moves a part of a score to a whole one, and says so", () => {
    const { inputs, notes } = read("?recent=3.4");
    expect(inputs.recentFrom).toBe(3);
    expect(notes.recent).toBe("3.4 is not a whole number; using 3.");
  });
});
