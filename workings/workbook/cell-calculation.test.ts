import { describe, expect, test } from "vitest";
import { functions } from "../functions/all.ts";
import type { Value } from "../value.ts";
import { type CellCalculator, createCellCalculator } from "./cell-calculation.ts";
import { sampleBook } from "./sample-book.ts";

type Cells = Readonly<Record<string, Value>>;

function calculatorOf(cells: Cells, others: Readonly<Record<string, Cells>> = {}, names = {}) {
  return createCellCalculator(sampleBook({ Sheet1: cells, ...others }, names), functions);
}

function slot(calculator: CellCalculator, place: string) {
  const found = calculator.slotOf(place);
  if (found === null) throw new Error(`No ${place}`);
  return found;
}

/** The value of a formula in D5, beside some cells. */
function result(formula: string, { cells = {}, others = {}, names = {} } = {}) {
  const calculator = calculatorOf({ ...grid, ...cells, D5: formula }, others, names);
  const { problem } = calculator.linked.cells[slot(calculator, "Sheet1!D5")] ?? {};
  if (problem) throw new Error(problem);
  const value = calculator.calculate().value(slot(calculator, "Sheet1!D5"));
  return typeof value === "object" ? String(value) : value;
}

const grid: Cells = {
  ...{ A1: 1, A2: 2, A3: 3, A4: 4, A5: 5, B1: 10, B2: 20, B3: 30, B4: 40, B5: 50 },
  ...{ C1: "north", C2: "south", C3: "north", C4: 'a "b"', E1: true },
};

/** Names of LET that are each twice the one before. */
function doubled(count: number) {
  const each = Array.from({ length: count }, (_, at) => `v_${at + 1},v_${at}+v_${at},`);
  return `v_0,1,${each.join("")}`;
}

