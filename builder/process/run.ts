import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

const running = new Set<ChildProcess>();

/** Ends the tools that are running: each `run` rejects. */
export function stopTools(signal: NodeJS.Signals = "SIGTERM") {
  for (const child of running) child.kill(signal);
}

/** Sends a message to the tools that were started with a channel for it. */
export function notifyTools(message: string) {
  // Nothing is sent to one that has just ended: its `run` reports how it ended.
  for (const child of running) if (child.connected) child.send(message, () => {});
}

function forwardSignal(signal: NodeJS.Signals) {
  stopTools(signal);
  process.exitCode = 130;
}

/** Stopping this process stops its tools. While none is running, signals are left to the server, which has its own handler. */
function watch(child: ChildProcess) {
  if (running.size === 0) for (const signal of signals) process.on(signal, forwardSignal);
  running.add(child);
}

function unwatch(child: ChildProcess) {
  running.delete(child);
  if (running.size === 0) for (const signal of signals) process.off(signal, forwardSignal);
}

const signals = ["SIGINT", "SIGTERM"] as const;

/** Runs a tool of a package in this terminal; rejects if it fails. */
export function run(
  tool: string,
  args: string[],
  env: Record<string, string> = {},
  stdio: StdioOptions = "inherit",
) {
  const child = spawn(process.execPath, [toolFile(tool), ...args], {
    stdio,
    env: { ...process.env, ...env },
  });
  watch(child);
  return new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      unwatch(child);
      if (code === 0) resolve();
      else reject(new Error(`${tool} ${args.join(" ")} ended with ${signal ?? `code ${code}`}.`));
    });
  });
}

/** Tools that are not named after their package. */
const packageNames: Partial<Record<string, string>> = {
  tsc: "typescript",
  biome: "@biomejs/biome",
  playwright: "@playwright/test",
  // Its packages are installed only where it is run.
  stryker: "../tools/mutation/node_modules/@stryker-mutator/core",
};

/**
 * The JavaScript file of a tool, to be run by Node. The commands in `node_modules/.bin` are shell scripts on Windows,
 * which no program can start as such.
 */
export function toolFile(tool: string) {
  const folder = path.resolve("node_modules", packageNames[tool] ?? tool);
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : bin[tool]);
}
