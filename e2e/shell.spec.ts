import { expect, type Page, test } from "@playwright/test";
import { projectCategories } from "#content/project-categories.ts";
import { tabTo } from "./keys-and-touch.ts";
import { exampleProject } from "./pages.ts";
import { openReady, untilReady } from "./ready.ts";

const lastSection = projectCategories.at(-1);
const phone = { width: 390, height: 844 };

function mainLink(page: Page, name: string) {
  return page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
}

// What the bar and the footer say is checked on the built HTML, in e2e/html/main-pages.test.ts.

test("the bar stays at the top while the page scrolls @thorough", async ({ page }) => {
  await page.goto("projects");
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const box = await page.getByRole("banner").boundingBox();
  expect(box?.y).toBe(0);
});

test.describe("the menu on a phone", () => {
  test.use({ viewport: phone });

  test("opens and closes by its button, when a link is chosen, and with Escape", async ({
    page,
  }) => {
    await openReady(page, "");
    const button = page.getByRole("button", { name: "Menu" });
    await expect(mainLink(page, "About")).toBeHidden();
    await expect(button).toHaveAttribute("aria-expanded", "false");
    await button.click();
    await expect(mainLink(page, "About")).toBeVisible();
    await expect(button).toHaveAttribute("aria-expanded", "true");
    await button.click();
    await expect(mainLink(page, "About")).toBeHidden();
    await button.click();
    await mainLink(page, "About").click();
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    await expect(mainLink(page, "About")).toBeHidden();
    await button.click();
    await page.keyboard.press("Escape");
    await expect(mainLink(page, "About")).toBeHidden();
  });

  test("closes when the keyboard goes on to the page, and stays open on the way back to its button", async ({
    page,
  }) => {
    await openReady(page, "");
    const button = page.getByRole("button", { name: "Menu" });
    await tabTo(page, button);
    await page.keyboard.press("Enter");
    await page.keyboard.press("Tab");
    await expect(mainLink(page, "Home")).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(button).toBeFocused();
    await expect(mainLink(page, "Home")).toBeVisible();
    const behind = page.getByRole("link", { name: "View My Projects" });
    await tabTo(page, behind);
    await expect(mainLink(page, "Home")).toBeHidden();
    await expect(behind).toBeFocused();
  });

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false });

    test("opens, and its links lead on", async ({ page }) => {
      await page.goto("");
      await page.getByRole("button", { name: "Menu" }).click();
      await mainLink(page, "Projects").click();
      await expect(page.getByRole("heading", { level: 1, name: "My Projects" })).toBeVisible();
    });
  });
});

test("the skip link is the first stop of the keyboard and leads to the content", async ({
  page,
}) => {
  await page.goto("about");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
});

test.describe("the theme", () => {
  const paper = { light: "rgb(250, 248, 243)", dark: "rgb(16, 20, 24)" };

  test("follows the system, until the visitor switches it for this and the next visit", async ({
    page,
  }) => {
    const html = page.locator("html");
    const button = page.getByRole("button", { name: "Switch between light and dark" });
    await openReady(page, "");
    for (const colorScheme of ["dark", "light"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(html).toHaveCSS("background-color", paper[colorScheme]);
    }
    expect(await barColor(page)).toBe("#faf8f3");
    await button.click();
    await expect(html).toHaveCSS("background-color", paper.dark);
    expect(await barColor(page)).toBe("#101418");
    await test.step("before the first paint", async () => {
      await page.goto("about", { waitUntil: "commit" });
      const first = await page.evaluate(
        () =>
          new Promise<string>((resolve) =>
            requestAnimationFrame(() => resolve(document.documentElement.dataset.theme ?? "none")),
          ),
      );
      expect(first).toBe("dark");
    });
    await page.waitForLoadState();
    await page.evaluate(() => dispatchEvent(new Event("start")));
    await untilReady(page);
    await expect(html).toHaveCSS("background-color", paper.dark);
    expect(await barColor(page)).toBe("#101418");
    await expect(page.locator("meta[name=theme-color]")).toHaveCount(2);
    await button.click();
    await expect(html).toHaveCSS("background-color", paper.light);
    expect(await barColor(page)).toBe("#faf8f3");
  });

  /** The color of the browser's own bars: that of the first theme-color whose media query matches. */
  function barColor(page: Page) {
    return page
      .locator("meta[name=theme-color]")
      .evaluateAll(
        (metas) =>
          metas
            .filter((meta) => matchMedia(meta.getAttribute("media") ?? "").matches)
            .map((meta) => meta.getAttribute("content"))[0],
      );
  }

  test("ignores a stored value that is not a theme @thorough", async ({ page }) => {
    await page.emulateMedia({ colorScheme: "light" });
    await page.addInitScript(() => localStorage.setItem("theme", "<script>"));
    await page.goto("");
    await expect(page.locator("html")).not.toHaveAttribute("data-theme");
  });
});

test.describe("moving between pages", () => {
  test("begins at the top, and going back returns to where the visitor was", async ({ page }) => {
    await openReady(page, "projects");
    await page.evaluate(() => window.scrollTo(0, 1500));
    await page
      .getByRole("article")
      .getByRole("link", { name: exampleProject.title, exact: true })
      .focus();
    const before = await page.evaluate(() => window.scrollY);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${exampleProject.slug}$`));
    await expect(page.getByRole("heading", { level: 1, name: exampleProject.title })).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "My Projects" })).toBeAttached();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
  });

  for (const [way, go] of [
    ["on a full load @thorough", (page: Page) => page.goto(`projects#${lastSection?.id}`)],
    [
      "on a click in the site @thorough",
      async (page: Page) => {
        await openReady(page, "");
        await page.locator(`main a[href$="#${lastSection?.id}"]`).click();
      },
    ],
  ] as const) {
    test(`an anchor lands below the bar ${way}`, async ({ page }) => {
      await go(page);
      const heading = page.getByRole("heading", { name: lastSection?.title ?? "" });
      await expect(heading).toBeInViewport();
      await expect
        .poll(async () => {
          const bar = await page.getByRole("banner").boundingBox();
          const box = await heading.boundingBox();
          return (box?.y ?? 0) - (bar?.height ?? 0);
        })
        .toBeGreaterThanOrEqual(0);
    });
  }
});

test("a link is followed before the script has arrived @thorough", async ({ page }) => {
  await page.route("**/assets/*.js", () => {});
  await page.goto("", { waitUntil: "domcontentloaded" });
  await page.getByRole("link", { name: "View My Projects" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "My Projects" })).toBeVisible();
});

