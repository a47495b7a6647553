import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { ArticleList, type ListedArticle, TopicLinks } from "./article-list.tsx";

const invitation = { question: "What is missing?", link: "Write to me" };

const article: ListedArticle = {
  slug: "a-title",
  title: "A title",
  description: "",
  tags: [],
  readTime: 3,
  date: "2024-01-25",
  category: { name: "Finance", to: "/blogs/categories/finance" },
  inPreparation: false,
};

function markupOf(listed: ListedArticle) {
  return renderToStaticMarkup(<ArticleList articles={[listed]} invitation={invitation} />);
}

test("an article without a text says that it is in preparation, by its read time, date and link", () => {
  const text = markupOf({ ...article, inPreparation: true }).replaceAll(/<[^>]*>/g, "");
  expect(text).toContain("3 min, in preparation");
  expect(text).toContain("Announced January 25, 2024");
  expect(text).toContain("Read Article (in preparation)");
});

test("an article that can be read is not", () => {
  expect(markupOf(article)).not.toMatch(/in preparation|announced/i);
});

test("a card says when its article was last revised", () => {
  expect(markupOf(article)).not.toContain("Revised");
  expect(markupOf({ ...article, revised: "2026-11-18" })).toMatch(
    / Revised <time dateTime="2026-11-18">November 2026<\/time>/,
  );
});

test("the category of a card is a link where it has a page, and a word where it has none", () => {
  expect(markupOf(article)).toContain('href="/blogs/categories/finance"');
  const alone = markupOf({ ...article, category: { name: "Finance", to: null } });
  expect(alone).toContain(">Finance<");
  expect(alone).not.toContain("/blogs/categories");
});

test("categories are offered where there are two of them or more", () => {
  const topic = (name: string, articles: number) => ({ name, to: `/${name}`, articles });
  const offered = (...topics: ReturnType<typeof topic>[]) => {
    const markup = renderToStaticMarkup(<TopicLinks topics={topics} />);
    return [...markup.matchAll(/href="\/(\w+)"/g)].map(([, name]) => name);
  };
  expect(offered(topic("Finance", 2), topic("Technical", 4))).toEqual(["Finance", "Technical"]);
  expect(offered(topic("Technical", 4))).toEqual([]);
});
