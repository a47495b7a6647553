import { expect, type Page, test } from "@playwright/test";
import { publishedArticles } from "#content/derived/published.ts";
import { holdScripts, openReady, untilLaidOut } from "./ready.ts";

const article = `blogs/${publishedArticles[0]?.slug}`;

/** Gives the browser a sheet that records what it was given and answers as told. */
async function withSheet(page: Page, failure: string) {
  await page.addInitScript((name) => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      value: async (data: unknown) => {
        shared.push(data);
        throw new DOMException("", name);
      },
    });
  }, failure);
}

test("an article is shared by the browser's own sheet, and nothing moves when the button says so", async ({
  page,
}) => {
  await withSheet(page, "AbortError");
  const release = await holdScripts(page);
  await page.goto(`${article}#content`, { waitUntil: "domcontentloaded" });
  await untilLaidOut(page);
  const button = page.locator("[data-share]");
  await expect(button).toHaveText("Copy link");
  const places = () =>
    Promise.all([button, page.locator(".prose")].map((part) => part.boundingBox()));
  const before = await places();
  // React takes over at the first action.
  await page.mouse.move(10, 10);
  await release();
  const share = page.getByRole("button", { name: "Share", exact: true });
  await expect(share).toBeVisible();
  expect(await places()).toEqual(before);
  await share.click();
  await share.click();
  const url = new URL(page.url());
  const given = {
    title: await page.locator("h1").innerText(),
    url: url.origin + url.pathname,
  };
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual([given, given]);
  // The visitor closed the sheet: nothing happened, and nothing is said.
  await expect(share).toHaveText("Share");
});

// Without a sheet the link is copied too: in articles.spec.ts.
test("with a sheet that fails, the link is copied @thorough", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await withSheet(page, "NotAllowedError");
  await openReady(page, `${article}?from=a-friend`);
  await page.getByRole("button", { name: "Share", exact: true }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
});
