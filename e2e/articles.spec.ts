import { expect, type Page, test } from "@playwright/test";
import { articles } from "#content/articles.ts";
import { openReady } from "./ready.ts";

const slugs = {
  sql: "blogs/sql-queries-financial-analyst",
  interview: "blogs/interview-preparation-chatgpt",
  ai: "blogs/ai-for-workplace",
  compliance: "blogs/investor-onboarding-compliance",
  vba: "blogs/vba-queries-financial-analyst",
  ratios: "blogs/financial-ratios",
  bpmn: "blogs/bpmn-excel-financial-model",
  charts: "blogs/ctrl-alt-chart",
};

/** Headings of the text; unlike the dialog's, each is a link to itself. */
const sections = (page: Page) =>
  page
    .getByRole("article")
    .getByRole("heading", { level: 2 })
    .filter({ has: page.getByRole("link") })
    .allInnerTexts();

test.describe("every article", () => {
  const facts: [path: string, date: string, readTime: number, category: string][] = [
    [slugs.compliance, "January 25, 2024", 15, "Compliance"],
    [slugs.ai, "January 20, 2024", 10, "Technology"],
    [slugs.sql, "January 15, 2024", 8, "Technical"],
    [slugs.interview, "January 10, 2024", 15, "Career"],
    [slugs.charts, "January 8, 2024", 20, "Technical"],
    [slugs.vba, "January 5, 2024", 15, "Technical"],
    [slugs.ratios, "January 3, 2024", 18, "Finance"],
    [slugs.bpmn, "January 1, 2024", 14, "Technical"],
  ];

  test("there are eight", () => {
    expect(facts.map(([path]) => path).sort()).toEqual(
      articles.map(({ slug }) => `blogs/${slug}`).sort(),
    );
  });

  for (const [path, date, readTime, category] of facts) {
    test(`/${path} says when, how long and what kind, and leads back`, async ({ page }) => {
      await page.goto(path);
      const article = page.getByRole("article");
      const entry = articles.find(({ slug }) => path.endsWith(slug));
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(entry?.title ?? "");
      await expect(article.getByText(entry?.subtitle ?? "", { exact: true })).toBeVisible();
      await expect(article.getByRole("time").first()).toHaveText(date);
      await expect(article.getByText(`${readTime} min read`)).toBeVisible();
      await expect(article.getByText(category, { exact: true }).first()).toBeVisible();
      await expect(article.getByRole("list", { name: "Tags" }).getByRole("listitem")).toHaveText([
        ...(entry?.tags ?? []),
      ]);
      await expect(article.getByRole("link", { name: "Back to Blog" })).toHaveAttribute(
        "href",
        /\/blogs$/,
      );
    });
  }

  test("headings never skip a level", async ({ page }) => {
    for (const [path] of facts) {
      await page.goto(path);
      const levels = await page
        .locator("main :is(h1, h2, h3, h4, h5, h6):not(dialog *)")
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])));
      expect(levels[0], path).toBe(1);
      for (const [index, level] of levels.slice(1).entries()) {
        expect(level - (levels[index] ?? 0), path).toBeLessThanOrEqual(1);
      }
    }
  });
});

