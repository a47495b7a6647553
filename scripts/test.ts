import { rm } from "node:fs/promises";
import { findPythonWithPandas } from "#content/articles/samples/python-with-pandas.ts";
import { failPlainly } from "#server/fail-plainly.ts";
import { findBrowser } from "./find-browser.ts";
import { installWithApt } from "./install.ts";
import { countsOf, reports, sumOf } from "./test-counts.ts";
import { runLane, runPlaywright, type Step } from "./test-steps.ts";

/** Two lanes at once, one for each core. The tests of the built site follow its build. */
const site: Step[] = [
  { name: "build", tool: "tsx", args: ["scripts/build.ts"] },
  { name: "tests of the built site", tool: "vitest", args: vitest(reports.built, ["built"]) },
];
const code: Step[] = [
  { name: "types and lint", tool: "tsx", args: ["scripts/check.ts"] },
  { name: "unused files, exports and dependencies", tool: "knip", args: [] },
  { name: "unit tests", tool: "vitest", args: vitest(reports.unit, ["unit", "server"]) },
];

function vitest(report: string, projects: string[]) {
  const chosen = projects.flatMap((project) => ["--project", project]);
  return ["run", ...chosen, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
}

/** `npm test`: every check that fits into five minutes. The last line says how many tests passed. */
async function main() {
  for (const report of Object.values(reports)) await rm(report, { force: true });
  // On other machines the Python samples of the articles are skipped where pandas is missing.
  if (process.env.CI && !findPythonWithPandas()) installWithApt("python3-pandas");
  const browser = findBrowser();
  const failed = (await Promise.all([runLane(site), runLane(code)])).filter(
    (name) => name !== null,
  );
  if (failed.length === 0) {
    const began = performance.now();
    console.log("\n== browser tests");
    await runPlaywright(browser).catch(() => failed.push("browser tests"));
    console.log(`== browser tests: ${((performance.now() - began) / 1000).toFixed(1)} s`);
  }
  if (failed.length > 0) {
    console.log(`\nFailed: ${failed.join(", ")}.`);
    process.exitCode = 1;
  }
  const counts = sumOf(await Promise.all(Object.values(reports).map(countsOf)));
  console.log(`\n${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`);
}

await main().catch(failPlainly);
