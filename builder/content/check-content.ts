import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { readText } from "#app/lib/read-text.server.ts";
import { proseComponents } from "#app/mdx-components.tsx";
import { articleCategories } from "#content/article-categories.ts";
import { articles } from "#content/articles.ts";
import { books } from "#content/books.ts";
import { pagePaths, resourcePaths, searchPage } from "#content/derived/page-paths.ts";
import { livingFigure } from "#content/home.ts";
import imageVariants from "#content/images/variants.json" with { type: "json" };
import { pages } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects } from "#content/projects.ts";
import { chartNames } from "../charts/chart-request.ts";
import { closeDatabases } from "../sql/database-source.ts";
import { queryProblems } from "../sql/query-problems.ts";
import { workbookProblems } from "../workbooks/workbook-problems.ts";
import { cardChartFolder, isCardChart } from "./card-chart-problems.ts";
import { contentProblems } from "./content-problems.ts";
import type { Content } from "./entry-problems.ts";
import { figureProblems } from "./figure-problems.ts";
import { withLines } from "./problem.ts";

/** Made from a formula between dollar signs; nobody writes it by hand. */
const madeFromTex = "DisplayFormula";

/** Throws with one line for each mistake in `content/`. */
export async function checkContent() {
  const content = await readContent();
  const { errors } = await workbookProblems(content.projects);
  const written = [...contentProblems(content), ...errors];
  // A text that MDX cannot read has no queries to run.
  const problems = written.length > 0 ? written : await queryProblems(content.texts);
  await closeDatabases();
  if (problems.length > 0) throw new Error((await withLines(problems)).join("\n"));
}

/** The same for the figures that sentences name, which takes the models they come from. */
export async function checkFigures() {
  const problems = await figureProblems(await readContent());
  if (problems.length > 0) throw new Error((await withLines(problems)).join("\n"));
}

export async function readContent(): Promise<Content> {
  const texts = new Map([
    ...(await filesIn("content/articles", (name) => /\.(mdx|ipynb)$/.test(name))),
    ...(await filesIn("content/projects", (name) => name.endsWith(".mdx"))),
  ]);
  const own = await ownComponents([...texts.keys()]);
  return {
    profile,
    projects,
    projectCategories,
    articles,
    articleCategories,
    books,
    livingFigure,
    pages,
    pagePaths: [...pagePaths, searchPage, ...resourcePaths, "/resume.pdf", "/resume.json"],
    images: new Set(await readdir("content/images")),
    sizedPictures: new Set(Object.keys(imageVariants)),
    texts,
    cardCharts: new Map(await filesIn(cardChartFolder, isCardChart)),
    componentsOf: (file) => [
      ...Object.keys(proseComponents).filter((name) => /^[A-Z]/.test(name) && name !== madeFromTex),
      ...chartNames,
      ...(own.get(file) ?? []),
      "DataFiles",
    ],
  };
}

/** Path and content of the files of a folder. */
async function filesIn(folder: string, isWanted: (name: string) => boolean) {
  return (await readdir(folder))
    .filter(isWanted)
    .map((name): [string, string] => [`${folder}/${name}`, readText(`${folder}/${name}`)]);
}

/**
 * The components that a page brings for its own text, by the path of the text. Read from the source:
 * loading a model only to learn a name would take longer than the rest of the check.
 */
async function ownComponents(texts: readonly string[]) {
  const found = await Promise.all(
    texts.map(async (text): Promise<[string, string[]]> => {
      const source = await readFile(ownFile(text), "utf8").catch(() => "");
      const [, names = ""] = /components: \{([^}]*)\}/.exec(source) ?? [];
      return [text, [...names.matchAll(/\b[A-Z]\w*/g)].map(([name]) => name)];
    }),
  );
  return new Map(found);
}

function ownFile(text: string) {
  const slug = path.parse(text).name;
  return text.startsWith("content/articles/")
    ? `app/features/articles/${slug}/components.ts`
    : `app/features/models/${slug}/model.tsx`;
}
