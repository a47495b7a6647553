import { expect, test } from "@playwright/test";

test("the solar calculator's links say that they are not available, and do not jump", async ({
  page,
}) => {
  await page.goto("projects/solar-financing-calculator");
  const files = page.getByRole("link", { name: /\(not available yet\)$/, disabled: true });
  await expect(files).toHaveCount(3);
  for (const file of await files.all()) {
    await file.focus();
    await expect(file).toBeFocused();
    await expect(file).not.toHaveAttribute("href");
  }
  await expect(page.locator('main a[href="#"], main a[href=""]')).toHaveCount(0);
});
