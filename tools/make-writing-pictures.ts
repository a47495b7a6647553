import path from "node:path";
import { chromium } from "@playwright/test";
import { findBrowser } from "./find-browser.ts";
import { startServerProcess } from "./load/server-process.ts";
import { copyRepository, removeCopy, runIn } from "./repository-copy.ts";
import { demoPictures } from "./writing/demo-pictures.ts";
import { takeLogPicture } from "./writing/log-picture.ts";
import { putDemo } from "./writing/put-demo.ts";
import { takePicture } from "./writing/take-picture.ts";

/** Takes every picture of docs/writing.md from the demo articles, in a copy built like any site. */
const copy = await copyRepository("writing");
await putDemo(copy);
await runIn(copy, "npm run build");
const server = await startServerProcess({
  BUILD_DIR: path.join(copy, "build"),
  OUTBOX_DIR: path.join(copy, "outbox"),
});
const browser = await chromium.launch({
  executablePath: findBrowser(),
  args: process.getuid?.() === 0 ? ["--no-sandbox"] : [],
});
try {
  const site = `http://localhost:${server.port}/`;
  for (const picture of demoPictures) console.log(await takePicture(browser, site, picture));
  console.log(await takeLogPicture(browser));
} finally {
  await browser.close();
  server.signal("SIGTERM");
  await server.exited;
}
await removeCopy(copy);
