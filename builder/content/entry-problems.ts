import type {
  Article,
  Book,
  LivingFigure,
  Page,
  Picture,
  Profile,
  Project,
  ProjectCategory,
} from "#content/types.ts";
import { problem, problemIf } from "./problem.ts";

/** Everything the owner writes, as plain data, so that a test can pass in a mistake. */
export type Content = {
  profile: Profile;
  projects: readonly Project[];
  projectCategories: readonly ProjectCategory[];
  articles: readonly Article[];
  articleCategories: readonly { name: string }[];
  books: readonly Book[];
  /** The model that the home page shows. */
  livingFigure: LivingFigure | null;
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

/** Dates that do not exist, and revisions before the date of their article. */
export function dateProblems({ articles, projects }: Content) {
  return [
    ...articles.flatMap(articleDateProblems),
    ...projects.flatMap(({ slug, detail }) =>
      Object.entries({ completed: detail?.completed, updated: detail?.updated }).flatMap(
        ([field, month]) =>
          problemIf(
            month !== undefined && !/^\d{4}-(0[1-9]|1[0-2])$/.test(month),
            "content/projects.ts",
            `${field} of ${slug}`,
            `"${month}" is not a year and month`,
            "write it as 2024-01",
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

/** Pictures without a file, without generated sizes or without alt text. */
export function pictureProblems({ profile, books, projects, images, sizedPictures }: Content) {
  const pictures: [file: string, field: string, picture: Picture][] = [
    ["content/profile.ts", "photo", profile.photo],
  ];
  for (const { title, image } of books) {
    pictures.push(["content/books.ts", `image of ${title}`, image]);
  }
  for (const { slug, detail } of projects) {
    for (const { picture } of detail?.screenshots ?? []) {
      pictures.push(["content/projects.ts", `screenshots of ${slug}`, picture]);
    }
  }
  return pictures.flatMap(([file, field, { file: image, alt }]) => {
    const name = image.replace(/\.\w+$/, "");
    const isThere = images.has(image);
    const missing = `content/images/${image} does not exist`;
    const unsized = `${image} has no sizes to serve yet`;
    return [
      ...problemIf(!isThere, file, field, missing, "add the file or correct its name"),
      ...problemIf(
        isThere && !sizedPictures.has(name),
        file,
        field,
        unsized,
        `run npm run images -- ${name}`,
      ),
      ...problemIf(
        alt.trim() === "",
        file,
        field,
        "the alt text is empty",
        "say what the picture shows",
      ),
    ];
  });
}

/** Pages without a text, and texts without a page. */
export function textFileProblems({ articles, projects, texts }: Content) {
  const wanted = [
    ...articles.map(({ slug }) => articleFile(slug, texts)),
    ...projects.filter(({ detail }) => detail).map(({ slug }) => `content/projects/${slug}.mdx`),
  ];
  const unused = [...texts.keys()].filter((file) => !wanted.includes(file));
  return [
    ...wanted
      .filter((file) => !texts.has(file))
      .map((file) =>
        problem(file, "file", "it does not exist", "write the text of this page there"),
      ),
    ...unused.map((file) =>
      problem(file, "file", "no entry has this slug", "add one to the list, or remove the file"),
    ),
  ];
}

/** A notebook where there is one and no text beside it. */
function articleFile(slug: string, texts: Content["texts"]) {
  const [text, notebook] = [`content/articles/${slug}.mdx`, `content/articles/${slug}.ipynb`];
  return texts.has(notebook) && !texts.has(text) ? notebook : text;
}
