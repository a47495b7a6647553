import type { Page } from "@playwright/test";

/**
 * Opens a page and waits until React has taken over. The script waits for an idle moment after the
 * first paint; the event with which the page itself asks for an early start saves that time.
 */
export async function openReady(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event("hydrate")));
  await untilReady(page);
}

/** The router exists before the page has hydrated. The record of early actions is deleted when it has. */
export function untilReady(page: Page) {
  return page.waitForFunction(() => window.earlyActions === undefined);
}
