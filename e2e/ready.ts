import type { Page } from "@playwright/test";

/** Opens a page and waits until React has taken over; the script starts late on purpose. */
export async function openReady(page: Page, path: string) {
  await page.goto(path);
  await page.waitForFunction(() => "__reactRouterDataRouter" in window);
}
