import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { NextStep } from "#app/components/ui/next-step.tsx";
import { BackLink } from "#app/components/ui/page-link.tsx";
import { byDate, Pager } from "#app/components/ui/pager.tsx";
import { ArticleList } from "#app/features/articles/article-list.tsx";
import { TaggedProjects } from "#app/features/projects/tagged-projects.tsx";
import { formatCount } from "#app/lib/format/number.ts";
import { address } from "#app/lib/meta/address.ts";
import { breadcrumbs, StructuredData } from "#app/lib/meta/structured-data.tsx";
import type { PageProps } from "#app/lib/page-props.ts";
import type { loader } from "./article-list.server.ts";

export default function ArticleListPage({ loaderData }: PageProps<typeof loader>) {
  const { listing, invitation, head, total, page, projects } = loaderData;
  return (
    <div key={page.path} className="wrap pt-8 pb-20 md:pt-10">
      <StructuredData
        things={[breadcrumbs([[listing, "/blogs"], ...(head.kind ? [crumb(head)] : [])])]}
      />
      <BackLink to="/blogs">Back to Blog</BackLink>
      <div className="mt-4">
        <PageHeading
          {...(head.kind && { label: head.kind })}
          title={head.name}
          {...(head.lead && { lead: head.lead })}
        >
          <p className="mt-4 flex flex-wrap items-center gap-x-5 font-mono text-label text-muted">
            <span>{formatCount(total, "article")}</span>
            {projects.length > 0 && <span>{formatCount(projects.length, "project")}</span>}
            <a
              href={address(head.feed)}
              className="text-link no-print inline-flex min-h-11 items-center md:min-h-0"
            >
              Feed<span className="sr-only"> of {head.name}</span>
            </a>
          </p>
        </PageHeading>
      </div>
      <ArticleList articles={page.articles} />
      <Pager place={page.place} words={byDate} />
      <TaggedProjects projects={projects} />
      <NextStep invitation={invitation} className="mt-14" />
    </div>
  );
}

function crumb({ name, path }: { name: string; path: string }) {
  return [name, path] as const;
}
