import { expect, test } from "vitest";
import { dayNumber } from "../day-number.ts";
import { CellError, type Operand, Range, toSingle } from "../value.ts";
import { functions } from "./all.ts";
import type { SpreadsheetFunction } from "./function.ts";

/** A function, its inputs, and its result. A number as text is one that is documented with these digits. */
export type Example = readonly [
  name: string,
  inputs: readonly Operand[],
  result: number | string | boolean,
];

/** Tests of a group of functions by examples, of which every function must have one. */
export function testExamples(
  group: Readonly<Record<string, SpreadsheetFunction>>,
  examples: readonly Example[],
) {
  test.each(examples.map((example) => [written(example), example] as const))("%s", (_, example) => {
    const [name, inputs, expected] = example;
    const result = calculated(name, ...inputs);
    if (typeof result !== "number") expect(result).toBe(expected);
    else if (typeof expected === "string")
      expect(result.toFixed(decimalsOf(expected))).toBe(expected);
    else expect(Math.abs(result - Number(expected))).toBeLessThanOrEqual(1e-9 * Math.abs(result));
  });

  test("every function has an example", () => {
    const tried = examples.map(([name]) => name);
    expect(Object.keys(group).filter((name) => !tried.includes(name))).toEqual([]);
  });
}

/** The result in one cell: an error by its name. */
export function calculated(name: string, ...inputs: Operand[]): number | string | boolean | null {
  const known = functions[name];
  if (!known || inputs.length < known.least || inputs.length > known.most) {
    throw new Error(`${name} does not take ${inputs.length} inputs`);
  }
  const result = toSingle(known.apply(...inputs));
  return result instanceof CellError ? result.code : result;
}

export function column(...cells: readonly Exclude<Operand, Range>[]): Range {
  return new Range(cells, 1);
}

export function row(...cells: readonly Exclude<Operand, Range>[]): Range {
  return new Range(cells);
}

export function day(date: string): number {
  return dayNumber(date);
}

function decimalsOf(number: string) {
  return number.split(".")[1]?.length ?? 0;
}

function written([name, inputs, result]: Example): string {
  const texts = inputs.map((input) =>
    input instanceof Range ? `{${input.values.join(input.width === 1 ? ";" : ",")}}` : `${input}`,
  );
  return `${name}(${texts.join(", ")}) is ${result}`;
}
