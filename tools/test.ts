import type { StdioOptions } from "node:child_process";
import { rm } from "node:fs/promises";
import { run } from "#builder/process/run.ts";
import { exitWithMessage } from "#server/exit-with-message.ts";
import { findBrowser } from "./find-browser.ts";
import { readReports, reports } from "./test-reports.ts";
import { repeatLog, runLane, runPlaywright, type Step } from "./test-steps.ts";

// Unlike `npm run check`, without a check of the content: the build makes one.
const types: Step = {
  name: "types and lint",
  run: async (output) => {
    // The compiler lives for seconds, so it need not collect garbage often: a tenth less processor time.
    await run("tsc", ["--noEmit"], { GOGC: "400" }, output);
    await run("biome", ["check", "."], {}, output);
  },
};
const unused: Step = {
  name: "unused files, exports and dependencies",
  run: (output) => run("knip", [], {}, output),
};
const unit: Step = {
  name: "unit tests",
  run: (output) => vitest("unit", output),
};
const server: Step = {
  name: "tests of the server as a process",
  run: (output) => vitest("server", output),
};
const build: Step = {
  name: "build",
  run: (output) => run("tsx", ["builder/build.ts"], {}, output),
};
const built: Step = {
  name: "tests of the built site",
  run: (output) => vitest("built", output),
};

function browserTests(browser: string): Step {
  const name = "browser tests";
  return { name, isLive: true, run: (output) => runPlaywright(browser, [], output) };
}

/**
 * The other lane has the other core, so a second worker would only load all modules and start PostgreSQL a
 * second time. With larger steps of the garbage collector the unit tests take a twentieth less processor time.
 */
const parallelLaneEnv = {
  TEST_WORKERS: "1",
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ""} --max-semi-space-size=64`.trim(),
};

function vitest(project: keyof typeof reports, output: StdioOptions) {
  const report = `--outputFile.json=${reports[project]}`;
  const args = ["run", "--project", project, "--reporter=default", "--reporter=json", report];
  return run("vitest", args, parallelLaneEnv, output);
}

/**
 * `npm test`: every check, with one case of each kind; with `--all`, all cases of each (test-depth.ts).
 * The end names the tests that failed, and the last line says how many passed.
 */
async function main() {
  const isAll = process.argv.includes("--all");
  if (isAll) process.env.TEST_DEPTH = "all";
  for (const report of Object.values(reports)) await rm(report, { force: true });
  const browser = findBrowser();
  // Two lanes at once, one for each core; whichever ends first leaves its core to the other. The tests of the
  // third mostly wait for servers to start, time out or stop.
  const lanes = [
    [build, built, browserTests(browser)],
    [types, ...(isAll ? [unused] : []), unit],
    [server],
  ];
  const failed = (await Promise.all(lanes.map(runLane))).filter((step) => step !== null);
  const { failures, ...count } = await readReports();
  if (failed.length > 0) {
    for (const step of failed) repeatLog(step);
    console.log(`\nFailed: ${failed.map(({ name }) => name).join(", ")}.`);
    for (const failure of failures) console.log(`  ${failure}`);
    process.exitCode = 1;
  }
  console.log(`\n${count.passed} passed, ${count.failed} failed, ${count.skipped} skipped`);
}

await main().catch(exitWithMessage);
