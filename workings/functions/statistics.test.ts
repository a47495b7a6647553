import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { errors, Range, type Value } from "../value.ts";
import { functions } from "./all.ts";
import { calculated, column, type Example, row, testExamples } from "./sample-examples.ts";
import { statisticsFunctions } from "./statistics.ts";
import { workbookStatisticsFunctions } from "./workbook-statistics.ts";

const fruit = column("apples", "oranges", "peaches", "apples");
const counts = column(32, 54, 75, 86);
const values = column(100_000, 200_000, 300_000, 400_000);
const commissions = column(7000, 14_000, 21_000, 28_000);
const quantities = column(5, 4, 15, 3, 22, 12, 10, 33);
const products = column(
  ...["Apples", "Apples", "Artichokes", "Artichokes", "Bananas", "Bananas", "Carrots", "Carrots"],
);
const people = column("Tom", "Sarah", "Tom", "Sarah", "Tom", "Sarah", "Tom", "Sarah");
const strengths = column(1345, 1301, 1368, 1322, 1310, 1370, 1318, 1350, 1303, 1299);
const grades = column(89, 93, 96, 85, 91, 88);
const weights = column(1, 2, 2, 3, 1, 1);
const [ys, xs] = [row(2, 3, 9, 1, 8, 7, 5), row(6, 5, 11, 7, 5, 4, 4)];
const few = column(4, 5, 8, 7, 11, 4, 3);
const ten = column(13, 12, 11, 8, 4, 3, 2, 1, 1, 1);
const nine = column(1, 2, 3, 6, 6, 6, 7, 8, 9);
const forecast = [row(6, 7, 9, 15, 21), row(20, 28, 31, 38, 40)];
const skewed = column(3, 4, 5, 2, 3, 4, 5, 6, 4, 7);
const bonuses = column(7, 3.5, 3.5, 1, 2);

