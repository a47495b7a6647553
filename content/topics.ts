import { articleCategories } from "./article-categories.ts";
import { newestFirst, publishedArticles } from "./published.ts";
import { topicSlug } from "./topic-slug.ts";
import type { Article } from "./types.ts";

/** A tag or a category that readers find articles by. One without articles is none. */
export type Topic = {
  kind: "tag" | "category";
  name: string;
  /** Of its page: `/blogs/tags/excel`. */
  path: string;
  /** What the owner says about it below the heading. */
  lead?: string;
  /** Newest first. */
  articles: readonly Article[];
};

const folders = { tag: "/blogs/tags", category: "/blogs/categories" };

export function topicPath(kind: Topic["kind"], name: string) {
  return `${folders[kind]}/${topicSlug(name)}`;
}

/** Articles on one page of a list. */
export const listPageSize = 24;

/** The address of each page of a list: `/blogs`, `/blogs/pages/2` and so on. */
export function listPagePaths(path: string, articles: number) {
  const pages = Math.max(1, Math.ceil(articles / listPageSize));
  return Array.from({ length: pages }, (_, index) =>
    index === 0 ? path : `${path}/pages/${index + 1}`,
  );
}

export function topicFeed({ path }: Pick<Topic, "path">) {
  return `${path}/feed.xml`;
}

/** Categories in the owner's order, then tags from A to Z. */
export function topicsOf(
  articles: readonly Article[],
  categories: readonly { name: string; lead?: string }[],
): Topic[] {
  const byCategory = grouped(articles, ({ category }) => [category]);
  const byTag = grouped(articles, ({ tags }) => tags);
  return [
    ...categories.flatMap((category): Topic[] => {
      const inIt = byCategory.get(category.name);
      const path = topicPath("category", category.name);
      return inIt ? [{ kind: "category", path, ...category, articles: inIt }] : [];
    }),
    ...[...byTag]
      .map(([name, tagged]): Topic => {
        return { kind: "tag", name, path: topicPath("tag", name), articles: tagged };
      })
      .sort((a, b) => a.name.localeCompare(b.name, "en")),
  ];
}

/** The articles of each name, newest first. */
function grouped(articles: readonly Article[], namesOf: (article: Article) => readonly string[]) {
  const groups = new Map<string, Article[]>();
  for (const article of newestFirst(articles)) {
    for (const name of namesOf(article)) {
      const group = groups.get(name);
      if (group) group.push(article);
      else groups.set(name, [article]);
    }
  }
  return groups;
}

export const topics = topicsOf(publishedArticles, articleCategories);
