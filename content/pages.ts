import { articles } from "./articles.ts";
import { projects } from "./projects.ts";
import type { Book } from "./types.ts";

/** Projects whose page is registered; the others are cards only. */
export const projectsWithPage = projects.filter((project) => project.detail !== null);

/** Every page of the site, in the order of the site map. */
export const pagePaths: readonly string[] = [
  "/",
  "/projects",
  ...projectsWithPage.map((project) => `/projects/${project.slug}`),
  "/about",
  "/blogs",
  ...articles.map((article) => `/blogs/${article.slug}`),
  "/books",
  "/contact",
];

/** Lists and searches everything. It leads to the pages and is not counted as one of them. */
export const searchPage = "/search";

/** Anchor of a book on the books page. */
export function bookAnchor({ title }: Pick<Book, "title">) {
  return title
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** Files for machines, made from the same lists. */
export const resourcePaths: readonly string[] = [
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/feed.xml",
  "/site.webmanifest",
];
