import { expect, test } from "vitest";
import { cellValue } from "./cell-value.ts";
import { explain, referencesOf } from "./explain.ts";
import { explanationOf } from "./sample-explanation.ts";
import { sampleSheet, sampleValues } from "./sample-sheet.ts";
import { createSheet } from "./sheet.ts";

test.each([
  ["=-rate", "−rate"],
  ["=ABS(-rate)", "the size of −rate"],
  ["=PMT(rate,3,last(balance))", "the level payment that clears balance.3 over 3 at rate"],
  ["=cost/25000000", "cost ÷ 25,000,000"],
  ["=cost*0.12345", "cost × 0.12345"],
  ["=cost*12345.6789", "cost × 12345.6789"],
  ["=2^(rate+1)", "2^rate + 1"],
  ["=EXP((rate+1))", "e^rate + 1"],
  [
    "=SUMIFS(all(drawn),all(year),cost+1)",
    "the sum of drawn.1…drawn.3 where year.1…year.3 = cost + 1",
  ],
  // These have no line to look in.
  ["=INDEX(1,2)", "entry 2 of 1"],
  ["=PMT(rate,rate,worth)", "the level payment that clears worth over rate at rate"],
  ["=DATE(2026,1,1)", "day 1 of month 1 from January 2026"],
])("%s is said as %s", (formula, words) => {
  expect(explanationOf(formula)).toBe(words);
});

// The rate is 10%.
test.each([
  ['=IF(rate>0,"yes","no")', "yes, because rate > 0"],
  ["=IF((rate>1),1,2)", "2, because rate ≤ 1"],
  ["=IF(OR(rate>1,rate>0),1,2)", "1, because rate > 0"],
  ["=IF(OR(rate>0,rate<1),1,2)", "1, because rate > 0"],
  ["=IF(rate/2<0.06,1,2)", "1, because rate ÷ 2 < 0.06"],
  ["=IF(OR(rate=0,rate<0.01),1,2)", "2, because rate ≠ 0 and rate ≥ 0.01"],
  ["=IF(AND(rate<>0,rate<=1,rate>=0),1,2)", "1, because rate ≠ 0, rate ≤ 1 and rate ≥ 0"],
  ["=IF(rate<>0.1,1,2)", "2, because rate = 0.1"],
  ["=IF(rate<=0,1,2)", "2, because rate > 0"],
  ["=IF(rate>=1,1,2)", "2, because rate < 1"],
  ["=IF(SIGN(rate),1,2)", "1, because the sign of rate"],
  ["=IF(rate>0,double,2)", "double"],
])("%s says %s", (formula, words) => {
  expect(explanationOf(formula)).toBe(words);
});

test.each(["=LOOKUP(1,2,3)", "=LOOKUP(1,2,all(drawn))", "=LOOKUP(1,all(year),3)"])(
  "%s looks in no line, and is refused",
  (formula) => {
    expect(() => explanationOf(formula)).toThrow("no words for LOOKUP");
  },
);

test("an explanation knows the cells it refers to", () => {
  const cell = sampleSheet.cell("balance.2");
  const pieces = explain(sampleSheet, cell, (one) => cellValue(one, sampleValues));
  const references = referencesOf(pieces ?? []).map((cells) => cells.map(({ id }) => id));
  expect(references).toEqual([["balance.1"], ["drawn.2"]]);
});

test("an explanation names a cell once, also where it is in an exponent", () => {
  const values = { ...sampleValues, repaid: "at the end" };
  const cell = sampleSheet.cell("interest.3");
  const pieces = explain(sampleSheet, cell, (one) => cellValue(one, values));
  const references = referencesOf(pieces ?? []).map((cells) => cells.map(({ id }) => id));
  expect(references).toEqual([["balance.3"], ["rate"], ["year.3"]]);
});

test("a line may sum another one up to its own position", () => {
  const { tables, ...rest } = sampleSheet.definition;
  const [table] = tables;
  if (!table) throw new Error("the sample has a table");
  const soFar = { name: "soFar", label: "So far", unit: "€", digits: 0 } as const;
  const lines = [...table.lines, { ...soFar, formula: "=SUM(untilHere(drawn))" }];
  const sheet = createSheet({ ...rest, tables: [{ ...table, lines }] });
  const [drawn = []] = sheet.precedents(sheet.cell("soFar.2"));
  expect(drawn.map(({ id }) => id)).toEqual(["drawn.1", "drawn.2"]);
});

test("a cell without a value from the model is an error, not an empty cell", () => {
  expect(() => cellValue(sampleSheet.cell("rate"), {})).toThrow("gives no value for rate");
});
