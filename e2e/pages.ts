import { pagePaths } from "#content/pages.ts";

/** Every page as the browser asks for it below the base URL, and one address that has no page. */
export const pages = pagePaths.map((path) => path.slice(1));
export const missingPage = "no/such/page";

export function nameOf(page: string) {
  return `/${page}`;
}
