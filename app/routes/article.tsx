import { BackLink } from "#app/components/ui/back-link.tsx";
import { PageLink } from "#app/components/ui/page-link.tsx";
import { Prose } from "#app/components/ui/prose.tsx";
import { SharePage } from "#app/components/ui/share-page.tsx";
import { ArticleDetails } from "#app/features/articles/article-details.tsx";
import { ArticleHeader } from "#app/features/articles/article-header.tsx";
import { ArticleNeighbours } from "#app/features/articles/article-neighbours.tsx";
import { ComingSoon } from "#app/features/articles/coming-soon.tsx";
import { neighbours } from "#app/features/articles/neighbours.ts";
import { type Heading, TableOfContents } from "#app/features/articles/table-of-contents.tsx";
import { recommended } from "#app/features/related/recommended.server.ts";
import { RelatedLinks } from "#app/features/related/related-links.tsx";
import { linkTags } from "#app/features/related/tag-links.server.ts";
import { articleStructuredData } from "#app/lib/meta/article-structured-data.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import { breadcrumbs, StructuredData } from "#app/lib/meta/structured-data.tsx";
import { readText } from "#app/lib/texts/page-text.server.ts";
import { usePageText } from "#app/lib/texts/page-text.ts";
import { PreloadModules } from "#app/lib/texts/preload-modules.tsx";
import { proseComponents } from "#app/mdx-components.tsx";
import { isInPreparation } from "#content/articles.ts";
import { pages } from "#content/pages.ts";
import { publishedArticles as articles } from "#content/published.ts";
import { seriesPlace } from "#content/series.ts";
import { topicPath } from "#content/topics.ts";
import type { Article } from "#content/types.ts";
import type { Route } from "./+types/article.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const article: Article | undefined = articles.find(({ slug }) => slug === params.slug);
  if (!article) throw new Response("No such article", { status: 404 });
  const { previous, next } = neighbours(articles, article.slug);
  const { name: listing, invitation } = pages["/blogs"];
  return {
    listing,
    invitation,
    article,
    inPreparation: isInPreparation(article),
    categoryPath: topicPath("category", article.category),
    tags: linkTags(article.tags),
    series: seriesPlace(articles, article),
    previous,
    next,
    related: recommended(`/blogs/${article.slug}`, article.tags, [previous, next]),
    ...(await readText(`articles/${article.slug}`)),
  };
}

export function meta({ loaderData: { article } }: Route.MetaArgs) {
  return pageMeta({
    title: article.title,
    description: article.description,
    path: `/blogs/${article.slug}`,
    type: "article",
  });
}

const endId = "article-end";

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { listing, invitation, article, inPreparation, categoryPath, tags, series } = loaderData;
  const { previous, next, related, text, own } = loaderData;
  const { default: Text, handle } = usePageText(loaderData);
  return (
    <article data-text={text} data-own={own} className="article-page wrap pt-8 pb-14 md:pt-10">
      <div>
        <PreloadModules addresses={loaderData.preloads} />
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
        <ArticleHeader article={article} />
      </div>
      <ArticleDetails
        article={article}
        inPreparation={inPreparation}
        categoryPath={categoryPath}
        tags={tags}
        series={series}
        share={<SharePage title={article.title} />}
      />
      <TableOfContents headings={handle.headings ?? none} endId={endId} />
      <div className="mt-9">
        <Prose>
          <Text components={{ ...proseComponents, ...handle.components }} />
        </Prose>
        {article.comingSoon && (
          <ComingSoon slug={article.slug} content={article.comingSoon} plan={article.description} />
        )}
      </div>
      <div data-search="skip" className="no-print mt-20">
        <p className="mb-8 text-prose">
          {invitation.question}{" "}
          <PageLink to="/contact" className="text-link">
            {invitation.link}
          </PageLink>
          .
        </p>
        <ArticleNeighbours id={endId} previous={previous} next={next} />
        <RelatedLinks pages={related} />
      </div>
    </article>
  );
}

const none: readonly Heading[] = [];
