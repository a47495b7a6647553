import { todayAnywhere, unpublishedReason } from "#content/derived/published.ts";
import type { Article } from "#content/types.ts";

/** A line for each article that the build leaves out, so that none is missed by mistake. */
export function omittedArticles(articles: readonly Article[], today = todayAnywhere()): string[] {
  return articles.flatMap((article) => {
    const reason = unpublishedReason(article, today);
    const named = `content/articles.ts: "${article.title}"`;
    if (reason === "draft")
      return [`${named} is a draft and left out; remove draft to publish it.`];
    if (reason === "date")
      return [`${named} is left out until ${article.date}; build again on that day.`];
    return [];
  });
}