/** From Microsoft's documentation of each function. */
const documented: Example[] = [
  ["COUNT", [column("Sales", 39_790, null, 19, 22.24, true, errors.division)], 3],
  ["COUNT", [column("Sales", 39_790), 2, "3", "x"], 3],
  ["COUNTA", [column("Sales", 39_790, null, "", true, errors.division)], 5],
  ["COUNTBLANK", [column("Sales", null, "", 0)], 2],
  ["COUNTIF", [fruit, "apples"], 2],
  ["COUNTIF", [counts, ">55"], 2],
  ["COUNTIF", [counts, "<>75"], 3],
  ["COUNTIF", [fruit, "*"], 4],
  ["COUNTIF", [fruit, "?????es"], 2],
  ["COUNTIFS", [column(1, 2, 3, 4), "<4", column(9, 8, 7, 6), ">7"], 2],
  ["COUNTIFS", [column(1, 2), 1, column(1), 1], "#VALUE!"],
  ["SUMIF", [values, ">160000", commissions], 63_000],
  ["SUMIF", [values, ">160000"], 900_000],
  ["SUMIF", [values, 300_000, commissions], 21_000],
  ["SUMIFS", [quantities, products, "=A*", people, "Tom"], 20],
  ["SUMIFS", [quantities, products, "<>Bananas", people, "Tom"], 30],
  ["AVERAGE", [column(10, 7, 9, 27, 2), 5], 10],
  ["AVERAGE", [column("x")], "#DIV/0!"],
  ["AVERAGEIF", [commissions, "<23000"], 14_000],
  ["AVERAGEIF", [values, "<95000"], "#DIV/0!"],
  ["AVERAGEIFS", [column(75, 94, 86), column(75, 94, 86), ">70", column(75, 94, 86), "<90"], 80.5],
  ["MAXIFS", [grades, weights, 1], 91],
  ["MINIFS", [grades, weights, 1], 88],
  ["MINIFS", [grades, weights, 9], 0],
  ["MEDIAN", [1, 2, 3, 4, 5], 3],
  ["MEDIAN", [1, 2, 3, 4, 5, 6], 3.5],
  ["STDEV", [strengths], "27.46391572"],
  ["STDEV.S", [strengths], "27.46391572"],
  ["STDEV.P", [strengths], "26.05455814"],
  ["STDEVP", [strengths], "26.05455814"],
  ["STDEV.S", [column(1)], "#DIV/0!"],
  ["VAR", [strengths], "754.27"],
  ["VAR.S", [strengths], "754.27"],
  ["VAR.P", [strengths], "678.84"],
  ["VARP", [strengths], "678.84"],
  ["SMALL", [column(3, 4, 5, 2, 3, 4, 6, 4, 7), 4], 4],
  ["SMALL", [column(1, 4, 8, 3, 7, 12, 54, 8, 23), 2], 3],
  ["LARGE", [column(3, 5, 3, 5, 4, 4, 2, 4, 6, 7), 3], 5],
  ["LARGE", [column(3, 5), 3], "#NUM!"],
  ["RANK", [3.5, bonuses, 1], 3],
  ["RANK", [7, bonuses, 1], 5],
  ["RANK.EQ", [2, bonuses], 4],
  ["RANK.EQ", [8, bonuses], "#N/A"],
  ["RANK.AVG", [94, column(89, 88, 92, 101, 94, 97, 95)], 4],
  ["RANK.AVG", [3.5, bonuses, 1], 3.5],
  ["MODE", [column(5.6, 4, 4, 3, 2, 4)], 4],
  ["MODE.SNGL", [column(1, 2, 3)], "#N/A"],
  ["GEOMEAN", [few], "5.476987"],
  ["HARMEAN", [few], "5.028376"],
  ["GEOMEAN", [column(0, 1)], "#NUM!"],
  ["TRIMMEAN", [column(4, 5, 6, 7, 2, 3, 4, 5, 1, 2, 3), 0.2], "3.778"],
  ["AVEDEV", [column(4, 5, 6, 7, 5, 4, 3)], "1.020408"],
  ["DEVSQ", [few], 48],
  ["SKEW", [skewed], "0.359543"],
  ["SKEW", [column(1, 1, 1)], "#DIV/0!"],
  ["KURT", [skewed], "-0.151799637"],
  ["PERCENTILE", [column(1, 3, 2, 4), 0.3], 1.9],
  ["PERCENTILE.INC", [column(1, 2, 3, 4), 0.3], 1.9],
  ["PERCENTILE.EXC", [nine, 0.25], 2.5],
  ["PERCENTILE.EXC", [nine, 0.01], "#NUM!"],
  ["QUARTILE", [column(1, 2, 4, 7, 8, 9, 10, 12), 1], 3.5],
  ["QUARTILE.INC", [column(1, 2, 4, 7, 8, 9, 10, 12), 4], 12],
  ["QUARTILE.EXC", [column(6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49), 1], 15],
  ["QUARTILE.EXC", [column(6, 7, 15, 36, 39, 40, 41, 42, 43, 47, 49), 3], 43],
  ["PERCENTRANK", [ten, 2], 0.333],
  ["PERCENTRANK.INC", [ten, 4], 0.555],
  ["PERCENTRANK.INC", [ten, 5], 0.583],
  ["PERCENTRANK.INC", [ten, 14], "#N/A"],
  ["PERCENTRANK.EXC", [nine, 7], 0.7],
  ["PERCENTRANK.EXC", [nine, 5.43], 0.381],
  ["PERCENTRANK.EXC", [nine, 5.43, 1], 0.3],
  ["CORREL", [row(3, 2, 4, 5, 6), row(9, 7, 12, 15, 17)], "0.997054486"],
  ["PEARSON", [row(9, 7, 5, 3, 1), row(10, 6, 1, 5, 3)], "0.699379"],
  ["CORREL", [row(1, 1), row(1, 2)], "#DIV/0!"],
  ["COVAR", [row(3, 2, 4, 5, 6), row(9, 7, 12, 15, 17)], 5.2],
  ["COVARIANCE.P", [row(3, 2, 4, 5, 6), row(9, 7, 12, 15, 17)], 5.2],
  ["COVARIANCE.S", [row(2, 4, 8), row(5, 11, 12)], "9.666666667"],
  ["SLOPE", [ys, xs], "0.305556"],
  ["SLOPE", [row(1, 2), row(3, 3)], "#DIV/0!"],
  ["INTERCEPT", [row(2, 3, 9, 1, 8), row(6, 5, 11, 7, 5)], "0.0483871"],
  ["RSQ", [ys, xs], "0.05795"],
  ["STEYX", [ys, xs], "3.305719"],
  ["FORECAST", [30, ...forecast], "10.607253"],
  ["FORECAST.LINEAR", [30, ...forecast], "10.607253"],
  ["STANDARDIZE", [42, 40, 1.5], "1.333333333"],
  ["NORMDIST", [42, 40, 1.5, true], "0.9087888"],
  ["NORM.DIST", [42, 40, 1.5, false], "0.10934"],
  ["NORM.DIST", [42, 40, 0, false], "#NUM!"],
  ["NORMSDIST", [1.333333], "0.908788726"],
  ["NORM.S.DIST", [1.333333, true], "0.908788726"],
  ["NORM.S.DIST", [1.333333, false], "0.164010148"],
  ["NORM.INV", [0.908789, 40, 1.5], "42.000002"],
  ["NORMINV", [0.908789, 40, 1.5], "42.000002"],
  ["NORM.S.INV", [0.908789], "1.3333347"],
  ["NORMSINV", [0.908789], "1.3333347"],
  ["NORM.S.INV", [1], "#NUM!"],
  ["CONFIDENCE", [0.05, 2.5, 50], "0.692952"],
  ["CONFIDENCE.NORM", [0.05, 2.5, 50], "0.692952"],
];

