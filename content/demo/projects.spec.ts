import { expect, type Locator, type Page, test } from "@playwright/test";
import { pages } from "#content/pages.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects } from "#content/projects.ts";
import { openReady, untilLaidOut } from "#e2e/ready.ts";

// What the cards and their dialogs say is checked on the built HTML, in content/demo/projects.html.test.ts.

function card(page: Page, title: string) {
  return page.getByRole("article", { name: title, exact: true });
}

test("the list has two columns on a wide screen, one on a phone, and its cards fade in section by section", async ({
  page,
}) => {
  await page.goto("projects");
  await untilLaidOut(page);
  await test.step("columns", async () => {
    const first = card(page, "Employee Time Stamp Tracker");
    const second = card(page, "Options payoff simulator");
    const onDesktop = [await first.boundingBox(), await second.boundingBox()];
    expect(onDesktop[0]?.y).toBe(onDesktop[1]?.y);
    await page.setViewportSize({ width: 390, height: 844 });
    const onPhone = [await first.boundingBox(), await second.boundingBox()];
    expect(onPhone[0]?.x).toBe(onPhone[1]?.x);
    expect(onPhone[1]?.y).toBeGreaterThan(onPhone[0]?.y ?? 0);
  });
  await test.step("on a phone at most 7,000 px high, with the two buttons of a card side by side", async () => {
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(7000);
    for (const width of [390, 360]) {
      await page.setViewportSize({ width, height: 844 });
      const pairs = await page.getByRole("article").evaluateAll((cards) =>
        cards.map((card) => {
          const [open, copy] = [...card.querySelectorAll("a, button")]
            .filter((action) => action.checkVisibility() && action.textContent !== "")
            .map((action) => action.getBoundingClientRect());
          return { isBeside: (copy?.x ?? 0) > (open?.x ?? Infinity), height: copy?.height };
        }),
      );
      expect(pairs).toEqual(projects.map(() => ({ isBeside: true, height: 44 })));
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  });
  await test.step("on a phone a card without a page has no chart either", async () => {
    await expect(card(page, "LBO financial model").getByRole("img")).toBeHidden();
    await expect(card(page, "DCF valuation model").getByRole("img")).toBeVisible();
  });
  await test.step("no label of a button breaks on a tablet", async () => {
    await page.setViewportSize({ width: 768, height: 7000 });
    const heights = await page
      .getByRole("article")
      .locator("a.inline-flex, button.inline-flex")
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility())
          .map((button) => button.getBoundingClientRect().height),
      );
    expect(new Set(heights)).toEqual(new Set([36]));
  });
  await test.step("400 ms plus 200 ms for each section, headings at once", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    const delays = ["0.4s", "0.6s", "0.8s", "1s"];
    for (const [index, { title }] of projectCategories.entries()) {
      const section = page.getByRole("region", { name: title });
      const ofCards = await cardItems(page, section).evaluateAll((cards) =>
        cards.map((card) => getComputedStyle(card).animationDelay),
      );
      expect(new Set(ofCards), title).toEqual(new Set([delays[index]]));
      await expect(section).toHaveCSS("animation-name", "none");
    }
  });
  await test.step("nothing fades under reduced motion", async () => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    const names = await cardItems(page, page.getByRole("main")).evaluateAll((cards) =>
      cards.map((card) => getComputedStyle(card).animationName),
    );
    expect(new Set(names)).toEqual(new Set(["none"]));
  });
});

function cardItems(page: Page, within: Locator) {
  return within.getByRole("listitem").filter({ has: page.getByRole("article") });
}

test("a visitor who comes from Home to the last section sees its heading and cards at once @thorough", async ({
  page,
}) => {
  await openReady(page, "");
  await page
    .getByRole("navigation", { name: "Projects by tool" })
    .getByRole("link", { name: /Python/ })
    .click();
  const section = page.getByRole("region", { name: "Python Projects" });
  await expect(section.getByRole("heading", { level: 2 })).toBeInViewport();
  const first = cardItems(page, section).first();
  // The animation may be over by now: run it again, and stop at its first frame, the faintest.
  const faintest = await first.evaluate((card) => {
    card.style.animationName = "none";
    card.getBoundingClientRect();
    card.style.animationName = "";
    const [animation] = card.getAnimations();
    animation?.pause();
    return getComputedStyle(card).opacity;
  });
  expect(Number(faintest)).toBeGreaterThanOrEqual(0.3);
  expect(Number(faintest)).toBeLessThan(1);
  await expect(first.getByRole("img")).toBeInViewport();
});

