import { expect, test } from "vitest";
import { functions } from "../functions/all.ts";
import { calculated } from "../workbook/open-workbook.ts";
import { sampleBook } from "../workbook/sample-book.ts";
import { changedCells } from "./changed-cells.ts";
import { compileWorkbook } from "./compile-workbook.ts";

/** Interest on the average balance, which is a cycle while the switch is on. */
const book = sampleBook({
  Model: {
    ...{ A1: "Debt", B1: 100, A2: "Average", B2: 0, A3: "Twice the debt", B3: "=B1*2" },
    ...{ A4: "Interest", B4: "=IF(B2=1,AVERAGE(B1,B5),B1)*10%", A5: "Closing", B5: "=B1+B4" },
  },
});
const view = {
  title: "Debt",
  inputs: {
    debt: { cell: "Model!B1", from: 0, to: 900, step: 1 },
    average: { cell: "Model!B2", from: 0, to: 1, step: 1 },
  },
  results: { twice: "Model!B3" },
};

function changedWith(inputs: Readonly<Record<string, number>>) {
  const { whole } = compileWorkbook(calculated(book, functions), view);
  const changed = changedCells(
    whole,
    functions,
    ({ slotOf }) =>
      new Map(Object.entries(inputs).map(([place, value]) => [slotOf(place) ?? -1, value])),
  );
  const cells = Object.fromEntries(changed.get("xl/worksheets/sheet1.xml") ?? []);
  return { cells, isPartial: changed.isPartial };
}

test("the file that is returned has every value, and asks for no calculation", () => {
  expect(changedWith({ "Model!B1": 200 })).toEqual({
    cells: { B1: 200, B3: 400, B4: 20, B5: 220 },
    isPartial: false,
  });
});

test("what an input makes circular is left to Excel, which is asked to calculate", () => {
  expect(changedWith({ "Model!B1": 200, "Model!B2": 1 })).toEqual({
    cells: { B1: 200, B2: 1, B3: 400 },
    isPartial: true,
  });
});
