import { expect, test } from "@playwright/test";
import { openReady } from "./ready.ts";

test("a page is fetched when the pointer rests on its link, and no sooner", async ({ page }) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  page.on("console", (message) => refused.push(message.text()));
  await openReady(page, "");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /about/.test(path))).toEqual([]);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Preload.enable");
  const fetched = new Promise<string>((resolve) => {
    cdp.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) => resolve(prefetchUrl));
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).hover();
  expect(await fetched).toMatch(/\/about$/);
  expect(refused).toEqual([]);
});
