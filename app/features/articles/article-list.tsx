import { Card } from "#app/components/ui/card.tsx";
import { type Invitation, NextStepItem } from "#app/components/ui/next-step.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { TagList } from "#app/components/ui/tag.tsx";
import { formatLongDate, formatMonth } from "#app/lib/format/date.ts";
import type { Article } from "#content/types.ts";
import { CategoryName, type LinkedCategory } from "./category-name.tsx";

export type ListedArticle = Pick<
  Article,
  "slug" | "title" | "description" | "tags" | "readTime" | "date"
> & {
  revised?: string | undefined;
  category: LinkedCategory;
  inPreparation: boolean;
};

const tagsShown = 3;

export function ArticleList({
  articles,
  invitation,
}: {
  /** In the order in which they are shown. */
  articles: readonly ListedArticle[];
  /** In the place after the last card. */
  invitation?: Invitation;
}) {
  if (articles.length === 0) return <p className="mt-10">Nothing written yet.</p>;
  return (
    <ul className="mt-10 grid gap-3 border-t border-ink pt-6 sm:gap-6 md:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.slug} className="flex">
          <ArticleCard article={article} />
        </li>
      ))}
      {invitation && (
        <NextStepItem filled={articles.length} columns={{ md: 2, lg: 3 }} invitation={invitation} />
      )}
    </ul>
  );
}

function ArticleCard({ article }: { article: ListedArticle }) {
  const headingId = `article-${article.slug}`;
  const hidden = article.tags.length - tagsShown;
  const tags = article.tags.slice(0, tagsShown);
  return (
    <Card
      className={`flex w-full flex-col px-4! pt-4! pb-1.5! sm:px-6! sm:pt-5! sm:pb-3! ${article.inPreparation ? "border-dashed border-edge! bg-transparent!" : ""}`}
    >
      <article aria-labelledby={headingId} className="flex grow flex-col">
        <p className="flex min-h-5 items-center justify-between gap-4 md:min-h-6 font-mono text-label text-muted">
          <CategoryName
            category={article.category}
            className="-my-3 flex min-h-11 items-center text-accent hover:underline md:my-0 md:min-h-6"
          />
          <span>
            {article.readTime} min{article.inPreparation ? ", in preparation" : " read"}
          </span>
        </p>
        <div className="group relative">
          <h2
            id={headingId}
            className="mt-2 line-clamp-2 text-h3 sm:mt-3 decoration-1 underline-offset-4 transition-colors group-hover:text-accent group-hover:underline"
          >
            {article.title}
          </h2>
          {/* It overlays both, so that the title stays plain text of two lines. */}
          <PageLink
            to={`/blogs/${article.slug}`}
            aria-labelledby={headingId}
            className="absolute inset-0 rounded-md"
          />
        </div>
        <p className="mt-2 mb-3 line-clamp-3 text-small text-balance text-muted sm:mb-4">
          {article.description}
        </p>
        <div className="mt-auto">
          <TagList tags={tags} hidden={hidden} />
          <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-t border-rule pt-1.5 sm:mt-4 sm:pt-2">
            <p className="font-mono text-label whitespace-nowrap text-muted">
              {article.inPreparation && <span className="block">{"Announced "}</span>}
              <time dateTime={article.date}>{formatLongDate(article.date)}</time>
              {article.revised && (
                <span className="block">
                  {" Revised "}
                  <time dateTime={article.revised}>{formatMonth(article.revised)}</time>
                </span>
              )}
            </p>
            <PageLink
              to={`/blogs/${article.slug}`}
              className={`no-print inline-flex min-h-11 items-center text-small ${article.inPreparation ? "text-muted underline underline-offset-3" : "text-link"}`}
            >
              Read Article
              <span className="sr-only">
                {article.inPreparation && " (in preparation)"} {article.title}
              </span>
            </PageLink>
          </div>
        </div>
      </article>
    </Card>
  );
}

type TopicLink = { name: string; to: string; articles: number };

/** The categories of the blog, each with the number of its articles, where there is a choice between them. */
export function TopicLinks({ topics }: { topics: readonly TopicLink[] }) {
  if (topics.length < 2) return null;
  return (
    <nav aria-label="Categories" data-search="skip" className="no-print mt-6">
      <ul className="flex flex-wrap gap-x-6">
        {topics.map(({ name, to, articles }) => (
          <li key={to}>
            <PageLink
              to={to}
              className="group inline-flex min-h-11 items-baseline gap-1.5 py-2.5 text-small md:min-h-0 md:py-1"
            >
              <span className="text-link">{name}</span>
              <span className="font-mono text-label text-muted">{articles}</span>
            </PageLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
