import { drawOutline } from "#app/article-outlines.server.tsx";
import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { ArticleList } from "#app/features/articles/article-list.tsx";
import { pageMeta } from "#app/meta/page-meta.ts";
import { breadcrumbs, StructuredData } from "#app/meta/structured-data.tsx";
import { isInPreparation } from "#content/articles.ts";
import { pages } from "#content/pages.ts";
import { publishedArticles } from "#content/published.ts";
import type { Article } from "#content/types.ts";
import type { Route } from "./+types/blogs.ts";

export function loader() {
  return { page: pages["/blogs"], articles: publishedArticles.map(listed) };
}

function listed(article: Article) {
  const { slug, title, description, tags, readTime, date, category } = article;
  return {
    ...{ slug, title, description, tags, readTime, date, category },
    inPreparation: isInPreparation(article),
    outline: isInPreparation(article) ? null : drawOutline(slug),
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return pageMeta({ ...loaderData.page, path: "/blogs" });
}

export default function Blogs({ loaderData: { page, articles } }: Route.ComponentProps) {
  return (
    <div className="wrap pt-12 pb-20 md:pt-16">
      <StructuredData things={[breadcrumbs([[page.name, "/blogs"]])]} />
      <PageHeading label={`${page.code} ${page.shelf.label}`} title={page.title} lead={page.lead} />
      <ArticleList articles={articles} invitation={page.invitation} />
    </div>
  );
}
