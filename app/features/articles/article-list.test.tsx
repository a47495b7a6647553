import { renderToStaticMarkup } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Article } from "#content/types.ts";
import { ArticleList } from "./article-list.tsx";

const article: Article = {
  slug: "a-title",
  title: "A title",
  subtitle: "",
  description: "",
  tags: [],
  readTime: 3,
  date: "2024-01-25",
  category: "Finance",
};

function markupOf(listed: Article) {
  return renderToStaticMarkup(
    <MemoryRouter>
      <ArticleList articles={[listed]} />
    </MemoryRouter>,
  );
}

test("an article without a text is marked as in preparation", () => {
  expect(markupOf({ ...article, comingSoon: {} })).toContain("In preparation");
});

test("an article that can be read is not, even if more is to come", () => {
  expect(markupOf(article)).not.toContain("In preparation");
  expect(markupOf({ ...article, comingSoon: { dismiss: "View Topics" } })).not.toContain(
    "In preparation",
  );
});
