import { expect, test } from "@playwright/test";
import { openReady } from "./ready.ts";

for (const [where, isPointerThere] of [
  ["", false],
  [", also under a resting pointer", true],
] as const) {
  test(`not a byte of script is asked for before the page has loaded${where}`, async ({ page }) => {
    // The browser tells a page of a pointer that rests over it as if it had moved there.
    if (isPointerThere) {
      await page.addInitScript(() => {
        addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove")));
      });
    }
    const order: string[] = [];
    page.on("request", (request) => {
      if (request.resourceType() === "script") order.push("script");
    });
    page.on("load", () => order.push("load"));
    await openReady(page, "");
    expect(order[0]).toBe("load");
    expect(order).toContain("script");
  });
}
