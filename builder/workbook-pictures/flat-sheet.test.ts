import { describe, expect, test } from "vitest";
import { cellsBySheet, columnWidths } from "./flat-sheet.ts";

const xml = `
<style:style style:name="co1" style:family="table-column"><style:table-column-properties style:column-width="2in"/></style:style>
<style:style style:name="co2" style:family="table-column"><style:table-column-properties style:column-width="0.5in"/></style:style>
<table:table table:name="Cash flow" table:style-name="ta1">
<table:table-column table:style-name="co1" table:default-cell-style-name="Default"/>
<table:table-column table:style-name="co2" table:number-columns-repeated="2"/>
<table:table-row table:number-rows-repeated="2"><table:table-cell table:number-columns-repeated="3"/></table:table-row>
<table:table-row><table:table-cell office:value-type="string"><text:p>R &amp; D</text:p></table:table-cell><table:table-cell table:number-columns-repeated="2"/><table:table-cell table:formula="of:=IRR([$'Cash flow'.B26:.$L26];0.1)" office:value-type="percentage" office:value="0.0307"><text:p>3.07%</text:p></table:table-cell></table:table-row>
</table:table>`;

describe("cellsBySheet", () => {
  const cells = cellsBySheet(xml)["Cash flow"];

  test("counts repeated rows and columns, so that every cell keeps its address", () => {
    expect(Object.keys(cells ?? {})).toEqual(["A3", "D3"]);
  });

  test("gives a number in full and its formula as it was typed", () => {
    expect(cells?.D3).toEqual({
      value: 0.0307,
      shown: "3.07%",
      formula: "=IRR('Cash flow'!B26:$L26,0.1)",
    });
  });

  test("gives text as it is shown", () => {
    expect(cells?.A3).toEqual({ value: "R & D", shown: "R & D", formula: null });
  });

  test("gives a date or a time as the days that a spreadsheet holds", () => {
    const cell = (type: string, value: string) =>
      `<table:table-cell office:value-type="${type}" office:${type}-value="${value}"><text:p>x</text:p></table:table-cell>`;
    const row = cell("date", "2021-02-01T12:00:00") + cell("time", "PT06H00M00S");
    const table = `<table:table table:name="Log"><table:table-row>${row}</table:table-row></table:table>`;
    const { A1, B1 } = cellsBySheet(table).Log ?? {};
    expect([A1?.days, B1?.days]).toEqual([44_228.5, 0.25]);
  });

  test("gives a sheet its name as it is read", () => {
    const table = '<table:table table:name="Bob&apos;s P&amp;L"><table:table-row/></table:table>';
    expect(Object.keys(cellsBySheet(table))).toEqual(["Bob's P&L"]);
  });

  test("leaves out the table that a chart carries", () => {
    const chart =
      '<draw:frame><table:table table:name="local-table"><table:table-row/></table:table></draw:frame>';
    const withChart = xml.replace("<text:p>R &amp;", `${chart}<text:p>R &amp;`);
    expect(cellsBySheet(withChart)).toEqual(cellsBySheet(xml));
  });
});

test("columnWidths are in pixels, one for each requested column", () => {
  expect(columnWidths(xml, "Cash flow", 3)).toEqual([192, 48, 48]);
});
