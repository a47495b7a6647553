import {
  type Browser,
  type BrowserContextOptions,
  expect,
  type LaunchOptions,
  type Page,
  test,
} from "@playwright/test";
import { thorough } from "#scripts/test-depth.ts";
import { nameOf, pagesOfEachKind, waysThere } from "./pages.ts";
import { untilReady } from "./ready.ts";

const pages = [
  // A list, an article, and a model with formulas: all three families, and those of mathematics.
  ...["", "blogs/investor-onboarding-compliance", "projects/dcf-valuation-model"],
  // On a desk, the line of its technologies breaks in the system font only.
  "projects/financial-report-generator",
];

/** What the third decimal of a layout shift cannot show. */
const noShift = 0.0005;

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
  test(`on ${name}, the first paint needs no stylesheet, no font and no script, and the fonts that follow move nothing`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch(unhintedWithScrollbars(launchOptions));
    for (const path of pages) {
      const visit = await firstVisit(browser, path, { ...screen, ...(baseURL && { baseURL }) });
      const { beforePaint, afterPaint, shift } = visit;
      expect(beforePaint, `/${path}`).toEqual([]);
      expect(afterPaint.filter(isFont).length, `/${path}`).toBeGreaterThanOrEqual(3);
      expect(shift, `/${path}`).toBeLessThan(noShift);
    }
    await browser.close();
  });

  test(
    `on ${name}, the fonts move nothing on any page`,
    thorough,
    async ({ playwright, launchOptions, baseURL }) => {
      test.slow();
      const browser = await playwright.chromium.launch(unhintedWithScrollbars(launchOptions));
      for (const path of [...pagesOfEachKind, ...waysThere]) {
        const visit = { ...screen, ...(baseURL && { baseURL }) };
        const { shift } = await firstVisit(browser, path, visit);
        expect.soft(shift, nameOf(path)).toBeLessThan(noShift);
      }
      await browser.close();
    },
  );
}

/** A visit by someone who has never been here. */
async function firstVisit(browser: Browser, path: string, options: BrowserContextOptions) {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  await page.goto(path);
  await fontsShown(page);
  const paint = await page.evaluate(watchedPaint);
  await context.close();
  return paint;
}

test("a visitor who comes back has the fonts from the start", async ({ page }) => {
  await page.goto("about");
  await fontsShown(page);
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => {
      const families = [...document.fonts].map(({ family }) => family);
      document.documentElement.dataset.atStart = String(families.includes("Newsreader"));
    });
  });
  await page.goto("blogs");
  await expect(page.locator("html")).toHaveAttribute("data-at-start", "true");
});

test("where storage is blocked, the fonts come all the same", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("Blocked.", "SecurityError");
      },
    });
  });
  await page.goto("about");
  await fontsShown(page);
});

test("what is far below the screen is laid out when a reader comes near it, and all of it soon afterwards", async ({
  page,
}) => {
  const article = "blogs/interview-preparation-chatgpt";
  let sendFonts = () => {};
  const fontsMayCome = new Promise<void>((resolve) => {
    sendFonts = resolve;
  });
  await page.route("**/*.woff2", async (route) => {
    await fontsMayCome;
    await route.continue();
  });
  await page.goto(article);
  const later = page.locator("main [data-later]");
  const inLast = await page.locator("main [data-later] > *").last().elementHandle();
  const isDrawn = () =>
    inLast?.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
  expect(await later.count()).toBeGreaterThan(20);
  expect(await isDrawn()).toBe(false);
  await inLast?.scrollIntoViewIfNeeded();
  await expect.poll(isDrawn).toBe(true);
  sendFonts();
  await expect(later).toHaveCount(0);

  // The place of an anchor depends on the heights above it.
  await page.goto("about");
  await page.goto(`${article}#content`);
  const leftOut = await page
    .locator("main .prose *")
    .evaluateAll((parts) =>
      parts.filter((part) => getComputedStyle(part).contentVisibility !== "visible"),
    );
  expect(leftOut).toEqual([]);
});

type Jumped = { movedBy: () => number };

