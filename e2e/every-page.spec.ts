import { expect, type Page, test } from "@playwright/test";
import { profile } from "#content/profile.ts";
import { isThorough, thoroughUnless } from "#tools/test-depth.ts";
import { contrastFaults, wcagFaults } from "./accessibility.ts";
import {
  indexPages,
  missingPage,
  nameOf,
  onePerKind,
  pagesOfEachKind,
  watchVisit,
} from "./pages.ts";
import { cutOff, isShrunk, layOutOn, type Paper, papers } from "./paper.ts";
import { openReady } from "./ready.ts";

const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const smallPhone = { width: 360, height: 740 };
const lightInk = "rgb(26, 30, 35)";
const darkInk = "rgb(236, 234, 228)";

// Loading a page and starting its script takes longer than any check, so one visit makes them all.
// The checks are soft: one that fails does not hide the others.
for (const path of [...pagesOfEachKind, ...indexPages]) {
  const details = thoroughUnless(onePerKind.includes(path));
  test(`${nameOf(path)} passes the checks for every page`, details, async ({ page, baseURL }) => {
    test.slow();
    const visit = watchVisit(page, baseURL ?? "");
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize(phone);
    await openReady(page, path);

    await test.step("is accessible on a phone", async () => {
      expect.soft(await wcagFaults(page)).toEqual([]);
      await expectContrast(page);
    });

    await test.step("is accessible on a wide screen", async () => {
      await page.setViewportSize(desk);
      expect.soft(await wcagFaults(page)).toEqual([]);
      await expectContrast(page);
    });

    await test.step("has one size of second-level headings", async () => {
      const sizes = await page
        .locator("main h2:not(.sr-only, .sr-only *, dialog *)")
        .evaluateAll((headings) =>
          headings
            .filter((heading) => heading.checkVisibility())
            .map((heading) => getComputedStyle(heading).fontSize),
        );
      expect.soft(new Set(sizes).size).toBeLessThanOrEqual(1);
    });

    await test.step("does not scroll sideways on a small phone", async () => {
      await page.setViewportSize(smallPhone);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width).toBeLessThanOrEqual(smallPhone.width);
    });

    if (path === missingPage || pagesOfEachKind.includes(path)) {
      await test.step("is complete and light on paper", () => expectGoodPrint(page, path));
    }

    await test.step("asks only its own host, fails at nothing and logs nothing", () => {
      // The not-found page is answered with 404, which the browser logs.
      const expected = path === missingPage ? /404/ : /^$/;
      expect.soft(visit.faults.filter((fault) => !expected.test(fault))).toEqual([]);
    });
  });
}

test("no page scrolls sideways on a small phone, fails at anything or logs anything", async ({
  page,
  baseURL,
}) => {
  test.slow();
  const visit = watchVisit(page, baseURL ?? "");
  await page.setViewportSize(smallPhone);
  for (const path of pagesOfEachKind.filter((path) => !onePerKind.includes(path))) {
    await openReady(page, path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect.soft(width, path).toBeLessThanOrEqual(smallPhone.width);
    expect.soft(visit.faults.splice(0), path).toEqual([]);
  }
});

/** Of everything that axe checks, only contrast depends on the theme. */
async function expectContrast(page: Page) {
  for (const [colorScheme, ink] of [
    ["dark", darkInk],
    ["light", lightInk],
  ] as const) {
    await page.emulateMedia({ colorScheme });
    await expect.soft(page.locator("h1"), colorScheme).toHaveCSS("color", ink);
    expect.soft(await contrastFaults(page), colorScheme).toEqual([]);
  }
}

/** A page is printed in light colors whatever the theme. */
async function expectGoodPrint(page: Page, path: string) {
  await page.emulateMedia({ colorScheme: "dark" });
  for (const paper of Object.keys(papers) as Paper[]) {
    await layOutOn(page, paper);
    expect.soft(await cutOff(page, paper), paper).toEqual([]);
    // The narrower of the two: what is not shrunk to fit it is not shrunk to fit the other.
    if (paper !== "A4") continue;
    expect.soft(isShrunk(await page.pdf({ format: paper })), "shrunk to fit").toBe(false);
  }
  await expect.soft(page.getByRole("heading", { level: 1 })).toHaveCSS("color", lightInk);
  await expect.soft(page.getByRole("banner")).toBeHidden();
  await expect.soft(page.getByRole("contentinfo")).toBeHidden();
  const overlays = page.locator("dialog, [popover], .no-print").filter({ visible: true });
  await expect.soft(overlays).toHaveCount(0);
  await expect.soft(page.getByRole("slider").or(page.getByRole("textbox"))).toHaveCount(0);
  const source = `${profile.name}, ${profile.siteUrl}${nameOf(path)}`;
  const sources = path === missingPage ? 0 : 1;
  await expect.soft(page.getByText(source, { exact: true })).toHaveCount(sources);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("every page shows its heading, its text and the navigation", async ({ page }) => {
    for (const path of isThorough ? [...pagesOfEachKind, ...indexPages] : onePerKind) {
      await page.goto(path);
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect.soft(page.getByRole("navigation", { name: "Main" }), path).toBeVisible();
      const words = await page.getByRole("main").innerText();
      expect.soft(words.split(/\s+/).length, path).toBeGreaterThan(8);
    }
  });
});
