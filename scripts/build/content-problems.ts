import type {
  Article,
  Book,
  Page,
  Picture,
  Profile,
  Project,
  ProjectCategory,
} from "#content/types.ts";
import { cardChartProblems } from "./content/card-chart-problems.ts";
import { textProblems } from "./content/text-problems.ts";
import { topicProblems } from "./content/topic-problems.ts";
import { dateProblem, monthProblem } from "./dates.ts";

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
    ...fileProblems(content),
    ...cardChartProblems(content.cardCharts, content.projects),
    ...[...content.texts].flatMap(([file, text]) =>
      textProblems(file, text, { ...content, components: content.componentsOf(file) }),
    ),
  ];
}

function problem(file: string, field: string, fault: string, fix: string) {
  return `${file}: ${field}: ${fault}; ${fix}.`;
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

function dateProblems({ articles, projects }: Content) {
  return [
    ...articles.flatMap(articleDateProblems),
    ...projects.flatMap(({ slug, detail }) =>
      (detail ? monthProblem(detail.completed) : []).map((fault) =>
        problem("content/projects.ts", `completed of ${slug}`, fault, "write it as 2024-01"),
      ),
    ),
  ];
}

/** The router cannot build a kind of page of which there is none. */
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

function articleDateProblems({ slug, date, revised }: Content["articles"][number]) {
  const written = Object.entries({ date, ...(revised !== undefined && { revised }) });
  const faults = written.flatMap(([field, day]) =>
    dateProblem(day).map((fault) =>
      problem("content/articles.ts", `${field} of ${slug}`, fault, "write it as 2024-01-15"),
    ),
  );
  // Dates that do not exist cannot be compared.
  if (faults.length > 0 || revised === undefined || revised >= date) return faults;
  const fault = `it is before the date, ${date}`;
  return [problem("content/articles.ts", `revised of ${slug}`, fault, "correct one of them")];
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

function pictureProblems({ profile, books, projects, images, sizedPictures }: Content) {
  const pictures: [file: string, field: string, picture: Picture][] = [
    ["content/profile.ts", "photo", profile.photo],
    ...books.map((book): [string, string, Picture] => [
      "content/books.ts",
      `image of ${book.title}`,
      book.image,
    ]),
    ...projects.flatMap(({ slug, detail }) =>
      (detail?.screenshots ?? []).flatMap((screenshot): [string, string, Picture][] =>
        screenshot.kind === "image"
          ? [["content/projects.ts", `screenshots of ${slug}`, screenshot.picture]]
          : [],
      ),
    ),
  ];
  return pictures.flatMap(([file, field, picture]) => [
    ...(images.has(picture.file)
      ? []
      : [
          problem(
            file,
            field,
            `content/images/${picture.file} does not exist`,
            "add the file or correct its name",
          ),
        ]),
    ...(images.has(picture.file) && !sizedPictures.has(withoutEnding(picture.file))
      ? [
          problem(
            file,
            field,
            `${picture.file} has no sizes to serve yet`,
            `run npm run images -- ${withoutEnding(picture.file)}`,
          ),
        ]
      : []),
    ...(picture.alt.trim() === ""
      ? [problem(file, field, "the alt text is empty", "say what the picture shows")]
      : []),
  ]);
}

function fileProblems({ articles, projects, texts }: Content) {
  const wanted = [
    ...articles.map(({ slug }) => articleFile(slug, texts)),
    ...projects.filter(({ detail }) => detail).map(({ slug }) => `content/projects/${slug}.mdx`),
  ];
  return [
    ...wanted
      .filter((file) => !texts.has(file))
      .map((file) =>
        problem(file, "file", "it does not exist", "write the text of this page there"),
      ),
    ...[...texts.keys()]
      .filter((file) => !wanted.includes(file))
      .map((file) =>
        problem(file, "file", "no entry has this slug", "add one to the list, or remove the file"),
      ),
  ];
}

/** A notebook where there is one and no text beside it. */
function articleFile(slug: string, texts: Content["texts"]) {
  const [text, notebook] = [`content/articles/${slug}.mdx`, `content/articles/${slug}.ipynb`];
  return texts.has(notebook) && !texts.has(text) ? notebook : text;
}

function withoutEnding(name: string) {
  return name.replace(/\.\w+$/, "");
}
