import { expect, test } from "@playwright/test";
import { profile } from "#content/profile.ts";
import { openReady } from "./ready.ts";

const phone = { width: 390, height: 844 };

test("the portrait on Home fills the width of a phone, and shares the row from 640 px on", async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto("");
  const portrait = page.getByRole("img", { name: profile.photo.alt });
  const name = page.getByRole("heading", { level: 1 });
  const [picture, heading] = [await portrait.boundingBox(), await name.boundingBox()];
  expect(picture?.x).toBe(heading?.x);
  expect(picture?.width).toBe(heading?.width);
  await page.setViewportSize({ width: 640, height: 900 });
  const [beside, above] = [await portrait.boundingBox(), await name.boundingBox()];
  expect(beside?.x).toBeGreaterThan((above?.x ?? 0) + (above?.width ?? 0));
});

test("the tint of a row on Home keeps its distance from the text", async ({ page }) => {
  await page.goto("");
  const row = page
    .getByRole("navigation", { name: "Projects by language" })
    .getByRole("link")
    .first();
  const [tint, text] = [await row.boundingBox(), await row.locator("span").first().boundingBox()];
  expect((text?.x ?? 0) - (tint?.x ?? 0)).toBeGreaterThanOrEqual(12);
});

for (const width of [390, 640, 760]) {
  test(`the results that stick to the bottom reach both edges at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openReady(page, "projects/pe-waterfall-structure");
    const strip = await page.locator(".compact-figures").boundingBox();
    const room = await page.evaluate(() => document.documentElement.clientWidth);
    expect(strip?.x).toBe(0);
    expect(strip?.width).toBe(room);
  });
}

for (const path of [
  "projects/pe-waterfall-structure",
  "projects/solar-financing-dashboard",
  "projects/tic-tac-toe-python",
  "projects/dcf-valuation-model",
  "blogs/sql-queries-financial-analyst",
  "about",
  "contact",
]) {
  test(`/${path} has one size of second-level headings`, async ({ page }) => {
    await page.goto(path);
    const sizes = await page
      .getByRole("main")
      .getByRole("heading", { level: 2 })
      .evaluateAll((all) =>
        all
          .filter((heading) => !heading.closest(".sr-only"))
          .map((heading) => getComputedStyle(heading).fontSize),
      );
    expect([...new Set(sizes)]).toHaveLength(1);
  });
}

test("tag links are 44 px high on a phone, and leave space below them", async ({ page }) => {
  await page.setViewportSize(phone);
  for (const path of ["projects/dcf-valuation-model", "blogs/sql-queries-financial-analyst"]) {
    await page.goto(path);
    for (const tag of await page.getByRole("list", { name: "Tags" }).getByRole("link").all()) {
      expect((await tag.boundingBox())?.height, path).toBeGreaterThanOrEqual(44);
    }
  }

  await page.goto("projects/solar-financing-dashboard");
  const lastTag = page.getByRole("list", { name: "Tags" }).locator("li span").last();
  const copy = page.getByRole("button", { name: "Get the project copy" }).first();
  const [tag, button] = [await lastTag.boundingBox(), await copy.boundingBox()];
  expect((button?.y ?? 0) - ((tag?.y ?? 0) + (tag?.height ?? 0))).toBeGreaterThanOrEqual(12);
});
