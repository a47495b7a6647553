import { spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";
import { attempt, installWithApt, located } from "./install.ts";

const installed = [
  // Starts and draws faster than the whole browser.
  "chromium-headless-shell",
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** A Chrome or Chromium that starts: one that is here, or else one that is fetched now. */
export function findBrowser(): string {
  const { CHROME_PATH } = process.env;
  if (CHROME_PATH) {
    if (starts(CHROME_PATH)) return CHROME_PATH;
    throw new Error(`CHROME_PATH names ${CHROME_PATH}, which does not start. Correct or unset it.`);
  }
  const found = present();
  if (found) return found;
  const ways = [
    installWithPlaywright,
    () => installWithApt("chromium-headless-shell"),
    () => installWithApt("chromium"),
  ];
  for (const install of ways) {
    install();
    const fetched = present();
    if (fetched) return fetched;
  }
  throw new Error(
    "The browser tests need Chrome or Chromium, and none could be installed. Install one (on Debian: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium), or name it in CHROME_PATH.",
  );
}

function present() {
  return [...installed, chromium.executablePath()]
    .map(located)
    .find((path) => path && starts(path));
}

function starts(path: string) {
  return spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

function installWithPlaywright() {
  console.log("No Chrome or Chromium found; asking Playwright for one.");
  attempt("npx", ["playwright", "install", "chromium"]);
}
