import { contentPaths, pagePaths, searchPage } from "#content/pages.ts";
import { topics } from "#content/topics.ts";

/** Every page as the browser asks for it below the base URL, and one address that has no page. */
export const pages = pagePaths.map((path) => path.slice(1));
/** Pages with a text of their own, and one tag and one category: the others differ in their lists only. */
export const pagesOfEachKind = [...contentPaths, ...longestTopics()].map((path) => path.slice(1));
/** Those with a preview of their own. */
export const picturedPages = contentPaths.map((path) => path.slice(1));
export const missingPage = "no/such/page";
/** Pages that only link to others and are not in the site map. */
export const indexPages = [searchPage.slice(1), missingPage];
/** One page of each kind, which every run checks in depth; the thorough run checks them all. */
export const onePerKind = [
  "",
  "projects/solar-financing-calculator",
  "about",
  "blogs",
  "blogs/ai-for-workplace",
  "books",
  "contact",
  ...indexPages,
];

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
