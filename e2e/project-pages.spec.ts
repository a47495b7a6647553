import { expect, test } from "@playwright/test";

test("the solar calculator's links say that they are not available, and do not jump", async ({
  page,
}) => {
  await page.goto("projects/solar-financing-calculator");
  await expect(page.getByText("(not available yet)").first()).toBeVisible();
  await expect(page.locator('main a[href="#"], main a[href=""]')).toHaveCount(0);
});
