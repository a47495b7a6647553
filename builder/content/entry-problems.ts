import type { Article, Book, Picture, Profile, Project } from "#content/types.ts";
import { problem } from "./problem.ts";

/** Dates that do not exist, and revisions before the date of their article. */
export function dateProblems({
  articles,
  projects,
}: {
  articles: readonly Article[];
  projects: readonly Project[];
}) {
  return [
    ...articles.flatMap(articleDateProblems),
    ...projects.flatMap(({ slug, detail }) =>
      Object.entries({
        ...(detail && { completed: detail.completed }),
        ...(detail?.updated && { updated: detail.updated }),
      }).flatMap(([field, month]) =>
        monthProblem(month).map((fault) =>
          problem("content/projects.ts", `${field} of ${slug}`, fault, "write it as 2024-01"),
        ),
      ),
    ),
  ];
}

function articleDateProblems({ slug, date, revised }: Article) {
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

/** What is wrong with an ISO date, if anything: `2023-02-30` has the right shape and does not exist. */
function dateProblem(text: string): string[] {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return [`"${text}" is not an ISO date`];
  const date = new Date(`${text}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
  return exists ? [] : [`"${text}" does not exist`];
}

function monthProblem(text: string): string[] {
  return /^\d{4}-(0[1-9]|1[0-2])$/.test(text) ? [] : [`"${text}" is not a year and month`];
}

/** Pictures without a file, without generated sizes or without alt text. */
export function pictureProblems({
  profile,
  books,
  projects,
  images,
  sizedPictures,
}: {
  profile: Profile;
  books: readonly Book[];
  projects: readonly Project[];
  images: ReadonlySet<string>;
  sizedPictures: ReadonlySet<string>;
}) {
  const pictures: [file: string, field: string, picture: Picture][] = [
    ["content/profile.ts", "photo", profile.photo],
    ...books.map((book): [string, string, Picture] => [
      "content/books.ts",
      `image of ${book.title}`,
      book.image,
    ]),
    ...projects.flatMap(({ slug, detail }) =>
      (detail?.screenshots ?? []).map(({ picture }): [string, string, Picture] => [
        "content/projects.ts",
        `screenshots of ${slug}`,
        picture,
      ]),
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

function withoutEnding(name: string) {
  return name.replace(/\.\w+$/, "");
}

type Texts = ReadonlyMap<string, string>;

/** Pages without a text, and texts without a page. */
export function textFileProblems({
  articles,
  projects,
  texts,
}: {
  articles: readonly Article[];
  projects: readonly Project[];
  texts: Texts;
}) {
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
function articleFile(slug: string, texts: Texts) {
  const [text, notebook] = [`content/articles/${slug}.mdx`, `content/articles/${slug}.ipynb`];
  return texts.has(notebook) && !texts.has(text) ? notebook : text;
}
