import { expect, test } from "@playwright/test";
import { openReady } from "#e2e/ready.ts";
import { firstOf } from "#tools/test-depth.ts";

const phone = { width: 390, height: 844 };
const desktop = { width: 1280, height: 900 };

test.use({ viewport: phone });

test("a table of sentences is a list of records on a phone, fits a wide page, and shows addresses on paper", async ({
  page,
}) => {
  await openReady(page, "blogs/investor-onboarding-compliance");
  for (const country of ["United States", "Germany"]) {
    await page.locator("summary", { hasText: country }).click();
  }
  await test.step("fits the screen, with nothing to scroll sideways", async () => {
    const row = page.getByRole("table").getByRole("row").nth(1);
    // A table is measured when it comes near.
    await row.scrollIntoViewIfNeeded();
    const [rule, reference, duty] = await Promise.all([
      row.getByRole("rowheader").boundingBox(),
      row.getByRole("cell").nth(1).boundingBox(),
      row.getByRole("cell").nth(2).boundingBox(),
    ]);
    expect(reference?.y).toBeGreaterThan(rule?.y ?? 0);
    expect(duty?.y).toBeGreaterThan(reference?.y ?? 0);
    for (const box of [rule, reference, duty]) {
      expect(box?.x).toBe(20);
      expect(box?.width).toBeGreaterThan(300);
    }
    await expect(page.getByRole("region", { name: /^Table/ })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      await page.evaluate(() => document.documentElement.clientWidth),
    );
  });
  await test.step("ends in one rule, below the last record and not below its parts", async () => {
    const last = page.getByRole("table").getByRole("row").last();
    await expect(last).toHaveCSS("border-bottom-style", "double");
    const rules = await last
      .locator("td, th")
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).borderBottomWidth));
    expect(new Set(rules)).toEqual(new Set(["0px"]));
  });
  await test.step("keeps the group in every row for a screen reader", async () => {
    const groups = page.getByRole("table").locator("tbody td:first-child");
    const shown = await groups.evaluateAll((cells) =>
      cells
        .filter((cell) => getComputedStyle(cell).clipPath === "none")
        .map((cell) => cell.textContent),
    );
    expect(shown).toEqual(["United States", "Germany"]);
    expect(await groups.count()).toBeGreaterThan(shown.length);
    await expect(page.getByRole("columnheader", { name: "Onboarding Requirements" })).toHaveCount(
      2,
    );
  });
  await test.step("on a wide page nothing scrolls, and nothing asks for the focus", async () => {
    await page.setViewportSize(desktop);
    await expect(page.getByRole("table").first()).toBeVisible();
    await expect(page.getByRole("region", { name: /^Table/ })).toHaveCount(0);
  });
  await test.step("on paper its links show their addresses, in light colors", async () => {
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    await expect(page.getByRole("banner")).toBeHidden();
    await expect(page.getByRole("contentinfo")).toBeHidden();
    await expect(page.getByRole("navigation", { name: "On this page" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Skip to content" })).toBeHidden();
    await expect(page.getByRole("heading", { name: "Where to verify" })).toBeVisible();
    const address = await page
      .getByRole("link", { name: "EUR-Lex" })
      .evaluate((link) => getComputedStyle(link, "::after").content);
    expect(address).toContain("https://eur-lex.europa.eu/");
    const ink = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(ink).toBe("rgb(26, 30, 35)");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the first column of a table has a divider where the table scrolls, and only there", async ({
    page,
  }) => {
    async function checkDividers(path: string) {
      await page.goto(path);
      const scrolled: boolean[] = [];
      for (const area of await page.locator(".scroll-area:has(table)").all()) {
        if (!(await area.isVisible())) continue;
        // A phone leaves out what is far from the screen.
        await area.scrollIntoViewIfNeeded();
        const scrolls = await area.evaluate((one) => one.scrollWidth > one.clientWidth);
        await expect(area).toHaveCSS("--divider", scrolls ? "1px" : "0px");
        scrolled.push(scrolls);
      }
      return scrolled;
    }
    expect(new Set(await checkDividers("projects/portfolio-optimization"))).toEqual(
      new Set([true, false]),
    );
    await page.setViewportSize(desktop);
    expect(await checkDividers("projects/pe-waterfall-structure")).not.toContain(true);
  });

  test("every result of a query is whole on a desktop", async ({ page }) => {
    await page.setViewportSize(desktop);
    const withQueries = [
      "blogs/sql-queries-financial-analyst",
      "blogs/interview-preparation-chatgpt",
      "projects/bank-customer-segmentation",
      "projects/fraud-detection",
    ];
    for (const path of firstOf(withQueries)) {
      await page.goto(path);
      const grids = page.locator(".sql-step .sql-grid");
      expect(await grids.count()).toBeGreaterThan(5);
      const cut = await grids.evaluateAll((areas) =>
        areas
          .filter((area) => area.scrollWidth > area.clientWidth)
          .map((area) => area.getAttribute("aria-label")),
      );
      expect(cut, path).toEqual([]);
    }
  });
});
