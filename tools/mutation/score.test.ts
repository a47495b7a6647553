import { expect, test } from "vitest";
import { percent, scoreOf } from "./score.ts";

function mutant(status: string, replacement: string) {
  return {
    mutatorName: "EqualityOperator",
    replacement,
    status,
    location: { start: { line: 2, column: 5 }, end: { line: 2, column: 10 } },
  };
}

const score = scoreOf({
  files: {
    "models/a.ts": {
      source: "function f() {\nif (a < b) return;\n}",
      mutants: [
        mutant("Killed", "a <= b"),
        mutant("Timeout", "a >= b"),
        mutant("Survived", "a > b"),
        mutant("NoCoverage", "a === b"),
        mutant("RuntimeError", "a !== b"),
      ],
    },
  },
});

test("a mutant counts as killed when a test fails or never ends", () => {
  expect(score.killed).toBe(2);
});

test("survivors are named by place and change, those that no test reaches among them", () => {
  expect(score.survivors).toEqual([
    "models/a.ts:2 EqualityOperator: a < b → a > b",
    "models/a.ts:2 EqualityOperator: a < b → a === b",
  ]);
});

test("the score leaves out what broke the import of its module", () => {
  expect(percent(score)).toBe(50);
});

test("a folder without mutants has nothing to lose", () => {
  expect(percent({ killed: 0, survivors: [] })).toBe(100);
});
