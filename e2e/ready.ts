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

/**
 * The fonts come after the first paint, and what is far below the first screen is laid out after them. Before that, a
 * place that is measured may still move.
 */
export async function untilLaidOut(page: Page) {
  await page.waitForFunction(() => {
    const { size, status } = document.fonts;
    const leftOut = document.querySelector("[data-in-parts] [data-later]");
    return size > 0 && status === "loaded" && leftOut === null;
  });
}
