import type { Browser } from "@playwright/test";
import { hydratedAtMs, listenForHydration } from "./hydration-signal.ts";
import { visit } from "./visit.ts";

/** From the visitor's first key until React has taken over, when no script was asked for before. */
export function hydratedAfterKeyMs(browser: Browser, url: string) {
  return visit(browser, { slowdown: 4 }, async (page) => {
    await listenForHydration(page);
    // When idle, some pages would start their script unprompted; that is held back, so that the key starts it.
    await page.addInitScript(`
      window.requestIdleCallback = () => 0;
      addEventListener("keydown", (event) => { window.pressedAtMs ??= event.timeStamp; }, true);`);
    await page.goto(url);
    await page.keyboard.press("Shift");
    const hydrated = await hydratedAtMs(page);
    return hydrated - Number(await page.evaluate("window.pressedAtMs"));
  });
}
