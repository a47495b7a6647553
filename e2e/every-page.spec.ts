import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import { missingPage, nameOf, pages, waysThere } from "./pages.ts";
import { openReady } from "./ready.ts";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

for (const path of [...pages, ...waysThere]) {
  test.describe(nameOf(path), () => {
    for (const colorScheme of ["light", "dark"] as const) {
      test(`has no accessibility fault in ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        for (const width of [390, 1280]) {
          await page.setViewportSize({ width, height: 844 });
          if (width === 390) await openReady(page, path);
          const { violations } = await new AxeBuilder({ page }).withTags(wcag).analyze();
          const faults = violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
          expect(faults, `at ${width} px`).toEqual([]);
        }
      });
    }

    test("asks only its own host, and neither fails nor speaks", async ({ page, baseURL }) => {
      const faults: string[] = [];
      page.on("console", (message) => faults.push(`console: ${message.text()}`));
      page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
      page.on("requestfailed", (request) => faults.push(`failed: ${request.url()}`));
      page.on("response", (answer) => {
        if (answer.status() >= 400) faults.push(`${answer.status()}: ${answer.url()}`);
      });
      page.on("request", (request) => {
        if (!request.url().startsWith(baseURL ?? "")) faults.push(`elsewhere: ${request.url()}`);
      });
      await openReady(page, path);
      await page.waitForLoadState("networkidle");
      // The not-found page says 404 in the console, as it should, and the browser says so too.
      const expected = path === missingPage ? /404/ : /^$/;
      expect(faults.filter((fault) => !expected.test(fault))).toEqual([]);
    });

    test("has one h1, a title and a description", async ({ request }) => {
      const html = await (await request.get(path)).text();
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).toMatch(/<title>\S[^<]*<\/title>/);
      expect(html).toMatch(/<meta name="description" content="\S[^"]*"/);
    });

    test("does not scroll sideways on a phone of 360 px", async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await openReady(page, path);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBeLessThanOrEqual(360);
    });
  });
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });
  for (const path of [...pages, ...waysThere]) {
    test(`${nameOf(path)} shows its heading, its words and the way around`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByRole("navigation", { name: "Main" })).toBeVisible();
      const words = await page.getByRole("main").innerText();
      expect(words.split(/\s+/).length).toBeGreaterThan(8);
    });
  }
});

test("titles, descriptions and canonical addresses are all different", async ({ request }) => {
  const heads = await Promise.all(
    pages.map(async (path) => {
      const html = await (await request.get(path)).text();
      const title = /<title>([^<]+)<\/title>/.exec(html)?.[1];
      const description = /<meta name="description" content="([^"]+)"/.exec(html)?.[1];
      const canonical = /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1];
      return { title, description, canonical };
    }),
  );
  for (const field of ["title", "description", "canonical"] as const) {
    const values = heads.map((head) => head[field]);
    expect(values.every(Boolean), field).toBe(true);
    expect(new Set(values).size, field).toBe(pages.length);
  }
});
