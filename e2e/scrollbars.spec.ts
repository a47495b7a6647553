import { test as base, expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import { openReady } from "./ready.ts";

/**
 * Playwright hides scrollbars; here they take their 15 pixels, as on most desktops. In a browser that the test starts,
 * because other options of the worker's browser would need a worker process of their own.
 */
const test = base.extend({
  page: async ({ playwright, launchOptions, baseURL, viewport }, use) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      ignoreDefaultArgs: ["--hide-scrollbars"],
    });
    await use(await browser.newPage({ viewport, ...(baseURL && { baseURL }) }));
    await browser.close();
  },
});

const illustrated = projectsWithPage.find(({ detail }) => detail?.screenshots.length);
const inGutter = { x: 1273, y: 500 };
const besideGutter = { x: 1260, y: 500 };

test("nothing of the page shows through the image viewer @thorough", async ({ page }) => {
  test.skip(!illustrated, "no project has screenshots");
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openReady(page, `projects/${illustrated?.slug}`);
  await page.getByRole("figure").getByRole("button").first().click();
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const ground = await pixelAt(page, { x: 10, y: 880 });
    expect(await pixelAt(page, { x: 10, y: 10 }), `the bar in ${colorScheme}`).toBe(ground);
    expect(await pixelAt(page, { x: 120, y: 32 }), `the brand in ${colorScheme}`).toBe(ground);
    expect(await pixelAt(page, inGutter), `the gutter in ${colorScheme}`).toBe(ground);
  }
});

test("a dialog moves nothing, and dims the page to its right edge", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await openReady(page, "projects");
  const button = page.getByRole("button", { name: /^Get the project copy/ }).first();
  // Pressing a button below the window's edge would scroll the page.
  await button.scrollIntoViewIfNeeded();
  const heading = page.locator("h1");
  const before = await heading.boundingBox();
  await button.click();
  await expect(page.getByRole("dialog")).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    const [gutter, beside] = [await pixelAt(page, inGutter), await pixelAt(page, besideGutter)];
    expect(distance(gutter, beside), colorScheme).toBeLessThanOrEqual(3);
  }
});

test("on a short page the line below the bar reaches the scrollbar's edge @thorough", async ({
  page,
}) => {
  await openReady(page, "no-such-page");
  const { bar, room } = await page.evaluate(() => ({
    bar: document.querySelector("header")?.getBoundingClientRect().right,
    room: document.documentElement.clientWidth,
  }));
  expect(bar).toBe(room);
  // A scrollbar, not an empty strip of paper, fills the rest.
  const paper = await pixelAt(page, { x: 1250, y: 500 });
  expect(await pixelAt(page, inGutter)).not.toBe(paper);
});

/** The largest difference in red, green or blue. */
function distance(a: string, b: string) {
  const channels = (color: string) => [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
  return Math.max(
    ...channels(a).map((value, index) => Math.abs(value - (channels(b)[index] ?? 0))),
  );
}

type Place = { x: number; y: number };

/** The color that the visitor sees at this place of the viewport, as `#rrggbb`. */
async function pixelAt(page: Page, { x, y }: Place) {
  const picture = await page.screenshot();
  const { data } = await sharp(picture)
    .extract({ left: Math.floor(x), top: Math.floor(y), width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return `#${data.toString("hex")}`;
}
