import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { findBrowser } from "./find-browser.ts";
import { startServerProcess } from "./load/server-process.ts";
import { copyRepository, removeCopy, runIn } from "./repository-copy.ts";
import { type DemoPicture, demoPictures } from "./writing/demo-pictures.ts";
import { putDemo } from "./writing/put-demo.ts";

/** Pixels around what a picture shows. */
const margin = 16;

/** Takes the pictures of docs/writing.md from the demo articles, in a copy built like any site. */
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
  for (const picture of demoPictures) await take(browser, picture);
} finally {
  await browser.close();
  server.signal("SIGTERM");
  await server.exited;
}
if (!process.argv.includes("--keep")) await removeCopy(copy);

async function take(browser: Browser, picture: DemoPicture) {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await page.goto(`http://localhost:${server.port}/blogs/${picture.article}`);
  await page.evaluate(() => document.fonts.ready);
  await picture.prepare?.(page);
  const clip = await boundsOf(page, picture);
  const shot = await page.screenshot({ clip, fullPage: picture.from !== "window" });
  const file = `docs/pictures/writing-${picture.name}.png`;
  const { size } = await sharp(shot).png({ palette: true, effort: 10 }).toFile(file);
  console.log(`${file}: ${Math.ceil(size / 1024)} KB`);
  await page.close();
}

/** From the top of the first element to the bottom of the last, and as wide as the text and its margin. */
async function boundsOf(page: Page, { from, to }: DemoPicture) {
  if (from === "window") return { x: 0, y: 0, width: 1280, height: 900 };
  const first = await page.locator(from).first().boundingBox();
  const last = await page
    .locator(to ?? from)
    .last()
    .boundingBox();
  if (!first || !last) throw new Error(`${from} or ${to} is not on the page.`);
  const left = Math.min(first.x, last.x) - margin;
  const right = Math.max(first.x + first.width, last.x + last.width) + margin;
  return {
    x: left,
    y: first.y - margin,
    width: right - left,
    height: last.y + last.height - first.y + 2 * margin,
  };
}
