import type { MDXComponents } from "mdx/types";
import { Outlet, type UIMatch, useMatches } from "react-router";
import { BackLink } from "#app/components/ui/back-link.tsx";
import { Prose } from "#app/components/ui/prose.tsx";
import { ArticleDetails } from "#app/features/articles/article-details.tsx";
import { ArticleHeader } from "#app/features/articles/article-header.tsx";
import { ArticleNeighbours } from "#app/features/articles/article-neighbours.tsx";
import { ComingSoon } from "#app/features/articles/coming-soon.tsx";
import { neighbours } from "#app/features/articles/neighbours.ts";
import { type Heading, TableOfContents } from "#app/features/articles/table-of-contents.tsx";
import { OwnComponents } from "#app/mdx-components.tsx";
import { articleFacts } from "#app/meta/article-facts.ts";
import { breadcrumbs, Facts } from "#app/meta/facts.tsx";
import { pageMeta } from "#app/meta/page-meta.ts";
import { articles } from "#content/articles.ts";
import type { Article } from "#content/types.ts";
import type { Route } from "./+types/article.ts";

export function loader({ url }: Route.LoaderArgs) {
  const slug = url.pathname.split("/").at(-1);
  const article: Article | undefined = articles.find((article) => article.slug === slug);
  if (!article) throw new Response("No such article", { status: 404 });
  return { article, ...neighbours(articles, article.slug) };
}

export function meta({ loaderData: { article } }: Route.MetaArgs) {
  return pageMeta({
    title: article.title,
    description: article.description,
    path: `/blogs/${article.slug}`,
    type: "article",
  });
}

/** What `scripts/build/mdx/export-headings.ts` adds to the text of each article. */
type TextHandle = { headings: readonly Heading[] };

const endId = "article-end";

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, previous, next } = loaderData;
  const headings = useHeadings();
  return (
    <article key={article.slug} className="article-page wrap pt-8 pb-14 md:pt-10">
      <div>
        <Facts
          things={[
            articleFacts(article),
            breadcrumbs([
              ["Blog", "/blogs"],
              [article.title, `/blogs/${article.slug}`],
            ]),
          ]}
        />
        <BackLink to="/blogs">Back to Blog</BackLink>
        <ArticleHeader article={article} />
      </div>
      <ArticleDetails article={article} />
      <TableOfContents headings={headings} endId={endId} />
      <div className="mt-9">
        <Prose>
          <OwnComponents value={useOwnComponents()}>
            <Outlet />
          </OwnComponents>
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

function useHeadings() {
  const matches = useMatches() as UIMatch<unknown, TextHandle | undefined>[];
  return matches.at(-1)?.handle?.headings ?? none;
}

const noComponents: MDXComponents = {};

/** From `features/articles/<slug>/components.ts`, where there is one. */
function useOwnComponents() {
  const matches = useMatches() as UIMatch<unknown, { components?: MDXComponents } | undefined>[];
  return matches.find(({ handle }) => handle?.components)?.handle?.components ?? noComponents;
}
