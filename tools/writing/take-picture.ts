import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { openReady } from "#e2e/ready.ts";
import type { DemoPicture } from "./demo-pictures.ts";

/** Pixels around what a picture shows. */
const margin = 16;

/** Writes a picture of docs/writing.md from a site with the demo articles; returns its file and size. */
export async function takePicture(browser: Browser, site: string, picture: DemoPicture) {
  const page = await browser.newPage({
    viewport: picture.viewport ?? { width: 1280, height: 900 },
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  await picture.set?.(page);
  await openReady(page, site + picture.page);
  await picture.prepare?.(page);
  // What script has measured is drawn in the frame after the next.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  const clip = await boundsOf(page, picture);
  const shot = await page.screenshot({ clip, fullPage: picture.from !== "window" });
  await page.close();
  return savePicture(picture.name, shot, picture.isDense);
}

/** Writes a picture in few colours; returns its file and size. */
async function savePicture(name: string, shot: Buffer, isDense = false) {
  const file = `docs/pictures/writing-${name}.png`;
  const { size } = await sharp(shot)
    .resize({ width: isDense ? 600 : 900, withoutEnlargement: true })
    .png({ palette: true, effort: 10, colours: isDense ? 16 : 64 })
    .toFile(file);
  return `${file}: ${Math.ceil(size / 1024)} KB`;
}

/** Around all elements that the picture names. */
async function boundsOf(page: Page, { from, to }: DemoPicture) {
  if (from === "window")
    return { x: 0, y: 0, ...(page.viewportSize() ?? { width: 1280, height: 900 }) };
  const named = [from, ...(to ? [to] : [])];
  const elements = await Promise.all(named.map((selector) => page.locator(selector).all()));
  const found = await Promise.all(elements.flat().map((element) => element.boundingBox()));
  const boxes = found.filter((box) => box !== null);
  if (boxes.length < named.length) throw new Error(`${named.join(" or ")} is not on the page.`);
  const left = Math.min(...boxes.map(({ x }) => x)) - margin;
  const top = Math.min(...boxes.map(({ y }) => y)) - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map(({ x, width }) => x + width)) + margin - left,
    height: Math.max(...boxes.map(({ y, height }) => y + height)) + margin - top,
  };
}
