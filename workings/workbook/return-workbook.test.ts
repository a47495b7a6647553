import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { returnWorkbook } from "./return-workbook.ts";
import { sampleFile, sheetPart } from "./sample-file.ts";

function partOf(bytes: Uint8Array, part: string) {
  return new TextDecoder().decode(unzipSync(bytes)[part]);
}

test("cells without addresses are the next of their row", () => {
  const rows =
    "<row><c><v>1</v></c><c/></row><row r='9'/><row><c><v>2</v></c><c><f>A2</f><v>2</v></c></row>";
  const bytes = sampleFile({
    [sheetPart]: `<worksheet><sheetData>${rows.replace("'9'", '"2"')}</sheetData></worksheet>`,
  });
  const changed = new Map([["A3", 5] as const, ["B3", 6] as const]);
  expect(partOf(returnWorkbook(bytes, new Map([[sheetPart, changed]])), sheetPart)).toContain(
    "<row><c><v>5</v></c><c><f>A2</f><v>6</v></c></row>",
  );
});

test("a file without settings of the calculation is given one, where Excel has to calculate", () => {
  const partial = Object.assign(new Map(), { isPartial: true });
  expect(partOf(returnWorkbook(sampleFile({}), partial), "xl/workbook.xml")).toContain(
    '</sheets><calcPr fullCalcOnLoad="1"/>',
  );
});
