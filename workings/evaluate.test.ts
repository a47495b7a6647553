import { expect, test } from "vitest";
import { cellValue } from "./cell-value.ts";
import { evaluate } from "./evaluate.ts";
import { parseFormula } from "./parse-formula.ts";
import { sampleSheet, sampleValues } from "./sample-sheet.ts";

/** In the result `cost`, where the rate is 0.1 and 100, 50 and 0 are drawn. */
function evaluated(formula: string, at = "cost") {
  return evaluate(parseFormula(formula), sampleSheet.cell(at), sampleSheet, (cell) =>
    cellValue(cell, sampleValues),
  );
}

test.each([
  ["=7+2", 9],
  ["=7-2", 5],
  ["=7*2", 14],
  ["=7/2", 3.5],
  ["=7^2", 49],
  ["=-(7+2)", -9],
  ['="a"&7', "a7"],
  ["=rate", 0.1],
  ["=balance.2", 150],
  ["=MIN(7,2,all(drawn))", 0],
  ["=MAX(7,2,all(drawn))", 100],
  ["=SUM(all(drawn),1)", 151],
  ["=ABS(2-7)", 5],
  ["=SIGN(2-7)", -1],
  ["=RANK(50,all(drawn))", 2],
  ["=RANK(100,all(drawn))", 1],
  ["=COUNTIF(all(balance),150)", 2],
  ["=COUNTIF(all(balance),100)", 1],
  // 15 February 2026.
  ["=DAY(46068)", 15],
  ["=MONTH(46068)", 2],
])("%s is %s", (formula, value) => {
  expect(evaluated(formula)).toBe(value);
});

test.each([
  ["=1<2", true],
  ["=2<2", false],
  ["=2<=2", true],
  ["=3<=2", false],
  ["=2>1", true],
  ["=2>2", false],
  ["=2>=2", true],
  ["=1>=2", false],
  ["=2=2", true],
  ["=1=2", false],
  ["=1<>2", true],
  ["=2<>2", false],
  ['=repaid="yearly"', true],
  ['=repaid<>"yearly"', false],
  ["=AND(1=1,2=2)", true],
  ["=AND(1=1,2=3)", false],
  ["=OR(1=2,2=2)", true],
  ["=OR(1=2,2=3)", false],
])("%s is %s", (formula, holds) => {
  expect(evaluated(formula)).toBe(holds);
});

test("a name in a table is the value at the same position", () => {
  expect(evaluated("=drawn", "interest.2")).toBe(50);
});

test("text in a cell is no number to functions of numbers", () => {
  expect(evaluated("=SUM(repaid,1)")).toBe(1);
});
