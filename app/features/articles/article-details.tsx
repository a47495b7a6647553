import { TagLinks } from "#app/components/ui/tag.tsx";
import { formatLongDate, formatMonth } from "#app/format/date.ts";
import type { Article } from "#content/types.ts";

/** The line between title and text: date, reading time, category. */
export function ArticleDetails({ article }: { article: Article }) {
  return (
    <div className="article-details border-t border-ink">
      <p className="flex flex-wrap gap-x-5 gap-y-1 border-b border-rule py-3 font-mono text-label text-muted">
        <time dateTime={article.date}>{formatLongDate(article.date)}</time>
        {article.revised && (
          <span>
            Revised <time dateTime={article.revised}>{formatLongDate(article.revised)}</time>
          </span>
        )}
        {article.lawAsOf && (
          <span>
            Law as of <time dateTime={article.lawAsOf}>{formatMonth(article.lawAsOf)}</time>
          </span>
        )}
        <span>{article.readTime} min read</span>
        <span>{article.category}</span>
      </p>
      <div className="mt-4">
        <TagLinks tags={article.tags} />
      </div>
    </div>
  );
}
