import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { chromium } from "@playwright/test";
import { failPlainly } from "#server/fail-plainly.ts";
import { sliderLatency } from "./bench/slider-latency.ts";
import { build } from "./build/build-site.ts";
import { buildSettings } from "./build/settings.ts";
import { findBrowser } from "./find-browser.ts";

const port = 4180;
const url = `http://localhost:${port}/projects/solar-financing-dashboard`;
const slider = "Electricity price";
const goalMs = 50;

/** `npm run bench`: how quickly a slider of a model answers, beside the same on an unhindered processor. */
async function main() {
  const executablePath = findBrowser();
  await build(buildSettings({}));
  const server = await serve();
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox"] });
  try {
    const plain = await sliderLatency(browser, { url, slider, slowdown: 1 });
    const slowed = await sliderLatency(browser, { url, slider, slowdown: 4 });
    console.log("\nSlider step on the solar dashboard, from input to the frame that shows it:");
    console.table({ "full speed": plain, "4× slower": slowed });
    console.log(
      `Goal at 4× slowdown: ${goalMs} ms; the median is ${slowed.median <= goalMs ? "within" : "beyond"} it, ${(slowed.median / plain.median).toFixed(1)} times the unhindered one.`,
    );
  } finally {
    await browser.close();
    server.kill();
  }
}

async function serve(): Promise<ChildProcess> {
  const server = spawn(process.execPath, ["--import", "tsx", "server/main.ts"], {
    env: { ...process.env, PORT: String(port), OUTBOX_DIR: ".cache/bench-outbox" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(server.stdout, "data");
  return server;
}

await main().catch(failPlainly);
