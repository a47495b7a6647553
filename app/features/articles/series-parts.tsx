import { PageLink } from "#app/components/ui/page-link.tsx";
import type { SeriesPlace } from "#content/types.ts";

/** Which part of a series an article is, and the others. */
export function SeriesParts({ series: { name, part, parts } }: { series: SeriesPlace }) {
  return (
    <nav aria-label="Series" data-search="skip" className="series mt-5 border-l-2 border-rule pl-4">
      <p className="text-small text-muted">
        Part {part} of {parts.length}: <span className="text-ink">{name}</span>
      </p>
      <ol className="no-print mt-1 list-decimal pl-5 text-small marker:text-muted">
        {parts.map(({ slug, title }, index) => (
          <li key={slug}>
            {index + 1 === part ? (
              <span aria-current="page" className="block py-2.5 font-medium md:py-0.5">
                {title}
              </span>
            ) : (
              <PageLink to={`/blogs/${slug}`} className="text-link block py-2.5 md:py-0.5">
                {title}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
