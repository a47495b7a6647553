import { isInPreparation } from "#content/articles.ts";
import { listPagePaths, listPageSize, topicPath } from "#content/topics.ts";
import type { Article } from "#content/types.ts";
import { drawOutline } from "./article-outlines.server.tsx";

/** One page of a list of articles, from 1. */
export function listPage(listPath: string, articles: readonly Article[], number: number) {
  const paths = listPagePaths(listPath, articles.length);
  const start = (number - 1) * listPageSize;
  return {
    path: paths[number - 1] ?? listPath,
    articles: articles.slice(start, start + listPageSize).map(listed),
    place: { number, of: paths.length, previous: paths[number - 2], next: paths[number] },
  };
}

function listed(article: Article) {
  const { slug, title, description, tags, readTime, date, revised, category } = article;
  return {
    ...{ slug, title, description, tags, readTime, date, revised },
    category: { name: category, to: topicPath("category", category) },
    inPreparation: isInPreparation(article),
    outline: isInPreparation(article) ? null : drawOutline(slug),
  };
}
