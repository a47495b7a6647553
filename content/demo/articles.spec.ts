import { expect, type Page, test } from "@playwright/test";
import { openReady } from "#e2e/ready.ts";
import { firstOf } from "#tools/test-depth.ts";

// What an article says is checked on the built HTML, in content/demo/articles.html.test.ts.

const slugs = {
  sql: "blogs/sql-queries-financial-analyst",
  ai: "blogs/ai-for-workplace",
  compliance: "blogs/investor-onboarding-compliance",
  vba: "blogs/vba-queries-financial-analyst",
  bpmn: "blogs/bpmn-excel-financial-model",
  charts: "blogs/ctrl-alt-chart",
};

test("on a phone the text of every article begins on the first screen", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const slug of [slugs.sql, slugs.compliance, slugs.charts]) {
    await openReady(page, slug);
    const text = await page.locator(".prose p").first().boundingBox();
    expect.soft(text?.y, slug).toBeLessThan(744);
  }
});

test.describe("an article in preparation", () => {
  function comingSoon(page: Page) {
    return page.getByRole("dialog", { name: "Coming Soon!" });
  }

  test("opens a dialog on the first visit, which closes and leaves the focus at the title", async ({
    page,
  }) => {
    const ways: [slug: string, close: () => Promise<void>][] = [
      [slugs.vba, () => page.keyboard.press("Escape")],
      [slugs.bpmn, () => page.getByRole("button", { name: "Close" }).click()],
      [slugs.charts, () => page.mouse.click(20, 400)],
    ];
    for (const [slug, close] of firstOf(ways)) {
      await page.goto(slug);
      await expect(comingSoon(page)).toBeVisible();
      await close();
      await expect(comingSoon(page)).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    }
    await page.goto("blogs/financial-ratios");
    await comingSoon(page).getByRole("link", { name: "Contact Me" }).click();
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("does not open its dialog on a second visit, and each article has its own", async ({
    page,
    context,
  }) => {
    // It waits for the first paint; the clock tells when it would have opened.
    await page.clock.install();
    await page.goto(slugs.bpmn);
    await page.clock.runFor(1000);
    await expect(comingSoon(page)).toBeVisible();
    await page.keyboard.press("Escape");
    for (const open of [() => page.reload(), () => page.goto(slugs.bpmn)]) {
      await open();
      await page.clock.runFor(1000);
      await expect(comingSoon(page)).toBeHidden();
    }
    expect(await context.cookies()).toEqual([]);
    await page.goto(slugs.vba);
    await page.clock.runFor(1000);
    await expect(comingSoon(page)).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(comingSoon(page)).toBeHidden();
    await expect(page.getByText("Content is being prepared...")).toBeVisible();
  });

  test("opens its dialog although nothing can be stored", async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
    });
    await page.goto(slugs.vba);
    await expect(comingSoon(page)).toBeVisible();
  });

  test("on charts has a dialog that View Topics closes @thorough", async ({ page }) => {
    await page.goto(slugs.charts);
    await expect(comingSoon(page)).toBeVisible();
    await comingSoon(page).getByRole("button", { name: "View Topics" }).click();
    await expect(comingSoon(page)).toBeHidden();
    await expect(page.getByRole("heading", { name: "1. Waterfall" })).toBeVisible();
  });
});

