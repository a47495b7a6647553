import { describe, expect, test } from "vitest";
import { queryWith } from "#app/lib/url-state/url-state.ts";
import { sheet } from "#models/waterfall/sheet.ts";
import { fundOf, type Inputs, type Row } from "#models/waterfall/test-inputs.ts";
import { modelOf } from "../kit/model-of.ts";
import { resultsOf, spoken } from "../kit/result.ts";
import { shownFigures } from "../kit/shown-figures.ts";

const { presets } = sheet;
const model = modelOf(sheet);

function headlines(inputs: Inputs) {
  return resultsOf(sheet, shownFigures(sheet.calculate(inputs)));
}

function shown(inputs: Inputs) {
  const labeled = headlines(inputs).map(({ label, value, note }) => [label, { value, note }]);
  return Object.fromEntries(labeled);
}

/** A fund of €100m, in millions. */
function fund(rows: readonly Row[]) {
  const inEuro = rows.map(
    ([invested = 0, distributed = 0]): Row => [invested * 1e6, distributed * 1e6],
  );
  return fundOf(inEuro, { committedCapital: 100e6 });
}

describe("the headlines", () => {
  test("of the base scenario are those of the model, rounded", () => {
    expect(shown(presets.base.inputs)).toEqual({
      TVPI: { value: "1.68×", note: "€168.0m on €100.0m paid in" },
      "Net IRR": { value: "12.3%", note: "after fees and carry; 17.0% gross" },
      "GP carried interest": { value: "€17.0m", note: "20.0% of profit" },
      "Total distributed": { value: "€185.0m", note: "€168.0m to the LPs" },
    });
    expect(spoken(headlines(presets.base.inputs))).toBe(
      "TVPI: 1.68×. Net IRR: 12.3%. GP carried interest: €17.0m. Total distributed: €185.0m.",
    );
  });

  test("of a loss show a real minus sign and no profit to share", () => {
    const figures = shown(presets.downside.inputs);
    expect(figures["Net IRR"].value).toBe("−2.2%");
    expect(figures["GP carried interest"].note).toBe("no profit to share");
  });

  test("of a fund that paid carry early and then lost money say that it is kept", () => {
    const rows: Row[] = [[20], [0, 60], [], [], [60], [], [], [], [], [0, 5]];
    expect(shown(fund(rows))["GP carried interest"]).toEqual({
      value: "€16.7m",
      note: "carry kept although the fund lost money: no clawback",
    });
  });

  test("of a fund with a clawback say what was clawed back", () => {
    const agreed = { carryBasis: "deals", clawback: "on" } as const;
    expect(shown({ ...presets.downside.inputs, ...agreed })["GP carried interest"]).toEqual({
      value: "€0.0m",
      note: "all €5.6m clawed back",
    });
  });

  test.each([
    ["whose LPs receive money before they pay any", [[0, 50], [], [], []], "money comes in first"],
    ["that pays nothing back", [[25], [30], []], "nothing comes back"],
    ["that pays out more than it draws", [[25, 300]], "nothing is invested"],
  ] satisfies [string, Row[], string][])(
    "of a fund %s say why there is no rate",
    (_, rows, note) => {
      const last: Row[] = note === "money comes in first" ? [[0, 0.1]] : [];
      expect(shown(fund([...rows, ...last]))["Net IRR"]).toEqual({ value: "None", note });
    },
  );
});

test.each([
  "?scenario=upside",
  "?committed=120&in3=25&out6=40.5",
  "?scenario=downside&out9=0",
  "?gp=2.5&costs=0.3&companyfees=1&offset=80",
  "?carry=deals&clawback=on&basis=invested&investing=3&end=set&life=8&deal9=3",
  "?scenario=downside&carry=deals&clawback=interim&held=70&escrow=30",
])("%s leads to a case and back", (query) => {
  const read = model.urlState.read(new URLSearchParams(query));
  expect(queryWith(model.urlState, "", read)).toBe(query);
});

test("amounts in the url are in €m, and those beyond the limits move to the limit, which is said", () => {
  const { inputs, notes } = model.urlState.read(
    new URLSearchParams("?committed=5000&in1=-5&in3=8.25&out5=99999"),
  );
  expect(inputs.committedCapital).toBe(1_000_000_000);
  expect(inputs.years[0]?.invested).toBe(0);
  expect(inputs.years[2]?.invested).toBe(8_250_000);
  expect(inputs.years[4]?.distributed).toBe(500_000_000);
  expect(notes).toEqual({
    committed: "5,000 is above the limit of 1,000; using 1,000.",
    in1: "−5 is below the limit of 0; using 0.",
    out5: "99,999 is above the limit of 500; using 500.",
  });
});