// That every page carries the policy is checked in e2e/html/server.test.ts.
test("a script that is not ours does not run @thorough", async ({ page }) => {
  await page.goto("");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    try {
      script.textContent = "window.hacked = true";
      document.head.append(script);
    } catch {
      // Trusted Types refuse the text before the policy refuses the script.
    }
    return "hacked" in window;
  });
  expect(ran).toBe(false);
});

// How a dialog closes otherwise is checked in projects.spec.ts.
test.describe("a dialog", () => {
  test("opens and closes in a browser that does not know the new attributes @thorough", async ({
    page,
  }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLButtonElement.prototype, "command");
      Reflect.deleteProperty(HTMLDialogElement.prototype, "closedBy");
      // An old browser ignores the attribute; this one must not act on it before our script does.
      addEventListener("command", (event) => event.preventDefault(), true);
    });
    await openReady(page, "projects");
    await page
      .getByRole("button", { name: /^Get the project copy/ })
      .first()
      .click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toBeVisible();
    await page.getByRole("button", { name: "Close" }).click();
    await expect(dialog).toBeHidden();
  });
});

test.describe("an address without a page", () => {
  test("answers with help, whatever it looks like @thorough", async ({ page }) => {
    const logged: string[] = [];
    page.on("console", (message) => logged.push(message.text()));
    for (const path of [
      "no/such/page",
      "projects/unknown",
      "a%20b",
      "%F0%9F%92%B6",
      "about/x//y",
      ".env",
      "a%25b",
      "%2F%2Fx",
    ]) {
      await test.step(`/${path}`, async () => {
        const answer = await page.goto(path);
        expect(answer?.status()).toBe(404);
        await expect(
          page.getByRole("heading", { level: 1, name: "Oops! Page not found" }),
        ).toBeVisible();
        await expect(page.getByText("It may have moved")).toBeVisible();
        await expect(page.getByRole("link", { name: "Go to the home page" })).toHaveAttribute(
          "href",
          "/",
        );
        await expect.poll(() => logged.join("\n")).toContain(`/${path}`);
      });
    }
  });
});

test("a page that fails in the browser says so and offers a way on", async ({ page }) => {
  // As loader data of another version would be.
  await page.route("**/about", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('"introduction"', '"misspelled"');
    const { "content-security-policy": _, ...headers } = response.headers();
    await route.fulfill({ status: 200, headers, body: body.replace(/<meta http-equiv[^>]*>/, "") });
  });
  await page.goto("about");
  await page.evaluate(() => dispatchEvent(new Event("start")));
  await expect(
    page.getByRole("heading", { level: 1, name: "This page failed to open" }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Go to the home page" })).toHaveAttribute(
    "href",
    "/",
  );
  await expect(page.getByRole("button", { name: "Reload the page" })).toBeVisible();
});

test("a page is fetched when the pointer rests on its link, and no sooner", async ({ page }) => {
  const asked: string[] = [];
  const refused: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  page.on("console", (message) => refused.push(message.text()));
  await openReady(page, "");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((path) => /about/.test(path))).toEqual([]);
  const cdp = await page.context().newCDPSession(page);
  await cdp.send("Preload.enable");
  const fetched = new Promise<string>((resolve) => {
    cdp.on("Preload.prefetchStatusUpdated", ({ prefetchUrl }) => resolve(prefetchUrl));
  });
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "About" }).hover();
  expect(await fetched).toMatch(/\/about$/);
  expect(refused).toEqual([]);
});
