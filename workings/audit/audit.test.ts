import { describe, expect, test } from "vitest";
import { functions } from "../functions/all.ts";
import type { Value } from "../value.ts";
import { calculated, openWorkbook } from "../workbook/open-workbook.ts";
import { sampleBook } from "../workbook/sample-book.ts";
import { sampleFile, sheetPart, sheetXml } from "../workbook/sample-file.ts";
import { audit } from "./audit.ts";

type Cells = Readonly<Record<string, Value>>;

function linesOf(sheets: Readonly<Record<string, Cells>>) {
  return audit(calculated(sampleBook(sheets), functions)).map(
    ({ place, text }) => `${place}: ${text}`,
  );
}

/** A row of the same formula in C to H, with other cells in it. */
function plan(others: Cells = {}): Cells {
  const years = Object.fromEntries([..."CDEFGH"].map((column, at) => [`${column}1`, 2026 + at]));
  const growth = Object.fromEntries(
    [..."DEFGH"].map((column, at) => [`${column}2`, `=${"CDEFG"[at]}2*(1+Inputs!$B$1)`]),
  );
  return { ...years, A2: "Revenue", C2: 800, ...growth, A4: "Sum", C4: "=SUM(C2:H2)", ...others };
}

const inputs = { A1: "Growth", B1: 0.05 };

