import { readFile } from "node:fs/promises";
import path from "node:path";

export function readPage(site: string, page: string) {
  return readFile(path.join(site, page, "index.html"), "utf8");
}

export type PageWords = { title: string; description: string };

const entities: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** Title and description from the page's own Open Graph tags. */
export function pageWords(html: string): PageWords {
  return { title: property(html, "og:title"), description: property(html, "og:description") };
}

/** The chart of a project, which its card on the listing shows above the title, if it has one. */
export function cardChart(listingHtml: string, slug: string): string | null {
  const [, card] = listingHtml.split(`<article aria-labelledby="card-${slug}"`);
  if (!card)
    throw new Error(`The list of projects has no card of ${slug}, or its markup is another one.`);
  const [aboveTitle = ""] = card.split(`id="card-${slug}"`);
  return aboveTitle.match(/<svg.*<\/svg>/s)?.[0] ?? null;
}

function property(html: string, name: string) {
  const [, content] = html.match(new RegExp(`<meta property="${name}" content="([^"]*)"`)) ?? [];
  if (!content) throw new Error(`A page has no ${name}; app/lib/meta/page-meta.ts should set it.`);
  return content.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);
}
