import type { Article } from "#content/types.ts";

export function ArticleHeader({ article }: { article: Article }) {
  return (
    <header className="mt-4">
      <h1 tabIndex={-1} className="text-title">
        {article.title}
      </h1>
      <p className="mt-4 font-serif text-lead text-muted">{article.subtitle}</p>
    </header>
  );
}
