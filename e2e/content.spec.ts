import { expect, test } from "@playwright/test";
import { openReady } from "./ready.ts";

test("a text comes together with the other modules of its page, not after them", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await expect.poll(() => asked.some((path) => /financial-ratios-.*\.js$/.test(path))).toBe(true);
    await route.continue();
  });
  await openReady(page, "blogs/financial-ratios");
});

test.describe("an address that looks like a project or an article", () => {
  test("shows the not-found page without an error, and leads on", async ({ page }) => {
    const said: string[] = [];
    page.on("console", (message) => said.push(message.text()));
    page.on("pageerror", (error) => said.push(error.message));
    for (const path of ["blogs/no-such-article", "projects/no-such-project"]) {
      const [answer] = await Promise.all([page.waitForResponse(/no-such/), openReady(page, path)]);
      expect(answer.status()).toBe(404);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    }
    expect(said.filter((text) => !text.includes("404"))).toEqual([]);
    await page.getByRole("link", { name: "See all projects" }).click();
    await page.getByRole("link", { name: /^View Project Rental/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rental case study");
  });

  test("shows the not-found page too when a link of an open page leads there @thorough", async ({
    page,
  }) => {
    await openReady(page, "blogs");
    // The article was removed after this page was opened.
    await page.route(/\/blogs\/financial-ratios$/, async (route) => {
      const url = route.request().url().replace("financial-ratios", "no-such-article");
      await route.fulfill({ response: await route.fetch({ url }) });
    });
    await page.getByRole("link", { name: /^Read Article Financial ratios/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Oops! Page not found");
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blog");
  });
});
