import { expect, type Locator, test } from "@playwright/test";
import { openReady } from "./ready.ts";

// With forced colours, as in Windows high contrast, only system colours, borders and type remain.

for (const colorScheme of ["light", "dark"] as const) {
  test.describe(`with forced colours, ${colorScheme}`, () => {
    test.use({ colorScheme, contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

    test("the current link of the bar differs from the others", async ({ page }) => {
      await openReady(page, "projects");
      const main = page.getByRole("navigation", { name: "Main" });
      await expectApart(
        main.getByRole("link", { name: "Projects" }),
        main.getByRole("link", { name: "About" }),
        ["border-bottom-color", "text-decoration-line"],
      );
    });

    test("the current link of the menu on a phone differs from the others", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openReady(page, "projects");
      await page.getByRole("button", { name: "Menu" }).click();
      const main = page.getByRole("navigation", { name: "Main" });
      await expectApart(
        main.getByRole("link", { name: "Projects" }),
        main.getByRole("link", { name: "About" }),
        ["text-decoration-line"],
      );
    });

    test("the current entry of the contents differs from the others", async ({ page }) => {
      await openReady(page, "blogs/sql-queries-financial-analyst#2-customer-lifetime-value");
      const contents = page.getByRole("navigation", { name: "On this page" });
      await expect(contents.locator("[aria-current]:visible")).toHaveCount(1);
      await expectApart(
        contents.locator("[aria-current]:visible"),
        contents.locator("a:not([aria-current]):visible").first(),
        ["border-left-color", "text-decoration-line"],
      );
    });

    test("the selected segment differs from the others", async ({ page }) => {
      await openReady(page, "projects/pe-waterfall-structure");
      const segment = (name: string) =>
        page.locator("label").filter({ has: page.getByRole("radio", { name }) });
      await expectApart(segment("Base"), segment("Upside"), ["background-color", "color"]);
    });

    test("the track of a slider is outlined on either side of the thumb", async ({ page }) => {
      await openReady(page, "projects/solar-financing-dashboard");
      const track = page.locator(":has(+ input[type=range])").first();
      await expect(track).toHaveCSS("outline-style", "solid");
      await expect(track).toHaveCSS("outline-width", "1px");
    });

    test("each category keeps the colour of its dot", async ({ page }) => {
      await openReady(page, "projects");
      const dots = page.getByRole("navigation", { name: "Sections" }).locator("[aria-hidden]");
      const colours = await dots.evaluateAll((all) =>
        all.map((dot) => getComputedStyle(dot).backgroundColor),
      );
      expect(new Set(colours).size).toBe(4);
      const canvas = await page
        .locator("body")
        .evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
      expect(colours).not.toContain(canvas);
    });
  });
}

async function expectApart(current: Locator, other: Locator, properties: readonly string[]) {
  for (const property of properties) {
    const value = await current.evaluate(
      (e, name) => getComputedStyle(e).getPropertyValue(name),
      property,
    );
    await expect(other, property).not.toHaveCSS(property, value);
  }
}
