import { existsSync } from "node:fs";
import type { Page } from "@playwright/test";
import {
  contentPaths,
  pagePaths,
  projectsWithPage,
  searchPage,
} from "#content/derived/page-paths.ts";
import { publishedArticles } from "#content/derived/published.ts";
import { topics } from "#content/derived/topics.ts";
import type { Project } from "#content/types.ts";

/** The path of every page relative to the base URL, and one that has no page. */
export const pages = pagePaths.map((path) => path.slice(1));
/** Pages with a text of their own, and one tag and one category: the others differ in their lists only. */
export const pagesOfEachKind = [...contentPaths, ...longestTopics()].map((path) => path.slice(1));
/** Those with a preview of their own. */
export const picturedPages = contentPaths.map((path) => path.slice(1));
export const missingPage = "no/such/page";
/** Pages that only link to others and are not in the site map. */
export const indexPages = [searchPage.slice(1), missingPage];
/** What the tests use as an example, whatever the owner's content is. */
export const exampleArticle = firstOf<{ slug: string; title: string }>(publishedArticles);
export const exampleProject = firstOf<Project>(projectsWithPage);
/** One whose controls hold its whole case, so that the url has all of it. */
export const exampleModel = firstOf<Project>(
  projectsWithPage.filter(
    ({ slug, model, workbook }: Project) =>
      (model ?? workbook) && !existsSync(`app/features/models/${slug}/workings.ts`),
  ),
);
/** One page of each kind, which every run checks in depth; the thorough run checks them all. */
export const onePerKind = [
  "",
  `projects/${exampleModel.slug}`,
  "about",
  "blogs",
  `blogs/${exampleArticle.slug}`,
  "books",
  "contact",
  ...indexPages,
];

function firstOf<One>([first]: readonly One[]) {
  if (!first) throw new Error("The tests need an article, and a project whose page has a model.");
  return first;
}

function longestTopics() {
  return (["category", "tag"] as const).flatMap((kind) => {
    const [longest] = topics
      .filter((topic) => topic.kind === kind)
      .sort((a, b) => b.articles.length - a.articles.length);
    return longest ? [longest.path] : [];
  });
}

export function nameOf(page: string) {
  return `/${page}`;
}

/** Watches a page from its first request, and collects what goes wrong. */
export function watchVisit(page: Page, origin: string) {
  const faults: string[] = [];
  page.on("console", (message) => faults.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => faults.push(`error: ${error.message}`));
  page.on("requestfailed", (request) => {
    // What a page still asks for when the next one is opened, such as its icon.
    const isAborted = request.failure()?.errorText === "net::ERR_ABORTED";
    if (!isAborted) faults.push(`failed: ${request.url()}`);
  });
  page.on("request", (request) => {
    if (!request.url().startsWith(origin)) faults.push(`another host: ${request.url()}`);
  });
  page.on("response", (response) => {
    if (response.status() >= 400) faults.push(`${response.status()}: ${response.url()}`);
  });
  return { faults };
}
