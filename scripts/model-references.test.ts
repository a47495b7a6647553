import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const programs = readdirSync("models", { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".py"))
  .map((file) => `models/${file}`)
  .toSorted();

function hasPython() {
  try {
    execFileSync("python3", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

/** Numbers that agree to seven digits: the last ones differ between mathematical libraries. */
function rounded(_key: string, value: unknown) {
  return typeof value === "number" ? Number(value.toPrecision(7)) + 0 : value;
}

test("there are second implementations to run", () => {
  expect(programs).not.toEqual([]);
});

// Elsewhere the committed results are compared with the models, which needs no Python.
test.skipIf(!hasPython()).each(programs)("%s still gives the results beside it", (program) => {
  const printed = execFileSync("python3", [program], { encoding: "utf8" });
  const committed = readFileSync(program.replace(/py$/, "json"), "utf8");
  expect(JSON.parse(printed, rounded)).toEqual(JSON.parse(committed, rounded));
});
