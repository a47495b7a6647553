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
export async function untilReady(page: Page) {
  await page.waitForFunction(() => window.earlyActions === undefined);
  await untilLaidOut(page);
}

/** What is far below the first screen is laid out some time after the first paint. */
export async function untilLaidOut(page: Page) {
  await page.waitForFunction(() => document.querySelector("[data-later]") === null);
}
