import type { Page } from "@playwright/test";

/** Opens a page and has React take it over, as a visitor's first action would. */
export async function openReady(page: Page, path: string) {
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event("start")));
  await untilReady(page);
}

/** React has taken over and the fonts have loaded: until then, positions may still change. */
export async function untilReady(page: Page) {
  // The not-found page has no script that would take it over. On others it is at the end.
  await page.waitForFunction(
    () =>
      window.boot === undefined ||
      (document.readyState !== "loading" && !document.querySelector("script[type=module]")),
  );
  await untilLaidOut(page);
}

export async function untilLaidOut(page: Page) {
  await page.waitForFunction(() => document.fonts.status === "loaded");
}

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