test.describe("the article on SQL queries", () => {
  test("works through five queries, each with code and its result", async ({ page }) => {
    await page.goto(slugs.sql);
    expect((await sections(page)).slice(0, 5)).toEqual([
      "1. Monthly revenue trend",
      "2. Customer lifetime value",
      "3. Top products by profit margin",
      "4. Cohort retention",
      "5. Rolling 12-month revenue",
    ]);
    await expect(page.getByRole("figure").filter({ hasText: "PostgreSQL" })).toHaveCount(5);
    await expect(page.getByRole("columnheader", { name: "growth_pct" })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "lifetime_value" })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "margin_pct" })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "q4_pct" })).toBeVisible();
    await expect(page.getByRole("columnheader", { name: "rolling_12m" })).toBeVisible();
  });

  test("limits the top products to ten", async ({ page }) => {
    await page.goto(slugs.sql);
    const products = page.getByRole("table").filter({ hasText: "margin_pct" });
    await expect(products.getByRole("row")).toHaveCount(1 + 10);
  });

  test("says that the remaining five are coming soon", async ({ page }) => {
    await page.goto(slugs.sql);
    await expect(page.getByText("The remaining five queries are coming soon.")).toBeVisible();
  });

  test("columns of figures are set to the right, under their names", async ({ page }) => {
    await page.goto(slugs.sql);
    const table = page.getByRole("table").filter({ hasText: "rolling_12m" });
    await expect(table.getByRole("columnheader", { name: "revenue" })).toHaveCSS(
      "text-align",
      "right",
    );
    await expect(table.getByRole("cell", { name: "133,373" })).toHaveCSS("text-align", "right");
    await expect(table.getByRole("cell", { name: "2022-06" })).not.toHaveCSS("text-align", "right");
  });
});

test("the article on interviews solves four tasks in SQL, Python and VBA", async ({ page }) => {
  await page.goto(slugs.interview);
  expect((await sections(page)).filter((heading) => heading.startsWith("Task"))).toEqual([
    "Task 1: the top 3 by profit",
    "Task 2: expenses above 10,000",
    "Task 3: outliers",
    "Task 4: a 50/30/20 portfolio",
  ]);
  for (const language of ["PostgreSQL", "Python (pandas)", "VBA"]) {
    const solutions = page.getByRole("figure").filter({
      has: page.getByText(language, { exact: true }),
    });
    await expect(solutions, language).toHaveCount(4);
  }
});

test.describe("the article on AI at work", () => {
  test("shows the statistics, and that they are claims", async ({ page }) => {
    await page.goto(slugs.ai);
    for (const [figure, label] of [
      ["40%", "productivity"],
      ["75%", "time savings"],
      ["60%", "faster decisions"],
      ["$13 trillion", "impact by 2030"],
      ["85%", "of businesses"],
    ] as const) {
      await expect(page.getByRole("definition").getByText(figure, { exact: true })).toBeVisible();
      await expect(page.getByRole("term").getByText(label, { exact: true })).toBeVisible();
    }
    await expect(page.getByText("These are editorial claims")).toBeVisible();
  });

  test("has a card of tools for each of the five areas", async ({ page }) => {
    await page.goto(slugs.ai);
    await expect(page.getByRole("article").getByRole("heading", { level: 3 })).toHaveText([
      "Communication",
      "Data analysis",
      "Customer service and sales",
      "Content and marketing",
      "HR and recruitment",
    ]);
  });

  test("sets out a strategy in five steps, and what to take away", async ({ page }) => {
    await page.goto(slugs.ai);
    const strategy = page.getByRole("heading", { name: "A five-step implementation strategy" });
    await expect(strategy).toBeVisible();
    await expect(strategy.locator("xpath=following-sibling::ol[1]/li")).toHaveCount(5);
    const takeaways = page.getByRole("heading", { name: "Key takeaways" });
    await expect(takeaways.locator("xpath=following-sibling::ul[1]/li").first()).toBeVisible();
  });
});

