import type { StdioOptions } from "node:child_process";
import { mkdirSync, openSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { run } from "#builder/process/run.ts";

export type Step = {
  name: string;
  run: (output: StdioOptions) => Promise<void>;
  /** Prints as it goes. Other steps are printed when they are done, because two lanes run at once. */
  isLive?: true;
};

/** Where the servers of the browser tests keep messages; see playwright.config.ts. */
const outboxes = [".cache/test-outbox", ".cache/test-outbox-sub-path"];

const logs = ".cache/test-logs";

/** Runs steps one after the other; stops at the first that fails and returns it. */
export async function runLane(steps: readonly Step[]) {
  for (const step of steps) if (!(await runStep(step))) return step;
  return null;
}

/** The end of what a step printed, where its runner sums up what failed; hidden by the other lane until now. */
export function repeatLog(step: Step) {
  if (step.isLive) return;
  const lines = readFileSync(logOf(step), "utf8").trim().split("\n");
  console.log(`\n== ${step.name}, its last lines again\n${lines.slice(-100).join("\n")}`);
}

function logOf({ name }: Step) {
  return path.join(logs, `${name.replaceAll(/\W+/g, "-")}.txt`);
}

async function runStep(step: Step) {
  const { name, isLive } = step;
  mkdirSync(logs, { recursive: true });
  const log = logOf(step);
  const output = openSync(log, "w");
  const began = performance.now();
  if (isLive) console.log(`\n== ${name}`);
  const passed = await step.run(isLive ? "inherit" : ["ignore", output, output]).then(
    () => true,
    () => false,
  );
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (!isLive) console.log(`\n== ${name}\n${readFileSync(log, "utf8").trim()}`);
  console.log(`== ${name}: ${passed ? "" : "FAILED, "}${seconds} s`);
  return passed;
}

/** The browser tests; the site at the root and the one at a sub-path must be built. */
export async function runPlaywright(
  browser: string,
  args: string[] = [],
  output: StdioOptions = "inherit",
) {
  for (const outbox of outboxes) rmSync(outbox, { recursive: true, force: true });
  const env = {
    CHROME_PATH: browser,
    // Every run has its own temporary folder, and each worker would compile all tests into it again.
    PLAYWRIGHT_TRANSFORM_CACHE_DIR: path.resolve(".cache/playwright"),
  };
  await run("playwright", ["test", ...args], env, output);
}
