import { expect, type Page, test } from "@playwright/test";
import { books } from "#content/books.ts";
import { publishedArticles } from "#content/derived/published.ts";
import { projects } from "#content/projects.ts";
import { allFaults, contrastFaults } from "#e2e/accessibility.ts";
import { gate, holdScripts, openReady } from "#e2e/ready.ts";

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

/** Holds back the chunks that load with the first search until the returned function is called. */
async function holdSearchChunks(page: Page) {
  const { open, opened } = gate();
  await page.route(/\/(create-search-[^/]*\.js|search\.json)$/, async (route) => {
    await opened;
    await route.continue();
  });
  return open;
}

test.describe("the search dialog", () => {
  test("loads its index when it is opened, tries again, marks what it finds, and is walked by the arrow keys", async ({
    page,
    baseURL,
  }) => {
    const asked: string[] = [];
    page.on("request", (request) => asked.push(request.url()));
    await openReady(page, "");
    await page.waitForLoadState("networkidle");
    const late = () => asked.filter((url) => /create-search|search\.json/.test(url));
    const status = dialog(page).getByRole("status");
    expect(late()).toEqual([]);
    await test.step("offers another try when the index cannot be loaded", async () => {
      await page.route("**/search.json", (route) => route.abort());
      await page.keyboard.press("/");
      await page.keyboard.type("waterfall");
      await expect(status).toHaveText("The search index could not be loaded. Are you online?");
      await page.unroute("**/search.json");
      await dialog(page).getByRole("link", { name: "Try again" }).click();
      await expect(page).toHaveURL(/\/search\?q=waterfall$/);
      await expect(page.getByRole("main").getByRole("status")).toHaveText(/for “waterfall”$/);
      await openReady(page, "");
      asked.splice(0);
      await ask(page, "waterfall");
    });
    await test.step("marks the matches and counts them", async () => {
      await expect(status).toHaveText(/^\d+ results? for “waterfall”$/);
      const link = dialog(page).getByRole("link", { name: /^PE waterfall structure/ });
      await expect(link.locator("mark").first()).toHaveText("waterfall");
      expect(late().filter((url) => url.endsWith("search.json"))).toHaveLength(1);
    });
    await test.step("says what to do when there is no match", async () => {
      await field(page).fill("zzzzqqqq");
      await expect(status).toHaveText("No results for “zzzzqqqq”. Try a shorter word.");
      await expect(dialog(page).getByRole("link")).toHaveCount(0);
    });
    await test.step("takes what looks like markup as a word", async () => {
      const markup = "<img src=x onerror=alert(1)>";
      await field(page).fill(markup);
      await expect(status).toContainText(`“${markup}”`);
      await expect(dialog(page).locator("img")).toHaveCount(0);
    });
    await test.step("Enter opens the first result", async () => {
      await field(page).fill("benninga");
      const first = dialog(page).getByRole("link").first();
      await expect(first).toContainText("Financial Modeling");
      await page.keyboard.press("ArrowDown");
      await expect(first).toBeFocused();
      await page.keyboard.press("ArrowUp");
      await expect(field(page)).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL(/\/books#financial-modeling$/);
      await expect(page.getByRole("heading", { name: "Financial Modeling" })).toBeInViewport();
    });
    expect(asked.filter((url) => !url.startsWith(baseURL ?? ""))).toEqual([]);
  });

  test("opens before hydration, by three shortcuts and from its button, and Escape gives the focus back", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("about", { waitUntil: "domcontentloaded" });
    await test.step("keeps what is typed before hydration until it can answer", async () => {
      await page.keyboard.press("/");
      await expect(field(page)).toBeFocused();
      await page.keyboard.type("bond");
      await release();
      await expect(dialog(page).getByRole("status")).toHaveText(/results? for “bond”$/);
      await expect(field(page)).toHaveValue("bond");
      await expect(field(page)).toBeFocused();
      await page.keyboard.press("Escape");
      await expect(dialog(page)).toBeHidden();
    });
    const button = page.getByRole("button", { name: "Search" });
    for (const [name, open] of [
      ["/", () => page.keyboard.press("/")],
      ["Control+k", () => page.keyboard.press("Control+k")],
      ["Meta+k", () => page.keyboard.press("Meta+k")],
      ["Enter on its button", () => button.press("Enter")],
      ["Space on its button", () => button.press("Space")],
    ] as const) {
      await test.step(name, async () => {
        await open();
        await expect(field(page)).toBeFocused();
        await expect(field(page)).toHaveValue("");
        await page.keyboard.press("Escape");
        await expect(dialog(page)).toBeHidden();
      });
    }
    await ask(page, "bond");
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(button).toBeFocused();
    await test.step("leaves Ctrl Shift K to the browser", async () => {
      await page.keyboard.press("Control+Shift+K");
      await page.keyboard.press("?");
      await expect(page.getByRole("dialog", { name: "Keyboard" })).toBeVisible();
      await expect(dialog(page)).toBeHidden();
    });
  });

  test("leaves a slash that is typed into a form where it is @thorough", async ({ page }) => {
    await openReady(page, "contact");
    await page.getByLabel("Message").fill("");
    await page.getByLabel("Message").pressSequentially("a/b?");
    await expect(page.getByLabel("Message")).toHaveValue("a/b?");
    await expect(dialog(page)).toBeHidden();
  });

  test("finds a section by its heading and leads to it @thorough", async ({ page }) => {
    await openReady(page, "");
    await ask(page, "distribution priority");
    await dialog(page)
      .getByRole("link", { name: /^Distribution Priority/i })
      .click();
    await expect(page).toHaveURL(/\/projects\/pe-waterfall-structure#distribution-priority$/);
    await expect(dialog(page)).toBeHidden();
    await expect(page.getByRole("heading", { name: "Distribution Priority" })).toBeInViewport();
  });

  test("finds every project, article and book by its title @thorough", async ({ page }) => {
    await openReady(page, "");
    await page.keyboard.press("/");
    for (const { title } of [...projects, ...publishedArticles, ...books]) {
      await field(page).fill(title);
      await expect(
        dialog(page).getByRole("link").filter({ hasText: title }).first(),
        title,
      ).toBeVisible();
    }
  });

  test("stays open on a double click and takes what is typed, however late its chunks are @thorough", async ({
    page,
  }) => {
    const release = await holdSearchChunks(page);
    await openReady(page, "contact");
    await page.getByRole("button", { name: "Search" }).dblclick();
    await page.keyboard.type("waterfall");
    await expect(field(page)).toHaveValue("waterfall");
    await expect(dialog(page).getByRole("status")).toHaveText("Loading the search index…");
    release();
    await expect(dialog(page).getByRole("status")).toHaveText(/for “waterfall”$/);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await page.getByLabel("Name").click();
    await page.keyboard.type("Ada");
    await expect(page.getByLabel("Name")).toHaveValue("Ada");
  });

  test("stays open on Ctrl K twice, and gives the keyboard back when closed @thorough", async ({
    page,
  }) => {
    const release = await holdSearchChunks(page);
    await openReady(page, "contact");
    await page.keyboard.press("Control+k");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("bond");
    await expect(field(page)).toHaveValue("bond");
    await page.keyboard.press("Escape");
    release();
    await page.getByLabel("Name").click();
    await page.keyboard.type("Ada");
    await expect(page.getByLabel("Name")).toHaveValue("Ada");
  });

  test("leads to the search page when Enter is pressed before hydration @thorough", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("about", { waitUntil: "domcontentloaded" });
    await page.keyboard.press("/");
    await page.keyboard.type("bond");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/search\?q=bond$/);
    await release();
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/for “bond”$/);
  });

  test("has no accessibility fault in light or in dark @thorough", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
    await openReady(page, "");
    await ask(page, "rate");
    expect(await allFaults(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: "dark" });
    expect(await contrastFaults(page)).toEqual([]);
  });
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
});

