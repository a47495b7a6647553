import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { type Browser, chromium } from "@playwright/test";
import { run } from "#builder/process/run.ts";
import { contentPaths } from "#content/derived/page-paths.ts";
import { exitWithMessage } from "#server/exit-with-message.ts";
import { freePort, startSiteServer } from "#server/test-site-server.ts";
import {
  describeMachine,
  loadNow,
  type PageFigures,
  type StepFigures,
  slowdownFor,
  weightOf,
} from "./bench/figures.ts";
import { goalsOf } from "./bench/goals.ts";
import { measureSteps, steppedRoutes } from "./bench/model-steps.ts";
import { type BenchOptions, parseOptions } from "./bench/options.ts";
import { writeReport } from "./bench/report.ts";
import {
  appliedFigures,
  type LighthouseResult,
  requestsIn,
  runApplied,
  runSimulated,
  scoresOf,
} from "./bench/tools/lighthouse.ts";
import { findBrowser } from "./find-browser.ts";

const buildDirectory = ".cache/bench/build";
const began = performance.now();

/**
 * `npm run bench`: measures the production build, and writes the record to docs/bench. A run of fewer pages or
 * rounds goes to .cache/bench and leaves it alone:
 *
 *     npm run bench -- --routes /,/about --runs 1 --other https://example.org
 */
async function main() {
  const options = parseOptions(process.argv.slice(2), contentPaths);
  for (const other of options.others) await mustAnswer(other);
  // The servers started for the measurement stop with this process.
  process.once("SIGINT", () => process.exit(130));
  process.once("SIGTERM", () => process.exit(143));

  const loadBefore = loadNow();
  if (loadBefore > 0.5) log(`other work takes ${loadBefore.toFixed(1)} cores: times will be off`);
  log("building");
  const buildSeconds = await timeBuild();

  const bench = await launchBrowser();
  const site = await startSiteServer({ BUILD_DIR: buildDirectory, NODE_ENV: "production" });
  const figures = {
    date: new Date().toISOString().slice(0, 10),
    machine: describeMachine(bench.browser.version(), loadBefore),
    runs: options.runs,
    buildSeconds,
    ...(await measureAll(bench, site.url, options)),
  };
  await bench.browser.close();
  await site.stop();

  const folder = options.complete ? "docs/bench" : ".cache/bench";
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, "README.md"), writeReport(figures));
  for (const { goal, worst, gaps } of goalsOf(figures)) {
    log(gaps.length === 0 ? `met     ${goal}: ${worst}` : `MISSED  ${goal}: ${gaps.join(", ")}`);
  }
  log(`written to ${folder}`);
}

async function measureAll(
  bench: BenchBrowser,
  origin: string,
  { routes, runs, others }: BenchOptions,
) {
  adaptSlowdown(bench, await runSimulated(bench.port, origin, bench.slowdown));
  const measured: PageFigures[] = [];
  const modelSteps: StepFigures[] = [];
  for (const [index, route] of routes.entries()) {
    log(`page ${index + 1} of ${routes.length}: ${route}`);
    measured.push(await measurePage(bench, { name: route, url: origin + route, runs }));
    for (const stepped of steppedRoutes([route])) {
      modelSteps.push(await measureSteps(bench.browser, origin, stepped, bench.slowdown));
    }
  }
  const otherFigures: PageFigures[] = [];
  for (const other of others) {
    log(other);
    otherFigures.push(await measurePage(bench, { name: other, url: other, runs }));
  }
  return { modelSteps, routes: measured, others: otherFigures };
}

async function timeBuild() {
  const startedAt = performance.now();
  await run("tsx", ["builder/build.ts"], { BUILD_DIR: buildDirectory, BASE_PATH: "/" });
  return (performance.now() - startedAt) / 1000;
}

/** Prints a line with the elapsed time, so that a long run does not look stuck. */
function log(line: string) {
  const elapsed = Math.round((performance.now() - began) / 1000);
  const minutes = String(Math.floor(elapsed / 60)).padStart(2, "0");
  console.log(`bench ${minutes}:${String(elapsed % 60).padStart(2, "0")}  ${line}`);
}

/** Checked first, not after half an hour. */
async function mustAnswer(address: string) {
  const answer = await fetch(address, { signal: AbortSignal.timeout(20_000) }).catch(() => null);
  if (!answer) throw new Error(`--other: ${address} does not answer.`);
  if (!answer.ok) throw new Error(`--other: ${address} answers ${answer.status}.`);
}

/** A page of this site or another. One run gives the scores, which hardly vary. */
async function measurePage(
  bench: BenchBrowser,
  { name, url, runs }: { name: string; url: string; runs: number },
): Promise<PageFigures> {
  const simulated = await runSimulated(bench.port, url, bench.slowdown);
  const applied = [];
  adaptSlowdown(bench, simulated);
  for (let run = 0; run < runs; run++) {
    const result = await runApplied(bench.port, url, bench.slowdown);
    applied.push(result);
    adaptSlowdown(bench, result);
  }
  return {
    name,
    weight: weightOf(requestsIn(simulated), new URL(simulated.finalDisplayedUrl).origin),
    scores: scoresOf(simulated),
    applied: appliedFigures(applied),
  };
}

/** A machine that others use, too, changes its speed within minutes, so each run goes by the one before it. */
function adaptSlowdown(bench: BenchBrowser, { environment }: LighthouseResult) {
  bench.slowdown = slowdownFor(environment.benchmarkIndex);
}

await main().catch(exitWithMessage);

type BenchBrowser = {
  browser: Browser;
  /** The port on which Lighthouse connects to this browser. */
  port: number;
  /** How many times slower the processor is made. */
  slowdown: number;
};

async function launchBrowser(): Promise<BenchBrowser> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [
      // Chromium refuses its sandbox to root, as in most containers.
      ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
      "--disable-background-networking",
      "--disable-component-update",
      // Phones draw type unhinted. Hinted, letters are whole pixels wide and move when a font arrives.
      "--font-render-hinting=none",
      `--remote-debugging-port=${port}`,
    ],
  });
  return { browser, port, slowdown: 4 };
}
