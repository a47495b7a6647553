import { describe, expect, test } from "vitest";
import { Range } from "../value.ts";
import { functions } from "./all.ts";
import { mathFunctions } from "./math.ts";
import { matrixFunctions } from "./matrices.ts";
import { calculated, column, type Example, row, testExamples } from "./sample-examples.ts";
import { workbookMathFunctions } from "./workbook-math.ts";

const [xs, ys] = [row(2, 3, 9, 1, 8, 7, 5), row(6, 5, 11, 7, 5, 4, 4)];
const [two, twice] = [new Range([1, 3, 7, 2], 2), new Range([2, 0, 0, 2], 2)];
const four = new Range([1, 3, 8, 5, 1, 3, 6, 1, 1, 1, 1, 0, 7, 3, 10, 2], 4);

/** From Microsoft's documentation of each function. */
const documented: Example[] = [
  ["SUM", [3, 2], 5],
  ["SUM", ["5", 15, true], 21],
  ["SUM", [column(-5, 15, 30, "5", true)], 40],
  ["PRODUCT", [column(5, 15, 30), 2], 4500],
  ["PRODUCT", [column("a")], 0],
  ["MIN", [column(10, 7, 9, 27, 2), 0], 0],
  ["MAX", [column(10, 7, 9, 27, 2), 30], 30],
  ["MAX", [column("a", null)], 0],
  ["SUMPRODUCT", [new Range([3, 4, 8, 6, 1, 9], 2), new Range([2, 7, 6, 7, 5, 3], 2)], 156],
  ["SUMPRODUCT", [column(1, 2), row(1, 2)], "#VALUE!"],
  ["SUMXMY2", [xs, ys], 79],
  ["SUMX2MY2", [xs, ys], -55],
  ["SUMX2PY2", [xs, ys], 521],
  ["SUMXMY2", [xs, column(1)], "#N/A"],
  ["SUMSQ", [3, 4], 25],
  ["ABS", [-2], 2],
  ["SIGN", [-0.00001], -1],
  ["INT", [8.9], 8],
  ["INT", [-8.9], -9],
  ["TRUNC", [8.9], 8],
  ["TRUNC", [-8.9], -8],
  ["TRUNC", [3.24159, 3], 3.241],
  ["ROUND", [2.15, 1], 2.2],
  ["ROUND", [2.149, 1], 2.1],
  ["ROUND", [-1.475, 2], -1.48],
  ["ROUND", [21.5, -1], 20],
  ["ROUND", [626.3, -3], 1000],
  ["ROUND", [1.98, -1], 0],
  ["ROUND", [-50.55, -2], -100],
  ["ROUND", [1.005, 2], 1.01],
  ["ROUND", [1 / 3, 20], 1 / 3],
  ["ROUND", [4_503_599.6275, 3], 4_503_599.628],
  ["ROUND", [0.49999999999999994, 0], 1],
  ["ROUNDUP", [3.2, 0], 4],
  ["ROUNDUP", [3.24159, 3], 3.242],
  ["ROUNDUP", [-3.24159, 1], -3.3],
  ["ROUNDUP", [31_415.92654, -2], 31_500],
  ["ROUNDUP", [34.7, 2], 34.7],
  ["ROUNDDOWN", [76.9, 0], 76],
  ["ROUNDDOWN", [-3.24159, 1], -3.2],
  ["ROUNDDOWN", [31_415.92654, -2], 31_400],
  ["MROUND", [10, 3], 9],
  ["MROUND", [-10, -3], -9],
  ["MROUND", [1.3, 0.2], 1.4],
  ["MROUND", [5, -2], "#NUM!"],
  ["CEILING", [2.5, 1], 3],
  ["CEILING", [-2.5, -2], -4],
  ["CEILING", [-2.5, 2], -2],
  ["CEILING", [1.5, 0.1], 1.5],
  ["CEILING", [0.234, 0.01], 0.24],
  ["FLOOR", [3.7, 2], 2],
  ["FLOOR", [-2.5, -2], -2],
  ["FLOOR", [2.5, -2], "#NUM!"],
  ["FLOOR", [1.58, 0.1], 1.5],
  ["FLOOR", [0.234, 0.01], 0.23],
  ["FLOOR", [2.5, 0], "#DIV/0!"],
  ["CEILING.MATH", [24.3, 5], 25],
  ["CEILING.MATH", [6.7], 7],
  ["CEILING.MATH", [-8.1, 2], -8],
  ["CEILING.MATH", [-5.5, 2, -1], -6],
  ["FLOOR.MATH", [24.3, 5], 20],
  ["FLOOR.MATH", [-8.1, 2], -10],
  ["FLOOR.MATH", [-5.5, 2, -1], -4],
  ["EVEN", [1.5], 2],
  ["EVEN", [3], 4],
  ["EVEN", [-1], -2],
  ["ODD", [1.5], 3],
  ["ODD", [2], 3],
  ["ODD", [-2], -3],
  ["QUOTIENT", [4.5, 3.1], 1],
  ["QUOTIENT", [-10, 3], -3],
  ["MOD", [3, 2], 1],
  ["MOD", [-3, 2], 1],
  ["MOD", [3, -2], -1],
  ["MOD", [-3, -2], -1],
  ["MOD", [3, 0], "#DIV/0!"],
  ["GCD", [24, 36], 12],
  ["GCD", [5, 0], 5],
  ["LCM", [24, 36], 72],
  ["FACT", [5], 120],
  ["FACT", [1.9], 1],
  ["FACT", [-1], "#NUM!"],
  ["FACT", [171], "#NUM!"],
  ["COMBIN", [8, 2], 28],
  ["PERMUT", [100, 3], 970_200],
  ["SQRT", [16], 4],
  ["SQRT", [-16], "#NUM!"],
  ["SQRTPI", [1], "1.772454"],
  ["EXP", [2], "7.3890561"],
  ["EXP", [1000], "#NUM!"],
  ["LN", [86], "4.4543473"],
  ["LN", [0], "#NUM!"],
  ["LOG", [8, 2], 3],
  ["LOG", [86, 2.5], "4.8613"],
  ["LOG", [1000], 3],
  ["LOG10", [86], "1.9345"],
  ["POWER", [98.6, 3.2], "2401077.222"],
  ["POWER", [4, 5 / 4], "5.656854249"],
  ["POWER", [0, -1], "#DIV/0!"],
  ["POWER", [-8, 0.5], "#NUM!"],
  ["PI", [], Math.PI],
  ["SIN", [Math.PI / 2], 1],
  ["COS", [1.047], "0.5001711"],
  ["TAN", [0.785], "0.99920"],
  ["ASIN", [-0.5], "-0.523598776"],
  ["ACOS", [-0.5], "2.094395102"],
  ["ACOS", [2], "#NUM!"],
  ["ATAN", [1], "0.785398163"],
  ["ATAN2", [1, 1], "0.785398163"],
  ["ATAN2", [-1, -1], "-2.35619449"],
  ["ATAN2", [0, 0], "#DIV/0!"],
  ["SINH", [1], "1.175201194"],
  ["COSH", [4], "27.308233"],
  ["TANH", [-2], "-0.964028"],
  ["DEGREES", [Math.PI], 180],
  ["RADIANS", [270], "4.712389"],
  ["AND", [true, column(true, "text", null), 1], true],
  ["AND", [column("text")], "#VALUE!"],
  ["OR", [false, column(0, 3)], true],
  ["XOR", [true, true, true], true],
  ["NOT", [0], true],
  ["NOT", ["text"], "#VALUE!"],
  ["MMULT", [two, twice], 2],
  ["MMULT", [two, row(1, 2, 3)], "#VALUE!"],
  ["MDETERM", [four], 88],
  ["MDETERM", [new Range([3, 6, 1, 1, 1, 0, 3, 10, 2], 3)], 1],
  ["MINVERSE", [new Range([4, -1, 2, 0], 2)], 0],
  ["MINVERSE", [new Range([1, 2, 2, 4], 2)], "#NUM!"],
];

