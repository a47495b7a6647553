import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";
import { toolFile } from "#builder/process/run.ts";
import { attempt, installWithApt, located } from "./install.ts";

/** What the search needs to know about a machine; tests pass in an invented one. */
export type Machine = {
  /** The value of CHROME_PATH. */
  chosen: string | undefined;
  /** Paths where a browser may be, the preferred one first. */
  candidates: () => string[];
  starts: (path: string) => boolean;
  /** Ways to install a browser, the least intrusive first. */
  installers: (() => void)[];
};

/** The path of a Chrome or Chromium that starts. Installs one only where there is none. */
export function findBrowser(machine: Machine = thisMachine): string {
  const { chosen, candidates, starts, installers } = machine;
  if (chosen) {
    if (starts(chosen)) return chosen;
    throw new Error(`CHROME_PATH is ${chosen}, which does not start. Correct it or unset it.`);
  }
  const installed = candidates().find(starts);
  if (installed) return installed;
  for (const install of installers) {
    install();
    const found = candidates().find(starts);
    if (found) return found;
  }
  throw new Error(
    "The browser tests need Chrome or Chromium, and none could be installed. Install one (on Debian: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium), or set CHROME_PATH to one.",
  );
}

const commands = [
  // Starts and draws faster than the full browser.
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
];

const paths = [
  // Debian's, for a PATH without /usr/bin.
  "/usr/bin/chromium",
  "/opt/google/chrome/chrome",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe",
];

const thisMachine: Machine = {
  chosen: process.env.CHROME_PATH,
  candidates: () =>
    [...commands.map(located), ...paths, ...downloadedByPlaywright()].filter(Boolean),
  // Windows builds do not know the option and open a window.
  starts: (file) =>
    process.platform === "win32"
      ? existsSync(file)
      : spawnSync(file, ["--version"], { timeout: 20_000 }).status === 0,
  installers: [
    downloadWithPlaywright,
    () => installWithApt("chromium-headless-shell"),
    () => installWithApt("chromium"),
  ],
};

/** The version that Playwright asks for, then any other in its cache. */
function downloadedByPlaywright() {
  const wanted = chromium.executablePath();
  const [folder, inFolder] = wanted.split(/[\\/]chromium-\d+[\\/]/);
  if (!folder || !inFolder || !existsSync(folder)) return [wanted];
  const versions = readdirSync(folder).filter((name) => /^chromium-\d+$/.test(name));
  return [wanted, ...versions.map((version) => path.join(folder, version, inFolder))];
}

/** A machine that cannot reach Playwright's server should know within half a minute. */
function downloadWithPlaywright() {
  console.log("No Chrome or Chromium is installed; downloading one with Playwright.");
  attempt(process.execPath, [toolFile("playwright"), "install", "--no-shell", "chromium"], {
    timeoutMs: 240_000,
    env: { PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT: "5000" },
  });
}
