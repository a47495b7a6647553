import { expect, test } from "@playwright/test";
import { books } from "#content/books.ts";

test.beforeEach(async ({ page }) => {
  await page.goto("books");
});

test("shows each book with category, author, year, description, key takeaway and cover", async ({
  page,
}) => {
  await expect(page.getByRole("article")).toHaveCount(books.length);
  for (const book of books) {
    const own = page
      .getByRole("article")
      .filter({ has: page.getByRole("heading", { name: book.title }) });
    await expect(own).toContainText(book.category);
    await expect(own).toContainText(book.author);
    await expect(own).toContainText(String(book.year));
    await expect(own).toContainText(book.description);
    await expect(own.getByRole("heading", { name: "Key takeaway" })).toBeVisible();
    await expect(own).toContainText(book.keyTakeaway);
    await expect(own.getByRole("img", { name: book.image.alt })).toBeVisible();
  }
});

test("has two columns on a desktop", async ({ page }) => {
  const boxes = await Promise.all(
    [0, 1].map((index) => page.getByRole("article").nth(index).boundingBox()),
  );
  expect(boxes[0]?.y).toBe(boxes[1]?.y);
});

test("leads to the contact form", async ({ page }) => {
  await expect(page.getByRole("main").getByRole("link", { name: "Tell me" })).toHaveAttribute(
    "href",
    "/contact",
  );
});
