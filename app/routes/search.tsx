import { AwaitUrlState } from "#app/boot/await-url-state.tsx";
import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { Everything, shortened } from "#app/features/search/everything.tsx";
import { KeyboardHelp } from "#app/features/search/keyboard-help.tsx";
import { SearchPanel } from "#app/features/search/search-panel.tsx";
import { formatCount } from "#app/lib/format/count.ts";
import { formatLongDate } from "#app/lib/format/date.ts";
import { pageMeta } from "#app/lib/meta/page-meta.ts";
import type { UrlState } from "#app/lib/url-state/url-state.ts";
import { useUrlState } from "#app/lib/url-state/use-url-state.ts";
import { isInPreparation } from "#content/articles.ts";
import { books } from "#content/books.ts";
import { bookAnchor, pages, searchPage } from "#content/pages.ts";
import { projectCategories } from "#content/project-categories.ts";
import { cardPath } from "#content/project-pages.ts";
import { projectsIn } from "#content/projects.ts";
import { publishedArticles as articles, newestFirst } from "#content/published.ts";
import { type Topic, topics } from "#content/topics.ts";
import type { Article, Page, Project } from "#content/types.ts";
import type { Route } from "./+types/search.ts";

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
      note: formatCount(articles.length, "article"),
    }));
}

function listedProject({ slug, title, detail }: Project) {
  return detail
    ? { to: `/projects/${slug}`, title, note: "" }
    : { to: cardPath(slug), title, note: "in preparation" };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...pageMeta({ ...loaderData.page, path: "/search" }),
    { name: "robots", content: "noindex" },
  ];
}

/** The query is kept in the url as `?q=`, so that a tag can link here and results can be shared. */
const questionInUrl: UrlState<string> = {
  keys: ["q"],
  read: (query) => query.get("q") ?? "",
  write: (question) => (question.trim() ? [["q", question]] : []),
};

export default function SearchPage({ loaderData: { page, groups } }: Route.ComponentProps) {
  const { value: question, change } = useUrlState(questionInUrl);
  return (
    <div className="wrap pt-12 pb-20 md:pt-16">
      <AwaitUrlState keys={questionInUrl.keys} />
      <PageHeading title={page.title} lead={page.lead} />
      <div className="needs-script mt-8 max-w-reading">
        <SearchPanel question={question} onQuestion={(next) => change(() => next)} />
      </div>
      <div hidden={question.trim() !== ""} className="mt-12">
        <Everything groups={groups} />
        <section aria-labelledby="keyboard" className="mt-12 max-w-reading">
          <h2 id="keyboard" className="mb-3 border-t border-ink pt-3 text-h2">
            Keyboard
          </h2>
          <KeyboardHelp />
        </section>
      </div>
    </div>
  );
}
