import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { profile } from "#content/profile.ts";
import { overBudget } from "./byte-budget.ts";
import { watchVisit } from "./page-visit.ts";
import { missingPage, nameOf, pages, waysThere } from "./pages.ts";
import { cutOff, isShrunk, layOutOn, type Paper, papers } from "./paper.ts";
import { openReady } from "./ready.ts";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Not part of axe's defaults, because it is experimental: a name must contain the visible text (WCAG 2.5.3). */
const labelInName = { "label-content-name-mismatch": { enabled: true } };
const desk = { width: 1280, height: 900 };
const phone = { width: 390, height: 844 };
const smallPhone = { width: 360, height: 740 };
const lightInk = "rgb(26, 30, 35)";
const darkInk = "rgb(236, 234, 228)";

// Loading a page and starting its script takes longer than any check, so one visit makes them all.
// The checks are soft: one that fails does not hide the others.
for (const path of [...pages, ...waysThere]) {
  test(`${nameOf(path)} passes the checks for every page`, async ({ page, baseURL }) => {
    test.slow();
    const visit = watchVisit(page, baseURL ?? "");
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await page.setViewportSize(desk);
    await openReady(page, path);

    await test.step("is accessible in light", async () => {
      await expectNoViolations(page, "on a desk", byWcag);
      if (pages.includes(path)) {
        expect.soft(overBudget(path, await visit.weight()), "bytes").toEqual([]);
      }
      await page.setViewportSize(phone);
      await expectNoViolations(page, "on a phone", byWcag);
    });

    // Of everything axe checks, a theme can only change the colours.
    await test.step("has enough contrast in dark", async () => {
      await page.emulateMedia({ colorScheme: "dark" });
      await expect.soft(page.locator("h1")).toHaveCSS("color", darkInk);
      await expectNoViolations(page, "on a phone", (axe) => axe.withRules("color-contrast"));
      await page.setViewportSize(desk);
      await expectNoViolations(page, "on a desk", (axe) => axe.withRules("color-contrast"));
    });

    await test.step("does not scroll sideways on a small phone", async () => {
      await page.setViewportSize(smallPhone);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(width).toBeLessThanOrEqual(smallPhone.width);
    });

    if (path === missingPage || pages.includes(path)) {
      await test.step("is complete and light on paper", () => expectGoodPrint(page, path));
    }

    await test.step("asks only its own host, fails at nothing and logs nothing", () => {
      // The not-found page is answered with 404, which the browser logs.
      const expected = path === missingPage ? /404/ : /^$/;
      expect.soft(visit.faults.filter((fault) => !expected.test(fault))).toEqual([]);
    });
  });
}

function byWcag(axe: AxeBuilder) {
  return axe.options({ runOnly: { type: "tag", values: wcag }, rules: labelInName });
}

async function expectNoViolations(
  page: Page,
  where: string,
  choose: (axe: AxeBuilder) => AxeBuilder,
) {
  // Legacy mode leaves out frames, of which no page has one, and the blank tab that joins their results.
  const { violations } = await choose(new AxeBuilder({ page }).setLegacyMode()).analyze();
  const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  expect.soft(faults, where).toEqual([]);
}

async function expectGoodPrint(page: Page, path: string) {
  for (const paper of Object.keys(papers) as Paper[]) {
    await layOutOn(page, paper);
    expect.soft(await cutOff(page, paper), paper).toEqual([]);
    const pdf = await page.pdf({ format: paper });
    expect.soft(isShrunk(pdf), `${paper}, shrunk to fit`).toBe(false);
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
    for (const path of [...pages, ...waysThere]) {
      await page.goto(path);
      await expect.soft(page.getByRole("heading", { level: 1 }), path).toBeVisible();
      await expect.soft(page.getByRole("navigation", { name: "Main" }), path).toBeVisible();
      const words = await page.getByRole("main").innerText();
      expect.soft(words.split(/\s+/).length, path).toBeGreaterThan(8);
    }
  });
});
