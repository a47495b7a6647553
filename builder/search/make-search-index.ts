import { writeFile } from "node:fs/promises";
import path from "node:path";
import { isInPreparation } from "#content/articles.ts";
import { books } from "#content/books.ts";
import { bookAnchor, contentPaths, projectsWithPage } from "#content/derived/page-paths.ts";
import { cardPath } from "#content/derived/project-pages.ts";
import { publishedArticles } from "#content/derived/published.ts";
import { pages } from "#content/pages.ts";
import { projects } from "#content/projects.ts";
import { type SearchEntry, type SearchIndex, searchIndexPath } from "#contracts/search-index.ts";
import { pageWords, readPage } from "../previews/built-page.ts";
import { pageSections } from "./page-sections.ts";

/** About 75 KB over the wire. */
const bytesInPart = 256 * 1024;

/** Pages that repeat what other pages say: their title and description are enough. */
const listings = ["/", "/projects", "/blogs", "/books"];

/** Writes the search index from the built pages and the lists they are built from. */
export async function makeSearchIndex(site: string) {
  const entries: SearchEntry[] = [];
  // One after the other, so that a thousand pages are not in memory at once.
  for (const page of contentPaths) entries.push(...pageEntries(page, await readPage(site, page)));
  entries.push(...cardsWithoutPage(), ...bookEntries());
  const [first = [], ...others] = splitIntoParts(entries, bytesInPart);
  const more = others.map((_, index) => `search-${index + 2}.json`);
  const index: SearchIndex = { entries: first, more };
  await writeFile(path.join(site, searchIndexPath), JSON.stringify(index));
  for (const [part, name] of more.entries()) {
    await writeFile(path.join(site, name), JSON.stringify(others[part]));
  }
}

function pageEntries(page: string, html: string): SearchEntry[] {
  const { title, description } = pageWords(html);
  const about = { title: page === "/" ? pages["/"].name : title, ...kindAndTags(page) };
  if (listings.includes(page)) return [{ ...about, to: page, heading: "", text: description }];
  return pageSections(html).map(({ anchor, heading, text }) => ({
    ...about,
    to: anchor ? `${page}#${anchor}` : page,
    heading,
    // A tag describes the whole page, so only the page's first section carries it.
    tags: anchor ? [] : about.tags,
    text,
  }));
}

function kindAndTags(page: string): Pick<SearchEntry, "kind" | "tags"> {
  const slug = page.split("/").at(-1);
  const project = page.startsWith("/projects/") && projectsWithPage.find((it) => it.slug === slug);
  if (project) return { kind: "Project", tags: project.tags };
  const article = page.startsWith("/blogs/") && publishedArticles.find((it) => it.slug === slug);
  if (article) {
    return { kind: isInPreparation(article) ? "In preparation" : "Article", tags: article.tags };
  }
  // A button leads to it, and the text of buttons is not searched.
  if (page === "/about") return { kind: "Page", tags: ["Resume", "CV"] };
  return { kind: "Page", tags: [] };
}

/** A project that is a card only is found by its card. */
function cardsWithoutPage(): SearchEntry[] {
  return projects
    .filter(({ detail }) => !detail)
    .map(({ slug, title, tags, description }) => ({
      to: cardPath(slug),
      kind: "In preparation",
      title,
      heading: "",
      tags,
      text: description,
    }));
}

function bookEntries(): SearchEntry[] {
  return books.map((book) => ({
    to: `/books#${bookAnchor(book)}`,
    kind: "Book",
    title: book.title,
    heading: "",
    tags: [book.category],
    text: `${book.author}, ${book.year}. ${book.description} ${book.keyTakeaway}`,
  }));
}

/**
 * The entries in parts of about this size. Where there are several, the openings of all pages come first: a
 * page is then found by its title and description before the rest of the index has arrived.
 */
export function splitIntoParts(entries: readonly SearchEntry[], bytes: number): SearchEntry[][] {
  const sizes = new Map(entries.map((entry) => [entry, JSON.stringify(entry).length]));
  const sizeOf = (some: readonly SearchEntry[]) =>
    some.reduce((sum, entry) => sum + (sizes.get(entry) ?? 0), 0);
  if (sizeOf(entries) <= bytes) return [[...entries]];
  const openings = entries.filter(({ heading }) => heading === "");
  const sections = entries.filter(({ heading }) => heading !== "");
  const parts: SearchEntry[][] = [];
  let room = 0;
  for (const entry of [...openings, ...sections]) {
    const size = sizes.get(entry) ?? 0;
    if (parts.length === 0 || size > room) {
      parts.push([]);
      room = bytes;
    }
    parts.at(-1)?.push(entry);
    room -= size;
  }
  return parts;
}
