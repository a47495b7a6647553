import { expect, test } from "vitest";
import { functions } from "../functions/all.ts";
import { openWorkbook } from "./open-workbook.ts";
import { problemsOf } from "./problems.ts";
import { sampleFile, sheetPart, sheetXml } from "./sample-file.ts";

function problemsIn(cells: string) {
  const open = openWorkbook(sampleFile({ [sheetPart]: sheetXml(cells) }), functions);
  return problemsOf(open, { inputs: [], figures: [] });
}

test("a column of the same error is one line", () => {
  const cells = [1, 2, 3].map((row) => `<c r="A${row}" t="e"><v>#N/A</v></c>`);
  expect(problemsIn(cells.join("")).warnings).toEqual(["One!A1:A3: holds the error #N/A"]);
});

test("copies that differ from the file are one line, and what follows from them is none", () => {
  const rows = [1, 2, 3].map(
    (row) =>
      `<c r="A${row}"><v>${row}</v></c><c r="B${row}"><f>A${row}*2</f><v>7</v></c><c r="C${row}"><f>SUM(B$1:B${row})</f><v>7</v></c>`,
  );
  const { errors } = problemsIn(`${rows.join("")}<c r="D1"><f>A1+1</f><v>3</v></c>`);
  expect(errors).toEqual([
    "One!B1: the file has 7, the formula gives 2 (and 2 more cells with this formula differ)",
    "One!D1: the file has 3, the formula gives 2",
  ]);
});