test("a tag leads to the articles and projects that have it, and one of projects alone to its search @thorough", async ({
  page,
}) => {
  const main = page.getByRole("main");
  const tags = page.getByRole("list", { name: "Tags" });
  await openReady(page, "projects/credit-risk-model");
  await tags.getByRole("link", { name: "Python" }).click();
  await expect(page).toHaveURL(/\/blogs\/tags\/python$/);
  await expect(page.getByRole("heading", { level: 1, name: "Python" })).toBeVisible();
  await expect(main.getByRole("article")).toHaveCount(1);
  await main.getByRole("link", { name: "Credit risk model", exact: true }).click();
  await tags.getByRole("link", { name: "Risk", exact: true }).click();
  await expect(page).toHaveURL(/\/search\?q=Risk$/);
  await expect(main.getByRole("status")).toHaveText(/for “Risk”/);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("search is a link to a page that lists everything", async ({ page }) => {
    await page.goto("about");
    await page.getByRole("link", { name: "Search" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Search" })).toBeVisible();
    // That nothing is missing is checked on the built HTML, in e2e/html/main-pages.test.ts.
    for (const { title } of books) {
      // A topic may have the same name. The books come after the topics.
      const link = page.getByRole("main").getByRole("link", { name: title }).last();
      await expect(link).toHaveAttribute("href", /\/books#/);
      await expect(link).toBeVisible();
    }
    await expect(page.getByRole("main").getByRole("textbox")).toBeHidden();
  });
});

test.describe("keyboard help", () => {
  test("opens before hydration with a link, which gives way to the list @thorough", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("about", { waitUntil: "domcontentloaded" });
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard" });
    await expect(help.getByRole("link", { name: "All keyboard shortcuts" })).toBeVisible();
    await release();
    await expect(help.getByRole("rowheader", { name: "Search" })).toBeVisible();
  });

  test("links to the search page when its list cannot be loaded @thorough", async ({ page }) => {
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

  test("opens by a question mark and from the footer @thorough", async ({ page }) => {
    await openReady(page, "about");
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: "Keyboard" });
    await expect(help.getByRole("rowheader", { name: "Search" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(help).toBeHidden();
    await page.getByRole("contentinfo").getByRole("button", { name: "Keyboard" }).click();
    await expect(help).toBeVisible();
    expect(await allFaults(page)).toEqual([]);
  });

  test("turns the single keys off and on, also for the next visit @thorough", async ({ page }) => {
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
