import { expect, test } from "@playwright/test";
import { exampleArticle, exampleProject } from "./pages.ts";
import { openReady } from "./ready.ts";

const { slug } = exampleArticle;

test("a text comes together with the other modules of its page, not after them", async ({
  page,
}) => {
  const asked: string[] = [];
  page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await page.route("**/assets/entry.client-*.js", async (route) => {
    await expect
      .poll(() => asked.some((path) => path.startsWith(`/assets/${slug}-`) && path.endsWith(".js")))
      .toBe(true);
    await route.continue();
  });
  await openReady(page, `blogs/${slug}`);
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
    await page.getByRole("link", { name: exampleProject.title, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(exampleProject.title);
  });
});
