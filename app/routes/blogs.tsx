import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { byDate, Pager } from "#app/components/ui/pager.tsx";
import { ArticleList, TopicLinks } from "#app/features/articles/article-list.tsx";
import { ReadFirst } from "#app/features/articles/read-first.tsx";
import { breadcrumbs, StructuredData } from "#app/lib/meta/structured-data.tsx";
import type { PageProps } from "#app/lib/page-props.ts";
import type { loader } from "./blogs.server.ts";

export default function Blogs({
  loaderData: { page, list, categories, first },
}: PageProps<typeof loader>) {
  return (
    <div className="wrap pt-8 pb-20 md:pt-12">
      <StructuredData things={[breadcrumbs([[page.name, "/blogs"]])]} />
      <div className="gap-x-16 lg:flex lg:items-end lg:justify-between">
        <PageHeading title={page.title} lead={page.lead}>
          <TopicLinks topics={categories} />
        </PageHeading>
        {first && <ReadFirst article={first} />}
      </div>
      <ArticleList articles={list.articles} invitation={page.invitation} />
      <Pager place={list.place} words={byDate} />
    </div>
  );
}
