import { expect, type Page, test } from "@playwright/test";
import { secondOwner } from "#tools/make-it-yours/second-owner.ts";
import { contrastFaults, wcagFaults } from "./accessibility.ts";
import { openReady } from "./ready.ts";

// The site that a second owner made by following the guide, built for /folio/. The owner has
// rewritten the names of the pages, so links are found by where they lead.

const site = `${secondOwner.siteUrl}/folio/`;

function linkTo(page: Page, path: string) {
  return page.locator(`a[href="/folio/${path}"]`).filter({ visible: true }).first();
}

test("every page of the site map answers below the sub-path", async ({ request }) => {
  const xml = await (await request.get("sitemap.xml")).text();
  const pages = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => url);
  expect(pages.length).toBeGreaterThan(10);
  for (const url of pages) {
    expect(url).toContain(site);
    expect((await request.get(url.slice(site.length))).status(), url).toBe(200);
  }
});

test("a visitor walks from home to a project, the blog and the contact form", async ({ page }) => {
  const faults: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) faults.push(answer.url());
  });
  await openReady(page, "");
  await expect(page.getByRole("img", { name: secondOwner.photo.alt })).toBeVisible();
  await linkTo(page, "projects").click();
  await expect(page).toHaveURL(/\/folio\/projects$/);
  await linkTo(page, "projects/test-savings-plan").click();
  await expect(page).toHaveURL(/\/folio\/projects\/test-savings-plan$/);
  await linkTo(page, "blogs").click();
  await expect(page).toHaveURL(/\/folio\/blogs$/);
  await linkTo(page, "contact").click();
  await expect(page).toHaveURL(/\/folio\/contact$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/folio\/blogs$/);
  expect(faults).toEqual([]);
});

test("the search leads below the sub-path", async ({ page }) => {
  await openReady(page, "");
  await page.keyboard.press("/");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill("savings");
  await dialog.getByRole("link", { name: /^Test: Savings plan/ }).click();
  await expect(page).toHaveURL(/\/folio\/projects\/test-savings-plan$/);
});

test("an unknown address below it is the not-found page, with a way home", async ({ page }) => {
  const answer = await page.goto("no/such/page");
  expect(answer?.status()).toBe(404);
  await page.getByRole("main").locator('a[href="/folio/"]').click();
  await expect(page).toHaveURL(/\/folio\/$/);
});

test("a query runs on PostgreSQL below the sub-path @thorough", async ({ page }) => {
  test.setTimeout(120_000);
  const faults: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) faults.push(answer.url());
  });
  await openReady(page, "blogs/every-element");
  const query = page.locator("figure.sql-query");
  const shown = await query.locator(".sql-steps > li").last().locator("td").allTextContents();
  await query.getByRole("button", { name: "Run" }).click();
  await expect(query.getByText(/^Run · result: 10 rows in /).first()).toBeVisible({
    timeout: 60_000,
  });
  const run = await query.locator(".sql-outcome tbody td").allTextContents();
  expect(run.slice(0, shown.length)).toEqual(shown);
  expect(faults).toEqual([]);
});

test("files for machines name the sub-path", async ({ request }) => {
  expect(await (await request.get("llms.txt")).text()).toContain("/folio/about):");
  const feed = await (await request.get("feed.xml")).text();
  expect(feed).toContain(`<id>${site}blogs/every-element</id>`);
  const { start_url, scope, icons } = await (await request.get("site.webmanifest")).json();
  expect({ start_url, scope }).toEqual({ start_url: "/folio/", scope: "/folio/" });
  for (const { src } of icons) {
    expect(src).toMatch(/^\/folio\//);
    expect((await request.get(src)).status(), src).toBe(200);
  }
});

test("a picture in a text opens in the viewer by keyboard, and every element is accessible", async ({
  page,
}) => {
  const refused: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error") refused.push(message.text());
  });
  await openReady(page, "blogs/every-element");
  expect(await wcagFaults(page)).toEqual([]);
  expect(await contrastFaults(page)).toEqual([]);
  const picture = page.getByRole("link", { name: /^A workbook with one row for each year/ });
  await picture.focus();
  await page.keyboard.press("Enter");
  const viewer = page.getByRole("dialog", { name: "The cash flow of a flat, year by year" });
  await expect(viewer.getByRole("img")).toBeVisible();
  expect(await wcagFaults(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(viewer).toHaveCount(0);
  await expect(picture).toBeFocused();
  // On a phone nothing but a wide diagram scrolls sideways, and that within itself.
  await page.setViewportSize({ width: 390, height: 800 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  expect(refused).toEqual([]);
});