test(
  "for a reader who jumps, or who uses a key, all of the page is laid out at once, and what is read stays in its place",
  thorough,
  async ({ page }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    // The page's own script listens later, so this notes what it finds.
    await page.addInitScript(() => {
      const place = () => read?.getBoundingClientRect().top ?? Number.NaN;
      let read: Element | null = null;
      let before = Number.NaN;
      const note = () => {
        read = document.elementFromPoint(innerWidth / 2, innerHeight / 2);
        before = place();
      };
      addEventListener("scroll", note, { once: true });
      Object.assign(window, { movedBy: () => Math.abs(place() - before) });
    });
    const movedBy = () => page.evaluate(() => (window as unknown as Jumped).movedBy());
    const later = page.locator("main [data-later]");
    await page.goto("blogs/interview-preparation-chatgpt");
    expect(await later.count()).toBeGreaterThan(20);
    await page.evaluate(() => scrollTo(0, 9000));
    await expect(later).toHaveCount(0);
    expect(await movedBy()).toBeLessThan(2);

    await page.goto("about");
    await page.goto("projects");
    expect(await later.count()).toBeGreaterThan(20);
    await page.keyboard.press("End");
    await expect(later).toHaveCount(0);
    await expect(page.getByRole("contentinfo").getByRole("link").last()).toBeInViewport();
  },
);

test.describe("on a phone", () => {
  test.use({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true });

  test("the first paint ends below the screen, and the rest is there for a picture, for an anchor and for a reader who goes on at once", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.requestIdleCallback = () => 0;
    });
    const later = page.locator("main [data-later]");
    await page.goto("projects");
    expect(await later.count()).toBeGreaterThan(0);
    await page.screenshot({ fullPage: true });
    await expect(later).toHaveCount(0);

    // Not with the picture's help: the page is opened again.
    await page.goto("about");
    await page.goto("projects");
    await page.getByRole("main").getByRole("link", { name: "Python" }).first().click();
    await expect(later).toHaveCount(0);

    await page.goto("blogs/interview-preparation-chatgpt");
    const nextPart = await page.locator("main [data-next] > *").first().elementHandle();
    const isDrawn = () =>
      nextPart?.evaluate((part) => part.checkVisibility({ contentVisibilityAuto: true }));
    expect(await isDrawn()).toBe(false);
    await page.evaluate(() => scrollBy(0, 100));
    await expect.poll(isDrawn).toBe(true);
  });

  test(
    "a link to a text in an article leads to it, as those of search engines do",
    thorough,
    async ({ page }) => {
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      await page.goto("blogs/interview-preparation-chatgpt#:~:text=SUMPRODUCT%20counts%20text");
      await expect(page.getByText("SUMPRODUCT counts text")).toBeInViewport();
    },
  );

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    test("nothing on the first screen of a page is left for later", thorough, async ({ page }) => {
      for (const path of [...pagesOfEachKind, ...waysThere]) {
        await page.goto(path);
        const parts = page.locator("main [data-later]").filter({ visible: true });
        const tops = await parts.evaluateAll((shown) =>
          shown.map((part) => part.getBoundingClientRect().top),
        );
        expect.soft(Math.min(...tops), nameOf(path)).toBeGreaterThanOrEqual(823);
      }
    });
  });
});

test("data that does not come is asked for again when the visitor does something", async ({
  page,
}) => {
  let requests = 0;
  await page.route("**/assets/data-*.txt", (route) => {
    requests += 1;
    return requests === 1 ? route.abort() : route.continue();
  });
  await page.goto("projects/solar-financing-calculator");
  await expect.poll(() => requests).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event("hydrate")));
  await untilReady(page);
  expect(requests).toBe(2);
});

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

function isFont(url: string) {
  return url.endsWith(".woff2");
}

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
  // Two frames: the first lays the text out anew, and the shift is reported with the second.
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  const [painted] = performance.getEntriesByName("first-contentful-paint");
  const resources = performance
    .getEntriesByType("resource")
    .filter(({ name }) => /\.(woff2|css|js)#?$/.test(name));
  const requested = (isWanted: (at: number) => boolean) =>
    resources.filter(({ startTime }) => isWanted(startTime)).map(({ name }) => name);
  const paintedAt = painted?.startTime ?? Number.POSITIVE_INFINITY;
  const shifts: PerformanceEntry[] = [];
  await new Promise((resolve) => {
    new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
      type: "layout-shift",
      buffered: true,
    });
    setTimeout(resolve, 100);
  });
  return {
    beforePaint: requested((at) => at <= paintedAt),
    afterPaint: requested((at) => at > paintedAt),
    shift: shifts.reduce((sum, entry) => sum + ("value" in entry ? Number(entry.value) : 0), 0),
  };
}
