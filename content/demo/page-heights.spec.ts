import { expect, test } from "@playwright/test";
import { projectsWithPage } from "#content/pages.ts";
import { openReady } from "#e2e/ready.ts";

/** A visitor has three minutes: no project page is longer than this as it opens. */
const limits = [
  { width: 1280, height: 900, most: 6000 },
  { width: 390, height: 844, most: 9000 },
];

for (const { most, ...screen } of limits) {
  test(`project pages are at most ${most} px long at ${screen.width} px @thorough`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize(screen);
    for (const { slug } of projectsWithPage) {
      await openReady(page, `projects/${slug}`);
      // What is far away is laid out after the rest.
      await page.locator("html[data-laid-out]").waitFor();
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, slug).toBeLessThanOrEqual(most);
    }
  });
}