test.describe("the article on investor onboarding", () => {
  test("sets the rules of both countries side by side in four columns", async ({ page }) => {
    await page.goto(slugs.compliance);
    const rules = page.getByRole("table");
    await expect(rules.getByRole("columnheader")).toHaveText([
      "Country",
      "Rule / Regulation",
      "Reference",
      "Onboarding Requirements",
    ]);
    const countries = await rules.locator("tbody td:first-child").allInnerTexts();
    expect([...new Set(countries)]).toEqual(["United States", "Germany"]);
    await expect(rules.getByText("Effective January 1, 2028")).toBeVisible();
  });

  test("has cards on documents and on ongoing compliance, and notes", async ({ page }) => {
    await page.goto(slugs.compliance);
    const headings = await page
      .getByRole("article")
      .getByRole("heading")
      .filter({ visible: true })
      .allInnerTexts();
    expect(cardsUnder("Documentation requirements")).toBeGreaterThanOrEqual(3);
    expect(cardsUnder("Ongoing compliance")).toBeGreaterThanOrEqual(3);
    expect(headings).toContain("Implementation notes");
    await expect(page.getByText("This is not legal advice.")).toBeVisible();

    function cardsUnder(section: string) {
      const cards = ["Natural person", "Company or partnership", "Tax", "Monitor", "Refresh"];
      cards.push("Screen", "Investor status", "Report suspicion", "Keep, then delete");
      const start = headings.indexOf(section) + 1;
      const rest = headings.slice(start);
      const end = rest.findIndex((heading) => /^(Ongoing compliance|Where the two)/.test(heading));
      return rest.slice(0, end).filter((heading) => cards.includes(heading)).length;
    }
  });

  test("on a wide page nothing scrolls, and nothing asks for the focus", async ({ page }) => {
    await openReady(page, slugs.compliance);
    await expect(page.getByRole("table")).toBeVisible();
    await expect(page.getByRole("region", { name: /^Table/ })).toHaveCount(0);
  });
});

test.describe("an article in preparation", () => {
  for (const path of [slugs.vba, slugs.ratios, slugs.bpmn]) {
    test(`/${path} says so, and a dialog on load leads to the contact form`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByText("Content is being prepared...")).toBeVisible();
      const dialog = page.getByRole("dialog", { name: "Coming Soon!" });
      await expect(dialog).toBeVisible();
      await expect(dialog).toContainText("This post is being written");
      await dialog.getByRole("link", { name: "Contact Me" }).click();
      await expect(page).toHaveURL(/\/contact$/);
      await expect(page.getByRole("dialog")).toHaveCount(0);
    });
  }

  const ways: [name: string, close: (page: Page) => Promise<void>][] = [
    ["Escape", (page) => page.keyboard.press("Escape")],
    ["the close button", (page) => page.getByRole("button", { name: "Close" }).click()],
    ["a click beside it", (page) => page.mouse.click(20, 400)],
  ];
  for (const [name, close] of ways) {
    test(`${name} closes the dialog and leaves the focus at the title`, async ({ page }) => {
      await page.goto(slugs.vba);
      const dialog = page.getByRole("dialog", { name: "Coming Soon!" });
      await expect(dialog).toBeVisible();
      await close(page);
      await expect(dialog).toBeHidden();
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    });
  }

  test("the dialog opens on arrival by a link, for each article separately", async ({ page }) => {
    await openReady(page, "blogs");
    await page.getByRole("link", { name: /Read Article Financial ratios/ }).click();
    const dialog = page.getByRole("dialog", { name: "Coming Soon!" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: /Next/ }).click();
    await expect(page).toHaveURL(new RegExp(slugs.vba));
    await expect(dialog).toBeVisible();
  });

  test("going back to where it was closed does not open it again, a reload does", async ({
    page,
  }) => {
    await openReady(page, slugs.bpmn);
    const dialog = page.getByRole("dialog", { name: "Coming Soon!" });
    await expect(dialog).toBeVisible();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Back to Blog" }).click();
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/BPMN/);
    await page.goBack();
    // The heading has the focus once the page's effects have run, and the dialog's is one of them.
    await expect(page.getByRole("heading", { level: 1, name: /BPMN/ })).toBeFocused();
    await expect(dialog).toBeHidden();
    await page.reload();
    await expect(dialog).toBeVisible();
  });

  test("the charts: fifteen headings, and a dialog that View Topics closes", async ({ page }) => {
    await page.goto(slugs.charts);
    const dialog = page.getByRole("dialog", { name: "Coming Soon!" });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole("link", { name: "Contact Me" })).toHaveAttribute(
      "href",
      /\/contact$/,
    );
    await dialog.getByRole("button", { name: "View Topics" }).click();
    await expect(dialog).toBeHidden();
    const topics = page.getByRole("article").getByRole("heading", { level: 2 });
    await expect(topics).toHaveCount(15);
    await expect(topics.first()).toHaveText("1. Waterfall");
    await expect(topics.last()).toHaveText("15. Candlestick");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    for (const path of [slugs.vba, slugs.ratios, slugs.bpmn, slugs.charts]) {
      test(`/${path} says it in the text`, async ({ page }) => {
        await page.goto(path);
        // Playwright's text and role queries leave `noscript` out.
        const note = page.locator("main noscript aside");
        await expect(note).toBeVisible();
        await expect(note).toContainText("Coming Soon!");
        await expect(note).toContainText("This post is being written");
        await note.locator("a", { hasText: "Contact Me" }).click();
        await expect(page).toHaveURL(/\/contact$/);
      });
    }
  });
});

