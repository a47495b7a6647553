import { pagePaths, searchPage } from "#content/pages.ts";

/** Every page as the browser asks for it below the base URL, and one address that has no page. */
export const pages = pagePaths.map((path) => path.slice(1));
export const missingPage = "no/such/page";
/** Pages that only lead to the others and are not in the site map. */
export const waysThere = [searchPage.slice(1), missingPage];
/** One page of each kind, which every run checks in depth; the thorough run checks them all. */
export const onePerKind = [
  "",
  "projects",
  "projects/solar-financing-calculator",
  "about",
  "blogs",
  "blogs/ai-for-workplace",
  "books",
  "contact",
  ...waysThere,
];

export function nameOf(page: string) {
  return `/${page}`;
}
