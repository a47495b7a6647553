import { mkdir } from "node:fs/promises";
import { findPythonWithPandas } from "#content/articles/samples/python-with-pandas.ts";
import { failPlainly } from "#server/fail-plainly.ts";
import { run } from "./build/run.ts";
import { installWithApt } from "./install.ts";
import { readCounts } from "./test-counts.ts";

const steps: [name: string, tool: string, args: string[]][] = [
  ["types and lint", "tsx", ["scripts/check.ts"]],
  ["unused files, exports and dependencies", "knip", []],
  [
    "unit tests",
    "vitest",
    ["run", "--reporter=default", "--reporter=json", "--outputFile.json=.cache/unit-tests.json"],
  ],
  ["browser tests", "tsx", ["scripts/test-browser.ts"]],
];

/** `npm test`: every check there is. The last line says how many tests passed. */
async function main() {
  await mkdir(".cache", { recursive: true });
  // Elsewhere the Python samples of the articles are skipped, and say so, where pandas is missing.
  if (process.env.CI && !findPythonWithPandas()) installWithApt("python3-pandas");
  for (const [name, tool, args] of steps) {
    const began = performance.now();
    console.log(`\n== ${name}`);
    await run(tool, args);
    console.log(`== ${name}: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  const { passed, failed, skipped } = await readCounts();
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped`);
}

await main().catch(failPlainly);
