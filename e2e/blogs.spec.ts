import { expect, type Page, test } from "@playwright/test";
import { formatLongDate } from "#app/lib/format/date.ts";
import { publishedArticles } from "#content/derived/published.ts";
import { openReady } from "./ready.ts";

// What the cards say is checked on the built HTML, in e2e/html/main-pages.test.ts.

const [newest] = publishedArticles;
if (!newest) throw new Error("No article is published.");

function card(page: Page, title: string) {
  return page.getByRole("article", { name: title, exact: true });
}

// A time zone where it is still the day before.
test.use({ timezoneId: "Pacific/Honolulu" });

test("the blog has the same dates everywhere, three columns on a wide screen, and cuts off no title or description", async ({
  page,
}) => {
  await openReady(page, "blogs");
  const own = card(page, newest.title);
  await expect(own).toContainText(formatLongDate(newest.date));
  await expect(own.getByRole("heading")).toHaveCSS("-webkit-line-clamp", "2");
  await expect(own.getByText(newest.description)).toHaveCSS("-webkit-line-clamp", "3");
  const boxes = await Promise.all(
    [0, 1, 2].map((n) => page.getByRole("article").nth(n).boundingBox()),
  );
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  for (const width of [1280, 768, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const cut = await page
      .locator("article h2, article h2 + p")
      .evaluateAll((elements) =>
        elements
          .filter((element) => element.scrollHeight > element.clientHeight + 1)
          .map((element) => element.textContent),
      );
    expect(cut, `at ${width} px`).toEqual([]);
  }
  await own.getByRole("link", { name: "Read Article" }).click();
  await expect(page.getByRole("heading", { level: 1, name: newest.title })).toBeVisible();
});
