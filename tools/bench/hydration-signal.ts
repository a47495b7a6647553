import type { Page } from "@playwright/test";

/**
 * React reports each commit to the hook of its developer tools, in production too. The first commit is
 * the one that hydrates the page, so its time is exact and nothing has to poll for it.
 */
const hook = `
window.hydratedAtMs = new Promise((resolve) => {
  window.__REACT_DEVTOOLS_GLOBAL_HOOK__ = {
    supportsFiber: true,
    checkDCE() {},
    inject: () => 1,
    onCommitFiberUnmount() {},
    onCommitFiberRoot: () => resolve(performance.now()),
  };
});`;

/** To be called before the page is opened. */
export async function listenForHydration(page: Page) {
  await page.addInitScript(hook);
}

/** When the page was hydrated, in milliseconds from the start of the navigation. */
export async function hydratedAtMs(page: Page) {
  return Number(await page.evaluate("window.hydratedAtMs"));
}
