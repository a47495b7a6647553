import { articleCategories } from "../article-categories.ts";
import { projects } from "../projects.ts";
import type { Article } from "../types.ts";
import { newestFirst, publishedArticles } from "./published.ts";
import { topicSlug } from "./topic-slug.ts";

/** A category or a tag with enough cards for a page: what readers find articles by. */
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

/** Articles and projects that a tag needs for a page of its own; one with fewer leads to the search. */
const fewestCards = 3;

/** Articles that a category needs for a page of its own; one alone is found in the list of all. */
const fewestArticles = 2;

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
  projects: readonly { tags: readonly string[] }[],
): Topic[] {
  const byCategory = grouped(articles, ({ category }) => [category]);
  const byTag = grouped(articles, ({ tags }) => tags);
  return [
    ...categories.flatMap((category): Topic[] => {
      const inIt = byCategory.get(category.name) ?? [];
      const path = topicPath("category", category.name);
      return inIt.length < fewestArticles
        ? []
        : [{ kind: "category", path, ...category, articles: inIt }];
    }),
    ...[...byTag]
      .filter(([name, { length }]) => length + countOf(name) >= fewestCards)
      .map(([name, tagged]): Topic => {
        return { kind: "tag", name, path: topicPath("tag", name), articles: tagged };
      })
      .sort((a, b) => a.name.localeCompare(b.name, "en")),
  ];

  function countOf(tag: string) {
    return projects.filter(({ tags }) => tags.includes(tag)).length;
  }
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

export const topics = topicsOf(publishedArticles, articleCategories, projects);

/** A category, and its page if it has one. */
export function linkedCategory(name: string) {
  const path = topicPath("category", name);
  return { name, to: topics.some((topic) => topic.path === path) ? path : null };
}
