import type { Browser, CDPSession, Page } from "@playwright/test";

/** The phone that Lighthouse takes for mobile. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};

/** One first visit: nothing in the cache, a phone's screen, and the processor slowed as asked. */
export async function visit<T>(
  browser: Browser,
  { slowdown = 1 }: { slowdown?: number },
  measure: (page: Page, devtools: CDPSession) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    if (slowdown > 1) await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    return await measure(page, devtools);
  } finally {
    await context.close();
  }
}
