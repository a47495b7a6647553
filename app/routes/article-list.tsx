import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { BackLink } from "#app/components/ui/back-link.tsx";
import { byDate, Pager } from "#app/components/ui/pager.tsx";
import { ArticleList } from "#app/features/articles/article-list.tsx";
import { listPage } from "#app/features/articles/listed-articles.server.ts";
import { TaggedProjects } from "#app/features/projects/tagged-projects.tsx";
import { formatCount } from "#app/lib/format/count.ts";
import { address } from "#app/lib/meta/address.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import { breadcrumbs, StructuredData } from "#app/lib/meta/structured-data.tsx";
import { pages } from "#content/pages.ts";
import { cardPath } from "#content/project-pages.ts";
import { projects } from "#content/projects.ts";
import { newestFirst, publishedArticles } from "#content/published.ts";
import { listPagePaths, topicFeed, topics } from "#content/topics.ts";
import type { Article, Project } from "#content/types.ts";
import type { Route } from "./+types/article-list.ts";

/** The articles of a tag or a category, or the later pages of the blog. */
export function loader({ params }: Route.LoaderArgs) {
  const path = ["/blogs", params.kind, params.name, params.page && `pages/${params.page}`]
    .filter((part) => part !== undefined)
    .join("/");
  const found = [...topics.map(topicList), blogList()]
    .map((list) => ({ list, number: numberOf(path, list) }))
    .find(({ number }) => number > 0);
  if (!found) throw new Response("No such list", { status: 404 });
  const { list, number } = found;
  const { name: listing, code, shelf, invitation } = pages["/blogs"];
  const { articles, ...head } = list;
  return {
    ...{ listing, invitation, head },
    label: `${code} ${shelf.label}`,
    total: articles.length,
    page: listPage(list.path, articles, number),
    projects: list.kind === "Tag" && number === 1 ? projectsWith(list.name) : [],
  };
}

type ListOfArticles = {
  kind: "Tag" | "Category" | null;
  name: string;
  lead?: string;
  path: string;
  feed: string;
  articles: readonly Article[];
};

function topicList(topic: (typeof topics)[number]): ListOfArticles {
  return { ...topic, kind: topic.kind === "tag" ? "Tag" : "Category", feed: topicFeed(topic) };
}

function blogList(): ListOfArticles {
  const { title: name, lead } = pages["/blogs"];
  const articles = newestFirst<Article>(publishedArticles);
  return { kind: null, name, lead, path: "/blogs", feed: "/feed.xml", articles };
}

/** The number of a page within its list, from 1; 0 if it is not part of it. */
function numberOf(page: string, { path, articles }: ListOfArticles) {
  return listPagePaths(path, articles.length).indexOf(page) + 1;
}

function projectsWith(tag: string) {
  return projects
    .filter((project: Project) => project.tags.includes(tag))
    .map(({ slug, title, description, detail }: Project) => ({
      to: detail ? `/projects/${slug}` : cardPath(slug),
      title,
      description,
    }));
}

export function meta({ loaderData: { head, page } }: Route.MetaArgs) {
  const { number, of } = page.place;
  const title = head.kind ? `${head.kind}: ${head.name}` : head.name;
  const newest = page.articles.slice(0, 3).map((article) => article.title);
  const description = `${title}. Articles, newest first: ${newest.join("; ")}.`;
  return [
    ...pageMeta({
      title: number === 1 ? title : `${title}, page ${number}`,
      description: number === 1 ? description : `${description} Page ${number} of ${of}.`,
      path: page.path,
      picturedBy: "/blogs",
    }),
    ...(head.kind ? [feedLink(head)] : []),
  ];
}

function feedLink({ name, feed }: { name: string; feed: string }) {
  return {
    tagName: "link",
    rel: "alternate",
    type: "application/atom+xml",
    title: `${__OWNER__.name}: ${name}`,
    href: address(feed),
  };
}

export default function ArticleListPage({ loaderData }: Route.ComponentProps) {
  const { listing, invitation, head, label, total, page, projects } = loaderData;
  return (
    <div key={page.path} className="wrap pt-8 pb-20 md:pt-10">
      <StructuredData
        things={[breadcrumbs([[listing, "/blogs"], ...(head.kind ? [crumb(head)] : [])])]}
      />
      <BackLink to="/blogs">Back to Blog</BackLink>
      <div className="mt-4">
        <PageHeading
          label={head.kind ? `${label} · ${head.kind}` : label}
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
      <ArticleList articles={page.articles} invitation={invitation} />
      <Pager place={page.place} words={byDate} />
      <TaggedProjects projects={projects} />
    </div>
  );
}

function crumb({ name, path }: { name: string; path: string }) {
  return [name, path] as const;
}
