import { expect, test } from "@playwright/test";
import { openReady } from "./ready.ts";

test("not a byte of script is asked for before the page has loaded", async ({ page }) => {
  const order: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") order.push("script");
  });
  page.on("load", () => order.push("load"));
  await openReady(page, "");
  expect(order[0]).toBe("load");
  expect(order).toContain("script");
});

test("a page laid out under a resting pointer does not start its script early", async ({
  page,
}) => {
  // The browser tells a page of a pointer that rests over it as if it had moved there.
  await page.addInitScript(() => {
    addEventListener("DOMContentLoaded", () => dispatchEvent(new Event("pointermove")));
  });
  const order: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") order.push("script");
  });
  page.on("load", () => order.push("load"));
  await openReady(page, "");
  expect(order[0]).toBe("load");
});