describe("functions of lists", () => {
  testExamples({ ...statisticsFunctions, ...workbookStatisticsFunctions }, documented);

  test("LARGE gives several places at once", () => {
    expect(functions.LARGE?.apply(column(5, 9, 7), row(1, 2))).toEqual(new Range([9, 7]));
  });
});

describe("a condition", () => {
  const cells = column(
    5,
    "5",
    "Apple",
    "apricot",
    "a*",
    null,
    "",
    true,
    "TRUE",
    0,
    errors.division,
  );

  /** LibreOffice 7.4 counts the same, but has rules of its own for 5, "=", "<>" and "false". */
  test.each<[Value, number]>([
    [5, 2],
    ["5", 2],
    ["=5", 2],
    [">4", 1],
    ["<>5", 9],
    ["apple", 1],
    ["a*", 3],
    ["a~*", 1],
    ["<>a*", 8],
    ["??ple", 1],
    [">apple", 2],
    ["", 2],
    ["=", 1],
    ["<>", 10],
    [true, 1],
    ["false", 0],
    [null, 1],
    ["#DIV/0!", 1],
    [errors.division, 1],
    [">=1/1/1900", 1],
  ])("%s", (condition, count) => {
    expect(calculated("COUNTIF", cells, condition)).toBe(count);
    // A long column that is searched again is looked up.
    const long = column(...cells.values, ...new Array<Value>(50).fill("other"));
    const counted = () => calculated("COUNTIF", long, condition);
    const others = Number(calculated("COUNTIF", column("other"), condition)) * 50;
    expect([counted(), counted(), counted()]).toEqual(new Array(3).fill(count + others));
  });

  test("that is a range gives a number for each of its cells", () => {
    expect(functions.COUNTIF?.apply(fruit, row("apples", "peaches"))).toEqual(new Range([2, 1]));
    expect(functions.SUMIFS?.apply(counts, fruit, column("apples", "x"))).toEqual(
      new Range([118, 0], 1),
    );
  });

  test("and others hold together, in long columns too", () => {
    const numbers = Array.from({ length: 200 }, (_, at) => at);
    const [all, thirds, names] = [
      column(...numbers),
      column(...numbers.map((number) => number % 3)),
      column(...numbers.map((number) => (number % 2 ? "odd" : "even"))),
    ];
    const expected = numbers.filter((number) => number % 3 === 1 && number % 2 && number >= 100);
    const sums = Array.from({ length: 3 }, () =>
      calculated("SUMIFS", all, thirds, 1, names, "ODD", all, ">=100"),
    );
    expect(sums).toEqual(new Array(3).fill(expected.reduce((sum, number) => sum + number, 0)));
  });

  test("on a long column that is searched often picks the same cells as a first search", () => {
    const cell = fc.oneof(
      { weight: 8, arbitrary: fc.integer({ min: -20, max: 20 }).map((tenths) => tenths / 10) },
      { weight: 1, arbitrary: fc.constantFrom<Value>("text", null, true, errors.division) },
    );
    const limit = fc
      .tuple(fc.constantFrom("<", "<=", ">", ">="), fc.integer({ min: -25, max: 25 }))
      .map(([sign, tenths]) => `${sign}${tenths / 10}`);
    const long = fc.array(cell, { minLength: 120, maxLength: 120 });
    fc.assert(
      fc.property(long, long, limit, limit, fc.boolean(), (numbers, summed, from, to, isPart) => {
        const parts = numbers.map((_, at) => (at % 4 === 0 ? "other" : "Part"));
        const calculate = (values: readonly Value[]) => {
          const range = column(...values);
          const [amounts, names] = [column(...summed), column(...parts)];
          return ["COUNTIFS", "SUMIFS", "AVERAGEIFS", "MINIFS"].map((name) => {
            const conditions = [range, from, range, to, ...(isPart ? [names, "part"] : [])];
            const search = () =>
              calculated(name, ...(name === "COUNTIFS" ? [] : [amounts]), ...conditions);
            return [search(), ...Array.from({ length: 6 }, search)];
          });
        };
        for (const [first, ...later] of calculate(numbers)) {
          for (const other of later) {
            if (typeof first === "number") expect(other).toBeCloseTo(first, 12);
            else expect(other).toBe(first);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  test("adds up long columns without losing digits", () => {
    const amounts = column(1e16, ...new Array<number>(99).fill(0.1));
    const order = column(...Array.from({ length: 100 }, (_, at) => at));
    const search = () => calculated("SUMIFS", amounts, order, ">0") as number;
    for (let time = 0; time < 8; time++) expect(search()).toBeCloseTo(9.9, 12);
  });

  test("makes no sum of a column with an error in it", () => {
    expect(calculated("SUMIF", column(1, 2), 1, column(errors.division, 5))).toBe("#DIV/0!");
    expect(calculated("SUMIF", column(1, 2), 2, column(errors.division, 5))).toBe(5);
  });
});
