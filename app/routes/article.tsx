import { BackLink } from "#app/components/ui/back-link.tsx";
import { Prose } from "#app/components/ui/prose.tsx";
import { ArticleDetails } from "#app/features/articles/article-details.tsx";
import { ArticleHeader } from "#app/features/articles/article-header.tsx";
import { ArticleNeighbours } from "#app/features/articles/article-neighbours.tsx";
import { ComingSoon } from "#app/features/articles/coming-soon.tsx";
import { neighbours } from "#app/features/articles/neighbours.ts";
import { type Heading, TableOfContents } from "#app/features/articles/table-of-contents.tsx";
import { proseComponents } from "#app/mdx-components.tsx";
import { articleStructuredData } from "#app/meta/article-structured-data.ts";
import { pageMeta } from "#app/meta/page-meta.ts";
import { breadcrumbs, StructuredData } from "#app/meta/structured-data.tsx";
import { readText } from "#app/texts/page-text.server.ts";
import { usePageText } from "#app/texts/page-text.ts";
import { PreloadModules } from "#app/texts/preload-modules.tsx";
import { articles } from "#content/articles.ts";
import { pages } from "#content/pages.ts";
import type { Article } from "#content/types.ts";
import type { Route } from "./+types/article.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const article: Article | undefined = articles.find(({ slug }) => slug === params.slug);
  if (!article) throw new Response("No such article", { status: 404 });
  return {
    listing: pages["/blogs"].name,
    article,
    ...neighbours(articles, article.slug),
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
  const { listing, article, previous, next, text, own } = loaderData;
  const { default: Text, handle } = usePageText(text, own);
  return (
    <article
      key={article.slug}
      data-text={text}
      data-own={own}
      className="article-page wrap pt-8 pb-14 md:pt-10"
    >
      <div>
        <PreloadModules text={text} own={own} />
        <StructuredData
          things={[
            articleStructuredData(article),
            breadcrumbs([
              [listing, "/blogs"],
              [article.title, `/blogs/${article.slug}`],
            ]),
          ]}
        />
        <BackLink to="/blogs">Back to Blog</BackLink>
        <ArticleHeader article={article} />
      </div>
      <ArticleDetails article={article} />
      <TableOfContents headings={handle.headings ?? none} endId={endId} />
      <div className="mt-9">
        <Prose>
          <Text components={{ ...proseComponents, ...handle.components }} />
        </Prose>
        {article.comingSoon && (
          <ComingSoon content={article.comingSoon} plan={article.description} />
        )}
      </div>
      <div className="no-print mt-20">
        <ArticleNeighbours id={endId} previous={previous} next={next} />
      </div>
    </article>
  );
}

const none: readonly Heading[] = [];
