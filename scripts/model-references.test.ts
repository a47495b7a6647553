import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { findPython, runProgram } from "./python.ts";
import { isThorough } from "./test-depth.ts";

const programs = readdirSync("models", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".py"))
  .map((file) => `models/${file}`)
  // The one that needs SciPy takes a third of the time of all.
  .filter((program) => isThorough || packagesOf(program).length === 0)
  .toSorted();

/** The packages that a program needs beyond Python's own. */
function packagesOf(program: string) {
  const code = readFileSync(program, "utf8");
  return ["numpy", "scipy"].filter((name) =>
    new RegExp(`^(import|from) ${name}\\b`, "m").test(code),
  );
}

/** Numbers that agree to seven digits: the last ones differ between mathematical libraries. */
function rounded(_key: string, value: unknown) {
  return typeof value === "number" ? Number(value.toPrecision(7)) + 0 : value;
}

test("there are second implementations to run", () => {
  expect(programs).not.toEqual([]);
});

// Elsewhere the committed results are compared with the models, which needs no Python.
test.for(programs)("%s still gives the results beside it", (program, { skip }) => {
  const packages = packagesOf(program);
  const python = findPython(packages);
  if (!python) {
    const reason = `no Python here has ${packages.join(" and ") || "started"}`;
    console.warn(`${program} was NOT run: ${reason}.`);
    skip(reason);
    return;
  }
  const committed = readFileSync(program.replace(/py$/, "json"), "utf8");
  expect(JSON.parse(runProgram(python, [program]), rounded)).toEqual(
    JSON.parse(committed, rounded),
  );
});
