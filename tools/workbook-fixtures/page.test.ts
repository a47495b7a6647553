import { describe, expect, test } from "vitest";
import { modelOf } from "#app/features/models/kit/model-of.ts";
import { resultsOf } from "#app/features/models/kit/result.ts";
import { sheetWorkings } from "#app/features/models/kit/sheet-workings.ts";
import { shownFigures } from "#app/features/models/kit/shown-figures.ts";
import { caseCsv } from "#app/features/models/kit/workings/case-csv.ts";
import { walk } from "#app/features/models/kit/workings/walk.ts";
import { inNumbers, inWords, workingOf } from "#app/features/models/kit/workings/working-of.ts";
import { modelOfView, viewProblems } from "#builder/workbooks/workbook-model.ts";
import { shownValue } from "#workings/calculation.ts";
import { functions } from "#workings/functions/all.ts";
import { proposeView } from "#workings/proposal/propose-view.ts";
import { viewOfProposal } from "#workings/proposal/view-of-proposal.ts";
import { calculated } from "#workings/workbook/open-workbook.ts";
import { sampleBook } from "#workings/workbook/sample-book.ts";
import { cellOf } from "#workings/workbook-model/view.ts";
import { calculableFixtures, openFixture } from "./open-fixture.ts";

async function pageOf(name: string) {
  const open = openFixture(name);
  const view = viewOfProposal(proposeView(open), name);
  const sheet = modelOfView(open, view);
  await sheet.ready?.();
  return { open, view, sheet, workings: sheetWorkings(sheet) };
}

test("the trace of a whole column goes past its heading", async () => {
  const book = sampleBook({
    Inputs: { A1: "Days", B1: 30 },
    List: { A1: "State", ...Object.fromEntries([2, 3, 4].map(stateOfRow)) },
    Summary: { A1: "Late", B1: '=COUNTIF(List!A:A,"late")' },
  });
  const days = { cell: "Inputs!B1", from: 0, to: 90, step: 1 };
  const view = { title: "Late", inputs: { days }, results: { late: "Summary!B1" } };
  const sheet = modelOfView(calculated(book, functions), view);
  await sheet.ready?.();
  const workings = sheetWorkings(sheet);
  const next = (way: readonly string[]) =>
    walk(way, way.at(-1) ?? "", "precedents", workings.sheet, workings.valuesOf(""));
  expect(next(next(["late"]))).toEqual(["late", "List.A2", "days"]);
});

function stateOfRow(row: number) {
  return [`A${row}`, `=IF(Inputs!$B$1>${row * 10},"late","")`] as const;
}

describe.each(calculableFixtures)("the page that is proposed for %s", (name) => {
  test("shows the figures of the file, with nothing left to correct", async () => {
    const { open, view, sheet } = await pageOf(name);
    expect(viewProblems(open, view).errors).toEqual([]);
    const figures = sheet.calculate(modelOf(sheet).caseOf(sheet.opensWith).inputs);
    for (const [result, cell] of Object.entries(view.results)) {
      const slot = open.calculator.slotOf(cellOf(cell)) ?? -1;
      expect(figures.value(result), result).toBe(shownValue(open.calculation.value(slot)));
    }
    const shown = resultsOf(sheet, shownFigures(figures));
    expect(shown.filter(({ value, label }) => value === "" || label === "")).toEqual([]);
  });

  test("traces every headline to an input by the keys of a spreadsheet", async () => {
    const { sheet, workings } = await pageOf(name);
    const values = workings.valuesOf("");
    for (const result of sheet.results) {
      let way: readonly string[] = [result];
      for (let step = 0; step < 60; step++) {
        const next = walk(way, way.at(-1) ?? "", "precedents", workings.sheet, values);
        if (next === way || next.length <= way.length) break;
        way = next;
      }
      const last = workings.sheet.cell(way.at(-1) ?? "");
      expect(last.formula, `${way.join(" → ")}`).toBeNull();
      expect(
        way.every((id) => /^[\w.]{1,60}$/.test(id)),
        way.join(),
      ).toBe(true);
    }
  });

  test("says every cell in words, and writes every number", async () => {
    const { workings } = await pageOf(name);
    const values = workings.valuesOf("");
    const texts = workings.sheet.cells.map((cell) => {
      const working = workingOf(workings.sheet, values, cell);
      return `${cell.id}: ${working.label}: ${inWords(working)} ${inNumbers(working, values)}`;
    });
    expect(texts.filter((text) => /undefined|NaN|: :/.test(text))).toEqual([]);
    expect(caseCsv(workings.sheet, values).split("\n").length).toBeGreaterThan(10);
  });
});
