import { expect, type Page, test } from "@playwright/test";
import { openReady } from "./ready.ts";

test.use({ viewport: { width: 390, height: 844 } });

const model = "projects/fraud-detection";
const lateScripts = /\/assets\/(below-model|fraud-detection-(?!own|base))[\w-]*\.js$/;

function copyButton(page: Page) {
  return page.getByRole("main").locator("figure button", { hasText: "Copy" }).first();
}

function footerLink(page: Page) {
  return page.getByRole("contentinfo").getByRole("link", { name: "Books", exact: true });
}

/** React notes its own data on every element that it has taken over. */
function isTakenOver(page: Page) {
  return copyButton(page).evaluate((button) =>
    Object.keys(button).some((key) => /react/i.test(key)),
  );
}

test("what is below a model comes when it is near, and the next page with the whole stylesheet", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => {
    if (lateScripts.test(request.url())) asked.push(request.url());
  });
  await openReady(page, model);
  expect(asked).toEqual([]);
  expect(await isTakenOver(page)).toBe(false);
  await copyButton(page).scrollIntoViewIfNeeded();
  await expect.poll(() => isTakenOver(page)).toBe(true);
  expect(asked).toHaveLength(2);

  const enabled = page.locator("link[rel=stylesheet]:not([disabled])");
  await expect(enabled).toHaveCount(0);
  await footerLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Must Reads" })).toBeVisible();
  await expect(enabled).not.toHaveCount(0);
});

test("if it cannot be loaded, the page stays as it is, and what was pressed counts once it can @thorough", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const errors: Error[] = [];
  page.on("pageerror", (error) => errors.push(error));
  await page.route(lateScripts, (route) => route.abort());
  await openReady(page, model);
  const failed = page.waitForEvent("requestfailed");
  await copyButton(page).click();
  await failed;
  const prose = page.getByRole("heading", { level: 2, name: "Screenshots" });
  await expect(prose).toBeVisible();
  await page.getByRole("slider").first().press("ArrowRight");
  await expect(page).toHaveURL(/\?/);

  await page.unroute(lateScripts);
  await copyButton(page).hover();
  await copyButton(page).dispatchEvent("pointerover");
  await expect(copyButton(page).locator("..")).toContainText("Copied");
  expect(errors).toEqual([]);
});

test("where the stylesheet of the next page cannot be loaded, that page comes as a document", async ({
  page,
}) => {
  await openReady(page, model);
  await page.route("**/*.css", (route) => route.abort());
  await page.evaluate(() => Object.assign(window, { isFirstDocument: true }));
  await footerLink(page).click();
  await expect(page.getByRole("heading", { level: 1, name: "Must Reads" })).toBeVisible();
  expect(await page.evaluate(() => "isFirstDocument" in window)).toBe(false);
});
