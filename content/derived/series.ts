import { isInPreparation } from "../articles.ts";
import type { Article, SeriesPlace } from "../types.ts";
import { newestFirst } from "./published.ts";

/** The place of an article in its series; `null` without one, or while it is the only published part. */
export function seriesPlace(articles: readonly Article[], article: Article): SeriesPlace | null {
  const name = article.series?.name;
  if (name === undefined) return null;
  const all = inOrder(articles.filter(({ series }) => series?.name === name));
  if (all.length < 2) return null;
  const parts = all.filter((part) => !isInPreparation(part));
  return {
    name,
    part: parts.indexOf(article) + 1 || null,
    parts: parts.map(({ slug, title }) => ({ slug, title })),
    inPreparation: all.filter(isInPreparation).map(({ slug, title }) => ({ slug, title })),
  };
}

/** By part where the owner numbers them, otherwise the oldest first. */
function inOrder(parts: readonly Article[]) {
  return newestFirst(parts)
    .reverse()
    .sort((a, b) => (a.series?.part ?? 0) - (b.series?.part ?? 0));
}