test("the contents lead to a section and mark the one being read; a heading, the code and the page can be linked or copied", async ({
  page,
  context,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await openReady(page, `${slugs.sql}?from=a-friend`);
  const current = page.locator("[aria-current=location]:visible");
  await test.step("after a click on an entry", async () => {
    const link = page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Cohort retention" });
    await link.click();
    await expect(page).toHaveURL(/#4-cohort-retention$/);
    await expectBelowBar(page, "4. Cohort retention");
    await expect(link).toHaveAttribute("aria-current", "location");
  });
  await test.step("after a jump far below a heading", async () => {
    await page.getByText("The result at its end").click();
    const result = page.getByRole("table").filter({ hasText: "cumulative_pct" }).last();
    await result.evaluate((table) => table.scrollIntoView());
    await expect(current).toHaveText("Customer lifetime value");
  });
  await test.step("at the end of the article", async () => {
    await page.keyboard.press("End");
    await expect(current).toHaveText("What is still to come");
  });
  await test.step("a heading is a link to itself, and its address lands below the bar", async () => {
    await page.getByRole("link", { name: "2. Customer lifetime value" }).last().click();
    await expect(page).toHaveURL(/#2-customer-lifetime-value$/);
    await expectBelowBar(page, "2. Customer lifetime value");
    // Not a reload, which restores the position of a page whose fonts may not have come yet.
    const fromLink = await context.newPage();
    await fromLink.goto(page.url());
    await expectBelowBar(fromLink, "2. Customer lifetime value");
    await fromLink.close();
  });
  await test.step("a code block copies its code by keyboard and says so", async () => {
    const block = page.getByRole("figure").filter({ hasText: "generate_series" }).first();
    await block.getByRole("button", { name: "Copy PostgreSQL, 1. Monthly revenue trend" }).focus();
    await page.keyboard.press("Enter");
    await expect(block.getByRole("status").first()).toHaveText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^WITH months AS \(\n {2}SELECT generate_series\(/);
    expect(copied.trimEnd()).toMatch(/ORDER BY monthly\.month;$/);
  });
  await test.step("where the browser has no sheet to share with, the link is copied", async () => {
    await page.getByRole("button", { name: "Copy link", exact: true }).click();
    await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
    const [whole] = page.url().split("#");
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(whole);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the contents are links, nothing offers to share, and a text in preparation says so", async ({
    page,
  }) => {
    await page.goto(slugs.sql);
    await expect(page.locator("[data-share]")).toBeHidden();
    await page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Cohort retention" })
      .click();
    await expectBelowBar(page, "4. Cohort retention");
    await page.goto(slugs.vba);
    // Playwright's text and role queries leave `noscript` out.
    const note = page.locator("main noscript aside");
    await expect(note).toBeVisible();
    await note.locator("a", { hasText: "Contact Me" }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

async function expectBelowBar(page: Page, heading: string) {
  const bar = await page.getByRole("banner").boundingBox();
  const barEnd = (bar?.y ?? 0) + (bar?.height ?? 0);
  const target = page.getByRole("heading", { name: heading });
  const top = async () => (await target.boundingBox())?.y ?? -1;
  await expect.poll(top).toBeGreaterThanOrEqual(barEnd);
  await expect.poll(top).toBeLessThan(barEnd + 120);
}

test.describe("a code block", () => {
  test("says when the browser refuses, and selects the code instead @thorough", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await openReady(page, slugs.sql);
    const block = page.getByRole("figure").filter({ hasText: "generate_series" }).first();
    await block.getByRole("button", { name: /^Copy/ }).click();
    await expect(block.getByRole("status").first()).toHaveText("Not copied; selected instead");
    expect(await page.evaluate(() => getSelection()?.toString())).toContain("WITH months AS (");
  });
});

test("on a phone the contents fold away, and wide code and tables scroll by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openReady(page, slugs.sql);
  await test.step("the contents unfold and lead to a section", async () => {
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents.getByRole("link")).toHaveCount(0);
    await contents.getByText("On this page").filter({ visible: true }).click();
    await contents.getByRole("link", { name: "Cohort retention" }).click();
    await expectBelowBar(page, "4. Cohort retention");
  });
  await test.step("code scrolls", async () => {
    const area = page.getByRole("region", { name: "Code: PostgreSQL, 1. Monthly revenue trend" });
    await area.focus();
    await expect(area).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => area.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
  await test.step("a table of numbers keeps its first column while it scrolls", async () => {
    await page.getByText("The result at its end").click();
    const area = page.getByRole("region", { name: "Table: 2. Customer lifetime value" });
    await area.focus();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => area.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
    const first = area.getByRole("cell").first();
    await expect.poll(async () => (await first.boundingBox())?.x).toBe(20);
    // Opaque, so that the columns pass behind it, with a divider at its edge.
    await expect(first).toHaveCSS("background-color", "rgb(250, 248, 243)");
    await expect(first).toHaveCSS("background-size", "1px 100%");
  });
});

test("the foot of an article leads to the top of the next one @thorough", async ({ page }) => {
  await openReady(page, slugs.sql);
  const foot = page.getByRole("navigation", { name: "Previous and next article" });
  await foot.getByRole("link", { name: /Next/ }).click();
  await expect(page).toHaveURL(new RegExp(`${slugs.ai}$`));
  await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
});

test("figures are set to the right, and on paper code wraps and rows stay whole @thorough", async ({
  page,
}) => {
  await openReady(page, slugs.sql);
  await page.getByText("The result at the end of 2023").click();
  const table = page.getByRole("table").filter({ hasText: "rolling_12m" }).last();
  await expect(table.getByRole("columnheader", { name: "revenue" })).toHaveCSS(
    "text-align",
    "right",
  );
  await expect(table.getByRole("cell", { name: "204,447" })).toHaveCSS("text-align", "right");
  await expect(table.getByRole("cell", { name: "2023-07" })).not.toHaveCSS("text-align", "right");

  await page.emulateMedia({ media: "print" });
  await expect(page.locator("pre").first()).toHaveCSS("white-space-collapse", "preserve");
  await expect(page.locator("pre").first()).toHaveCSS("text-wrap-mode", "wrap");
  await expect(page.getByRole("row").nth(1)).toHaveCSS("break-inside", "avoid");
  await expect(page.getByRole("heading", { name: "4. Cohort" })).toHaveCSS("break-after", "avoid");
  await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
});

test("the space above a section is the same after a table as after text", async ({ page }) => {
  await page.goto(slugs.ai);
  const section = page.locator(".prose > * + section").first();
  const spaceAbove = () => section.evaluate((it) => getComputedStyle(it).marginTop);
  const afterText = await spaceAbove();
  await section.evaluate((it) => {
    const table = document.createElement("div");
    table.className = "scroll-area";
    it.before(table);
  });
  expect(await spaceAbove()).toBe(afterText);
});
