import { expect, type Page, test } from "@playwright/test";
import { expectFields, fillIn, openForm, sample } from "./contact-form.ts";
import { openReady } from "./ready.ts";

function bar(page: Page) {
  return page.getByRole("navigation", { name: "Main" });
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

  test("the search says that it could not be loaded and leads to the search page", async ({
    page,
  }) => {
    await openReady(page, "about");
    await deploy(page);
    await page.keyboard.press("/");
    await page.keyboard.type("bond");
    const dialog = page.getByRole("dialog", { name: "Search" });
    await expect(dialog.getByRole("status")).toContainText("could not be loaded");
    await dialog.getByRole("link", { name: "Try again" }).click();
    await expect(page).toHaveURL(/\/search\?q=bond$/);
    await expect(page.getByRole("main").getByRole("status")).toHaveText(/for “bond”$/);
  });
});
