import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const scripts = readdirSync("models", { recursive: true, encoding: "utf8" })
  .filter((file) => /\breference\W\w[\w-]*\.py$/.test(file))
  .map((file) => path.join("models", file))
  .toSorted();
const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** The committed output is what the models are compared with; it must be what the script prints. */
test.skipIf(!hasPython).each(scripts)("%s prints the JSON file beside it", (script) => {
  const { stdout, stderr } = spawnSync("python3", [script], { encoding: "utf8" });
  expect(stderr).toBe("");
  expect(stdout).toBe(readFileSync(script.replace(/\.py$/, ".json"), "utf8"));
});
