import path from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { openReady } from "#e2e/ready.ts";
import { startSiteServer } from "#server/test-site-server.ts";
import { findBrowser } from "./find-browser.ts";
import { copyRepository, removeCopy, runIn } from "./repository-copy.ts";
import { addDemoArticles } from "./writing/add-demo-articles.ts";

/** A picture of docs/writing.md: `docs/pictures/writing-<name>.png`. */
type DemoPicture = {
  name: string;
  /** Path of the page. */
  page: string;
  /** What it shows, and what else it reaches to; or the whole window. */
  from: string;
  to?: string;
  /** Of the window, in pixels; 1280 × 900 if not given. */
  viewport?: { width: number; height: number };
  /** Fewer pixels and colours for a window full of figures, which would be ten times as large as the others. */
  isDense?: true;
  /** Before the page is opened. */
  set?: (page: Page) => Promise<unknown>;
  prepare?: (page: Page) => Promise<void>;
};

const page = "blogs/every-element";

const demoPictures: readonly DemoPicture[] = [
  {
    name: "formula",
    page,
    from: "#formulas + p",
    to: ".symbols",
  },
  { name: "code", page, from: ".code-block >> nth=0" },
  { name: "line-chart", page, from: "#line-chart + .data-chart" },
  { name: "column-chart", page, from: "#column-chart + .data-chart" },
  { name: "bar-chart", page, from: "#bar-chart + .data-chart" },
  { name: "scatter-chart", page, from: "#scatter-chart + .data-chart" },
  {
    name: "picture",
    page,
    from: "window",
    viewport: { width: 900, height: 560 },
    isDense: true,
    prepare: async (page) => {
      await page.getByRole("link", { name: "A workbook with one row for each year" }).click();
      await page.getByRole("dialog").getByRole("img").waitFor();
      await page.waitForLoadState("networkidle");
    },
  },
  { name: "diagram", page, from: ".diagram" },
  { name: "components", page, from: "#components + *", to: ".prose p:has([aria-disabled])" },
  {
    name: "query",
    page: "blogs/sql-queries-financial-analyst",
    from: ".sql-query >> nth=0",
  },
  {
    name: "notebook",
    page: "blogs/cash-flow-notebook",
    from: "#present-value + p",
    to: ".prose a:has(img) >> nth=0",
  },
  {
    name: "tag",
    page: "blogs/tags/excel",
    from: "window",
    viewport: { width: 1000, height: 720 },
  },
  { name: "series", page: "blogs/sql-queries-financial-analyst", from: ".article-details" },
  {
    name: "sharing",
    page: "blogs/ai-for-workplace",
    from: "window",
    viewport: { width: 390, height: 620 },
    // A browser without a window has no sheet for sharing.
    set: (page) => page.addInitScript("navigator.share = async () => {}"),
    prepare: (page) => page.getByRole("button", { name: "Share" }).waitFor(),
  },
];

/** Pixels around what a picture shows. */
const margin = 16;

/** Writes a picture of docs/writing.md from a site with the demo articles; returns its file and size. */
async function takePicture(browser: Browser, site: string, picture: DemoPicture) {
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

/** Takes every picture of docs/writing.md from the demo articles, in a copy built like any site. */
const copy = await copyRepository("writing");
await addDemoArticles(copy);
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