test("on a phone every card is laid out soon after the page has loaded, though far from the screen", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("projects");
  const last = page.getByRole("article").last();
  const isLaidOut = () =>
    last.evaluate((card) => card.checkVisibility({ contentVisibilityAuto: true }));
  await expect.poll(isLaidOut).toBe(true);
  await expect(last).not.toBeInViewport();
});

for (const viewport of [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px the first screen of the list has every subject and the first card`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto("projects");
    await untilLaidOut(page);
    const subjects = page.getByRole("navigation", { name: "Projects by subject" });
    for (const { name } of pages["/projects"].subjects) {
      const shown = subjects.getByText(name).filter({ visible: true });
      await expect(shown).toBeInViewport({ ratio: 1 });
    }
    const first = card(page, "Employee Time Stamp Tracker");
    await expect(first.getByRole("heading")).toBeInViewport({ ratio: 1 });
  });
}

test("the chart and the title of a card open its page, without a dialog", async ({ page }) => {
  await openReady(page, "projects");
  const own = card(page, "DCF valuation model");
  const cover = own.getByRole("link", { name: "DCF valuation model", exact: true });
  await expectHoverAndFocus(page, own, cover);
  for (const part of [own.getByRole("img"), own.getByRole("heading", { level: 3 })]) {
    // The link lies over both, so the click goes to whatever is at their place.
    await part.click({ force: true });
    await expect(
      page.getByRole("heading", { level: 1, name: "DCF valuation model" }),
    ).toBeVisible();
    await openReady(page, "projects");
  }
});

test("the button of a card opens its dialog, which closes three ways and leads on; without a page, so do chart and title", async ({
  page,
}) => {
  await openReady(page, "projects");
  const dialog = page.getByRole("dialog", { name: "Project Coming Soon" });
  const missing = card(page, "LBO financial model");
  const cover = missing.getByRole("button", { name: "LBO financial model", exact: true });
  await expectHoverAndFocus(page, missing, cover);
  for (const part of [missing.getByRole("img"), missing.getByRole("heading", { level: 3 })]) {
    await part.click({ force: true });
    await expect(dialog).toContainText("LBO financial model");
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toBeHidden();
  }
  const own = card(page, "DCF valuation model");
  const button = own.getByRole("button", { name: "Download Excel" });
  for (const [way, close] of [
    ["Escape", () => page.keyboard.press("Escape")],
    ["its close button", () => dialog.getByRole("button", { name: "Close" }).click()],
    ["a click on the backdrop", () => page.mouse.click(10, 450)],
  ] as const) {
    await test.step(`closes by ${way}, and gives the focus back`, async () => {
      await button.click();
      await expect(dialog).toBeVisible();
      await close();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
    });
  }
  await test.step("stays open when its button is double-clicked, cuts no words, and keeps the page behind it still", async () => {
    await button.dblclick();
    await expect(dialog).toBeVisible();
    const [shown, needed] = await dialog.evaluate((it) => [it.clientWidth, it.scrollWidth]);
    expect(needed).toBe(shown);
    await dialog.getByRole("heading").dblclick();
    const before = await page.evaluate(() => window.scrollY);
    await page.mouse.wheel(0, 600);
    await page.keyboard.press("PageDown");
    await expect(page.locator("html")).toHaveCSS("overflow", "hidden");
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
  });
  await test.step("leads to the file", async () => {
    const download = page.waitForEvent("download");
    await dialog.getByRole("link", { name: "workbook (.xlsx)" }).click();
    expect((await download).suggestedFilename()).toBe("dcf-valuation-model.xlsx");
  });
  await dialog.getByRole("link", { name: "Continue Reading" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "DCF valuation model" })).toBeVisible();
  await expect(page.getByRole("dialog")).toBeHidden();
});

/** The title of a card shows what its cover, a link or a button, is told by pointer and keyboard. */
async function expectHoverAndFocus(page: Page, own: Locator, cover: Locator) {
  await cover.hover();
  await expect(own.getByRole("heading")).toHaveCSS("text-decoration-line", "underline");
  await page.mouse.move(0, 0);
  await expect(own.getByRole("heading")).toHaveCSS("text-decoration-line", "none");
  await cover.focus();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(cover).toHaveCSS("outline-style", "solid");
}

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the links to the sections stay in reach, above the section they lead to @thorough", async ({
    page,
  }) => {
    await openReady(page, "projects");
    const links = page.getByRole("navigation", { name: "Projects by tool" });
    await links.getByRole("link", { name: "Python" }).click();
    const heading = page.getByRole("heading", { name: "Python Projects" });
    await expect(heading).toBeInViewport();
    await expect(links).toBeInViewport({ ratio: 1 });
    const [bar, strip, title] = await Promise.all(
      [page.getByRole("banner"), links, heading].map((part) => part.boundingBox()),
    );
    expect(strip?.y).toBe(bar?.height);
    expect(title?.y).toBeGreaterThanOrEqual((strip?.y ?? 0) + (strip?.height ?? 0));
    await expect(links.locator("a:target-current")).toHaveText("Python");
    await links.getByRole("link", { name: "SQL" }).click();
    await expect(page.getByRole("heading", { name: "SQL Projects" })).toBeInViewport();
    await expect(links.locator("a:target-current")).toHaveText("SQL");
  });
});

test("each direct card leads straight to its page @thorough", async ({ page }) => {
  await openReady(page, "projects");
  for (const { title, slug } of projects.filter((project) => project.direct)) {
    await card(page, title).getByRole("link", { name: "View Project" }).click();
    await expect(page).toHaveURL(new RegExp(`/projects/${slug}$`));
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await page.goBack();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the buttons are links that lead to the same places", async ({ page }) => {
    await page.goto("projects");
    const own = card(page, "DCF valuation model");
    await expect(own.getByRole("button")).toHaveCount(0);
    await own.getByRole("link", { name: "Get the project copy" }).click();
    await expect(page).toHaveURL(/\/contact\?project=dcf-valuation-model$/);
    await page.goBack();
    const download = page.waitForEvent("download");
    await own.getByRole("link", { name: "Download Excel" }).click();
    expect((await download).suggestedFilename()).toBe("dcf-valuation-model.xlsx");
  });
});

test("the address of a card whose page is not there yet names it and offers three others and the form", async ({
  page,
}) => {
  for (const [slug, title, nearest] of [
    ["tic-tac-toe-vba", "Tic-Tac-Toe (VBA)", "Tic-Tac-Toe (Python)"],
    ["lbo-financial-model", "LBO financial model", "PE waterfall structure"],
    ["candlestick-sma-chart", "Candlestick chart with SMA", "Portfolio optimization"],
    ["sudoku-python", "Sudoku (Python)", "Tic-Tac-Toe (Python)"],
  ] as const) {
    await test.step(slug, async () => {
      const answer = await page.goto(`projects/${slug}`);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole("heading", { name: "Oops! Page not found" })).toBeVisible();
      await expect(page.getByText("It may have moved")).toBeHidden();
      const help = page.getByRole("region", { name: `${title} is in preparation` });
      const [missing = 0, inPreparation = 0] = await page
        .locator("h1, h2:visible")
        .evaluateAll((all) => all.map((it) => Number.parseFloat(getComputedStyle(it).fontSize)));
      expect(inPreparation).toBeGreaterThan(missing);
      await expect(help.getByRole("listitem")).toHaveCount(3);
      await expect(help.getByRole("link", { name: nearest })).toBeVisible();
      await help.getByRole("link", { name: "Ask me about it" }).click();
      await expect(page.getByRole("textbox", { name: "Subject" })).toHaveValue(
        new RegExp(title.replaceAll(/[()]/g, "\\$&")),
      );
    });
  }
});
