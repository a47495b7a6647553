import path from "node:path";
import { chromium } from "@playwright/test";
import { startSiteServer } from "#server/test-site-server.ts";
import { findBrowser } from "./find-browser.ts";
import { copyRepository, removeCopy, runIn } from "./repository-copy.ts";
import { demoPictures } from "./writing/demo-pictures.ts";
import { putDemo } from "./writing/put-demo.ts";
import { takePicture } from "./writing/take-picture.ts";

/** Takes every picture of docs/writing.md from the demo articles, in a copy built like any site. */
const copy = await copyRepository("writing");
await putDemo(copy);
await runIn(copy, "npm run build");
const server = await startSiteServer({ BUILD_DIR: path.join(copy, "build") });
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  for (const picture of demoPictures) {
    console.log(await takePicture(browser, `${server.url}/`, picture));
  }
} finally {
  await browser.close();
  await server.stop();
}
await removeCopy(copy);
