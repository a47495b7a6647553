import { neighbors } from "#app/features/articles/article-neighbors.tsx";
import { linkTags, recommended } from "#app/features/related/recommended.server.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import type { LoaderArgs, PageProps } from "#app/lib/page-props.ts";
import { readText } from "#app/lib/texts/page-text.server.ts";
import { isInPreparation } from "#content/articles.ts";
import { publishedArticles as articles } from "#content/derived/published.ts";
import { seriesPlace } from "#content/derived/series.ts";
import { linkedCategory } from "#content/derived/topics.ts";
import { pages } from "#content/pages.ts";
import type { Article } from "#content/types.ts";

export async function loader({ params }: LoaderArgs) {
  const article: Article | undefined = articles.find(({ slug }) => slug === params.slug);
  if (!article) throw new Response("No such article", { status: 404 });
  const listed = articles.map((one) => ({ ...one, inPreparation: isInPreparation(one) }));
  const { previous, next } = neighbors(listed, article.slug);
  const { name: listing, invitation } = pages["/blogs"];
  return {
    listing,
    invitation,
    article,
    inPreparation: isInPreparation(article),
    category: linkedCategory(article.category),
    tags: linkTags(article.tags),
    series: seriesPlace(articles, article),
    previous,
    next,
    related: recommended(`/blogs/${article.slug}`, article.tags, [previous, next]),
    ...(await readText(`articles/${article.slug}`)),
  };
}

export function metaTags({ loaderData: { article } }: PageProps<typeof loader>) {
  return pageMeta({
    title: article.title,
    description: article.description,
    path: `/blogs/${article.slug}`,
    type: "article",
  });
}
