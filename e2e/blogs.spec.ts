import { expect, type Page, test } from "@playwright/test";
import { formatLongDate } from "#app/format/date.ts";
import { articles, isInPreparation } from "#content/articles.ts";
import type { Article } from "#content/types.ts";
import { openReady } from "./ready.ts";

const newestFirst: readonly Article[] = articles.toSorted((a, b) => b.date.localeCompare(a.date));

function card(page: Page, title: string) {
  return page.getByRole("article", { name: title, exact: true });
}

test("shows a card for each article, newest first", async ({ page }) => {
  await page.goto("blogs");
  await expect(page.getByRole("article")).toHaveCount(articles.length);
  const dates = await page
    .locator("article time")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")));
  expect(dates).toEqual(newestFirst.map(({ date }) => date));
});

test("each card shows category, read time, description, long date and its link", async ({
  page,
}) => {
  await page.goto("blogs");
  for (const article of articles) {
    const own = card(page, article.title);
    await expect(own).toContainText(article.category);
    await expect(own).toContainText(`${article.readTime} min read`);
    await expect(own.getByText(article.description)).toBeVisible();
    await expect(own).toContainText(formatLongDate(article.date));
    await expect(own.getByRole("link", { name: "Read Article" })).toHaveAttribute(
      "href",
      `/blogs/${article.slug}`,
    );
  }
});

test("an article without a text is marked 'In preparation', and no other is", async ({ page }) => {
  await page.goto("blogs");
  for (const article of articles) {
    const mark = card(page, article.title).getByText("In preparation");
    await expect(mark).toHaveCount(isInPreparation(article) ? 1 : 0);
  }
  expect(articles.filter(isInPreparation)).toHaveLength(3);
});

test("a card shows three tags at most and counts the rest", async ({ page }) => {
  await page.goto("blogs");
  for (const { title, tags } of articles) {
    const shown = card(page, title).getByRole("list", { name: "Tags" }).getByRole("listitem");
    const rest = tags.length - 3;
    await expect(shown).toHaveText([...tags.slice(0, 3), ...(rest > 0 ? [`+${rest}`] : [])]);
  }
  expect(articles.filter(({ tags }) => tags.length > 3).length).toBeGreaterThanOrEqual(2);
});

test("titles are clamped at two lines and descriptions at three", async ({ page }) => {
  await page.goto("blogs");
  const own = card(page, articles[0].title);
  await expect(own.getByRole("heading")).toHaveCSS("-webkit-line-clamp", "2");
  await expect(own.getByText(articles[0].description)).toHaveCSS("-webkit-line-clamp", "3");
});

test("no title or description of ours is cut off", async ({ page }) => {
  for (const width of [390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto("blogs");
    const cut = await page
      .locator("article h2, article h2 + p")
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.scrollHeight > element.clientHeight + 1)
          .map((element) => element.textContent),
      );
    expect(cut, `at ${width} px`).toEqual([]);
  }
});

test("has three columns on a desktop", async ({ page }) => {
  await page.goto("blogs");
  const boxes = await Promise.all(
    newestFirst.slice(0, 3).map(({ title }) => card(page, title).boundingBox()),
  );
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
});

test("'Read Article' leads to the article", async ({ page }) => {
  await openReady(page, "blogs");
  await card(page, articles[0].title).getByRole("link", { name: "Read Article" }).click();
  await expect(page.getByRole("heading", { level: 1, name: articles[0].title })).toBeVisible();
});

test.describe("in a time zone where it is still the day before", () => {
  test.use({ timezoneId: "Pacific/Honolulu" });

  test("the dates are the same", async ({ page }) => {
    await openReady(page, "blogs");
    await expect(card(page, articles[0].title)).toContainText(formatLongDate(articles[0].date));
  });
});
