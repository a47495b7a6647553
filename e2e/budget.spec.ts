import { expect, type Page, test } from "@playwright/test";
import { nameOf, pages } from "./pages.ts";
import { openReady } from "./ready.ts";

const kilobyte = 1024;

const budget = {
  html: 30 * kilobyte,
  css: 12 * kilobyte,
  fonts: 70 * kilobyte,
  beforeScript: 90 * kilobyte,
  script: 115 * kilobyte,
  scriptWithModel: 145 * kilobyte,
  homeImages: 40 * kilobyte,
};

const pagesWithModel = /solar-financing-dashboard|pe-waterfall-structure|ctrl-alt-chart/;

type Kind = "document" | "stylesheet" | "font" | "script" | "image";

/** Bytes over the wire by kind, on a first visit with an empty cache. */
async function weigh(page: Page, path: string) {
  const bytes: Record<string, number> = {};
  const sizes: Promise<void>[] = [];
  page.on("requestfinished", (request) => {
    const kind = request.resourceType();
    sizes.push(
      request.sizes().then(({ responseBodySize }) => {
        bytes[kind] = (bytes[kind] ?? 0) + responseBodySize;
      }),
    );
  });
  await openReady(page, path);
  await page.waitForLoadState("networkidle");
  await Promise.all(sizes);
  return { of: (kind: Kind) => bytes[kind] ?? 0 };
}

for (const path of pages) {
  test(`${nameOf(path)} keeps within its bytes`, async ({ page }) => {
    const weight = await weigh(page, path);
    const script = pagesWithModel.test(path) ? budget.scriptWithModel : budget.script;
    expect(weight.of("document"), "HTML").toBeLessThanOrEqual(budget.html);
    expect(weight.of("stylesheet"), "CSS").toBeLessThanOrEqual(budget.css);
    expect(weight.of("font"), "fonts").toBeLessThanOrEqual(budget.fonts);
    expect(weight.of("script"), "script").toBeLessThanOrEqual(script);
    expect(
      weight.of("document") + weight.of("stylesheet") + weight.of("font"),
      "before the script starts",
    ).toBeLessThanOrEqual(budget.beforeScript);
    if (path === "") expect(weight.of("image"), "images").toBeLessThanOrEqual(budget.homeImages);
  });
}

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
