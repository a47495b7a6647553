import { cardChartProblems } from "./card-chart-problems.ts";
import { type Content, dateProblems, pictureProblems, textFileProblems } from "./entry-problems.ts";
import { problem, problemIf } from "./problem.ts";
import { textProblems } from "./text-problems.ts";
import { topicProblems } from "./topic-problems.ts";

/** One line for each mistake: the file, the field and the fix. */
export function contentProblems(content: Content): string[] {
  const { projects, articles, books, projectCategories, articleCategories } = content;
  return [
    ...duplicates("content/projects.ts", "slug", projects),
    ...duplicates("content/articles.ts", "slug", articles),
    ...duplicates("content/books.ts", "title", books),
    ...duplicates("content/project-categories.ts", "id", projectCategories),
    ...duplicates("content/article-categories.ts", "name", articleCategories),
    ...codeProblems(content),
    ...slugProblems("content/projects.ts", projects),
    ...slugProblems("content/articles.ts", articles),
    ...sectionProblems(content),
    ...missingPages(content),
    ...homeProblems(content),
    ...topicProblems(articles, articleCategories),
    ...dateProblems(content),
    ...pictureProblems(content),
    ...contactProblems(content),
    ...textFileProblems(content),
    ...cardChartProblems(content.cardCharts, projects),
    ...[...content.texts].flatMap(([file, text]) =>
      textProblems(file, text, { ...content, components: content.componentsOf(file) }),
    ),
  ];
}

function duplicates<Field extends string>(
  file: string,
  field: Field,
  entries: readonly Record<Field, string>[],
) {
  const values = entries.map((entry) => entry[field]);
  const repeated = new Set(values.filter((value, index) => values.indexOf(value) !== index));
  return [...repeated].map((value) =>
    problem(file, field, `"${value}" is used twice`, "give each entry its own"),
  );
}

/** As in a chart of accounts, each has a thousand to itself. */
function codeProblems({ projectCategories }: Content) {
  return projectCategories.flatMap(({ title, code }, index) => {
    const place = ["content/project-categories.ts", `code of ${title}`] as const;
    const taken = projectCategories.slice(0, index).find((account) => account.code === code);
    if (taken) return [problem(...place, `${taken.title} already has ${code}`, "choose another")];
    const fault = `${code} is not a whole thousand`;
    return problemIf(code % 1000 !== 0, ...place, fault, "use 1000, 2000 and so on");
  });
}

function slugProblems(file: string, entries: readonly { slug: string }[]) {
  const fix = "use lowercase letters, digits and dashes";
  return entries.flatMap(({ slug }) =>
    problemIf(
      !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug),
      file,
      "slug",
      `"${slug}" is not a valid slug`,
      fix,
    ),
  );
}

/** The compiler checks which section a project names. */
function sectionProblems({ projectCategories }: Content) {
  return projectCategories
    .filter(({ id, title }) => id !== title.toLowerCase().replaceAll(" ", "-"))
    .map(({ id, title }) => {
      const fault = `"${id}" does not match "${title}"`;
      const fix = "write the title in lowercase with dashes";
      return problem("content/project-categories.ts", "id", fault, fix);
    });
}

/** The menu leads to both lists. */
function missingPages({ pagePaths }: Content) {
  const kinds = [
    { folder: "/blogs/", list: "articles", kind: "published article" },
    { folder: "/projects/", list: "projects", kind: "project with a page" },
  ];
  return kinds
    .filter(({ folder }) => !pagePaths.some((path) => path.startsWith(folder)))
    .map(({ list, kind }) =>
      problem(`content/${list}.ts`, list, `there is no ${kind}`, "keep or add one"),
    );
}

/** The project whose model the home page shows may have been removed. */
function homeProblems({ livingFigure, projects }: Content) {
  if (!livingFigure) return [];
  const { project } = livingFigure;
  return problemIf(
    !projects.some(({ slug, model, workbook }) => slug === project && (model ?? workbook)),
    "content/home.ts",
    "project",
    `"${project}" is no project with a model`,
    "name another with its cases and figures, or set livingFigure to null",
  );
}

function contactProblems({ profile: { email, linkedin } }: Content) {
  const file = "content/profile.ts";
  const isEmail = /^[^\s@<>]+@[^\s@<>.]+(\.[^\s@<>.]+)+$/.test(email);
  const isLinkedIn = /^https:\/\/([\w-]+\.)*linkedin\.com\/\S+$/.test(linkedin);
  const linkedinFix = "write https://www.linkedin.com/in/your-name";
  return [
    ...problemIf(!isEmail, file, "email", `"${email}" is not an address`, "write name@example.com"),
    ...problemIf(
      !isLinkedIn,
      file,
      "linkedin",
      `"${linkedin}" is not a LinkedIn page`,
      linkedinFix,
    ),
  ];
}
