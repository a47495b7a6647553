/**
 * Runs what `npm start` runs in a copy of the site, in which a query is new: the site is built, answers, and ends when
 * it is asked to. Run: npm run test:start
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { exitWithMessage } from "#server/exit-with-message.ts";
import { freePort } from "#server/test-site-server.ts";
import packageFile from "../package.json" with { type: "json" };
import { copyRepository, removeCopy } from "./repository-copy.ts";

const longestMs = 10 * 60_000;

async function main() {
  const copy = await copyRepository("start-test");
  try {
    await rm(path.join(copy, "content/query-results/articles"), { recursive: true });
    await start(copy);
  } finally {
    await removeCopy(copy);
  }
}

async function start(copy: string) {
  const began = performance.now();
  const port = await freePort();
  const [, ...command] = packageFile.scripts.start.split(" ");
  const site = spawn(process.execPath, command, {
    cwd: copy,
    env: { ...process.env, PORT: `${port}` },
    stdio: "inherit",
  });
  process.once("exit", () => site.kill("SIGKILL"));
  const ended = once(site, "exit");
  const address = `http://localhost:${port}`;
  while (!(await answers(`${address}/healthz`))) {
    if (site.exitCode !== null) throw new Error("npm start ended before it served the site.");
    if (performance.now() - began > longestMs) throw new Error("npm start takes too long.");
    await pause(100);
  }
  console.log(`Started in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  if (!(await answers(address))) throw new Error("npm start does not serve the site.");
  site.kill("SIGTERM");
  const [code, signal] = await ended;
  // Windows has no signal that asks a program to end.
  if (code !== 0 && process.platform !== "win32") {
    throw new Error(`npm start did not end by itself, but with ${signal ?? `code ${code}`}.`);
  }
}

function answers(address: string) {
  return fetch(address).then(
    ({ ok }) => ok,
    () => false,
  );
}

await main().catch(exitWithMessage);
