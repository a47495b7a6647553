import { execFileSync, spawnSync } from "node:child_process";
import { chromium } from "@playwright/test";

const installed = [
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
  for (const install of [installWithPlaywright, installWithApt]) {
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

/** The full path of a command, since Playwright does not search for it. */
function located(command: string) {
  if (/[\\/]/.test(command)) return command;
  const { stdout, status } = spawnSync("sh", ["-c", `command -v ${command}`], { encoding: "utf8" });
  return status === 0 ? stdout.trim() : "";
}

function starts(path: string) {
  return spawnSync(path, ["--version"], { timeout: 20_000 }).status === 0;
}

function installWithPlaywright() {
  console.log("No Chrome or Chromium found; asking Playwright for one.");
  attempt("npx", ["playwright", "install", "chromium"]);
}

function installWithApt() {
  if (process.getuid?.() !== 0 || !located("apt-get")) return;
  console.log("Installing Debian's package chromium.");
  attempt("apt-get", ["update", "-qq"]);
  attempt("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"]);
}

/** An installation that fails is no reason to stop: the next one may succeed. */
function attempt(command: string, args: string[]) {
  try {
    execFileSync(command, args, { stdio: ["ignore", "ignore", "inherit"], timeout: 240_000 });
  } catch {
    console.log(`${command} ${args.join(" ")} did not succeed.`);
  }
}
