import { describe, expect, test } from "vitest";
import { errors, Range } from "../value.ts";
import { functions } from "./all.ts";
import { informationFunctions } from "./information.ts";
import { lookupFunctions } from "./lookup.ts";
import { calculated, column, type Example, row, testExamples } from "./sample-examples.ts";
import { workbookLookupFunctions } from "./workbook-lookup.ts";

const fruit = new Range(["Apples", "Lemons", "Bananas", "Pears"], 2);
const counts = column(25, 38, 40, 41);
const frequencies = column(4.14, 4.19, 5.17, 5.77, 6.39);
const colors = column("red", "orange", "yellow", "green", "blue");
const parts = new Range(["Axles", "Bearings", "Bolts", 4, 4, 9, 5, 7, 10, 6, 8, 11], 3);
const staff = new Range([101, "Davis", 102, "Fontana", 103, "Leal"], 2);
const brackets = column(10, 20, 30);
const rates = column(0.1, 0.2, 0.3);

/** From Microsoft's documentation of each function, and what it says of the cases that are not in its examples. */
const documented: Example[] = [
  ["INDEX", [fruit, 2, 2], "Pears"],
  ["INDEX", [fruit, 2, 1], "Bananas"],
  ["INDEX", [fruit, 3, 1], "#REF!"],
  ["INDEX", [row(1, 2, 3), 2], 2],
  ["INDEX", [counts, 3], 40],
  ["MATCH", [39, counts, 1], 2],
  ["MATCH", [41, counts, 0], 4],
  ["MATCH", [40, counts, -1], "#N/A"],
  ["MATCH", [39, column(41, 40, 38), -1], 2],
  ["MATCH", ["b*", column("apples", "Bananas"), 0], 2],
  ["MATCH", ["zzz", column("a", 1, "b", null)], 3],
  ["MATCH", [1e300, column("a", 1, "b", 5, null)], 4],
  ["LOOKUP", [4.19, frequencies, colors], "orange"],
  ["LOOKUP", [5.75, frequencies, colors], "yellow"],
  ["LOOKUP", [7.66, frequencies, colors], "blue"],
  ["LOOKUP", [0, frequencies, colors], "#N/A"],
  ["LOOKUP", ["C", new Range(["a", "b", "c", "d", 1, 2, 3, 4], 4)], 3],
  ["LOOKUP", ["bump", new Range(["a", 1, "b", 2, "c", 3], 2)], 2],
  // The last number: all that the formula did not divide by zero.
  ["LOOKUP", [2, column(1, errors.division, 1, errors.division), colors], "yellow"],
  ["VLOOKUP", [102, staff, 2, false], "Fontana"],
  ["VLOOKUP", [102.5, staff, 2], "Fontana"],
  ["VLOOKUP", [102.5, staff, 2, false], "#N/A"],
  ["VLOOKUP", [102, staff, 3, false], "#REF!"],
  ["VLOOKUP", [102, staff, 0, false], "#VALUE!"],
  ["HLOOKUP", ["Axles", parts, 2, true], 4],
  ["HLOOKUP", ["Bearings", parts, 3, false], 7],
  ["HLOOKUP", ["B", parts, 3, true], 5],
  ["HLOOKUP", ["Bolts", parts, 4], 11],
  ["XLOOKUP", [20, brackets, rates], 0.2],
  ["XLOOKUP", [25, brackets, rates, "none"], "none"],
  ["XLOOKUP", [25, brackets, rates], "#N/A"],
  ["XLOOKUP", [25, brackets, rates, null, -1], 0.2],
  ["XLOOKUP", [25, brackets, rates, null, 1], 0.3],
  ["XLOOKUP", ["b?nan*", column("apple", "Banana"), column(1, 2), null, 2], 2],
  ["XLOOKUP", [1, column(1, 2, 1), column("a", "b", "c"), null, 0, -1], "c"],
  ["XLOOKUP", [1, column(1, 2), column("a")], "#VALUE!"],
  ["XMATCH", [4, column(5, 4, 3, 2, 1)], 2],
  ["XMATCH", [4.5, column(5, 4, 3, 2, 1), 1], 1],
  ["TRANSPOSE", [row(7, 8)], 7],
  ["ROWS", [new Range([1, 2, 3, 4, 5, 6], 3)], 2],
  ["COLUMNS", [new Range([1, 2, 3, 4, 5, 6], 3)], 3],
  ["OFFSET", [new Range([1, 2, 3, 4, 5, 6], 3), 1, 2, 1, 1], 6],
  ["OFFSET", [new Range([1, 2, 3, 4, 5, 6], 3), 2, 0], "#REF!"],
  ["ISNUMBER", [4], true],
  ["ISTEXT", ["4"], true],
  ["ISNONTEXT", [null], true],
  ["ISLOGICAL", [true], true],
  ["ISBLANK", [null], true],
  ["ISBLANK", [""], false],
  ["ISERROR", [errors.notAvailable], true],
  ["ISERR", [errors.notAvailable], false],
  ["ISERR", [errors.reference], true],
  ["ISNA", [errors.notAvailable], true],
  ["ISEVEN", [-1], false],
  ["ISEVEN", [2.5], true],
  ["ISODD", [5], true],
  ["NA", [], "#N/A"],
  ["TRUE", [], true],
  ["FALSE", [], false],
  ["TYPE", ["Smith"], 2],
  ["TYPE", [errors.value], 16],
  ["TYPE", [new Range([1, 2, 3, 4], 2)], 64],
  ["TYPE", [true], 4],
  ["ERROR.TYPE", [errors.division], 2],
  ["ERROR.TYPE", [1], "#N/A"],
  ["N", [7], 7],
  ["N", ["Even"], 0],
  ["N", [true], 1],
  ["T", ["Rainfall"], "Rainfall"],
  ["T", [19], ""],
];

