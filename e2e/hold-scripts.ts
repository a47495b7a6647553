import type { Page } from "@playwright/test";
import { untilReady } from "./ready.ts";

/**
 * Holds back every script but the inline ones; the returned function releases them and waits for React. Until then the
 * page has not finished loading: open it with `waitUntil: "domcontentloaded"`.
 */
export async function holdScripts(page: Page) {
  const { open, opened } = gate();
  await page.route("**/assets/*.js", async (route) => {
    await opened;
    await route.continue();
  });
  return async () => {
    open();
    await untilReady(page);
  };
}

/** A promise to wait for, and the function that resolves it. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}
