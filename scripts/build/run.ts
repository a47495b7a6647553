import { type ChildProcess, type StdioOptions, spawn } from "node:child_process";
import path from "node:path";

const running = new Set<ChildProcess>();

// Stopping this process stops its child processes.
for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.on(signal, () => {
    if (running.size === 0) process.exit(130);
    for (const child of running) child.kill(signal);
    process.exitCode = 130;
  });
}

/** Runs a tool from `node_modules/.bin` in this terminal; rejects if it fails. */
export function run(
  tool: string,
  args: string[],
  env: Record<string, string> = {},
  stdio: StdioOptions = "inherit",
) {
  const child = spawn(path.resolve("node_modules/.bin", tool), args, {
    stdio,
    env: { ...process.env, ...env },
  });
  running.add(child);
  return new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code, signal) => {
      running.delete(child);
      if (code === 0) resolve();
      else reject(new Error(`${tool} ${args.join(" ")} ended with ${signal ?? `code ${code}`}.`));
    });
  });
}
