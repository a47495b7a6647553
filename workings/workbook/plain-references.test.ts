import { expect, test } from "vitest";
import { type ExcelTable, withPlainReferences } from "./plain-references.ts";

/** B2:E12 of a sheet, with a row of headings and one of totals. */
const sales: ExcelTable = {
  ...{ name: "tblSales", sheet: "Data 1", headings: 1, totals: 1 },
  area: { top: 1, bottom: 11, left: 1, right: 4 },
  columns: ["Date", "Net amount", "VAT [%]", "It's"],
};

function plain(formula: string, at: { sheet: string | null; row: number }) {
  return withPlainReferences(formula, at, [sales], ["Jan", "Feb 26", "Mar", "Data 1"]);
}

test.each([
  ["SUM(tblSales[Net amount])", "SUM('Data 1'!$C$3:$C$11)"],
  ["SUM(TBLSALES[net amount])", "SUM('Data 1'!$C$3:$C$11)"],
  ["ROWS(tblSales[])", "ROWS('Data 1'!$B$3:$E$11)"],
  ["tblSales[[#Totals],[Net amount]]", "'Data 1'!$C$12"],
  ["tblSales[[#Headers],[Date]:[Net amount]]", "'Data 1'!$B$2:$C$2"],
  ["SUM(tblSales[#All])", "SUM('Data 1'!$B$2:$E$12)"],
  ["SUM(tblSales[[#Headers],[#Data],[Date]])", "SUM('Data 1'!$B$2:$B$11)"],
  [
    "SUM(tblSales[VAT '[%']])+tblSales[[#Totals],[It''s]]",
    "SUM('Data 1'!$D$3:$D$11)+'Data 1'!$E$12",
  ],
  ["SUM(Jan:Mar!B2)", "SUM(Jan!B2,'Feb 26'!B2,Mar!B2)"],
  ["AVERAGE('Jan:Feb 26'!$B$2:C3)", "AVERAGE(Jan!$B$2:C3,'Feb 26'!$B$2:C3)"],
])("%s, on another sheet", (formula, written) => {
  expect(plain(formula, { sheet: "Report", row: 40 })).toBe(written);
});

test("the own row of a table moves with the formula, and is empty of meaning beside the table", () => {
  const formula = "tblSales[[#This Row],[Net amount]]*tblSales[@[It''s]]";
  expect(plain(formula, { sheet: "Data 1", row: 4 })).toBe("$C5*$E5");
  expect(plain(formula, { sheet: "Data 1", row: 40 })).toBe(formula);
});

test.each([
  "SUM(tblOther[Net amount])",
  "SUM(tblSales[Nothing])",
  "[1]Sheet1!A1+SUM('[2]tblSales[Date]'!A1)",
  '"tblSales[Date]"&A1',
  "SUM(Jan:Dec!B2)",
  "SUM(Mar:Jan!B2)",
  "LARGE(Jan:Mar!B2,2)",
])("%s is left as it is", (formula) => {
  expect(plain(formula, { sheet: "Report", row: 40 })).toBe(formula);
});
