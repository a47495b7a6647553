import { expect, test } from "vitest";
import type { Article } from "../types.ts";
import { listPagePaths, topicsOf } from "./topics.ts";

function article(slug: string, date: string, category: Article["category"], ...tags: string[]) {
  const words = { title: slug, subtitle: "", description: "", readTime: 5 };
  return { ...words, slug, date, category, tags } satisfies Article;
}

const older = article("older", "2024-01-01", "Finance", "M&A", "Excel");
const newer = article("newer", "2024-02-01", "Finance", "Excel");
const single = article("single", "2024-01-15", "Career");
const categories = [{ name: "Career" }, { name: "Finance", lead: "Figures." }];

test("each category of two articles and each tag of three cards is a topic, its articles newest first", () => {
  expect(topicsOf([older, single, newer], categories, [{ tags: ["Excel", "M&A"] }])).toEqual([
    {
      kind: "category",
      name: "Finance",
      lead: "Figures.",
      path: "/blogs/categories/finance",
      articles: [newer, older],
    },
    { kind: "tag", name: "Excel", path: "/blogs/tags/excel", articles: [newer, older] },
  ]);
});

test("without articles there are no topics", () => {
  expect(topicsOf([], categories, [])).toEqual([]);
});

test("a list has 24 articles on each page, and the first page has the address of the list", () => {
  expect(listPagePaths("/blogs", 0)).toEqual(["/blogs"]);
  expect(listPagePaths("/blogs", 24)).toEqual(["/blogs"]);
  expect(listPagePaths("/blogs/tags/excel", 49)).toEqual([
    "/blogs/tags/excel",
    "/blogs/tags/excel/pages/2",
    "/blogs/tags/excel/pages/3",
  ]);
});

test("a thousand articles have as many list pages as they fill, not more", () => {
  const many = Array.from({ length: 1000 }, (_, n) =>
    article(`a${n}`, "2024-01-01", "Finance", "Excel", `Tag ${n % 50}`),
  );
  const pages = topicsOf(many, categories, []).flatMap(({ path, articles }) =>
    listPagePaths(path, articles.length),
  );
  // 42 for the category, 42 for Excel, and one for each of 50 tags with 20 articles.
  expect(pages).toHaveLength(42 + 42 + 50);
});
