import { expect, test } from "vitest";
import type { Article } from "#content/types.ts";
import { omittedArticles } from "./omitted-articles.ts";

const article: Article = {
  slug: "one",
  title: "One",
  subtitle: "",
  description: "",
  tags: [],
  readTime: 3,
  date: "2024-01-25",
  category: "Compliance",
};

test("a draft and a scheduled article are named with what to do; a published one is not", () => {
  const later = { ...article, title: "Later", date: "2024-02-01" };
  const draft: Article = { ...article, title: "Sketch", draft: true };
  expect(omittedArticles([article, later, draft], "2024-01-25")).toEqual([
    'content/articles.ts: "Later" is left out until 2024-02-01; build again on that day.',
    'content/articles.ts: "Sketch" is a draft and left out; remove draft to publish it.',
  ]);
});
