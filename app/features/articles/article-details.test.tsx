import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Article } from "#content/types.ts";
import { ArticleDetails } from "./article-details.tsx";

const article: Article = {
  slug: "a-rule",
  title: "A rule",
  subtitle: "",
  description: "",
  tags: [],
  readTime: 3,
  date: "2024-01-25",
  category: "Compliance",
};

function words(details: Article) {
  const markup = renderToStaticMarkup(
    <ArticleDetails
      article={details}
      inPreparation={false}
      category={{ name: details.category, to: null }}
      tags={[]}
      series={null}
    />,
  );
  return markup.replaceAll(/<[^>]+>/g, " ").replaceAll(/\s+/g, " ");
}

test("an article on law says beside its date when it was revised and which law it follows", () => {
  const revised = { ...article, revised: "2026-11-15", lawAsOf: "2026-07" };
  expect(words(revised)).toContain(
    "January 25, 2024 Revised November 15, 2026 Law as of July 2026 3 min read",
  );
});

test("any other article shows its date alone", () => {
  expect(words(article)).toContain("January 25, 2024 3 min read");
});
