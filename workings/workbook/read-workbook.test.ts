import { expect, test } from "vitest";
import { functions } from "../functions/all.ts";
import { openWorkbook, placeOf } from "./open-workbook.ts";
import { relationsXml, sampleFile, sheetPart, sheetXml } from "./sample-file.ts";

/** The values of formulas, by place. */
function formulaValues(bytes: Uint8Array) {
  const { calculator, calculation } = openWorkbook(bytes, functions);
  return Object.fromEntries(
    [...calculator.graph.order].map((slot) => [placeOf(calculator, slot), calculation.value(slot)]),
  );
}

test.each([
  ["as Excel numbers it, in any language", 'name="Eingabe" builtinId="20"'],
  ["as LibreOffice writes it back", 'name="Excel Built-in Input"'],
])("the style Input, %s, marks an input", (_, style) => {
  const bytes = sampleFile({
    "xl/styles.xml": `<styleSheet><cellXfs><xf xfId="0"/><xf xfId="7"/></cellXfs><cellStyles><cellStyle xfId="7" ${style}/></cellStyles></styleSheet>`,
    "xl/_rels/workbook.xml.rels": relationsXml({
      worksheet: "worksheets/sheet1.xml",
      styles: "styles.xml",
    }),
  });
  const { styles } = openWorkbook(bytes, functions).workbook;
  expect(styles.map(({ isInput }) => isInput)).toEqual([false, true]);
});

test("formulas that refer to a table take its columns and their own row", () => {
  const columns = ["Net", "VAT rate", "Gross"];
  const cells = [
    ...columns.map((name, at) => `<c r="${"ABC"[at]}1" t="str"><v>${name}</v></c>`),
    ...[2, 3].map(
      (row) =>
        `<c r="A${row}"><v>${row}00</v></c><c r="B${row}"><v>0.19</v></c><c r="C${row}"><f>tblNet[[#This Row],[Net]]*(1+tblNet[[#This Row],[VAT rate]])</f><v>1</v></c>`,
    ),
    '<c r="E1"><f>SUM(tblNet[Gross])</f><v>1</v></c><c r="E2"><f>SUM(named)</f><v>1</v></c>',
  ];
  const bytes = sampleFile({
    "xl/workbook.xml": `<workbook><sheets><sheet name="One" r:id="worksheet" xmlns:r="r"/></sheets><definedNames><definedName name="named">tblNet[Net]</definedName></definedNames></workbook>`,
    [sheetPart]: sheetXml(cells.join("")),
    "xl/worksheets/_rels/sheet1.xml.rels": relationsXml({ table: "../tables/table1.xml" }),
    "xl/tables/table1.xml": `<table displayName="tblNet" ref="A1:C3"><tableColumns>${columns
      .map((name) => `<tableColumn name="${name}"/>`)
      .join("")}</tableColumns></table>`,
  });
  expect(formulaValues(bytes)).toEqual({
    "One!C2": 238,
    "One!C3": 357,
    "One!E1": 595,
    "One!E2": 500,
  });
});
