import { Outlet } from "react-router";
import { BackLink } from "#app/components/ui/back-link.tsx";
import { Prose } from "#app/components/ui/prose.tsx";
import { ArticleHeader } from "#app/features/articles/article-header.tsx";
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
  return { article };
}

export function meta({ loaderData: { article } }: Route.MetaArgs) {
  return pageMeta({
    title: article.title,
    description: article.description,
    path: `/blogs/${article.slug}`,
    type: "article",
  });
}

export default function ArticlePage({ loaderData: { article } }: Route.ComponentProps) {
  return (
    <article className="wrap pt-8 pb-20 md:pt-10">
      <Facts
        things={[
          articleFacts(article),
          breadcrumbs([
            ["Blog", "/blogs"],
            [article.title, `/blogs/${article.slug}`],
          ]),
        ]}
      />
      <div className="mx-auto max-w-reading">
        <BackLink to="/blogs">Back to Blog</BackLink>
        <ArticleHeader article={article} />
        <Prose>
          <Outlet />
        </Prose>
      </div>
    </article>
  );
}
