import { articles } from "./articles.ts";
import { projects } from "./projects.ts";

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

/** Files for machines, made from the same lists. */
export const resourcePaths: readonly string[] = [
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/feed.xml",
  "/site.webmanifest",
];