test.describe("the table of contents", () => {
  test("lists the sections in order, from three on", async ({ page }) => {
    for (const path of [slugs.sql, slugs.interview, slugs.ai, slugs.compliance, slugs.charts]) {
      await page.goto(path);
      const links = page.getByRole("navigation", { name: "On this page" }).getByRole("link");
      const headings = (await sections(page)).map((text) => text.replace(/^\d+\. /, ""));
      expect(headings.length, path).toBeGreaterThanOrEqual(3);
      await expect(links, path).toHaveText(headings);
    }
  });

  test("is left out where there is nothing to list", async ({ page }) => {
    await page.goto(slugs.vba);
    await expect(page.getByRole("navigation", { name: "On this page" })).toHaveCount(0);
  });

  test("leads to a section, which lands below the bar and is marked as current", async ({
    page,
  }) => {
    await openReady(page, slugs.sql);
    const link = page
      .getByRole("navigation", { name: "On this page" })
      .getByRole("link", { name: "Cohort retention" });
    await link.click();
    await expect(page).toHaveURL(/#4-cohort-retention$/);
    await expectBelowBar(page, "4. Cohort retention");
    await expect(link).toHaveAttribute("aria-current", "location");
  });

  test("marks the section that a jump ends in, far below its heading", async ({ page }) => {
    await openReady(page, slugs.sql);
    const result = page.getByRole("table").filter({ hasText: "cumulative_pct" });
    await result.evaluate((table) => table.scrollIntoView());
    await expect(page.locator("[aria-current=location]:visible")).toHaveText(
      "Customer lifetime value",
    );
  });

  test("marks the last section at the end of the article", async ({ page }) => {
    await openReady(page, slugs.sql);
    await page.keyboard.press("End");
    await expect(page.locator("[aria-current=location]:visible")).toHaveText(
      "What is still to come",
    );
  });

  test("on a phone is folded away above the text", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReady(page, slugs.sql);
    const contents = page.getByRole("navigation", { name: "On this page" });
    await expect(contents.getByRole("link")).toHaveCount(0);
    await contents.getByText("On this page").filter({ visible: true }).click();
    await contents.getByRole("link", { name: "Cohort retention" }).click();
    await expectBelowBar(page, "4. Cohort retention");
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });
    test("its links work as links", async ({ page }) => {
      await page.goto(slugs.sql);
      await page
        .getByRole("navigation", { name: "On this page" })
        .getByRole("link", { name: "Cohort retention" })
        .click();
      await expectBelowBar(page, "4. Cohort retention");
    });
  });
});

