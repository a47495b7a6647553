import { expect, test } from "@playwright/test";
import { articles, isInPreparation } from "#content/articles.ts";
import { imageVariants } from "#content/images/variants.ts";
import { profile } from "#content/profile.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projectsIn } from "#content/projects.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("");
});

test("shows photo, name, headline and tagline", async ({ page }) => {
  await expect(page.getByRole("img", { name: profile.photo.alt })).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: profile.name })).toBeVisible();
  await expect(page.getByText(profile.headline)).toBeVisible();
  await expect(page.getByText(profile.tagline)).toBeVisible();
});

test("the photo is asked for first, has its dimensions, and comes in AVIF and WebP", async ({
  page,
}) => {
  const photo = page.getByRole("img", { name: profile.photo.alt });
  await expect(photo).toHaveAttribute("fetchpriority", "high");
  await expect(photo).toHaveAttribute("loading", "eager");
  await expect(photo).toHaveAttribute("width", String(imageVariants.portrait.width));
  await expect(photo).toHaveAttribute("height", String(imageVariants.portrait.height));
  const types = await page
    .locator("picture source")
    .evaluateAll((sources) => sources.map((source) => source.getAttribute("type")));
  expect(types).toEqual(["image/avif", "image/webp"]);
});

test("'View My Projects' leads to the projects", async ({ page }) => {
  await page.getByRole("link", { name: "View My Projects" }).click();
  await expect(page).toHaveURL(/\/projects$/);
});

test("has four skill shortcuts to their sections, each with the count of its projects", async ({
  page,
}) => {
  const shortcuts = page.getByRole("navigation", { name: "Projects by language" });
  await expect(shortcuts.getByRole("link")).toHaveCount(4);
  for (const { id, name } of projectCategories) {
    const link = shortcuts.getByRole("link", { name: new RegExp(`\\b${name}\\b`) });
    await expect(link).toHaveAttribute("href", `/projects#${id}`);
    await expect(link).toContainText(`${projectsIn(id).length} projects`);
  }
});

test("has a second row: Blog and Must Reads", async ({ page }) => {
  const row = page.getByRole("navigation", { name: "Writing and reading" });
  await expect(row.getByRole("link", { name: /Blog/ })).toHaveAttribute("href", "/blogs");
  await expect(row.getByRole("link", { name: /Must Reads/ })).toHaveAttribute("href", "/books");
});

test("counts the articles in preparation apart from those that can be read", async ({ page }) => {
  const inPreparation = articles.filter(isInPreparation).length;
  await expect(page.getByRole("link", { name: /Blog/ }).first()).toContainText(
    `${articles.length - inPreparation} articles, ${inPreparation} in preparation`,
  );
});

test("shows a code only where it follows the chart of accounts", async ({ page }) => {
  const text = await page.getByRole("main").innerText();
  expect(text.match(/\b[1-9]000\b/g)).toEqual(["5000", "6000"]);
});
