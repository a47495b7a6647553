import { PageHeading } from "#app/components/layout/page-heading.tsx";
import { Everything } from "#app/features/search/everything.tsx";
import { KeyboardHelp } from "#app/features/search/keyboard-help.tsx";
import { SearchPanel } from "#app/features/search/search-panel.tsx";
import { formatLongDate } from "#app/format/date.ts";
import { pageMeta } from "#app/meta/page-meta.ts";
import type { UrlState } from "#app/url-state/url-state.ts";
import { useUrlState } from "#app/url-state/use-url-state.ts";
import { articles } from "#content/articles.ts";
import { books } from "#content/books.ts";
import { bookAnchor } from "#content/pages.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects } from "#content/projects.ts";
import type { Route } from "./+types/search.ts";

const title = "Search";
const lead = "Everything on this site, by word or by list.";

const mainPages = [
  { to: "/", title: "Home", note: "" },
  { to: "/projects", title: "My Projects", note: "" },
  { to: "/about", title: "About", note: "" },
  { to: "/blogs", title: "Blog", note: "" },
  { to: "/books", title: "Must Reads", note: "" },
  { to: "/contact", title: "Contact", note: "" },
];

export function loader() {
  return {
    groups: [
      { id: "pages", title: "Pages", pages: mainPages },
      ...projectCategories.map((category) => ({
        id: category.id,
        title: category.title,
        pages: category.projects.flatMap((slug) => projects.filter(isCalled(slug)).map(listed)),
      })),
      {
        id: "articles",
        title: "Articles",
        pages: [...articles]
          .sort((a, b) => b.date.localeCompare(a.date))
          .map(({ slug, title, date }) => ({
            to: `/blogs/${slug}`,
            title,
            note: formatLongDate(date),
          })),
      },
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

function isCalled(slug: string) {
  return (project: { slug: string }) => project.slug === slug;
}

function listed({ slug, title, detail }: (typeof projects)[number]) {
  return detail
    ? { to: `/projects/${slug}`, title, note: "" }
    : { to: `/projects#card-${slug}`, title, note: "in the making" };
}

export function meta() {
  return [
    ...pageMeta({ title, description: lead, path: "/search" }),
    { name: "robots", content: "noindex" },
  ];
}

/** The question is kept in the url as `?q=`, so that a tag can lead here and an answer can be shared. */
const questionInUrl: UrlState<string> = {
  keys: ["q"],
  read: (query) => query.get("q") ?? "",
  write: (question) => (question.trim() ? [["q", question]] : []),
};

export default function SearchPage({ loaderData }: Route.ComponentProps) {
  const { value: question, change } = useUrlState(questionInUrl);
  return (
    <div className="wrap pt-12 pb-20 md:pt-16">
      <PageHeading title={title} lead={lead} />
      <div className="needs-script mt-8 max-w-reading">
        <SearchPanel question={question} onQuestion={(next) => change(() => next)} />
      </div>
      <div hidden={question.trim() !== ""} className="mt-12">
        <Everything groups={loaderData.groups} />
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
