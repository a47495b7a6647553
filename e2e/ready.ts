import type { Page } from "@playwright/test";

/** Opens a page and has React take it over, as a visitor's first action would. */
export async function openReady(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event("start")));
  await untilReady(page);
}

/** React has taken over and the fonts have loaded: until then, positions may still change. */
export async function untilReady(page: Page) {
  // The not-found page has no script that would take it over.
  await page.waitForFunction(
    () => window.boot === undefined || !document.querySelector("script[type=module]"),
  );
  await untilLaidOut(page);
}

export async function untilLaidOut(page: Page) {
  await page.waitForFunction(() => document.fonts.status === "loaded");
}
