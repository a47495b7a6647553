import { AxeBuilder } from "@axe-core/playwright";
import { expect, type Page, test } from "@playwright/test";
import { articles } from "#content/articles.ts";
import { books } from "#content/books.ts";
import { pagePaths } from "#content/pages.ts";
import { projects } from "#content/projects.ts";
import { openReady } from "./ready.ts";

function dialog(page: Page) {
  return page.getByRole("dialog", { name: "Search" });
}

function field(page: Page) {
  return dialog(page).getByRole("textbox", { name: /^Search/ });
}

async function ask(page: Page, question: string) {
  await page.getByRole("button", { name: "Search" }).click();
  await field(page).fill(question);
  await expect(dialog(page).getByRole("status")).toContainText(`“${question}”`);
}

test.describe("the search dialog", () => {
  test("is brought only when it is opened, from this host alone", async ({ page, baseURL }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openReady(page, "");
    await page.waitForLoadState("networkidle");
    expect(asked.filter((url) => /search/.test(url))).toEqual([]);
    await ask(page, "bond");
    expect(asked.some((url) => url.endsWith("/search.json"))).toBe(true);
    expect(asked.filter((url) => !url.startsWith(baseURL ?? ""))).toEqual([]);
  });

  for (const keys of ["/", "Control+k", "Meta+k"]) {
    test(`opens by ${keys} with the field ready to type in`, async ({ page }) => {
      await openReady(page, "about");
      await page.keyboard.press(keys);
      await expect(field(page)).toBeFocused();
      await expect(field(page)).toHaveValue("");
    });
  }

  for (const key of ["Enter", "Space"]) {
    test(`opens from its button by ${key}`, async ({ page }) => {
      await openReady(page, "about");
      await page.getByRole("button", { name: "Search" }).press(key);
      await expect(field(page)).toBeFocused();
    });
  }

  test("leaves a slash that is typed into a form where it is", async ({ page }) => {
    await openReady(page, "contact");
    await page.getByLabel("Message").fill("");
    await page.getByLabel("Message").pressSequentially("a/b?");
    await expect(page.getByLabel("Message")).toHaveValue("a/b?");
    await expect(dialog(page)).toBeHidden();
  });

  test("closes by Escape and gives the focus back to its button", async ({ page }) => {
    await openReady(page, "");
    await ask(page, "bond");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Search" })).toBeFocused();
  });

  test("marks the matches and says how many there are", async ({ page }) => {
    await openReady(page, "");
    await ask(page, "waterfall");
    await expect(dialog(page).getByRole("status")).toHaveText(/^\d+ results? for “waterfall”$/);
    const link = dialog(page).getByRole("link", { name: /^PE waterfall structure/ });
    await expect(link.locator("mark").first()).toHaveText("waterfall");
  });

  test("finds a section by its heading and leads to it", async ({ page }) => {
    await openReady(page, "");
    await ask(page, "distribution priority");
    await dialog(page)
      .getByRole("link", { name: /^Distribution Priority/i })
      .click();
    await expect(page).toHaveURL(/\/projects\/pe-waterfall-structure#distribution-priority$/);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("heading", { name: "Distribution Priority" })).toBeInViewport();
  });

  test("finds every project, article and book by its title", async ({ page }) => {
    await openReady(page, "");
    await page.keyboard.press("/");
    for (const { title } of [...projects, ...articles, ...books]) {
      await field(page).fill(title);
      await expect(
        dialog(page).getByRole("link").filter({ hasText: title }).first(),
        title,
      ).toBeVisible();
    }
  });

  test("is walked by the arrow keys, and Enter opens the first result", async ({ page }) => {
    await openReady(page, "");
    await page.keyboard.press("/");
    await page.keyboard.type("benninga");
    const first = dialog(page).getByRole("link").first();
    await expect(first).toContainText("Financial Modeling");
    await page.keyboard.press("ArrowDown");
    await expect(first).toBeFocused();
    await page.keyboard.press("ArrowUp");
    await expect(field(page)).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/books#financial-modeling$/);
    await expect(page.getByRole("heading", { name: "Financial Modeling" })).toBeFocused();
  });

  test("says what to do when nothing matches", async ({ page }) => {
    await openReady(page, "");
    await ask(page, "zzzzqqqq");
    await expect(dialog(page).getByRole("status")).toHaveText(
      "Nothing on this site matches “zzzzqqqq”. A shorter word may.",
    );
    await expect(dialog(page).getByRole("link")).toHaveCount(0);
  });

  test("takes what looks like markup as a word", async ({ page }) => {
    await openReady(page, "");
    await ask(page, "<img src=x onerror=alert(1)>");
    await expect(dialog(page).locator("img")).toHaveCount(0);
  });

  test("offers another try when the index does not come", async ({ page }) => {
    await openReady(page, "");
    await page.route("**/search.json", (route) => route.abort());
    await page.keyboard.press("/");
    await expect(dialog(page).getByRole("status")).toHaveText(
      "The index did not come. Are you online?",
    );
    await page.unroute("**/search.json");
    await dialog(page).getByRole("button", { name: "Try again" }).click();
    await field(page).fill("bond");
    await expect(dialog(page).getByRole("link").first()).toBeVisible();
  });

  test("whose code does not come gives way to the search page", async ({ page }) => {
    await page.route("**/search-dialog-*.js", (route) => route.abort());
    await openReady(page, "");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page).toHaveURL(/\/search$/);
    await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  });

  for (const colorScheme of ["light", "dark"] as const) {
    test(`has no accessibility fault in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await openReady(page, "");
      await ask(page, "rate");
      const { violations } = await new AxeBuilder({ page }).analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
    });
  }
});

test.describe("the search page", () => {
  test("answers the question in its address, and keeps the address up", async ({ page }) => {
    await openReady(page, "search?q=waterfall");
    const main = page.getByRole("main");
    await expect(main.getByRole("status")).toHaveText(/for “waterfall”/);
    await expect(main.getByRole("heading", { name: "Articles" })).toBeHidden();
    await main.getByRole("textbox").fill("bond");
    await expect(page).toHaveURL(/\/search\?q=bond$/);
    await main.getByRole("textbox").fill("");
    await expect(page).toHaveURL(/\/search$/);
    await expect(main.getByRole("heading", { name: "Articles" })).toBeVisible();
  });

  test("is not offered to search engines", async ({ request }) => {
    const html = await (await request.get("search")).text();
    expect(html).toContain('<meta name="robots" content="noindex"/>');
    expect(await (await request.get("sitemap.xml")).text()).not.toContain("/search");
  });
});

test("a tag of a project leads to its search", async ({ page }) => {
  await openReady(page, "projects/credit-risk-model");
  await page.getByRole("list", { name: "Tags" }).getByRole("link", { name: "Python" }).click();
  await expect(page).toHaveURL(/\/search\?q=Python$/);
  await expect(page.getByRole("main").getByRole("status")).toHaveText(/for “Python”/);
  await expect(
    page.getByRole("main").getByRole("link", { name: /^Credit Risk Model/ }),
  ).toBeVisible();
});

test("a tag of an article leads to its search", async ({ page }) => {
  await openReady(page, "blogs");
  const tag = page.getByRole("list", { name: "Tags" }).first().getByRole("link").first();
  const name = (await tag.textContent()) ?? "";
  await tag.click();
  await expect(page.getByRole("main").getByRole("status")).toContainText(`“${name}”`);
  await expect(page.getByRole("main").getByText("Article").first()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the search button leads to a page that lists everything", async ({ page }) => {
    await page.goto("about");
    await page.getByRole("button", { name: "Search" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
    const links = await page
      .getByRole("main")
      .getByRole("link")
      .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
    for (const path of pagePaths) expect(links).toContain(path);
    for (const { title } of [...projects, ...articles, ...books]) {
      await expect(page.getByRole("main").getByRole("link", { name: title })).toBeVisible();
    }
    await expect(page.getByRole("main").getByRole("textbox")).toBeHidden();
  });
});

test.describe("keyboard help", () => {
  test("opens by a question mark and from the footer", async ({ page }) => {
    await openReady(page, "about");
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard" });
    await expect(help.getByRole("rowheader", { name: "Search" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await page.getByRole("contentinfo").getByRole("link", { name: "Keyboard" }).click();
    await expect(help).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test("turns the single keys off and on, also for the next visit", async ({ page }) => {
    await openReady(page, "about");
    await page.keyboard.press("?");
    const box = page.getByRole("checkbox", { name: "Listen to / and ?" });
    await box.uncheck();
    await page.keyboard.press("Escape");
    await openReady(page, "about");
    await page.keyboard.press("/");
    await page.keyboard.press("?");
    await page.keyboard.press("Control+k");
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeHidden();
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("link", { name: "Keyboard" }).click();
    await expect(box).not.toBeChecked();
    await box.check();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeVisible();
  });
});
