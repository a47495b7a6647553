import { listPage } from "#app/features/articles/listed-articles.server.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import type { PageProps } from "#app/lib/page-props.ts";
import { newestFirst, publishedArticles } from "#content/derived/published.ts";
import { topics } from "#content/derived/topics.ts";
import { pages } from "#content/pages.ts";
import type { Article, Page } from "#content/types.ts";

/** The blog with its newest 24 articles; `article-list.tsx` shows the others. */
export function loader() {
  const list = listPage("/blogs", newestFirst<Article>(publishedArticles), 1);
  const categories = topics
    .filter(({ kind }) => kind === "category")
    .map(({ name, path, articles }) => ({ name, to: path, articles: articles.length }));
  return { page: pages["/blogs"], list, categories, first: readFirst() };
}

function readFirst() {
  const { readFirst: first }: Page = pages["/blogs"];
  const article = publishedArticles.find(({ slug }) => slug === first?.article);
  return first && article && { slug: article.slug, title: article.title, reason: first.reason };
}

export function metaTags({ loaderData }: PageProps<typeof loader>) {
  return pageMeta({ ...loaderData.page, path: "/blogs" });
}
