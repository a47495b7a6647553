import { TagList } from "#app/components/ui/tag.tsx";
import { formatLongDate } from "#app/format/date.ts";
import type { Article } from "#content/types.ts";

export function ArticleHeader({ article }: { article: Article }) {
  return (
    <header className="mt-4 mb-10">
      <h1 tabIndex={-1} className="text-title">
        {article.title}
      </h1>
      <p className="mt-4 font-serif text-lead text-muted">{article.subtitle}</p>
      <p className="mt-7 flex flex-wrap gap-x-5 gap-y-1 border-y border-t-ink border-b-rule py-3 font-mono text-label text-muted">
        <time dateTime={article.date}>{formatLongDate(article.date)}</time>
        <span>{article.readTime} min read</span>
        <span>{article.category}</span>
      </p>
      <div className="mt-4">
        <TagList tags={article.tags} />
      </div>
    </header>
  );
}
