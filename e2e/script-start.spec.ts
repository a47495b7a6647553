import { expect, test } from "@playwright/test";
import { openReady } from "./ready.ts";

for (const [where, isPointerThere] of [
  [" @thorough", false],
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

test("the script of a model is fetched before the visitor acts, and runs at the first action", async ({
  page,
}) => {
  const entry = page.waitForResponse(/\/entry\.client-[^/]+\.js$/);
  await page.goto("projects/solar-financing-calculator");
  await (await entry).finished();
  const isRunning = () => page.evaluate(() => "__reactRouterDataRouter" in window);
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
  );
  expect(await isRunning()).toBe(false);
  await page.getByRole("slider", { name: "System cost", exact: true }).press("ArrowRight");
  await expect.poll(isRunning).toBe(true);
  await expect(page).toHaveURL(/\?cost=/);
});

test("reading a page of text asks for no script, and using more than the text does", async ({
  page,
}) => {
  await page.goto("about");
  const asked = () => page.locator("link[rel=modulepreload]").count();
  // From now on a movement counts.
  await page.waitForFunction(() => localStorage.getItem("fonts") !== null);
  const text = page.getByRole("main").getByRole("paragraph").first();
  await text.hover();
  await page.mouse.wheel(0, 400);
  await page.waitForFunction(() => scrollY > 0);
  await text.dispatchEvent("touchstart");
  await page.getByRole("link", { name: "Contact" }).first().dispatchEvent("touchstart");
  expect(await asked()).toBe(0);
  await page.getByRole("banner").getByRole("link", { name: "Projects" }).hover();
  await expect.poll(asked).toBeGreaterThan(0);
});

test("an article with queries asks for no script until it is scrolled", async ({ page }) => {
  await page.goto("blogs/sql-queries-financial-analyst");
  const asked = () => page.locator("link[rel=modulepreload]").count();
  await page.waitForFunction(() => localStorage.getItem("fonts") !== null);
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => requestIdleCallback(done))),
  );
  expect(await asked()).toBe(0);
  await page.mouse.wheel(0, 400);
  await expect.poll(asked).toBeGreaterThan(0);
});
