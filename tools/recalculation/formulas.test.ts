import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { shownValue } from "#workings/calculation.ts";
import { functions } from "#workings/functions/all.ts";
import type { Value } from "#workings/value.ts";
import { createCellCalculator } from "#workings/workbook/cell-calculation.ts";
import { sampleBook } from "#workings/workbook/sample-book.ts";
import { isThorough } from "../test-depth.ts";
import { loadEngine, openInEngine } from "./spreadsheet-engine.ts";

/** What formulas refer to. A7 is empty. */
const cells: Readonly<Record<string, Value>> = {
  ...{ A1: 3, A2: -0.5, A3: 0, A4: "north", A5: true, A6: 12.25 },
};

const places = [...Object.keys(cells), "A7"];
const written = ["2", "7.5", "0", '"north"', '"South"', '""', "TRUE", "FALSE", "#N/A", "1/0"];

const simple = fc.constantFrom(...places, ...written);
const operators = ["+", "-", "*", "/", "^", "=", "<>", "<", "<=", ">", ">=", "&"] as const;
const operation = fc
  .tuple(simple, fc.constantFrom(...operators), simple)
  .map((parts) => parts.join(""));
const part = fc.oneof({ weight: 2, arbitrary: simple }, operation);
const number = fc.constantFrom("A1", "A2", "A3", "A6", "0", "1", "2", "3", "A1-1");

function call(name: string, ...inputs: fc.Arbitrary<string>[]) {
  return fc.tuple(...inputs).map((texts) => `${name}(${texts.join(",")})`);
}

const formulas: Readonly<Record<string, fc.Arbitrary<string>>> = {
  ...Object.fromEntries(
    operators.map((operator) => [
      operator,
      fc.oneof(
        fc.tuple(simple, simple).map((sides) => sides.join(operator)),
        // Which operator binds tighter.
        fc
          .tuple(number, fc.constantFrom(...operators), number, number)
          .map(([first, other, second, third]) => `${first}${other}${second}${operator}${third}`)
          // IronCalc writes numbers with sixteen digits, and zero with a sign.
          .filter((text) => !/&.*[*/^]|[*/^].*&/.test(text)),
      ),
    ]),
  ),
  "unary minus": fc.oneof(
    simple.map((operand) => `-${operand}`),
    fc.tuple(number, number).map(([base, exponent]) => `-${base}^${exponent}`),
  ),
  IF: fc.oneof(call("IF", part, part), call("IF", part, part, part)),
  IFS: fc.oneof(call("IFS", part, part), call("IFS", part, part, part, part)),
  IFERROR: call("IFERROR", part, part),
  IFNA: call("IFNA", part, part),
  CHOOSE: call("CHOOSE", number, part, part),
  SWITCH: fc.oneof(
    call("SWITCH", simple, simple, part, simple, part),
    call("SWITCH", simple, simple, part, simple, part, part),
  ),
};

/** Of zero and of negative numbers some powers are errors in Excel, and others or none in IronCalc. */
function isAlike(text: string) {
  return !/\b(?:0|A2|A3|A7|FALSE)\^/.test(text);
}

const count = isThorough ? 250 : 30;

beforeAll(loadEngine);

describe("formulas give the same here and in IronCalc:", () => {
  test.each(Object.entries(formulas))("%s", (_, arbitrary) => {
    const texts = fc.sample(arbitrary.filter(isAlike), count).map((text) => `=${text}`);
    const [ours, theirs] = [calculatedHere(texts), calculatedThere(texts)];
    const differing = texts.flatMap((text, at) =>
      isSame(ours[at] ?? "", theirs[at] ?? "") ? [] : [`${text}: ${ours[at]}, not ${theirs[at]}`],
    );
    expect(differing).toEqual([]);
  });
});

function calculatedHere(texts: readonly string[]) {
  const held = Object.fromEntries(texts.map((text, at) => [`C${at + 1}`, text]));
  const calculator = createCellCalculator(sampleBook({ Sheet: { ...cells, ...held } }), functions);
  const calculation = calculator.calculate();
  return texts.map((_, at) => {
    const slot = calculator.slotOf(`Sheet!C${at + 1}`);
    return slot === null ? "" : shownValue(calculation.value(slot));
  });
}

function calculatedThere(texts: readonly string[]) {
  const held = Object.entries(cells).map(([place, value]) => ({
    ...{ sheet: "Sheet", row: Number(place.slice(1)), column: 1, isFormula: false },
    text: typeof value === "boolean" ? String(value).toUpperCase() : String(value),
  }));
  const formulas = texts.map((text, at) => ({
    ...{ sheet: "Sheet", row: at + 1, column: 3, text, isFormula: true },
  }));
  const engine = openInEngine(["Sheet"], [...held, ...formulas], "0.00000000000000E+00");
  engine.recalculate();
  return formulas.map((cell) => engine.read(cell));
}

function isSame(ours: number | string, theirs: number | string) {
  // A text of digits is read from the engine as a number.
  if (typeof ours === "string" && typeof theirs === "number") return isSame(Number(ours), theirs);
  if (typeof ours !== "number" || typeof theirs !== "number") return ours === theirs;
  return Math.abs(ours - theirs) <= 1e-9 * Math.max(1, Math.abs(ours));
}