test("a heading is a link to itself, and its address lands below the bar", async ({ page }) => {
  await openReady(page, slugs.ai);
  await page.getByRole("link", { name: "Tools by area" }).last().click();
  await expect(page).toHaveURL(/#tools-by-area$/);
  await page.reload();
  await expectBelowBar(page, "Tools by area");
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
  test("copies its code by keyboard and says so", async ({ page, context }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    await openReady(page, slugs.sql);
    const block = page.getByRole("figure").filter({ hasText: "generate_series" }).first();
    await block.getByRole("button", { name: "Copy PostgreSQL, 1. Monthly revenue trend" }).focus();
    await page.keyboard.press("Enter");
    await expect(block.getByRole("status")).toHaveText("Copied");
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(/^WITH months AS \(\n {2}SELECT generate_series\(/);
    expect(copied.trimEnd()).toMatch(/ORDER BY monthly\.month;$/);
  });

  test("says when the browser refuses, and selects the code instead", async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    await openReady(page, slugs.sql);
    const block = page.getByRole("figure").filter({ hasText: "generate_series" }).first();
    await block.getByRole("button", { name: /^Copy/ }).click();
    await expect(block.getByRole("status")).toHaveText("Not copied; selected instead");
    expect(await page.evaluate(() => getSelection()?.toString())).toContain("WITH months AS (");
  });

  test("is highlighted at build time: the page loads no highlighter", async ({ page, request }) => {
    const html = await (await request.get(slugs.sql)).text();
    expect(html).toContain('class="code-token-keyword"');
    const scripts: string[] = [];
    page.on("response", (answer) => {
      if (answer.request().resourceType() === "script") scripts.push(answer.url());
    });
    await openReady(page, slugs.sql);
    expect(scripts.filter((url) => /shiki|highlight|prism/i.test(url))).toEqual([]);
  });

  test("that is too wide for a phone can be reached and scrolled by keyboard", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openReady(page, slugs.sql);
    const area = page.getByRole("region", { name: "Code: PostgreSQL, 1. Monthly revenue trend" });
    await area.focus();
    await expect(area).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await expect.poll(() => area.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0);
  });
});

test.describe("the foot of an article", () => {
  const foot = (page: Page) => page.getByRole("navigation", { name: "Previous and next article" });

  test("leads to the one before it and the one after it by date", async ({ page }) => {
    await openReady(page, slugs.sql);
    await expect(foot(page).getByRole("link")).toHaveCount(2);
    await expect(foot(page).getByRole("link", { name: /Previous/ })).toHaveAttribute(
      "href",
      new RegExp(`${slugs.interview}$`),
    );
    await foot(page).getByRole("link", { name: /Next/ }).click();
    await expect(page).toHaveURL(new RegExp(`${slugs.ai}$`));
    await expect(page.getByRole("heading", { level: 1 })).toBeInViewport();
  });

  test("the oldest has only a next, the newest only a previous", async ({ page }) => {
    await page.goto(slugs.bpmn);
    await expect(foot(page).getByRole("link")).toHaveText([/Next/]);
    await page.goto(slugs.compliance);
    await expect(foot(page).getByRole("link")).toHaveText([/Previous/]);
  });
});

test.describe("on paper", () => {
  test("an article has its text, its links' addresses and nothing to click", async ({ page }) => {
    await openReady(page, slugs.compliance);
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
    expect(ink, "light colours in the dark theme").toBe("rgb(26, 30, 35)");
  });

  test("code wraps and tables keep their rows whole", async ({ page }) => {
    await openReady(page, slugs.sql);
    await page.emulateMedia({ media: "print" });
    await expect(page.locator("pre").first()).toHaveCSS("white-space-collapse", "preserve");
    await expect(page.locator("pre").first()).toHaveCSS("text-wrap-mode", "wrap");
    await expect(page.getByRole("row").nth(1)).toHaveCSS("break-inside", "avoid");
    await expect(page.getByRole("heading", { name: "4. Cohort" })).toHaveCSS(
      "break-after",
      "avoid",
    );
    await expect(page.getByRole("button", { name: /^Copy/ })).toHaveCount(0);
  });

  test("the dialog of an article in preparation stays off it", async ({ page }) => {
    await page.goto(slugs.vba);
    await expect(page.getByRole("dialog")).toBeVisible();
    await page.emulateMedia({ media: "print" });
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByText("Content is being prepared...")).toBeVisible();
  });
});
