import { expect, type Page, test } from "@playwright/test";
import { expectFields, fillIn, openForm, sample } from "./contact-form.ts";
import { openReady } from "./ready.ts";

function bar(page: Page) {
  return page.getByRole("navigation", { name: "Main" });
}

function notice(page: Page) {
  return page.getByRole("alert").filter({ hasText: "That page did not open" });
}

test.describe("after a new deployment has removed the old files", () => {
  /** Only the files of the old pages are gone; a page that is loaded in full has its own files. */
  async function deploy(page: Page) {
    await page.route("**/assets/*.js", async (route) => {
      const isOldPage = route.request().frame().url() === oldPage;
      await (isOldPage ? route.fulfill({ status: 404 }) : route.continue());
    });
    const oldPage = page.url();
  }

  test("a link leads to the page it names, and what was typed is kept", async ({ page }) => {
    await openForm(page);
    await fillIn(page);
    await deploy(page);
    await bar(page).getByRole("link", { name: "About" }).click();
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/contact$/);
    await expectFields(page, sample);
  });

  test("a link to a section leads to that section @thorough", async ({ page }) => {
    await openReady(page, "");
    await deploy(page);
    await page.getByRole("link", { name: /SQL/ }).first().click();
    await expect(page).toHaveURL(/\/projects#sql-projects$/);
    await expect(page.getByRole("heading", { name: "SQL Projects" })).toBeInViewport();
  });

  test("a page whose data alone is gone is loaded in full @thorough", async ({ page }) => {
    await openReady(page, "");
    await page.route("**/*.data", (route) => route.fulfill({ status: 404 }));
    const loaded = page.waitForEvent("load");
    await bar(page).getByRole("link", { name: "About" }).click();
    await loaded;
    await expect(page).toHaveURL(/\/about$/);
    await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
  });
});

test.describe("when the server is gone", () => {
  for (const [name, fail] of [
    ["does not respond at all", (page: Page) => page.route("**/*", (route) => route.abort())],
    [
      "is down behind its proxy @thorough",
      (page: Page) => page.route("**/*", (route) => route.fulfill({ status: 502 })),
    ],
  ] as const) {
    test(`and ${name}, the page stays readable and says so in a notice`, async ({ page }) => {
      await openForm(page);
      await fillIn(page);
      await fail(page);
      await bar(page).getByRole("link", { name: "About" }).focus();
      await page.keyboard.press("Enter");
      await expect(notice(page)).toContainText("The site is not responding at the moment.");
      await expect(page).toHaveURL(/\/contact$/);
      await expectFields(page, sample);
      await page.getByRole("button", { name: "Dismiss" }).click();
      await expect(notice(page)).toHaveCount(0);
      await expect(bar(page).getByRole("link", { name: "About" })).toBeFocused();
      await page.unroute("**/*");
      await bar(page).getByRole("link", { name: "About" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "About" })).toBeVisible();
      await expect(notice(page)).toHaveCount(0);
    });
  }

  test("going back keeps the page that is shown, and its address @thorough", async ({ page }) => {
    await openReady(page, "about");
    await openReady(page, "books");
    await bar(page).getByRole("link", { name: "Contact" }).click();
    await page.locator("form[data-ready]").waitFor();
    await page.reload();
    await page.locator("form[data-ready]").waitFor();
    await fillIn(page);
    await page.route("**/*", (route) => route.abort());
    await page.evaluate(() => history.back());
    await expect(notice(page)).toBeVisible();
    await expect(page).toHaveURL(/\/contact$/);
    await expectFields(page, sample);
    await page.unroute("**/*");
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/books$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Must Reads");
  });
});
