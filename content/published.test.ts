import { expect, test } from "vitest";
import { articles } from "./articles.ts";
import { publishedArticles, todayAnywhere, waitsFor } from "./published.ts";

test("a draft waits, whatever its date; an article with a later date waits for that day", () => {
  expect(waitsFor({ draft: true, date: "2024-01-01" }, "2024-06-01")).toBe("draft");
  expect(waitsFor({ date: "2024-06-02" }, "2024-06-01")).toBe("date");
  expect(waitsFor({ date: "2024-06-01" }, "2024-06-01")).toBeNull();
});

test("readers see the articles that wait for nothing, in their order", () => {
  const waiting = articles.filter((article) => waitsFor(article, todayAnywhere()) !== null);
  expect(publishedArticles.map(({ slug }) => slug)).toEqual(
    articles.filter((article) => !waiting.includes(article)).map(({ slug }) => slug),
  );
});
