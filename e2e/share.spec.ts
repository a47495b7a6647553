import { expect, type Page, test } from "@playwright/test";
import { projectsWithPage } from "#content/pages.ts";
import { publishedArticles } from "#content/published.ts";
import { openReady } from "./ready.ts";

const article = `blogs/${publishedArticles[0]?.slug}`;
const project = `projects/${projectsWithPage[0]?.slug}`;

/** Gives the browser a sheet that records what it was given and answers as told. */
async function withSheet(page: Page, failure: string | null) {
  await page.addInitScript((name) => {
    const shared: unknown[] = [];
    Object.assign(window, { shared });
    Object.defineProperty(navigator, "share", {
      value: async (data: unknown) => {
        shared.push(data);
        if (name) throw new DOMException("", name);
      },
    });
  }, failure);
}

test("an article is shared by the browser's own sheet, at the place where the link could be copied", async ({
  page,
}) => {
  await withSheet(page, "AbortError");
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push(Reflect.get(entry, "value"));
    }).observe({ type: "layout-shift", buffered: true });
  });
  await openReady(page, `${article}#content`);
  const share = page.getByRole("button", { name: "Share", exact: true });
  await share.click();
  await share.click();
  const shared = await page.evaluate(() => Reflect.get(window, "shared"));
  const url = new URL(page.url());
  expect(shared).toEqual(
    Array(2).fill({ title: await page.locator("h1").innerText(), url: url.origin + url.pathname }),
  );
  // The visitor closed the sheet: nothing happened, and nothing is said.
  await expect(share).toHaveText("Share");
  const shifts: number[] = await page.evaluate(() => Reflect.get(window, "shifts"));
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001);
});

for (const [name, failure] of [
  ["without a sheet", null],
  ["with a sheet that fails", "NotAllowedError"],
] as const) {
  test(`${name}, the link is copied`, async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    if (failure) await withSheet(page, failure);
    await openReady(page, `${project}?from=a-friend`);
    await page.getByRole("button", { name: failure ? "Share" : "Copy link", exact: true }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is no button that would do nothing", async ({ page }) => {
    await page.goto(article);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.locator("[data-share]")).toBeHidden();
  });
});