describe("a formula of a workbook", () => {
  test.each([
    // The sign binds tighter than the power, which goes from left to right; see "Calculation operators and
    // precedence in Excel" of Microsoft.
    ["=-A2^2", 4],
    ["=2^3^2", 64],
    ["=2^-1", 0.5],
    ["=0-A2^2", -4],
    ["=-2%", -0.02],
    ["=50%*B1", 5],
    ["=2^50%%", 2 ** 0.005],
    ["=1+2&3+4", "37"],
    ["=A1+1=A2", true],
    ["=+A3", 3],
    ["=--E1", 1],
    ['="say ""yes"""', 'say "yes"'],
    ['=C4="a ""b"""', true],
    ["=1.5E+2+.5", 150.5],
    ["=TRUE", true],
    ["=IF(FALSE(),1,2)", 2],
    // A reference to an empty cell stays one; what is left out is 0.
    ['=IF(TRUE,H9)=""', true],
    ["=IF(FALSE,1,H9)=0", true],
    ["=IF(TRUE,H9)", 0],
    ['=IF(TRUE,)=""', false],
    ["=IFERROR(#N/A,7)", 7],
    ["=SUM(A1:B2)", 33],
    ["=SUM($A$1:A3)", 6],
    ["=SUM(A:A)", 15],
    ["=SUM(1:2)", 33],
    ["=SUM({1,2;3,4})", 10],
    ['=SUM({-1,2;3,4},"2")', 10],
    ["=INDEX({1,2;3,4},2,1)", 3],
    ["=VLOOKUP(3,A1:B5,2,FALSE)", 30],
    ["=IF(A1>5,,9)", 9],
    ["=IF(A1<5,,9)", 0],
    ["=SUM(A1:A3,B1)", 16],
    ["=_xlfn.IFNA(#N/A,2)", 2],
    ["=sum(a1:a2)", 3],
    ["= SUM( A1 , A2 )\n", 3],
    ["=Z99", 0],
    ["=CHOOSE(2,A1,Z99)", 0],
    ["=CHOOSE(3,A1,Z99)", "#VALUE!"],
    ["=A1/Z99", "#DIV/0!"],
    ["=#REF!+1", "#REF!"],
    ["=ROW()", 5],
    ["=COLUMN(B7)", 2],
    ["=ROWS(A1:A1048576)", 1_048_576],
    ["=COLUMNS(A:C)", 3],
    ["=SUM(OFFSET(A1,1,0,3,1))", 9],
    ["=OFFSET(A1,-0,1)", 10],
    ["=SUM(OFFSET(A1:A5,A1,0,A2,1))", 5],
    ["=SUM(A1:INDEX(A1:A5,A3))", 6],
    ["=SUM($A2:INDEX($A2:$C2,2))", 22],
    ["=SUM(A1:INDEX(A1:B5,A2,A2))", 33],
    ["=_xlfn.LET(_xlpm.s,SUM(A1:A5),_xlpm.s)", 15],
    ["=_xlfn.LET(_xlpm.a,A1+A2,_xlpm.b,_xlpm.a*2,_xlpm.b^2-_xlpm.A)", 33],
    ['=_xlfn.LET(_xlpm.r,A1:A5,SUMIF(_xlpm.r,">3")/COUNT(_xlpm.r))', 1.8],
    ["=1+_xlfn.LET(_xlpm.x,2,_xlfn.LET(_xlpm.x,_xlpm.x+1,_xlpm.x*10))", 31],
  ])("%s is %s", (formula, expected) => {
    expect(result(formula)).toBe(expected);
  });

  test("takes of a range the cell beside it, unless it goes through the range", () => {
    expect(result("=A1:A9*2")).toBe(10);
    expect(result("=ROUND(A1:A9,0)")).toBe(5);
    expect(result("=@A1:A9")).toBe(5);
    expect(result("=A1:B9*2")).toBe("#VALUE!");
    expect(result('=SUMPRODUCT((C1:C3="north")*B1:B3)')).toBe(40);
  });

  test("depends on no cell whose place alone it asks for", () => {
    const calculator = calculatorOf({ C4: "=COLUMNS($C4:C4)", C5: "=ROW(C4:C6)+ROWS(C$1:C5)" });
    expect(calculator.graph.cycles).toEqual([]);
    expect(calculator.calculate().value(slot(calculator, "Sheet1!C5"))).toBe(9);
  });

  test("counts in a subtotal no cell that is a subtotal itself", () => {
    const cells = { F1: 1, F2: 2, F3: "=SUBTOTAL(9,F1:F2)", F4: 4, F5: "=SUBTOTAL(9,F4:F4)" };
    expect(result("=SUBTOTAL(9,F1:F5)", { cells })).toBe(7);
    expect(result("=SUBTOTAL(1,F1:F5,A1)", { cells })).toBe(2);
  });

  test("goes through ranges cell by cell in an array formula", () => {
    expect(result("{=SUM(A1:A3*B1:B3)}")).toBe(140);
    expect(result('{=MAX(IF(C1:C3="north",B1:B3))}')).toBe(30);
    expect(result("{=SUM(IFERROR(A1:A3/{1;0;1},100))}")).toBe(104);
  });

  test("refers to other sheets, also to those whose names need quotation marks", () => {
    const others = { "Cash flow": { B2: 7 }, "It's": { A1: 5 }, Größe: { A1: 6 } };
    expect(result("='Cash flow'!B2*2", { others })).toBe(14);
    expect(result("='It''s'!A1+Größe!A1", { others })).toBe(11);
    expect(result("=SUM('Cash flow'!A1:B2)", { others })).toBe(7);
  });

  test("refers to names: cells, ranges, constants, formulas, and rows whose column is its own", () => {
    const names = {
      Rate: "Sheet1!$A$2",
      Amounts: "Sheet1!$B$1:$B$5",
      Tax: "0.19",
      Twice: "Rate*2",
      Tariff: "Sheet1!$A$1:$E$1",
    };
    expect(result("=Rate+1", { names })).toBe(3);
    expect(result("=SUM(Amounts)", { names })).toBe(150);
    expect(result("=100*tax", { names })).toBe(19);
    expect(result("=Twice", { names })).toBe(4);
    expect(result("=Tariff", { names, cells: { D1: 8 } })).toBe(8);
  });

  test.each([
    ["=[1]Sheet1!A1", "a link to another file is not supported"],
    ["='[Other.xlsx]Sheet 1'!A1", "a link to another file is not supported"],
    ["=SUM(Sheet1:Sheet2!A1)", "a range across several sheets is not supported"],
    ["=SUM(A2:INDEX(A1:A5,3))", "a range whose end is calculated is not supported"],
    ["=SUM(A1:B2 B1:C2)", "the intersection of two ranges"],
    ["=SUM((A1,B1))", "a union of ranges, with a comma, is not supported"],
    ["=SUM(Table1[Amount])", "a reference to a table is not supported"],
    ["=SUM(A1#)", "a spilled range (#) is not supported"],
    ["=NOW()", "NOW is volatile and not supported"],
    ["=OFFSET(A1,A2,0)", "OFFSET with calculated arguments is volatile and not supported"],
    ["=LAMBDA(x,x+1)(1)", "Unexpected ("],
    ["=CUBEVALUE(1)", "the function CUBEVALUE is not supported"],
    ['=IFERROR(__xludf.DUMMYFUNCTION("QUERY()"),1)', "a function that only Google Sheets has"],
    [`=_xlfn.LET(${doubled(20)}v_20)`, "a LET of this length is not supported"],
    ["=_xlfn.LET(_xlpm.x,1)", "LET has no value to give"],
    ["=_xlfn.LAMBDA(_xlpm.x,_xlpm.x*2)(2)", "the function LAMBDA is not supported"],
    ["=Missing+1", "there is no name Missing"],
    ["=Nowhere!A1", "there is no sheet Nowhere"],
  ])("%s is refused with the reason", (formula, reason) => {
    expect(() => result(formula)).toThrow(reason);
  });
});

