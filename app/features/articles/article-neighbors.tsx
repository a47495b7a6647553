import { PageLink } from "#app/components/ui/page-link.tsx";
import type { Article } from "#content/types.ts";

/** The foot of an article: the one before it and the one after it. */
export function ArticleNeighbors({
  id,
  previous,
  next,
}: {
  id: string;
  previous: Neighbor | null;
  next: Neighbor | null;
}) {
  return (
    <nav id={id} aria-label="Previous and next article" className="border-t border-ink">
      <ul className="grid sm:grid-cols-2 sm:gap-x-10">
        {previous && (
          <li className="border-b border-rule sm:border-none">
            <NeighborLink article={previous} label="← Previous" />
          </li>
        )}
        {next && (
          <li className="sm:col-start-2 sm:text-right">
            <NeighborLink article={next} label="Next →" />
          </li>
        )}
      </ul>
    </nav>
  );
}

function NeighborLink({ article, label }: { article: Neighbor; label: string }) {
  return (
    <PageLink to={`/blogs/${article.slug}`} className="group block py-5">
      <span className="block font-mono text-label text-muted">{label}</span>
      <span className="mt-1.5 block font-serif text-h3 text-balance group-hover:text-accent group-hover:underline group-hover:decoration-1 group-hover:underline-offset-4">
        {article.title}
        {article.inPreparation && <span className="text-muted"> (in preparation)</span>}
      </span>
    </PageLink>
  );
}

type Neighbor = Pick<Article, "slug" | "title"> & { inPreparation: boolean };

/**
 * The articles published just before and just after one. The list has the newest first, so of two from
 * one day the upper is the later.
 */
export function neighbors(articles: readonly (Neighbor & { date: string })[], slug: string) {
  const oldestFirst = articles.toReversed().toSorted((a, b) => a.date.localeCompare(b.date));
  const index = oldestFirst.findIndex((article) => article.slug === slug);
  return {
    previous: index > 0 ? entry(oldestFirst[index - 1]) : null,
    next: index >= 0 ? entry(oldestFirst[index + 1]) : null,
  };
}

function entry(article: Neighbor | undefined) {
  if (!article) return null;
  const { slug, title, inPreparation } = article;
  return { slug, title, inPreparation };
}
