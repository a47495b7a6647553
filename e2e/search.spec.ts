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

/** Holds every script back until the answer is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/assets/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Answers the chunks that load with the first search this many milliseconds late. */
async function delaySearchChunks(page: Page, delay: number) {
  await page.route(/\/(create-search-[^/]*\.js|search\.json)$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, delay));
    await route.continue();
  });
}

test.describe("the search dialog", () => {
  test("loads its library and index when it is opened, from this host alone", async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openReady(page, "");
    await page.waitForLoadState("networkidle");
    const late = () => asked.filter((url) => /create-search|search\.json/.test(url));
    expect(late()).toEqual([]);
    await ask(page, "bond");
    expect(late()).toHaveLength(2);
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

  test("quotes what a page says, never its controls or results", async ({ request }) => {
    const entries: { to: string; text: string }[] = await (await request.get("search.json")).json();
    const opening = entries.find(({ to }) => to === "/projects/pe-waterfall-structure");
    expect(opening?.text).toMatch(/^Splits what .*carry\.$/);
    const controls = /Get the project copy|From 1 to 1,000|System size kW|Show all \d+ rows/;
    expect(entries.filter(({ text }) => controls.test(text))).toEqual([]);
  });

  test("says what to do when nothing matches", async ({ page }) => {
    await openReady(page, "");
    await ask(page, "zzzzqqqq");
    await expect(dialog(page).getByRole("status")).toHaveText(
      "No results for “zzzzqqqq”. Try a shorter word.",
    );
    await expect(dialog(page).getByRole("link")).toHaveCount(0);
  });

  test("takes what looks like markup as a word", async ({ page }) => {
    await openReady(page, "");
    await ask(page, "<img src=x onerror=alert(1)>");
    await expect(dialog(page).locator("img")).toHaveCount(0);
  });

  for (const [what, url] of [
    ["index", "**/search.json"],
    ["library", "**/assets/create-search-*.js"],
  ] as const) {
    test(`offers another try when the ${what} cannot be loaded`, async ({ page }) => {
      // Before the page opens, so that nothing can have loaded it already.
      await page.route(url, (route) => route.abort());
      await openReady(page, "");
      await page.keyboard.press("/");
      await page.keyboard.type("bond");
      await expect(dialog(page).getByRole("status")).toHaveText(
        "The search index could not be loaded. Are you online?",
      );
      await page.unroute(url);
      await dialog(page).getByRole("button", { name: "Try again" }).click();
      await expect(dialog(page).getByRole("link").first()).toBeVisible();
      await expect(field(page)).toHaveValue("bond");
    });
  }

  test("stays open on a double click and takes what is typed, however late its chunks are", async ({
    page,
  }) => {
    await delaySearchChunks(page, 1500);
    await openReady(page, "contact");
    await page.getByRole("button", { name: "Search" }).dblclick();
    await page.keyboard.type("waterfall");
    await expect(field(page)).toHaveValue("waterfall");
    await expect(dialog(page).getByRole("status")).toHaveText("Loading the search index…");
    await expect(dialog(page).getByRole("status")).toHaveText(/for “waterfall”$/);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await page.getByLabel("Name").click();
    await page.keyboard.type("Ada");
    await expect(page.getByLabel("Name")).toHaveValue("Ada");
  });

  test("stays open on Ctrl K twice, and gives the keyboard back when closed", async ({ page }) => {
    await delaySearchChunks(page, 600);
    await openReady(page, "contact");
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("bond");
    await expect(field(page)).toHaveValue("bond");
    await page.keyboard.press("Escape");
    await page.getByLabel("Name").click();
    await page.keyboard.type("Ada");
    await expect(page.getByLabel("Name")).toHaveValue("Ada");
  });

  test("leaves Ctrl Shift K to the browser", async ({ page }) => {
    await openReady(page, "about");
    await page.keyboard.press("Control+Shift+K");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
    await expect(dialog(page)).toBeHidden();
  });

  test("opens before hydration, and keeps what is typed until it can answer", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("about");
    await page.keyboard.press("/");
    await expect(field(page)).toBeFocused();
    await page.keyboard.type("bond");
    release();
    await expect(dialog(page).getByRole("status")).toHaveText(/results? for “bond”$/);
    await expect(field(page)).toHaveValue("bond");
    await expect(field(page)).toBeFocused();
  });

  test("leads to the search page when Enter is pressed before hydration", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("about");
    await page.keyboard.press("/");
    await page.keyboard.type("bond");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=bond$/);
    release();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/for “bond”$/);
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

  test("keeps what was typed before hydration", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("search");
    await page.getByRole("main").getByRole("textbox").fill("bond");
    release();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/for “bond”$/);
    await expect(page).toHaveURL(/\/search\?q=bond$/);
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
  await openReady(page, "blogs/sql-queries-financial-analyst");
  const tag = page.getByRole("list", { name: "Tags" }).getByRole("link").first();
  const name = (await tag.textContent()) ?? "";
  await tag.click();
  await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("status")).toContainText(`“${name}”`);
  await expect(page.getByRole("main").getByText("Article").first()).toBeVisible();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search is a link to a page that lists everything", async ({ page }) => {
    await page.goto("about");
    await page.getByRole("link", { name: "Search" }).click();
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
  test("opens before hydration with a link, which gives way to the list", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("about");
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard" });
    await expect(help.getByRole("link", { name: "All keyboard shortcuts" })).toBeVisible();
    release();
    await expect(help.getByRole("rowheader", { name: "Search" })).toBeVisible();
  });

  test("links to the search page when its list cannot be loaded", async ({ page }) => {
    const list = "**/assets/keyboard-help-*.js";
    await page.route(list, (route) => route.abort());
    await openReady(page, "about");
    await page.keyboard.press("?");
    const link = page.getByRole("link", { name: "All keyboard shortcuts" });
    await expect(link).toBeVisible();
    await page.unroute(list);
    await link.click();
    await expect(page).toHaveURL(/\/search#keyboard$/);
  });

  test("keeps a choice made on the search page before hydration", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("search");
    await page.getByRole("checkbox", { name: "Use / and ? as shortcuts" }).uncheck();
    release();
    await expect.poll(() => page.evaluate(() => localStorage.getItem("single-keys"))).toBe("off");
  });

  test("opens by a question mark and from the footer", async ({ page }) => {
    await openReady(page, "about");
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard" });
    await expect(help.getByRole("rowheader", { name: "Search" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await page.getByRole("contentinfo").getByRole("button", { name: "Keyboard" }).click();
    await expect(help).toBeVisible();
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test("turns the single keys off and on, also for the next visit", async ({ page }) => {
    await openReady(page, "about");
    await page.keyboard.press("?");
    const box = page.getByRole("checkbox", { name: "Use / and ? as shortcuts" });
    await box.uncheck();
    await page.keyboard.press("Escape");
    await openReady(page, "about");
    await page.keyboard.press("/");
    await page.keyboard.press("?");
    await page.keyboard.press("Control+k");
    await expect(dialog(page)).toBeVisible();
    await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeHidden();
    await page.keyboard.press("Escape");
    await page.getByRole("contentinfo").getByRole("button", { name: "Keyboard" }).click();
    await expect(box).not.toBeChecked();
    await box.check();
    await page.keyboard.press("Escape");
    await page.keyboard.press("/");
    await expect(dialog(page)).toBeVisible();
  });
});
