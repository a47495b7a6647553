import { isInPreparation } from "#content/articles.ts";
import { linkedCategory, listPagePaths, listPageSize } from "#content/derived/topics.ts";
import type { Article } from "#content/types.ts";

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
    category: linkedCategory(category),
    inPreparation: isInPreparation(article),
  };
}
