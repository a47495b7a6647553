import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { byDate, Pager } from "#app/components/ui/pager.tsx";
import { ArticleList } from "#app/features/articles/article-list.tsx";
import { listPage } from "#app/features/articles/listed-articles.server.ts";
import { TopicLinks } from "#app/features/articles/topic-links.tsx";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import { breadcrumbs, StructuredData } from "#app/lib/meta/structured-data.tsx";
import { pages } from "#content/pages.ts";
import { newestFirst, publishedArticles } from "#content/published.ts";
import { topics } from "#content/topics.ts";
import type { Article } from "#content/types.ts";
import type { Route } from "./+types/blogs.ts";

/** The blog with its newest 24 articles; `article-list.tsx` shows the others. */
export function loader() {
  const list = listPage("/blogs", newestFirst<Article>(publishedArticles), 1);
  const categories = topics
    .filter(({ kind }) => kind === "category")
    .map(({ name, path, articles }) => ({ name, to: path, articles: articles.length }));
  return { page: pages["/blogs"], list, categories };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.page, path: "/blogs" });
}

export default function Blogs({ loaderData: { page, list, categories } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-12 pb-20 md:pt-16">
      <StructuredData things={[breadcrumbs([[page.name, "/blogs"]])]} />
      <PageHeading label={`${page.code} ${page.shelf.label}`} title={page.title} lead={page.lead}>
        <TopicLinks topics={categories} />
      </PageHeading>
      <ArticleList articles={list.articles} invitation={page.invitation} />
      <Pager place={list.place} words={byDate} />
    </div>
  );
}