describe("the audit of a workbook", () => {
  test("says nothing of one without faults", () => {
    expect(linesOf({ Inputs: inputs, Plan: plan() })).toEqual([]);
  });

  test("finds a number typed over a formula, and what it moves", () => {
    const open = calculated(sampleBook({ Inputs: inputs, Plan: plan({ F2: 866 }) }), functions);
    const [line] = audit(open);
    expect(line?.place).toBe("Plan!F2");
    expect(line?.text).toBe(
      "the number 866 is typed over a formula: =E2*(1+Inputs!$B$1), which would give 926.1",
    );
    const sums = [800, 840, 882, 866, 909.3, 954.765];
    expect(line?.moved).toMatchObject({ place: "Plan!C4" });
    expect(line?.moved?.from).toBeCloseTo(
      sums.reduce((sum, value) => sum + value, 0),
      8,
    );
    expect(line?.moved?.to).toBeCloseTo(5_441.530_25, 5);
  });

  test("finds a formula that differs from those beside it", () => {
    expect(linesOf({ Inputs: inputs, Plan: plan({ F2: "=E2*(1+Inputs!$B$1)+5" }) })).toContain(
      "Plan!F2: the formula =E2*(1+Inputs!$B$1)+5 differs from those beside it, =E2*(1+Inputs!$B$1), which would give 926.1",
    );
  });

  test("finds the same in a column", () => {
    const rows = Array.from({ length: 8 }, (_, at) => [`B${at + 2}`, `=A${at + 2}*2`]);
    const amounts = Array.from({ length: 8 }, (_, at) => [`A${at + 2}`, at]);
    const sheet = { ...Object.fromEntries([...amounts, ...rows]), B5: 99, B11: "=SUM(B2:B9)" };
    expect(linesOf({ List: sheet })).toEqual([
      "List!B5: the number 99 is typed over a formula: =A5*2, which would give 6",
    ]);
  });

  test("lets the same formula come again in a row, as the variance of each quarter", () => {
    const cells = Object.fromEntries(
      [..."BCDEFGHIJKLM"].flatMap((column, at) => {
        const [budget, actual] = ["BCDEFGHIJKLM"[at - 2], "BCDEFGHIJKLM"[at - 1]];
        const total = at % 3 === 2 ? `=${actual}4/${budget}4-1` : `=SUM(${column}2:${column}3)`;
        return [
          ...[
            [`${column}2`, at + 5],
            [`${column}3`, at + 6],
          ],
          [`${column}4`, total],
        ];
      }),
    );
    expect(linesOf({ Budget: cells })).toEqual([]);
  });

  test("asks about a rate inside a financial function, and not about half a cent in a comparison", () => {
    const cells = { A1: 10, A2: 20, B1: "=NPV(0.08,A1:A2)", B2: "=IF(A1<=0.005,0,A2)" };
    expect(linesOf({ Plan: cells })).toEqual([
      "Plan!B1: the constant 0.08 in =NPV(0.08,A1:A2) should be an input",
    ]);
  });

  test("lets a row of totals cross the columns", () => {
    const cells = Object.fromEntries(
      [..."BCDE"].flatMap((column) => [
        [`${column}2`, 1],
        [`${column}3`, `=${column}2*2`],
        [`${column}4`, `=SUM(${column}2:${column}3)`],
        [`${column}5`, `=${column}4*2`],
      ]),
    );
    expect(linesOf({ Plan: cells })).toEqual([]);
  });

  test("finds a sum that leaves out its last row", () => {
    const sheet = {
      A1: "a",
      B1: 10,
      A2: "b",
      B2: 20,
      A3: "c",
      B3: 30,
      A4: "Total",
      B4: "=SUM(B1:B2)",
    };
    expect(linesOf({ List: sheet })).toEqual(["List!B4: the sum of B1:B2 leaves out B3"]);
  });

  test("takes no running total for a sum that leaves something out", () => {
    const rows = [1, 2, 3].map((row) => [
      [`A${row}`, row * 10],
      [`B${row}`, `=A${row}*2`],
      [`C${row}`, `=SUM($A$1:A${row})`],
    ]);
    expect(linesOf({ List: Object.fromEntries(rows.flat()) })).toEqual([]);
  });

  test("says nothing of inputs that a formula it cannot read mentions", () => {
    const sheets = {
      Inputs: { A1: "Rate", B1: 0.05, A2: "Other rate", B2: 0.06 },
      Plan: { A1: "=SUM((Inputs!$B$1:$B$2,Z1))", B1: "=RAND()" },
    };
    expect(linesOf(sheets)).toEqual([]);
  });

  test("finds an input that nothing uses", () => {
    const sheets = { Inputs: { ...inputs, A2: "Old rate", B2: 0.07 }, Plan: plan() };
    expect(linesOf(sheets)).toEqual(["Inputs!B2: the input “Old rate” is used by no formula"]);
  });

  test("takes no years of a heading for inputs, and no tolerance for a constant", () => {
    const years = { A3: "Year", B3: 2026, C3: 2027, D3: 2028 };
    const check = { A6: "Is zero", C6: "=IF(ABS(C4)<0.0001,1,0)" };
    expect(linesOf({ Inputs: { ...inputs, ...years }, Plan: plan(check) })).toEqual([]);
  });

  test("finds a constant inside a formula, once for its copies", () => {
    const tax = Object.fromEntries(
      [..."CDEFGH"].map((column) => [`${column}3`, `=${column}2*0.19`]),
    );
    expect(linesOf({ Inputs: inputs, Plan: plan(tax) })).toEqual([
      "Plan!C3:H3: the constant 0.19 in =C2*0.19 should be an input",
    ]);
  });

  test("finds a balance that does not balance", () => {
    const sheet = {
      ...{ A1: "Cash", B1: 50, A2: "Total assets", B2: "=B1*2" },
      ...{ A3: "Equity", B3: 90, A4: "Total equity and liabilities", B4: "=B3" },
      ...{ A5: "Check", B5: "=B2-B4" },
    };
    expect(linesOf({ Balance: sheet }).toSorted()).toEqual([
      "Balance!B2: the balance sheet does not balance: Total assets exceed Total equity and liabilities by 10",
      "Balance!B5: “Check” is 10, not zero",
    ]);
  });

  test("finds a number that is text among numbers, and not a column of account numbers", () => {
    const sheet = {
      A1: "4000",
      B1: 10,
      A2: "4100",
      B2: "20",
      A3: "4200",
      B3: 30,
      B5: "=SUM(B1:B3)",
    };
    expect(linesOf({ List: sheet })).toEqual(["List!B2: the number “20” is stored as text"]);
  });

  test("takes neither years above figures nor what a formula gives for numbers stored as text", () => {
    const sheet = { A1: "2026", B1: "2027", A2: 5, B2: 6, A3: "=A2*2", B3: "=B2*2" };
    expect(linesOf({ List: sheet })).toEqual([]);
    const cells = '<c r="A1"><v>1</v></c><c r="A2" t="str"><f>UNIQUE(B1:B9)</f><v>12</v></c>';
    const open = openWorkbook(sampleFile({ [sheetPart]: sheetXml(cells) }), functions);
    expect(audit(open)).toEqual([]);
  });

  test("puts that first which moves the results most", () => {
    const places = audit(
      calculated(
        sampleBook({
          Inputs: { ...inputs, A2: "Old", B2: 1 },
          Plan: plan({ F2: 900, G2: "=F2*(1+Inputs!$B$1)-400" }),
        }),
        functions,
      ),
    ).map(({ place }) => place);
    expect(places[0]).toBe("Plan!G2");
    expect(places.at(-1)).toBe("Inputs!B2");
  });
});
