import { articles } from "./articles.ts";
import type { Article } from "./types.ts";

/** Why an article is not on the site yet, or `null` if it is. Dates are ISO. */
export function waitsFor({ draft, date }: Pick<Article, "draft" | "date">, today: string) {
  if (draft) return "draft";
  return date > today ? "date" : null;
}

/** Somewhere on Earth it is already this day, perhaps where the owner is. */
export function todayAnywhere() {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** The articles that readers see. The dev server shows the owner all of them. */
export const publishedArticles: readonly (typeof articles)[number][] =
  process.env.NODE_ENV === "development"
    ? articles
    : articles.filter((article) => waitsFor(article, todayAnywhere()) === null);
