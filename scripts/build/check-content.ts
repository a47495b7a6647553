import { readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { articles } from "#content/articles.ts";
import { books } from "#content/books.ts";
import { pagePaths, pages } from "#content/pages.ts";
import { profile } from "#content/profile.ts";
import { projectCategories } from "#content/project-categories.ts";
import { projects } from "#content/projects.ts";
import { type Content, contentProblems } from "./content-problems.ts";

/** Throws with one line for each mistake in `content/`. */
export async function checkContent() {
  const problems = contentProblems(await readContent());
  if (problems.length > 0) throw new Error(problems.join("\n"));
}

export async function readContent(): Promise<Content> {
  return {
    profile,
    projects,
    projectCategories,
    articles,
    books,
    pages,
    pagePaths,
    images: new Set(await readdir("content/images")),
    texts: new Map([
      ...(await textsIn("content/articles")),
      ...(await textsIn("content/projects")),
    ]),
  };
}

async function textsIn(folder: string) {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".mdx"));
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      return [`${folder}/${name}`, await readFile(path.join(folder, name), "utf8")];
    }),
  );
}
