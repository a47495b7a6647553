import { articles } from "../articles.ts";
import type { Article } from "../types.ts";

type Dated = Pick<Article, "draft" | "date">;

/** Why an article is not on the site yet, or `null` if it is. Dates are ISO. */
export function unpublishedReason({ draft, date }: Dated, today: string) {
  if (draft) return "draft";
  return date > today ? "date" : null;
}

/** Somewhere on Earth it is already this day, perhaps where the owner is. */
export function todayAnywhere() {
  return new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
}

/** The articles that readers see, in their order. The dev server shows the owner all of them. */
export function published<One extends Dated>(
  articles: readonly One[],
  today: string,
  isDev: boolean,
): readonly One[] {
  return isDev
    ? articles
    : articles.filter((article) => unpublishedReason(article, today) === null);
}

export const publishedArticles = published<(typeof articles)[number]>(
  articles,
  todayAnywhere(),
  process.env.NODE_ENV === "development",
);

/** Of two from one day, the upper one in the list is the later. */
export function newestFirst<One extends Pick<Article, "date">>(articles: readonly One[]) {
  return articles.toSorted((a, b) => b.date.localeCompare(a.date));
}

const unpublishedSlugs: ReadonlySet<string> = new Set(
  articles.filter((article) => !publishedArticles.includes(article)).map(({ slug }) => slug),
);

/** Whether this is the text or notebook of an article that readers do not see yet. */
export function isUnpublishedText(file: string) {
  const [, slug = ""] = /^content\/articles\/([^/]+)\.\w+$/.exec(file) ?? [];
  return unpublishedSlugs.has(slug);
}
