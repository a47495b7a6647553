import { closeSync, mkdirSync, openSync, readFileSync } from "node:fs";
import { stripVTControlCharacters } from "node:util";
import { run } from "./run.ts";

/** Asked for with `npm start -- --verbose`. */
export const isVerbose = process.argv.includes("--verbose");

const logFile = ".cache/build-log.txt";

/** Runs one step of the build; prints its name when it begins, and its time when it is done. */
export async function stage<T>(name: string, work: () => Promise<T>): Promise<T> {
  const began = performance.now();
  process.stdout.write(isVerbose ? `${name} …\n` : `${name} … `);
  try {
    const result = await work();
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    process.stdout.write(isVerbose ? `${name}: ${seconds} s\n` : `${seconds} s\n`);
    return result;
  } catch (error) {
    process.stdout.write("\n");
    throw error;
  }
}

/** Runs a tool whose output goes to a file, unless the details were asked for. One that `listens` can be sent messages. */
export async function runQuietly(
  tool: string,
  args: string[],
  env: Record<string, string> = {},
  { listens = false } = {},
) {
  const channel = listens ? (["ipc"] as const) : [];
  if (isVerbose) return run(tool, args, env, ["inherit", "inherit", "inherit", ...channel]);
  mkdirSync(".cache", { recursive: true });
  const log = openSync(logFile, "w");
  try {
    await run(tool, args, env, ["ignore", log, log, ...channel]);
  } catch (error) {
    const said = firstError(readFileSync(logFile, "utf8"));
    throw said ? new Error(`${said} (details: ${logFile})`, { cause: error }) : error;
  } finally {
    closeSync(log);
  }
}

/** The line of a log that says what went wrong, without the stack that follows it. */
export function firstError(log: string) {
  const lines = stripVTControlCharacters(log)
    .split("\n")
    .map((line) => line.trim());
  const found = lines.find((line) => /^\w*Error(\W|$)/.test(line));
  return found?.replace(/^(Error|\w*Error \[\w+\]): /, "");
}
