import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { functions } from "#workings/functions/all.ts";
import { CellError, Range, toSingle, type Value } from "#workings/value.ts";
import { isThorough } from "../test-depth.ts";
import { functionCases, type Inputs } from "./function-cases.ts";
import { loadEngine, openInEngine, type WrittenCell } from "./spreadsheet-engine.ts";

const count = Number(process.env.CASES ?? (isThorough ? 250 : 12));

/** The ranges of one formula are side by side, those of the next formula below them. */
const blockSize = 10;

/** Of what these give, one cell is compared: the second down. */
const arrays = ["MMULT", "MINVERSE", "TRANSPOSE"];

beforeAll(loadEngine);

describe("our functions and those of IronCalc give the same", () => {
  test.each(Object.entries(functionCases))("%s", (name, arbitrary) => {
    const cases = fc.sample(arbitrary, count);
    const theirs = inEngine(name, cases);
    const differing = cases.flatMap((inputs, index) => {
      const result = functions[name]?.apply(...inputs) ?? null;
      const ours = shown(arrays.includes(name) ? cornerOf(result) : toSingle(result));
      const other = theirs[index] ?? "";
      return isSame(ours, other, name === "XIRR" ? 1e-7 : 1e-9)
        ? []
        : [`${formulaOf(name, inputs)}: ${ours}, not ${other}`];
    });
    expect(differing).toEqual([]);
  });

  test("for every function, unless it is named here with a reason", () => {
    const tried = Object.keys(functionCases);
    expect(Object.keys(functions).filter((name) => !tried.includes(name))).toEqual(["OFFSET"]);
  });
});

function inEngine(name: string, cases: readonly Inputs[]) {
  const data = cases.flatMap((inputs, index) =>
    inputs.flatMap((input, place) =>
      input instanceof Range ? dataCells(input, index * blockSize + 1, place) : [],
    ),
  );
  const called = (inputs: Inputs, index: number) =>
    `${name}(${inputs.map((input, place) => written(input, index, place)).join(",")})`;
  const formulas = cases.map((inputs, index) => ({
    ...{ sheet: "Formulas", row: index + 1, column: 1, isFormula: true },
    text: arrays.includes(name)
      ? `=INDEX(${called(inputs, index)},2,1)`
      : `=${called(inputs, index)}`,
  }));
  const engine = openInEngine(["Formulas", "Data"], [...data, ...formulas], "0.00000000000000E+00");
  engine.recalculate();
  return formulas.map((cell) => engine.read(cell));
}

function cornerOf(result: Value | Range): Value {
  return result instanceof Range ? (result.values[result.width] ?? null) : result;
}

function dataCells({ values, width }: Range, top: number, place: number): WrittenCell[] {
  return values.flatMap((value, at) => {
    if (value === null) return [];
    const [row, column] = [top + Math.floor(at / width), place * blockSize + (at % width) + 1];
    const text = typeof value === "number" ? String(value) : `=${literal(value)}`;
    return [{ sheet: "Data", row, column, text, isFormula: false }];
  });
}

function written(input: Value | Range, index: number, place: number): string {
  if (!(input instanceof Range)) return literal(input);
  const [top, left] = [index * blockSize + 1, place * blockSize];
  const first = `${columnName(left)}${top}`;
  const last = `${columnName(left + input.width - 1)}${top + input.height - 1}`;
  return first === last ? `Data!${first}` : `Data!${first}:${last}`;
}

function columnName(column: number): string {
  const letter = String.fromCharCode(65 + (column % 26));
  return column < 26 ? letter : columnName(Math.floor(column / 26) - 1) + letter;
}

function literal(value: Value): string {
  if (typeof value === "string") return `"${value.replaceAll('"', '""')}"`;
  return value === null ? "" : String(value).toUpperCase();
}

/** For a message: with the values of its ranges. */
function formulaOf(name: string, inputs: Inputs): string {
  const texts = inputs.map((input) =>
    input instanceof Range
      ? `{${input.values.map(literal).join(input.width === 1 ? ";" : ",")}}`
      : literal(input),
  );
  return `=${name}(${texts.join(",")})`;
}

function shown(value: Value): number | string {
  if (value === null) return 0;
  if (typeof value === "number") return value;
  return value instanceof CellError
    ? value.code
    : String(value === true || value === false ? String(value).toUpperCase() : value);
}

/** IronCalc ends its search for XIRR early. */
function isSame(ours: number | string, theirs: number | string, tolerance: number) {
  // A text of digits is read from the engine as a number.
  if (typeof ours === "string" && typeof theirs === "number") return Number(ours) === theirs;
  if (typeof ours !== "number" || typeof theirs !== "number") return ours === theirs;
  return Math.abs(ours - theirs) <= tolerance * Math.max(1, Math.abs(ours));
}
