import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type LaunchOptions,
  type Page,
  test,
} from "@playwright/test";
import { thorough } from "#tools/test-depth.ts";
import { exampleArticle, exampleModel, indexPages, nameOf, pagesOfEachKind } from "./pages.ts";
import { gate } from "./ready.ts";

const pages = ["", `blogs/${exampleArticle.slug}`, `projects/${exampleModel.slug}`];

/**
 * The limit of a shift that nobody notices is 0.1. A paragraph near the top that needs a line more or less in the
 * other font moves the rest of the screen by that line, which is up to 0.02.
 */
const smallShift = 0.025;

const screens: [name: string, screen: BrowserContextOptions][] = [
  ["a desk", { viewport: { width: 1280, height: 900 } }],
  ["a phone @thorough", { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }],
];

/**
 * Hinting, which only Linux does, rounds the width of each letter to whole pixels, in each font differently. A
 * browser that hides its scrollbars moves the page when a dialog opens; with scrollbars nothing moves.
 */
function unhintedWithScrollbars(launchOptions: LaunchOptions): LaunchOptions {
  return {
    ...launchOptions,
    args: [...(launchOptions.args ?? []), "--font-render-hinting=none"],
    ignoreDefaultArgs: ["--hide-scrollbars"],
  };
}

for (const [name, screen] of screens) {
  test(`on ${name}, the first paint needs no other file, and the fonts that follow move next to nothing`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch(unhintedWithScrollbars(launchOptions));
    for (const path of pages) {
      const visit = await firstVisit(browser, path, { ...screen, ...(baseURL && { baseURL }) });
      const { blocking, shift } = visit;
      expect(blocking, `/${path}`).toEqual([]);
      expect(shift, `/${path}`).toBeLessThan(smallShift);
    }
    await browser.close();
  });

  test(
    `on ${name}, the fonts move next to nothing on any page`,
    thorough,
    async ({ playwright, launchOptions, baseURL }) => {
      test.slow();
      const browser = await playwright.chromium.launch(unhintedWithScrollbars(launchOptions));
      for (const path of [...pagesOfEachKind, ...indexPages]) {
        const visit = { ...screen, ...(baseURL && { baseURL }) };
        const { shift } = await firstVisit(browser, path, visit);
        expect.soft(shift, nameOf(path)).toBeLessThan(smallShift);
      }
      await browser.close();
    },
  );
}

/** A first visit, with nothing cached. The fonts come after the first paint, as they do from a distant server. */
async function firstVisit(browser: Browser, path: string, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const { open, opened } = gate();
  await page.route("**/*.woff2", async (route) => {
    await opened;
    await route.continue();
  });
  await page.goto(path, { waitUntil: "domcontentloaded" });
  await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
  open();
  await fontsShown(page);
  const paint = await page.evaluate(watchedPaint);
  await context.close();
  return paint;
}

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the page has its styles and its fonts", async ({ page }) => {
    const fonts: string[] = [];
    page.on("response", (response) => {
      if (response.request().resourceType() === "font") fonts.push(response.url());
    });
    await page.goto("about");
    await expect.poll(() => fonts.length).toBeGreaterThanOrEqual(3);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCSS("font-family", /^Newsreader,/);
    await expect(page.getByRole("banner")).toHaveCSS("position", "fixed");
  });
});

async function fontsShown(page: Page) {
  await page.waitForFunction(() => {
    const fonts = [...document.fonts].filter(({ status }) => status !== "unloaded");
    const isShown = (family: string) =>
      fonts.some((font) => font.family.replaceAll('"', "") === family && font.status === "loaded");
    const isLoading = fonts.some(({ status }) => status === "loading");
    return !isLoading && ["Newsreader", "Geist", "Geist Mono"].every(isShown);
  });
}

/** Runs in the page, once it has its fonts. */
async function watchedPaint() {
  // Two frames: the first lays the text out again, and the shift is reported with the second.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const blocking = performance
    .getEntriesByType("resource")
    .filter((entry) => "renderBlockingStatus" in entry && entry.renderBlockingStatus === "blocking")
    .map(({ name }) => name);
  const shifts: PerformanceEntry[] = [];
  await new Promise((resolve) => {
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
    setTimeout(resolve, 100);
  });
  return {
    blocking,
    shift: shifts.reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0),
  };
}
