import { pages } from "../pages.ts";
import { projects } from "../projects.ts";
import type { Book, Page } from "../types.ts";
import { laterProjectPages } from "./project-pages.ts";
import { publishedArticles } from "./published.ts";
import { topicSlug } from "./topic-slug.ts";
import { listPagePaths, topicFeed, topics } from "./topics.ts";

/** Lists and searches everything; not part of the site map. */
export const searchPage = "/search" satisfies keyof typeof pages;

/** Projects that have a page; the others are cards only. */
export const projectsWithPage = projects.filter((project) => project.detail !== null);

/** The pages that a menu links to, in order. */
export function menuLinks(menu: NonNullable<Page["menu"]>) {
  return Object.entries<Page>(pages)
    .filter(([, page]) => page.menu === menu)
    .map(([path, { name }]) => ({ to: path, label: name }));
}

/** Every page with something of its own to say. */
export const contentPaths: readonly string[] = Object.keys(pages)
  .filter((path) => path !== searchPage)
  .flatMap((path) => [path, ...pathsBelow(path)]);

/** Pages that only list others: a page for each tag and category, and the later pages of long lists. */
const listPaths: readonly string[] = [
  ...laterProjectPages.map(({ path }) => path),
  ...listPagePaths("/blogs", publishedArticles.length).slice(1),
  ...topics.flatMap(({ path, articles }) => listPagePaths(path, articles.length)),
];

/** Every page of the site, in the order of the site map. */
export const pagePaths: readonly string[] = [...contentPaths, ...listPaths];

function pathsBelow(listing: string) {
  if (listing === "/projects") return projectsWithPage.map(({ slug }) => `${listing}/${slug}`);
  if (listing === "/blogs") return publishedArticles.map(({ slug }) => `${listing}/${slug}`);
  return [];
}

/** The anchor of a book on the page of books. */
export function bookAnchor({ title }: Pick<Book, "title">) {
  return topicSlug(title);
}

/** Files for crawlers and feed readers, made from the same lists. */
export const resourcePaths: readonly string[] = [
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/feed.xml",
  "/site.webmanifest",
  ...topics.map(topicFeed),
];
