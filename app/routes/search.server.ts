import { shortened } from "#app/features/search/everything.tsx";
import { formatLongDate } from "#app/lib/format/date.ts";
import { formatCount } from "#app/lib/format/number.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import type { PageProps } from "#app/lib/page-props.ts";
import { isInPreparation } from "#content/articles.ts";
import { books } from "#content/books.ts";
import { bookAnchor, searchPage } from "#content/derived/page-paths.ts";
import { cardPath } from "#content/derived/project-pages.ts";
import { publishedArticles as articles, newestFirst } from "#content/derived/published.ts";
import { type Topic, topics } from "#content/derived/topics.ts";
import { pages } from "#content/pages.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects, projectsIn } from "#content/projects.ts";
import type { Article, Page, Project } from "#content/types.ts";

export function loader() {
  return {
    page: pages["/search"],
    groups: [
      { id: "pages", title: "Pages", pages: mainPages() },
      ...projectCategories.map(({ id, title }) =>
        shortened({ id, title, pages: projectsIn(id).map(listedProject) }, `/projects#${id}`),
      ),
      shortened(
        {
          id: "articles",
          title: "Articles",
          pages: newestFirst<Article>(articles).map(listedArticle),
        },
        "/blogs",
      ),
      { id: "categories", title: "Categories", pages: listedTopics("category") },
      { id: "tags", title: "Tags", pages: listedTopics("tag") },
      {
        id: "books",
        title: "Books",
        pages: books.map((book) => ({
          to: `/books#${bookAnchor(book)}`,
          title: book.title,
          note: String(book.year),
        })),
      },
    ],
  };
}

function mainPages() {
  return Object.entries<Page>(pages)
    .filter(([path]) => path !== searchPage)
    .map(([path, { name, title }]) => ({ to: path, title: path === "/" ? name : title, note: "" }));
}

function listedArticle(article: Article) {
  const { slug, title, date } = article;
  const note = isInPreparation(article) ? "in preparation" : formatLongDate(date);
  return { to: `/blogs/${slug}`, title, note };
}

function listedTopics(kind: Topic["kind"]) {
  return topics
    .filter((topic) => topic.kind === kind)
    .map(({ path, name, articles }) => ({
      to: path,
      title: name,
      note: [
        formatCount(articles.length, "article"),
        ...(kind === "tag" ? [formatCount(countTagged(name), "project")] : []),
      ].join(", "),
    }));
}

function countTagged(tag: string) {
  return projects.filter((project: Project) => project.tags.includes(tag)).length;
}

function listedProject({ slug, title, detail }: Project) {
  return detail
    ? { to: `/projects/${slug}`, title, note: "" }
    : { to: cardPath(slug), title, note: "in preparation" };
}

export function metaTags({ loaderData }: PageProps<typeof loader>) {
  return [
    ...pageMeta({ ...loaderData.page, path: "/search" }),
    { name: "robots", content: "noindex" },
  ];
}
