import type { Article, Book, Page, Profile, Project, ProjectCategory } from "#content/types.ts";
import { cardChartProblems } from "./card-chart-problems.ts";
import { dateProblems, pictureProblems, textFileProblems } from "./entry-problems.ts";
import { problem } from "./problem.ts";
import { textProblems } from "./text-problems.ts";
import { topicProblems } from "./topic-problems.ts";

/** Everything the owner writes, as plain data, so that a test can pass in a mistake. */
export type Content = {
  profile: Profile;
  projects: readonly Project[];
  projectCategories: readonly ProjectCategory[];
  articles: readonly Article[];
  articleCategories: readonly { name: string }[];
  books: readonly Book[];
  /** The words about each page, by its path. */
  pages: Readonly<Record<string, Page>>;
  /** Every page, as the routes know it. */
  pagePaths: readonly string[];
  /** Names of the files in `content/images/`. */
  images: ReadonlySet<string>;
  /** Names of the pictures whose sizes have been made, without ending. */
  sizedPictures: ReadonlySet<string>;
  /** Text of each MDX file, by its path. */
  texts: ReadonlyMap<string, string>;
  /** Source of each card chart, by its path. */
  cardCharts: ReadonlyMap<string, string>;
  /** The components that each MDX file may use, by its path. */
  componentsOf: (file: string) => readonly string[];
};

/** One line for each mistake: the file, the field and the fix. */
export function contentProblems(content: Content): string[] {
  return [
    ...duplicates(
      "content/projects.ts",
      "slug",
      content.projects.map(({ slug }) => slug),
    ),
    ...duplicates(
      "content/articles.ts",
      "slug",
      content.articles.map(({ slug }) => slug),
    ),
    ...duplicates(
      "content/books.ts",
      "title",
      content.books.map(({ title }) => title),
    ),
    ...duplicates(
      "content/project-categories.ts",
      "id",
      content.projectCategories.map(({ id }) => id),
    ),
    ...codeProblems(content),
    ...slugProblems("content/projects.ts", content.projects),
    ...slugProblems("content/articles.ts", content.articles),
    ...sectionProblems(content),
    ...missingPages(content),
    ...topicProblems(content.articles, content.articleCategories),
    ...dateProblems(content),
    ...pictureProblems(content),
    ...contactProblems(content),
    ...textFileProblems(content),
    ...cardChartProblems(content.cardCharts, content.projects),
    ...[...content.texts].flatMap(([file, text]) =>
      textProblems(file, text, { ...content, components: content.componentsOf(file) }),
    ),
  ];
}

function duplicates(file: string, field: string, values: readonly string[]) {
  const repeated = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...repeated].map((value) =>
    problem(file, field, `"${value}" is used twice`, "give each entry its own"),
  );
}

/** A page numbers its sections in hundreds below its own code, so each needs a thousand to itself. */
function codeProblems({ pages, projectCategories }: Content) {
  const accounts = [
    ...projectCategories.map(({ title, code }) => ({ file: "project-categories", title, code })),
    ...Object.values(pages).flatMap(({ title, code }) =>
      code === undefined ? [] : [{ file: "pages", title, code }],
    ),
  ];
  return accounts.flatMap(({ file, title, code }, index) => {
    const field = `code of ${title}`;
    const taken = accounts.slice(0, index).find((account) => account.code === code);
    if (taken) {
      return [
        problem(
          `content/${file}.ts`,
          field,
          `${taken.title} already has ${code}`,
          "choose another",
        ),
      ];
    }
    return code % 1000 === 0
      ? []
      : [
          problem(
            `content/${file}.ts`,
            field,
            `${code} is not a whole thousand`,
            "use 1000, 2000 and so on",
          ),
        ];
  });
}

function slugProblems(file: string, entries: readonly { slug: string }[]) {
  return entries
    .filter(({ slug }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug))
    .map(({ slug }) =>
      problem(
        file,
        "slug",
        `"${slug}" is not a valid slug`,
        "use lowercase letters, digits and dashes",
      ),
    );
}

function sectionProblems({ projects, projectCategories }: Content) {
  const ids = projectCategories.map(({ id }) => id);
  return [
    ...projects
      .filter(({ section }) => !ids.includes(section))
      .map(({ slug, section }) =>
        problem(
          "content/projects.ts",
          `section of ${slug}`,
          `"${section}" is not a section`,
          `use one of ${ids.join(", ")}`,
        ),
      ),
    ...projectCategories
      .filter(({ id, title }) => id !== title.toLowerCase().replaceAll(" ", "-"))
      .map(({ id, title }) =>
        problem(
          "content/project-categories.ts",
          "id",
          `"${id}" does not match "${title}"`,
          "write the title in lowercase with dashes",
        ),
      ),
  ];
}

/** The menu leads to both lists. */
function missingPages({ pagePaths }: Content) {
  const kinds = [
    { folder: "/blogs/", list: "articles", kind: "article that is published" },
    { folder: "/projects/", list: "projects", kind: "project with a page" },
  ];
  return kinds
    .filter(({ folder }) => !pagePaths.some((path) => path.startsWith(folder)))
    .map(({ list, kind }) =>
      problem(`content/${list}.ts`, list, `there is no ${kind}`, "keep or add one"),
    );
}

function contactProblems({ profile }: Content) {
  const file = "content/profile.ts";
  return [
    ...(/^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(profile.email)
      ? []
      : [problem(file, "email", `"${profile.email}" is not an address`, "write name@example.com")]),
    ...(/^https:\/\/([\w-]+\.)*linkedin\.com\/\S+$/.test(profile.linkedin)
      ? []
      : [
          problem(
            file,
            "linkedin",
            `"${profile.linkedin}" is not a LinkedIn page`,
            "write https://www.linkedin.com/in/your-name",
          ),
        ]),
  ];
}
