import { expect, type Page, test } from "@playwright/test";
import { untilReady } from "#e2e/ready.ts";
import { thorough } from "#tools/test-depth.ts";

const captions = ["Inputs and purchase costs", "Ten years of cash flow", "Debt, equity and return"];

test.beforeEach(async ({ page }) => {
  await page.goto("projects/rental-property-model");
});

/** Thumbnails are named by what their picture shows. */
function thumbnail(page: Page, sheet: string) {
  return page.getByRole("button", { name: `The ${sheet} worksheet:` });
}

function viewer(page: Page, caption: string) {
  return page.getByRole("dialog", { name: caption });
}

test("a screenshot opens large by click or keyboard, and closes three ways", async ({ page }) => {
  await test.step("three are there, loaded and with their captions", async () => {
    for (const caption of captions) {
      const figure = page.getByRole("figure", { name: caption });
      await figure.scrollIntoViewIfNeeded();
      const picture = figure.getByRole("img");
      await expect(picture).toHaveJSProperty("complete", true);
      expect(await picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(
        0,
      );
    }
  });
  await test.step("the close button closes and gives the focus back", async () => {
    await thumbnail(page, "Cash flow").click();
    const dialog = viewer(page, "Ten years of cash flow, picture 2 of 3");
    await expect(dialog).toBeVisible();
    const { width = 0 } = (await dialog.getByRole("img").boundingBox()) ?? {};
    expect(width).toBeGreaterThan(900);
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(thumbnail(page, "Cash flow")).toBeFocused();
  });
  await test.step("Escape closes and gives the focus back", async () => {
    await thumbnail(page, "Result").focus();
    await page.keyboard.press("Enter");
    await expect(viewer(page, "Debt, equity and return")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(thumbnail(page, "Result")).toBeFocused();
  });
  await test.step("the page behind does not scroll", async () => {
    await thumbnail(page, "Inputs").click();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("PageDown");
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
  await test.step("a click on the backdrop closes, one on the picture does not", async () => {
    const dialog = viewer(page, "Inputs and purchase costs");
    await dialog.getByRole("img").click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(5, 450);
    await expect(dialog).toBeHidden();
  });
});

test("arrow keys and buttons go through the pictures and round, and focus returns to the first @thorough", async ({
  page,
}) => {
  await page.evaluate(() => dispatchEvent(new Event("start")));
  await untilReady(page);
  await thumbnail(page, "Inputs").click();
  await page.keyboard.press("ArrowRight");
  await expect(viewer(page, "Ten years of cash flow")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await expect(viewer(page, "Debt, equity and return")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(thumbnail(page, "Inputs")).toBeFocused();

  await test.step("the buttons keep the focus on themselves", async () => {
    await thumbnail(page, "Inputs").click();
    const next = page.getByRole("button", { name: "Next picture" });
    await next.click();
    await expect(viewer(page, "Ten years of cash flow")).toBeVisible();
    await expect(next).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(viewer(page, "Debt, equity and return")).toBeVisible();
    await page.getByRole("button", { name: "Previous picture" }).click();
    await expect(viewer(page, "Ten years of cash flow")).toBeVisible();
  });
});

test("a phone shows a readable part of the picture, and the page never scrolls sideways @thorough", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await thumbnail(page, "Inputs").click();
  const dialog = viewer(page, "Inputs and purchase costs");
  const { width = 0 } = (await dialog.getByRole("img").boundingBox()) ?? {};
  expect(width).toBeGreaterThanOrEqual(800);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
});

test.describe("without JavaScript", thorough, () => {
  test.use({ javaScriptEnabled: false });

  test("a screenshot still opens and closes", async ({ page }) => {
    await thumbnail(page, "Result").click();
    const dialog = viewer(page, "Debt, equity and return");
    await expect(dialog).toBeVisible();
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  });
});
