import type { Article } from "#content/types.ts";

export type Neighbour = Pick<Article, "slug" | "title" | "date">;

/**
 * The articles published just before and just after one. The list has the newest first, so of two from
 * one day the upper is the later.
 */
export function neighbours(articles: readonly Neighbour[], slug: string) {
  const oldestFirst = articles.toReversed().toSorted((a, b) => a.date.localeCompare(b.date));
  const index = oldestFirst.findIndex((article) => article.slug === slug);
  return {
    previous: index > 0 ? entry(oldestFirst[index - 1]) : null,
    next: index >= 0 ? entry(oldestFirst[index + 1]) : null,
  };
}

function entry(article: Neighbour | undefined) {
  if (!article) return null;
  return { slug: article.slug, title: article.title, date: article.date };
}
