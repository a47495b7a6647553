import { listPage } from "#app/features/articles/listed-articles.server.ts";
import { address } from "#app/lib/meta/address.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import type { LoaderArgs, PageProps } from "#app/lib/page-props.ts";
import { cardPath } from "#content/derived/project-pages.ts";
import { newestFirst, publishedArticles } from "#content/derived/published.ts";
import { listPagePaths, topicFeed, topics } from "#content/derived/topics.ts";
import { pages } from "#content/pages.ts";
import { projects } from "#content/projects.ts";
import type { Article, Project } from "#content/types.ts";

/** The articles of a tag or a category, or the later pages of the blog. */
export function loader({ path }: LoaderArgs) {
  const found = [...topics.map(topicList), blogList()]
    .map((list) => ({ list, number: numberOf(path, list) }))
    .find(({ number }) => number > 0);
  if (!found) throw new Response("No such list", { status: 404 });
  const { list, number } = found;
  const { name: listing, invitation } = pages["/blogs"];
  const { articles, ...head } = list;
  return {
    ...{ listing, invitation, head },
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
      inPreparation: detail === null,
    }));
}

export function metaTags({ loaderData: { head, page } }: PageProps<typeof loader>) {
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
    rel: "alternate",
    type: "application/atom+xml",
    title: `${__OWNER__.name}: ${name}`,
    href: address(feed),
  };
}
