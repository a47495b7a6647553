import type { Page } from "@playwright/test";

/** Holds back every script except the inline ones; the returned function releases them and waits for React. */
export async function holdScripts(page: Page) {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await opened;
    await route.continue();
  });
  return async () => {
    open();
    await page.waitForFunction(() => window.earlyActions === undefined);
  };
}
