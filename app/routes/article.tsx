import { Outlet, type UIMatch, useMatches } from "react-router";
import { BackLink } from "#app/components/ui/back-link.tsx";
import { Prose } from "#app/components/ui/prose.tsx";
import { ArticleFacts } from "#app/features/articles/article-facts.tsx";
import { ArticleHeader } from "#app/features/articles/article-header.tsx";
import { ArticleNeighbours } from "#app/features/articles/article-neighbours.tsx";
import { ComingSoon } from "#app/features/articles/coming-soon.tsx";
import { neighbours } from "#app/features/articles/neighbours.ts";
import { type Heading, TableOfContents } from "#app/features/articles/table-of-contents.tsx";
import { fullAddress } from "#app/meta/address.ts";
import { breadcrumbs, pageMeta } from "#app/meta/page-meta.ts";
import { articles } from "#content/articles.ts";
import { profile } from "#content/profile.ts";
import type { Article } from "#content/types.ts";
import type { Route } from "./+types/article.ts";

export function loader({ url }: Route.LoaderArgs) {
  const slug = url.pathname.split("/").at(-1);
  const article: Article | undefined = articles.find((article) => article.slug === slug);
  if (!article) throw new Response("No such article", { status: 404 });
  return { article, ...neighbours(articles, article.slug) };
}

export function meta({ loaderData: { article } }: Route.MetaArgs) {
  const path = `/blogs/${article.slug}`;
  return pageMeta({
    title: article.title,
    description: article.description,
    path,
    type: "article",
    facts: [
      {
        "@type": "BlogPosting",
        headline: article.title,
        description: article.description,
        datePublished: article.date,
        articleSection: article.category,
        keywords: article.tags.join(", "),
        timeRequired: `PT${article.readTime}M`,
        inLanguage: "en",
        url: fullAddress(path),
        author: { "@id": fullAddress("/about#person") },
      },
      breadcrumbs([
        ["Blog", "/blogs"],
        [article.title, path],
      ]),
    ],
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
        <BackLink to="/blogs">Back to Blog</BackLink>
        <ArticleHeader article={article} />
      </div>
      <ArticleFacts article={article} />
      <TableOfContents headings={headings} endId={endId} />
      <div className="mt-9">
        <Prose>
          <Outlet />
        </Prose>
        {article.comingSoon && (
          <ComingSoon content={article.comingSoon} plan={article.description} />
        )}
        <p className="print-only font-mono text-label text-muted">
          {profile.name}, {fullAddress(`/blogs/${article.slug}`)}
        </p>
      </div>
      <div className="mt-20">
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