describe("functions that look up and tell", () => {
  testExamples(
    { ...lookupFunctions, ...workbookLookupFunctions, ...informationFunctions },
    documented,
  );

  test("INDEX gives a whole row or column for 0", () => {
    const range = new Range([1, 2, 3, 4], 2);
    expect(functions.INDEX?.apply(range, 0, 2)).toEqual(new Range([2, 4], 1));
    expect(functions.INDEX?.apply(range, 2, 0)).toEqual(new Range([3, 4]));
    expect(functions.INDEX?.apply(range, null, 1)).toEqual(new Range([1, 3], 1));
  });

  test("XLOOKUP gives all columns of the row", () => {
    const found = functions.XLOOKUP?.apply(20, brackets, new Range([1, 2, 3, 4, 5, 6], 2));
    expect(found).toEqual(new Range([3, 4]));
  });

  test("OFFSET takes a part of a row, whole rows, and a part of several rows", () => {
    const part = (...place: number[]) =>
      functions.OFFSET?.apply(new Range([1, 2, 3, 4, 5, 6, 7, 8, 9], 3), ...place);
    expect(part(1, 1, 1, 2)).toEqual(new Range([5, 6], 2));
    expect(part(1, 0, 2, 3)).toEqual(new Range([4, 5, 6, 7, 8, 9], 3));
    expect(part(0, 1, 2, 2)).toEqual(new Range([2, 3, 5, 6], 2));
    expect(part(0, 2, 3, 1)).toEqual(new Range([3, 6, 9], 1));
  });

  test("TRANSPOSE turns rows into columns", () => {
    const turned = functions.TRANSPOSE?.apply(new Range([1, 2, 3, 4, 5, 6], 3));
    expect(turned).toEqual(new Range([1, 4, 2, 5, 3, 6], 2));
  });

  test("a long line is looked up by its first match, without regard to case but with all digits", () => {
    const names = Array.from({ length: 100 }, (_, at) => `Name ${at % 60}`);
    const line = column(...names, 0.1 + 0.2);
    expect(calculated("MATCH", "NAME 59", line, 0)).toBe(60);
    expect(calculated("MATCH", "Name 60", line, 0)).toBe("#N/A");
    expect(calculated("MATCH", 0.1 + 0.2, line, 0)).toBe(101);
    expect(calculated("MATCH", 0.3, line, 0)).toBe("#N/A");
    const table = new Range(
      names.flatMap((name, at) => [name, at]),
      2,
    );
    expect(calculated("VLOOKUP", "name 7", table, 2, false)).toBe(7);
    expect(calculated("MATCH", "name 7", table, 0)).toBe("#N/A");
  });
});