test("a formula of 200,000 brackets is refused with the reason", () => {
  const brackets = `=${"(".repeat(200_000)}1${")".repeat(200_000)}`;
  expect(() => result(brackets)).toThrow("the formula is nested too deeply");
});

describe("a calculation", () => {
  test("calculates again what a changed input reaches, and nothing else", () => {
    const calculator = calculatorOf({ A1: 1, A2: 2, B1: "=A1*2", B2: "=A2*2", C1: "=SUM(B1:B2)" });
    const [a1, b2, c1] = ["A1", "B2", "C1"].map((cell) => slot(calculator, `Sheet1!${cell}`));
    const first = calculator.calculate();
    const second = calculator.calculate(new Map([[a1 ?? 0, 10]]), first);
    expect(second.value(c1 ?? 0)).toBe(24);
    expect(first.value(c1 ?? 0)).toBe(6);
    expect(calculator.graph.reachableFrom([a1 ?? 0]).has(b2 ?? 0)).toBe(false);
    // What is no longer entered has the value of the file again.
    expect(calculator.calculate(new Map(), second).value(c1 ?? 0)).toBe(6);
  });

  test("refuses running totals that would fill the memory", () => {
    const rows = Array.from({ length: 8_000 }, (_, at) => [`B${at + 1}`, `=SUM(A$1:A${at + 1})`]);
    const { cells } = calculatorOf(Object.fromEntries(rows)).linked;
    expect(cells.at(100)?.problem).toBeNull();
    expect(cells.at(-1)?.problem).toContain("too many cells in all");
  });

  test("follows a chain of 20,000 cells from its end", () => {
    const chain = Array.from({ length: 20_000 }, (_, at) => [`A${at + 1}`, `=A${at + 2}+1`]);
    const calculator = calculatorOf({ ...Object.fromEntries(chain), A20001: 1 });
    expect(calculator.calculate().value(slot(calculator, "Sheet1!A1"))).toBe(20_001);
  });

  test("names the cells of a cycle, and gives them no number", () => {
    const calculator = calculatorOf({ A1: "=B1+1", B1: "=SUM(A1:A3)", C1: "=C2", C2: 5 });
    const [a1, b1] = ["A1", "B1"].map((cell) => slot(calculator, `Sheet1!${cell}`));
    expect(calculator.graph.cycles.map((slots) => new Set(slots))).toEqual([new Set([a1, b1])]);
    expect(calculator.calculate().cycles.size).toBeGreaterThan(0);
    expect(String(calculator.calculate().value(a1 ?? 0))).toBe("#NUM!");
  });

  test("a cycle that a switch keeps open is none while it is off", () => {
    const calculator = calculatorOf({ A1: 0, B1: "=IF(A1=1,C1,5)", C1: "=B1*2" });
    const [a1, c1] = ["A1", "C1"].map((cell) => slot(calculator, `Sheet1!${cell}`));
    const off = calculator.calculate();
    expect([off.value(c1 ?? 0), off.cycles.size]).toEqual([10, 0]);
    expect(calculator.calculate(new Map([[a1 ?? 0, 1]]), off).cycles.size).toBeGreaterThan(0);
    expect(calculator.graph.cycles).toHaveLength(1);
  });
});
