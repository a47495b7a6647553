import type { LoaderArgs } from "./lib/page-props.ts";
import * as about from "./routes/about.server.ts";
import * as article from "./routes/article.server.ts";
import * as articleList from "./routes/article-list.server.ts";
import * as blogs from "./routes/blogs.server.ts";
import * as books from "./routes/books.server.ts";
import * as contact from "./routes/contact.server.ts";
import { blogFeed, feedOfTopic, llms, manifest, robots, sitemap } from "./routes/files.server.ts";
import * as home from "./routes/home.server.ts";
import * as notFound from "./routes/not-found.server.ts";
import * as project from "./routes/project.server.ts";
import * as projects from "./routes/projects.server.ts";
import * as search from "./routes/search.server.ts";

/** Which file of `routes/` answers for which path; the first that matches counts. */
const pages = [
  { name: "home", path: /^\/$/, ...home },
  { name: "project", path: /^\/projects\/(?<slug>[^/]+)$/, ...project },
  // A long section goes on at `/projects/excel-projects/2`.
  { name: "projects", path: /^\/projects(\/(?<section>[^/]+)\/(?<page>\d+))?$/, ...projects },
  { name: "about", path: /^\/about$/, ...about },
  { name: "blogs", path: /^\/blogs$/, ...blogs },
  { name: "article", path: /^\/blogs\/(?<slug>[^/]+)$/, ...article },
  // Tags, categories and the later pages of every list: `/blogs/tags/excel/pages/2`, `/blogs/pages/2`.
  { name: "article-list", path: /^\/blogs\/./, ...articleList },
  { name: "books", path: /^\/books$/, ...books },
  { name: "contact", path: /^\/contact$/, ...contact },
  { name: "search", path: /^\/search$/, ...search },
];

const missing = { name: "not-found", path: /^/, ...notFound };

/** Their loaders return the file itself. */
const files = [
  { path: /^\/sitemap\.xml$/, loader: sitemap },
  { path: /^\/robots\.txt$/, loader: robots },
  { path: /^\/llms\.txt$/, loader: llms },
  { path: /^\/feed\.xml$/, loader: blogFeed },
  { path: /^\/blogs\/.+\/feed\.xml$/, loader: feedOfTopic },
  { path: /^\/site\.webmanifest$/, loader: manifest },
];

export function findPage(path: string) {
  return pages.find((route) => route.path.test(path)) ?? missing;
}

export function findFile(path: string) {
  return files.find((route) => route.path.test(path));
}

export function argsOf(path: string, route: { path: RegExp }): LoaderArgs {
  return { path, params: route.path.exec(path)?.groups ?? {} };
}
