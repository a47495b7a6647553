import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { ArticleList } from "#app/features/articles/article-list.tsx";
import { breadcrumbs, Facts } from "#app/meta/facts.tsx";
import { pageMeta } from "#app/meta/page-meta.ts";
import { articles } from "#content/articles.ts";
import type { Route } from "./+types/blogs.ts";

const lead =
  "Notes from the desk: queries that answer finance questions, rules that decide who may invest, and tools worth an afternoon.";

export function loader() {
  return { articles };
}

export function meta() {
  return pageMeta({
    title: "Blog",
    description: lead,
    path: "/blogs",
  });
}

export default function Blogs({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-12 pb-20 md:pt-16">
      <Facts things={[breadcrumbs([["Blog", "/blogs"]])]} />
      <PageHeading title="Blog" lead={lead} />
      <ArticleList articles={loaderData.articles} />
    </div>
  );
}
