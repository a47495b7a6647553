import { Fold } from "#app/components/ui/fold.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { type LinkedTag, TagLinks } from "#app/components/ui/tag.tsx";
import { formatLongDate, formatMonth } from "#app/lib/format/date.ts";
import type { Article, SeriesPlace } from "#content/types.ts";
import { CategoryName, type LinkedCategory } from "./category-name.tsx";

/** Between title and text: date, reading time, category, tags and the parts of the series. */
export function ArticleDetails({
  article,
  inPreparation,
  category,
  tags,
  series,
}: {
  article: Article;
  inPreparation: boolean;
  category: LinkedCategory;
  tags: readonly LinkedTag[];
  series: SeriesPlace | null;
}) {
  return (
    <div className="article-details border-t border-ink">
      <p
        data-search="skip"
        className="flex flex-wrap items-center gap-x-5 gap-y-1 border-b border-rule py-3 font-mono text-label text-muted"
      >
        <span>
          {inPreparation && "Announced "}
          <time dateTime={article.date}>{formatLongDate(article.date)}</time>
        </span>
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
        {/* Together, so that the category is never alone in a row. */}
        <span className="flex items-center gap-x-5">
          <span>
            {article.readTime} min{inPreparation ? ", in preparation" : " read"}
          </span>
          <CategoryName
            category={category}
            className="text-link -my-3 inline-flex min-h-11 items-center md:my-0 md:min-h-0"
          />
        </span>
      </p>
      <div className="mt-4">
        <TagLinks tags={tags} />
      </div>
      {series && <SeriesParts series={series} current={article.slug} />}
    </div>
  );
}

/** Which part of a series an article is, and the others; folded on a phone, where the text would otherwise begin too far down. */
function SeriesParts({
  series: { name, part, parts, inPreparation },
  current,
}: {
  series: SeriesPlace;
  /** The slug of the article on show. */
  current: string;
}) {
  const place = (
    <span className="text-muted">
      {part === null ? "Series" : `Part ${part} of ${parts.length + inPreparation.length}`}:{" "}
      <span className="text-ink">{name}</span>
    </span>
  );
  return (
    <nav aria-label="Series" data-search="skip" className="series mt-5 border-l-2 border-rule pl-4">
      <Fold title={place} onPhonesOnly className="text-small">
        <p className="max-md:hidden">{place}</p>
        <ol className="no-print mt-1 list-decimal pl-5 [&>li::marker]:text-muted">
          {parts.map(({ slug, title }) => (
            <li key={slug}>
              <Part slug={slug} title={title} isCurrent={slug === current} />
            </li>
          ))}
        </ol>
        {inPreparation.length > 0 && (
          <ul className="no-print pl-5 text-muted">
            {inPreparation.map(({ slug, title }) => (
              <li key={slug}>
                <Part
                  slug={slug}
                  title={`${title} (in preparation)`}
                  isCurrent={slug === current}
                  look="underline decoration-rule underline-offset-4 hover:text-ink"
                />
              </li>
            ))}
          </ul>
        )}
      </Fold>
    </nav>
  );
}

function Part({
  slug,
  title,
  isCurrent,
  look = "text-link",
}: {
  slug: string;
  title: string;
  isCurrent: boolean;
  look?: string;
}) {
  const line = "block py-2.5 md:py-0.5";
  return isCurrent ? (
    <span aria-current="page" className={`${line} font-medium`}>
      {title}
    </span>
  ) : (
    <PageLink to={`/blogs/${slug}`} className={`${line} ${look}`}>
      {title}
    </PageLink>
  );
}
