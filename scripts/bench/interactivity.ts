import type { Browser } from "@playwright/test";
import { hydratedAtMs, listenForHydration } from "./hydration-signal.ts";
import { visit } from "./visit.ts";

/** From the start of the navigation until React has taken over, when nobody touches anything. */
export function untouchedHydrationMs(browser: Browser, url: string) {
  return visit(browser, { slowdown: 4 }, async (page) => {
    await listenForHydration(page);
    await page.goto(url);
    return hydratedAtMs(page);
  });
}

/** From the visitor's first key until React has taken over, when no script was asked for before. */
export function hydrationAfterKeyMs(browser: Browser, url: string) {
  return visit(browser, { slowdown: 4 }, async (page) => {
    await listenForHydration(page);
    // When idle, the page would start its script unprompted; that is held back, so that the key starts it.
    await page.addInitScript(`
      window.requestIdleCallback = () => 0;
      addEventListener("keydown", (event) => { window.pressedAtMs ??= event.timeStamp; }, true);`);
    await page.goto(url);
    await page.keyboard.press("Shift");
    const hydrated = await hydratedAtMs(page);
    return hydrated - Number(await page.evaluate("window.pressedAtMs"));
  });
}
