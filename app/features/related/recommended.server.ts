import { isInPreparation } from "#content/articles.ts";
import { projectsWithPage } from "#content/derived/page-paths.ts";
import { publishedArticles as articles } from "#content/derived/published.ts";
import { topicPath, topics } from "#content/derived/topics.ts";
import { pages } from "#content/pages.ts";
import type { Page } from "#content/types.ts";
import { type Recommended, relatedTo } from "./related.ts";

/** What has something to read: projects with a page, and articles with their text. */
const readable: readonly Recommended[] = [
  ...projectsWithPage.map(({ slug, title, tags }) => ({
    path: `/projects/${slug}`,
    title,
    tags: withSubject(slug, tags),
  })),
  ...articles
    .filter((article) => !isInPreparation(article))
    .map(({ slug, title, tags }) => ({ path: `/blogs/${slug}`, title, tags })),
];

/** Two pages on the same subjects, besides the neighbors, which are linked anyway. */
export function recommended(
  path: string,
  tags: readonly string[],
  neighbors: readonly ({ slug: string } | null)[],
) {
  const folder = path.slice(0, path.lastIndexOf("/"));
  const except = neighbors.flatMap((neighbor) => (neighbor ? [`${folder}/${neighbor.slug}`] : []));
  const all = withSubject(path.slice(folder.length + 1), tags);
  return relatedTo({ path, tags: all }, readable, { count: 2, except });
}

/** A subject on /projects connects projects as a tag does. */
function withSubject(slug: string, tags: readonly string[]) {
  const { subjects = [] }: Page = pages["/projects"];
  const own = subjects.filter(({ projects }) => projects.includes(slug));
  return [...tags, ...own.map(({ name }) => `subject: ${name}`)];
}

const paths = new Set(topics.map(({ path }) => path));

/** Tags with the page that lists what has them; one without a page leads to the search. */
export function linkTags(tags: readonly string[]) {
  return tags.map((name) => {
    const path = topicPath("tag", name);
    return { name, to: paths.has(path) ? path : `/search?q=${encodeURIComponent(name)}` };
  });
}