describe("functions of numbers", () => {
  testExamples({ ...mathFunctions, ...workbookMathFunctions, ...matrixFunctions }, documented);

  test("matrices are multiplied and inverted as a whole", () => {
    expect(functions.MMULT?.apply(two, twice)).toEqual(new Range([2, 6, 14, 4], 2));
    expect(functions.MINVERSE?.apply(new Range([4, -1, 2, 0], 2))).toEqual(
      new Range([0, 0.5, -1, 2], 2),
    );
  });

  test("SUBTOTAL names one of eleven functions", () => {
    const ranges = column(120, 10, 150, 23);
    expect(calculated("SUBTOTAL", 9, ranges)).toBe(303);
    expect(calculated("SUBTOTAL", 101, ranges)).toBe(75.75);
    expect(calculated("SUBTOTAL", 12, ranges)).toBe("#VALUE!");
  });
});

describe("a function of single values", () => {
  test("goes through ranges cell by cell, a column along a row", () => {
    const multiples = functions.MOD?.apply(column(5, 7), row(2, 3));
    expect(multiples).toEqual(new Range([1, 2, 1, 1], 2));
  });

  test("has an error in the cells that have one", () => {
    const roots = functions.SQRT?.apply(column(4, "x", -1)) as Range;
    expect(roots.values.map(String)).toEqual(["2", "#VALUE!", "#NUM!"]);
  });

  test("takes the first error among its inputs", () => {
    expect(calculated("POWER", "x", "y")).toBe("#VALUE!");
    expect(calculated("SUM", column(1), column(functions.NA?.apply() as never))).toBe("#N/A");
  });
});
