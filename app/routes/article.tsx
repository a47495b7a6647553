import { BackLink, PageLink } from "#app/components/ui/page-link.tsx";
import { Prose } from "#app/components/ui/prose.tsx";
import { SharePage } from "#app/components/ui/share-page.tsx";
import { ArticleDetails } from "#app/features/articles/article-details.tsx";
import { ArticleNeighbors } from "#app/features/articles/article-neighbors.tsx";
import { ComingSoon } from "#app/features/articles/coming-soon.tsx";
import { type Heading, TableOfContents } from "#app/features/articles/table-of-contents.tsx";
import { RelatedLinks } from "#app/features/related/related-links.tsx";
import {
  articleStructuredData,
  breadcrumbs,
  StructuredData,
} from "#app/lib/meta/structured-data.tsx";
import type { PageProps } from "#app/lib/page-props.ts";
import { usePageText } from "#app/lib/texts/page-text.ts";
import { proseComponents } from "#app/mdx-components.tsx";
import type { loader } from "./article.server.ts";

const endId = "article-end";

export default function ArticlePage({ loaderData }: PageProps<typeof loader>) {
  const { listing, invitation, article, inPreparation, category, tags, series } = loaderData;
  const { previous, next, related } = loaderData;
  const { default: Text, handle } = usePageText(loaderData);
  return (
    <article className="article-page wrap pt-8 pb-14 md:pt-10">
      <div>
        <StructuredData
          things={[
            articleStructuredData(article, series),
            breadcrumbs([
              [listing, "/blogs"],
              [article.title, `/blogs/${article.slug}`],
            ]),
          ]}
        />
        <BackLink to="/blogs">Back to Blog</BackLink>
        <header className="mt-4">
          <h1 tabIndex={-1} className="text-title">
            {article.title}
          </h1>
          <p className="mt-4 font-serif text-lead text-muted">{article.subtitle}</p>
        </header>
      </div>
      <ArticleDetails
        article={article}
        inPreparation={inPreparation}
        category={category}
        tags={tags}
        series={series}
      />
      <TableOfContents headings={handle.headings ?? noHeadings} endId={endId} />
      <div className="mt-9">
        <Prose>
          <Text components={{ ...proseComponents, ...handle.components }} />
        </Prose>
        {article.comingSoon && (
          <ComingSoon slug={article.slug} content={article.comingSoon} plan={article.description} />
        )}
      </div>
      <div data-search="skip" className="no-print mt-20">
        <div className="mb-8 flex flex-wrap items-center justify-between gap-x-5 gap-y-4">
          <p className="text-prose">
            {invitation.question}{" "}
            <PageLink to="/contact" className="text-link whitespace-nowrap">
              {invitation.link}
            </PageLink>
            .
          </p>
          <SharePage title={article.title} />
        </div>
        <ArticleNeighbors id={endId} previous={previous} next={next} />
        <RelatedLinks pages={related} />
      </div>
    </article>
  );
}

const noHeadings: readonly Heading[] = [];
