import { expect, test } from "@playwright/test";
import { openReady } from "./ready.ts";

const phone = { width: 390, height: 844 };

test.describe("a table of sentences on a phone", () => {
  test.use({ viewport: phone });

  test("is a list of records that fits the screen, with nothing to scroll sideways", async ({
    page,
  }) => {
    await openReady(page, "blogs/investor-onboarding-compliance");
    const table = page.getByRole("table");
    const row = table.getByRole("row").nth(1);
    const [rule, reference, duty] = await Promise.all([
      row.getByRole("rowheader").boundingBox(),
      row.getByRole("cell").nth(1).boundingBox(),
      row.getByRole("cell").nth(2).boundingBox(),
    ]);
    expect(reference?.y).toBeGreaterThan(rule?.y ?? 0);
    expect(duty?.y).toBeGreaterThan(reference?.y ?? 0);
    for (const box of [rule, reference, duty]) {
      expect(box?.x).toBe(20);
      expect(box?.width).toBeGreaterThan(300);
    }
    await expect(page.getByRole("region", { name: /^Table/ })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      await page.evaluate(() => document.documentElement.clientWidth),
    );
  });

  test("shows each group once above its records, and keeps it in every row for a screen reader", async ({
    page,
  }) => {
    await openReady(page, "blogs/investor-onboarding-compliance");
    const groups = page.getByRole("table").locator("tbody td:first-child");
    const shown = await groups.evaluateAll((cells) =>
      cells
        .filter((cell) => getComputedStyle(cell).clipPath === "none")
        .map((cell) => cell.textContent),
    );
    expect(shown).toEqual(["United States", "Germany"]);
    expect(await groups.count()).toBeGreaterThan(shown.length);
    await expect(page.getByRole("columnheader", { name: "Onboarding Requirements" })).toHaveCount(
      1,
    );
  });
});

test("a wide table of numbers keeps its first column while it scrolls", async ({ page }) => {
  await page.setViewportSize(phone);
  await openReady(page, "blogs/sql-queries-financial-analyst");
  const area = page.getByRole("region", { name: "Table: 2. Customer lifetime value" });
  await area.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => area.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  const first = area.getByRole("cell").first();
  await expect.poll(async () => (await first.boundingBox())?.x).toBe(20);
  // Opaque, so that the columns pass behind it, with a divider at its edge.
  await expect(first).toHaveCSS("background-color", "rgb(250, 248, 243)");
  await expect(first).not.toHaveCSS("box-shadow", "none");
});
