import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { generatePayments, paymentsAsCsv } from "#content/data/payments/generate-payments.ts";
import { pythonOrSkip, requirementsOf, runProgram } from "./python.ts";
import { isThorough } from "./test-depth.ts";

const programs = readdirSync("models", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".py"))
  .map((file) => `models/${file}`)
  // The one that needs SciPy takes a third of the time of all.
  .filter((program) => isThorough || !existsSync(requirements(program)))
  .filter(hasItsData)
  .toSorted()
  // One for each model: the others take more than a third of the time.
  .filter((program, at, all) => isThorough || !sameFolder(program, all[at - 1]));

function sameFolder(program: string, before = "") {
  return path.dirname(program) === path.dirname(before);
}

/** The project whose data a program reads may have been removed; its results are compared with the model all the same. */
function hasItsData(program: string) {
  const [data] = /content\/[\w./-]+/.exec(readFileSync(program, "utf8")) ?? [];
  return data === undefined || existsSync(data);
}

/** Lists the packages that a program needs beyond Python's own, in their versions. */
function requirements(program: string) {
  return path.join(path.dirname(program), "requirements.txt");
}

/** Numbers that agree to seven digits: the last ones differ between mathematical libraries. */
function rounded(_key: string, value: unknown) {
  return typeof value === "number" ? Number(value.toPrecision(7)) + 0 : value;
}

/** What a program reads from standard input: the payments are in no file. */
function inputOf(program: string) {
  if (!program.endsWith("/audit.py")) return "";
  return Object.values(paymentsAsCsv(generatePayments())).join("");
}

test("there are second implementations to run", () => {
  expect(programs).not.toEqual([]);
});

// Elsewhere the committed results are compared with the models, which needs no Python.
// The longest takes 6 s of processor time, and many of them on a busy machine.
test.for(programs)(
  "%s still gives the results beside it",
  { timeout: 300_000 },
  (program, context) => {
    const listed = requirements(program);
    const python = pythonOrSkip(context, existsSync(listed) ? requirementsOf(listed) : {});
    const committed = readFileSync(program.replace(/py$/, "json"), "utf8");
    const printed = runProgram(python, [program], { input: inputOf(program) });
    expect(JSON.parse(printed, rounded)).toEqual(JSON.parse(committed, rounded));
  },
);
