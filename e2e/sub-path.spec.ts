import { expect, test } from "@playwright/test";
import { profile } from "#content/profile.ts";
import { pages } from "./pages.ts";
import { openReady } from "./ready.ts";

test("every page answers below the sub-path", async ({ request }) => {
  for (const page of pages) {
    expect((await request.get(page)).status(), page).toBe(200);
  }
});

test("a visitor walks from home to a project, the blog and the contact form", async ({ page }) => {
  const faults: string[] = [];
  page.on("response", (answer) => {
    if (answer.status() >= 400) faults.push(answer.url());
  });
  await page.goto("");
  await expect(page.getByRole("img", { name: /^Drawn portrait/ })).toBeVisible();
  await page.getByRole("link", { name: "View My Projects" }).click();
  await expect(page).toHaveURL(/\/folio\/projects$/);
  await page.getByRole("link", { name: "View Project Rental case study" }).click();
  await expect(page).toHaveURL(/\/folio\/projects\/rental-property-model$/);
  await page.getByRole("link", { name: "Blog", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Blog" })).toBeVisible();
  await page.getByRole("link", { name: "Contact", exact: true }).click();
  await expect(page).toHaveURL(/\/folio\/contact$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/folio\/blogs$/);
  expect(faults).toEqual([]);
});

test("the search leads below the sub-path", async ({ page }) => {
  await openReady(page, "");
  await page.keyboard.press("/");
  await page.getByRole("dialog", { name: "Search" }).getByRole("textbox").fill("waterfall");
  await page.getByRole("link", { name: /^PE waterfall structure/ }).click();
  await expect(page).toHaveURL(/\/folio\/projects\/pe-waterfall-structure$/);
});

test("an unknown address below it is the not-found page, with a way home", async ({ page }) => {
  const answer = await page.goto("no/such/page");
  expect(answer?.status()).toBe(404);
  await page.getByRole("link", { name: "Go to the home page" }).click();
  await expect(page).toHaveURL(/\/folio\/$/);
});

test("what machines read names the sub-path", async ({ request }) => {
  expect(await (await request.get("sitemap.xml")).text()).toContain("/folio/about</loc>");
  expect(await (await request.get("llms.txt")).text()).toContain("/folio/about):");
  const feed = await (await request.get("feed.xml")).text();
  const site = `${profile.siteUrl}/folio/`;
  expect(feed).toContain(`<id>${site}blogs/ai-for-workplace</id>`);
  expect(feed).toContain(`&lt;a href=&quot;${site}projects/solar-financing-dashboard&quot;&gt;`);
  const { start_url, scope, icons } = await (await request.get("site.webmanifest")).json();
  expect({ start_url, scope }).toEqual({ start_url: "/folio/", scope: "/folio/" });
  for (const { src } of icons) {
    expect(src).toMatch(/^\/folio\//);
    expect((await request.get(src)).status(), src).toBe(200);
  }
});
